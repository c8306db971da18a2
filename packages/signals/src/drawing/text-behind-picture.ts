import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'

/** A word with its place as fractions of the page as displayed. */
export interface PlacedWord {
  text: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** 0 to 1. */
  confidence: number
}

const AMOUNT = /^[-+]?\d{1,3}(?:,?\d{3})*\.\d{2}$/
const DATE = /^\d{1,2}([/.-])\d{1,2}\1(?:\d\d|\d{4})$/
const NAME = /^[A-Za-z]{4,}$/
/** Minimum number of amounts that agree for each that does not: other text layers come from poor OCR. */
const AGREE = { least: 4, each: 5 }
/** Words that show a text layer to be good, whatever its amounts are, and the share of them that agree. */
const WORDS = { least: 15, share: 0.97 }
/** A word read with less confidence may be misread. */
const SURE = 0.8
/** Pages with more words are not compared, because every word is compared with every other. */
const MOST_WORDS = 4_000

interface Pair {
  was: PlacedWord
  is: PlacedWord
}

/**
 * Amounts and dates that differ between the picture of a page and the text layer behind it. `behind` is the text layer, `read` the OCR of
 * the picture.
 */
export function ofTextBehindPicture(
  page: number,
  behind: readonly PlacedWord[],
  read: readonly PlacedWord[],
): FoundSignal[] {
  if (behind.length > MOST_WORDS || read.length > MOST_WORDS) return []
  const figures = pairsOf(figuresAmong(behind), figuresAmong(read))
  const agree = figures.filter(isSame).length
  const differ = figures.filter((pair) => !isSame(pair) && pair.is.confidence >= SURE && !lacksSign(pair))
  if (differ.length === 0) return []
  const doAgree = agree >= AGREE.least && agree >= AGREE.each * differ.length
  if (!doAgree && !wordsAgree(behind, read)) return []
  // Recognition loses a digit more often than it takes one for another.
  const [exchanged, shortened] = [differ.filter((pair) => !lacksDigit(pair)), differ.filter(lacksDigit)]
  const evidence = [...exchanged, ...shortened].map(({ was, is }) => ({
    ...{ page, box: [...is.box] },
    detail: `${quoted(is.text)} shown, ${quoted(was.text)} in the text behind it`,
  }))
  const summary = `The picture of the page and the text behind it differ: ${evidence[0]!.detail}.`
  return [{ code: 'text_behind_differs', severity: exchanged.length > 0 ? 'medium' : 'low', summary, evidence }]
}

function figuresAmong(words: readonly PlacedWord[]): PlacedWord[] {
  return words.flatMap((word) => {
    const text = word.text.replace(/[$\s]/g, '')
    return AMOUNT.test(text) || DATE.test(text) ? [{ ...word, text: text.replaceAll(',', '') }] : []
  })
}

/** Whether the words of the text layer are those of the picture. */
function wordsAgree(behind: readonly PlacedWord[], read: readonly PlacedWord[]): boolean {
  const sure = read.filter(({ text, confidence }) => confidence >= SURE && NAME.test(text))
  const pairs = pairsOf(
    behind.filter(({ text }) => NAME.test(text)),
    sure,
  )
  return pairs.length >= WORDS.least && pairs.filter(isSame).length >= WORDS.share * pairs.length
}

function pairsOf(stored: readonly PlacedWord[], shown: readonly PlacedWord[]): Pair[] {
  return stored.flatMap((was) => {
    const is = shown.find((word) => stands(word, was))
    return is ? [{ was, is }] : []
  })
}

const isSame = ({ was, is }: Pair) => was.text === is.text

const digitsOf = ({ text }: PlacedWord) => text.replace(/^[-+]/, '')

function lacksSign({ was, is }: Pair): boolean {
  return digitsOf(was) === digitsOf(is)
}

/** Whether one is the other without a digit. */
function lacksDigit({ was, is }: Pair): boolean {
  const [short, long] = [digitsOf(was), digitsOf(is)].sort((a, b) => a.length - b.length) as [string, string]
  return long.split('').some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)
}

/** Whether each box contains the other's centre. */
function stands(one: PlacedWord, other: PlacedWord): boolean {
  return holds(one.box, other.box) && holds(other.box, one.box)
}

function holds([left, top, right, bottom]: PlacedWord['box'], other: PlacedWord['box']): boolean {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}
