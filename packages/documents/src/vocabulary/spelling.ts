import { editDistance } from './similar.ts'

/** The words the vocabularies turn on, for putting right what OCR misread by a letter. */
const WORDS = new Set(
  (
    'earnings deductions deduction description withholding withholdings federal medicare security insurance employee employer ' +
    'current period regular overtime holiday statutory company contributions reimbursements adjustment adjustments summary ' +
    'medical dental vision social income garnishment retirement benefits information statement voluntary allocations distribution'
  ).split(' '),
)
const KNOWN = [...WORDS]

/** A word as the vocabulary has it where it differs from one of its longer words by one letter; else the word itself. */
export function corrected(word: string): string {
  if (word.length < 6 || WORDS.has(word)) return word
  return KNOWN.find((known) => isNear(word, known) && editDistance(word, known, 1) <= 1) ?? word
}

/** One letter's difference leaves the length nearly, and at least one end of the word wholly, as it was. */
function isNear(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && (a.startsWith(b.slice(0, 3)) || a.endsWith(b.slice(-3)))
}
