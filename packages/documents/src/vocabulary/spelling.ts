import { remembered } from './remembered.ts'

/** The words the vocabularies turn on, for putting right what OCR misread by a letter. */
const WORDS = new Set(
  (
    'earnings deductions deduction description withholding withholdings federal medicare security insurance employee employer ' +
    'current period regular overtime holiday statutory company contributions reimbursements adjustment adjustments summary ' +
    'medical dental vision social income garnishment retirement benefits information statement voluntary allocations distribution'
  ).split(' '),
)
const KNOWN = [...WORDS]
/** Too short to be recognised with any other letter. */
const SHORT = 'gross total totals taxes rate amount date pay'.split(' ')

/** Shapes that OCR mistakes for each other, a pair of letters for one letter first: "Eamings" and "Eaminas" are "Earnings". */
const CONFUSIONS: readonly (readonly [alike: RegExp, shape: string])[] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/li/g, 'h'],
  [/[l1]/g, 'i'],
  [/0/g, 'o'],
  [/[aq]/g, 'g'],
]

/** A word in lower case with one letter for all shapes that OCR mistakes for each other: words of one shape may be one word. */
const shapeOf = remembered((word: string) =>
  CONFUSIONS.reduce((shape, [alike, letter]) => shape.replace(alike, letter), word),
)
/** Whether OCR may have mistaken one word for the other by nothing but such shapes. */
export const looksLike = (read: string, printed: string) => shapeOf(read) === shapeOf(printed)
const BY_SHAPE = new Map(KNOWN.concat(SHORT).map((word) => [shapeOf(word), word]))

/** A word as the vocabulary has it if OCR may mistake one for the other, or one letter of a longer word differs; else itself. */
export function corrected(word: string): string {
  if (WORDS.has(word)) return word
  const alike = BY_SHAPE.get(shapeOf(word))
  if (alike || word.length < 6) return alike ?? word
  return KNOWN.find((known) => isNear(word, known) && editDistance(word, known, 1) <= 1) ?? word
}

/** One letter's difference leaves the length nearly, and at least one end of the word wholly, as it was. */
const isNear = (a: string, b: string) =>
  Math.abs(a.length - b.length) <= 1 && (a.startsWith(b.slice(0, 3)) || a.endsWith(b.slice(-3)))

/** The number of letters to add, drop or change to make one text of the other, or `limit + 1` where it is more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const distance = Math.min(change, row[j]! + 1, next[j - 1]! + 1)
      next.push(distance)
      least = Math.min(least, distance)
    }
    if (least > limit) return limit + 1
    row = next
  }
  return row[b.length]!
}

/** Whether a word as read may be the printed word: OCR is allowed an error in four letters and two in seven, none in less. */
export function resembles(read: string, printed: string): boolean {
  if (read === printed) return true
  const limit = printed.length >= 7 ? 2 : printed.length >= 4 ? 1 : 0
  if (limit === 0 || read.length < 3 || Math.abs(read.length - printed.length) > limit) return false
  if (!/\D/.test(read) && !/\d/.test(printed)) return false
  return editDistance(read, printed, limit) <= limit || editDistance(shapeOf(read), shapeOf(printed), limit) <= limit
}
