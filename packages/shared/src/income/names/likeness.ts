import leven from 'leven'

/** `unknown` if the forms do not decide it. */
export type Likeness = 'same' | 'other' | 'unknown'

/**
 * Short words, numbers and numerals distinguish names ("Fund I", "Fund II"); in long ones OCR may misread a letter or
 * two.
 */
export function likeWord(read: string, other: string): boolean {
  const [a, b] = [withoutLookalikes(read), withoutLookalikes(other)]
  if (a === b) return true
  if (/\d|^[IVX]+$/.test(a) || /\d|^[IVX]+$/.test(b)) return false
  const length = Math.min(a.length, b.length)
  return leven(a, b) <= (length >= 9 ? 2 : length >= 5 ? 1 : 0)
}

/** Replaces digits that OCR read for letters within a word: "PH0TO". */
function withoutLookalikes(word: string): string {
  if (word.replace(/[^A-Z]/g, '').length < 3) return word
  return word.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S')
}
