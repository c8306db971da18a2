import { editDistance } from '../../text/similar.ts'

/** The words the vocabularies turn on, for putting right what OCR misread by a letter. */
const WORDS = new Set(
  (
    'earnings deductions deduction description withholding withholdings federal medicare security insurance employee employer ' +
    'current period regular overtime holiday statutory company contributions reimbursements adjustment adjustments summary ' +
    'medical dental vision social income garnishment retirement benefits information statement voluntary allocations distribution'
  ).split(' '),
)
const BY_LENGTH = Map.groupBy(WORDS, (word) => word.length)

/** A word as the vocabulary has it where it differs from one of its longer words by one letter; else the word itself. */
export function corrected(word: string): string {
  if (word.length < 6 || WORDS.has(word)) return word
  const near = [-1, 0, 1].flatMap((by) => BY_LENGTH.get(word.length + by) ?? [])
  return near.find((known) => sharesAnEnd(word, known) && editDistance(word, known, 1) <= 1) ?? word
}

/** One letter's difference leaves at least one end of the word as it was. */
function sharesAnEnd(a: string, b: string): boolean {
  return a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2)
}
