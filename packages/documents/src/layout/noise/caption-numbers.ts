import { height, type Word } from '../../model/page.ts'
import { areLevel, blankBetween } from '../geometry.ts'

/** Fewer may be a list in a note. */
const FEWEST = 3
const NUMBER = /^\d{1,2}\.$/

/** The words without the numbers of numbered boxes: in "11. GROSS PAY CURRENT" the number is neither a figure nor of the label. */
export function withoutCaptionNumbers(words: readonly Word[]): readonly Word[] {
  const captioned = words.filter((word) => NUMBER.test(word.text) && words.some((next) => isCaptionBehind(next, word)))
  // A box may be numbered and have no caption.
  const numbers = words.filter((word) => NUMBER.test(word.text) && captioned.some((other) => areLevel(word, other)))
  if (new Set(numbers.map(({ text }) => text)).size < FEWEST) return words
  const dropped = new Set(numbers)
  return words.filter((word) => !dropped.has(word))
}

/** Letters a blank behind the number, on its line. */
function isCaptionBehind(word: Word, number: Word): boolean {
  const blank = blankBetween(number, word)
  return /^\p{L}/u.test(word.text) && areLevel(word, number) && blank > -1 && blank < height(number)
}
