import { bottom, height, left, middleY, right, top, type Word } from '../../model/page.ts'
import { LEADER_REACH } from '../tolerances.ts'

/** Fewer dots in a row are a punctuation mark. */
const FEWEST = 3
const DOTS = /^[.…·]+$/
/** Behind a word; three say that it was cut short. */
const TRAILING = /(?<=[^.])\.{4,}$/

/** The words without the dots that lead from a name to its amount: "Bonus. . . . . . .$100.00". */
export function withoutLeaders(words: readonly Word[]): readonly Word[] {
  const bare = (word: Word) => ({ ...word, text: word.text.replace(TRAILING, '') })
  return withoutLoose(words.map((word) => (TRAILING.test(word.text) ? bare(word) : word)))
}

function withoutLoose(words: readonly Word[]): readonly Word[] {
  const dots = words.filter(({ text }) => DOTS.test(text))
  if (lengthOf(dots) < FEWEST) return words
  const leads = (word: Word) => lengthOf(dots.filter((dot) => isNear(dot, word))) >= FEWEST
  return words.flatMap((word) => {
    if (!leads(word)) return [word]
    const text = word.text.replace(/^[.…]+(?=[^\d.])|[.…]+$/g, '')
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** Set one by one or all in one word. */
const lengthOf = (dots: readonly Word[]) => dots.reduce((length, { text }) => length + text.length, 0)

/** On the same line and within a few letters. */
function isNear(dot: Word, word: Word): boolean {
  const y = middleY(dot)
  const reach = LEADER_REACH * height(word)
  return y >= top(word) && y <= bottom(word) && left(dot) < right(word) + reach && right(dot) > left(word) - reach
}
