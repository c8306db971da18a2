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
  return editDistance(read, printed, limit) <= limit
}
