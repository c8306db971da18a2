import type { Page, Word } from '@income/documents'
import type { Random } from '@income/samples'

/** How often OCR misreads an amount, and how visible that is. Shares of all amounts, except `seenRight`. */
export interface Noise {
  misread: number
  /** The share of misread amounts that another look reads right. */
  seenRight: number
  /** Amounts read right that another look misreads. */
  challenged: number
}

/** An amount as printed, and as the OCR's looks read it, the first one taken. */
export interface MisreadFigure {
  page: number
  printed: string
  readings: string[]
}

/** Digits that look alike when blurred. */
const ALIKE: Readonly<Record<string, string>> = {
  0: '986',
  1: '74',
  2: '7',
  3: '8',
  4: '1',
  5: '68',
  6: '58',
  7: '12',
  8: '3690',
  9: '08',
}
const FIGURE = /^[-($]*\d[\d,]*(\.\d\d)?[)-]*$/

/** The pages as OCR might read them from a blurry scan. */
export function misread(
  pages: readonly Page[],
  noise: Noise,
  random: Random,
): { pages: Page[]; figures: MisreadFigure[] } {
  const figures: MisreadFigure[] = []
  const noisy = pages.map((page): Page => {
    const words = page.words.map((word) => {
      const readings =
        FIGURE.test(word.text) && /\d\D*\d/.test(word.text) ? readingsOf(word.text, noise, random) : [word.text]
      if (readings.length > 1 || readings[0] !== word.text)
        figures.push({ page: page.number, printed: word.text, readings })
      return asRead(word, readings)
    })
    return { ...page, source: 'ocr', words }
  })
  return { pages: noisy, figures }
}

function readingsOf(printed: string, noise: Noise, random: Random): string[] {
  if (random.chance(noise.misread)) {
    const wrong = garbled(printed, random)
    if (random.chance(noise.seenRight)) return [wrong, printed]
    return random.chance(0.5) ? [wrong, garbled(printed, random)] : [wrong]
  }
  return random.chance(noise.challenged) ? [printed, garbled(printed, random)] : [printed]
}

/** One digit replaced by a similar one, or the decimal point lost. */
function garbled(text: string, random: Random): string {
  if (random.chance(0.1) && text.includes('.')) return text.replace('.', '')
  const digits = Array.from(text, (character, at) => (ALIKE[character] ? [at] : [])).flat()
  const at = random.pick(digits)
  return text.slice(0, at) + random.pick(Array.from(ALIKE[text[at]!]!)) + text.slice(at + 1)
}

function asRead(word: Word, readings: readonly string[]): Word {
  const [first, ...others] = [...new Set(readings)]
  if (others.length === 0) return { ...word, text: first!, confidence: 0.9 }
  return { ...word, text: first!, confidence: 0.6, alternatives: others.map((text) => ({ text, confidence: 0.6 })) }
}
