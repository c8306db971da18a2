import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import { isSame, pairsOf, SURE, type Pair, type PlacedWord } from './placed-words.ts'
import { compareWords } from './words-exchanged.ts'

const AMOUNT = /^[-+]?\d{1,3}(?:,?\d{3})*\.\d{2}$/
const DATE = /^\d{1,2}([/.-])\d{1,2}\1(?:\d\d|\d{4})$/
/** Minimum number of amounts that agree for each that does not: other text layers come from poor OCR. */
const AGREE = { least: 4, each: 5 }
/** Pages with more words are not compared, because every word is compared with every other. */
const MOST_WORDS = 4_000

/**
 * Amounts, dates and names that differ between the picture of a page and the text layer behind it. `behind` is the text layer, `read` the OCR of
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
  const words = compareWords(behind, read)
  const doAgree = words.agree || (agree >= AGREE.least && agree >= AGREE.each * differ.length)
  const figuresDiffer = doAgree ? differ : []
  // Recognition loses a digit more often than it takes one for another.
  const shortened = figuresDiffer.filter(lacksDigit)
  const exchanged = [...figuresDiffer.filter((pair) => !lacksDigit(pair)), ...words.exchanged]
  if (exchanged.length + shortened.length === 0) return []
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

const digitsOf = ({ text }: PlacedWord) => text.replace(/^[-+]/, '')

function lacksSign({ was, is }: Pair): boolean {
  return digitsOf(was) === digitsOf(is)
}

/** Whether one is the other without a digit. */
function lacksDigit({ was, is }: Pair): boolean {
  const [short, long] = [digitsOf(was), digitsOf(is)].sort((a, b) => a.length - b.length) as [string, string]
  return long.split('').some((_, i) => long.slice(0, i) + long.slice(i + 1) === short)
}
