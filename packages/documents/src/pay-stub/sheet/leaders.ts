import { bottom, left, middleY, right, top, type Word } from '../../page/page.ts'

/** Fewer dots in a row are a punctuation mark. */
const FEWEST = 3
const DOTS = /^[.…·]+$/

/** The words without the dots that lead from a name to its amount: "Bonus. . . . . . .$100.00". */
export function withoutLeaders(words: readonly Word[]): readonly Word[] {
  const dots = words.filter(({ text }) => DOTS.test(text))
  if (dots.length < FEWEST) return words
  const leads = (word: Word) => dots.filter((dot) => isNear(dot, word)).length >= FEWEST
  return words.flatMap((word) => {
    if (!leads(word)) return [word]
    const text = word.text.replace(/^[.…]+(?=[^\d.])|[.…]+$/g, '')
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** On the same line and within a few letters. */
function isNear(dot: Word, word: Word): boolean {
  const y = middleY(dot)
  const reach = 3 * (bottom(word) - top(word))
  return y >= top(word) && y <= bottom(word) && left(dot) < right(word) + reach && right(dot) > left(word) - reach
}
