import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'

/** A word with its place as fractions of the page as displayed. */
export interface PlacedWord {
  text: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** 0 to 1. */
  confidence: number
}

const AMOUNT = /^-?\d{1,3}(?:,?\d{3})*\.\d{2}$/
/** Minimum number of amounts that agree for each that does not: other text layers come from poor OCR. */
const AGREE = { least: 4, each: 5 }
/** An amount read with less confidence may be misread. */
const SURE = 0.8
/** Pages with more words are not compared, because every word is compared with every other. */
const MOST_WORDS = 4_000

/**
 * Amounts that differ between the picture of a page and the text layer behind it. `behind` is the text layer, `read` the OCR of
 * the picture.
 */
export function ofTextBehindPicture(
  page: number,
  behind: readonly PlacedWord[],
  read: readonly PlacedWord[],
): FoundSignal[] {
  if (behind.length > MOST_WORDS || read.length > MOST_WORDS) return []
  const [stored, shown] = [amountsAmong(behind), amountsAmong(read)]
  let agree = 0
  const differ: { was: PlacedWord; is: PlacedWord }[] = []
  for (const was of stored) {
    const is = shown.find((word) => stands(word, was))
    if (!is) continue
    if (is.text === was.text) agree++
    else if (is.confidence >= SURE) differ.push({ was, is })
  }
  if (differ.length === 0 || agree < AGREE.least || agree < AGREE.each * differ.length) return []
  const evidence = differ.map(({ was, is }) => ({
    ...{ page, box: [...is.box] },
    detail: `${quoted(is.text)} shown, ${quoted(was.text)} in the text behind it`,
  }))
  const summary = `The picture of the page and the text behind it differ: ${evidence[0]!.detail}.`
  return [{ code: 'text_behind_differs', severity: 'medium', summary, evidence }]
}

function amountsAmong(words: readonly PlacedWord[]): PlacedWord[] {
  return words.flatMap((word) => {
    const text = word.text.replace(/[$\s]/g, '')
    return AMOUNT.test(text) ? [{ ...word, text: text.replaceAll(',', '') }] : []
  })
}

/** Whether each box contains the other's centre. */
function stands(one: PlacedWord, other: PlacedWord): boolean {
  return holds(one.box, other.box) && holds(other.box, one.box)
}

function holds([left, top, right, bottom]: PlacedWord['box'], other: PlacedWord['box']): boolean {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}
