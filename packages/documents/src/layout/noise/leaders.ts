import { bottom, height, left, right, top, type Word } from '../../model/page.ts'
import { ByHeight } from '../by-height.ts'
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
  const byHeight = new ByHeight(dots)
  const leads = (word: Word) =>
    lengthOf(byHeight.between(top(word), bottom(word)).filter((dot) => isNear(dot, word))) >= FEWEST
  return words.flatMap((word) => {
    if (!leads(word)) return [word]
    const text = word.text.replace(/^[.…]+(?=[^\d.])|[.…]+$/g, '')
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** Set one by one or all in one word. */
const lengthOf = (dots: readonly Word[]) => dots.reduce((length, { text }) => length + text.length, 0)

/** Within a few letters of a word on its line. */
function isNear(dot: Word, word: Word): boolean {
  const reach = LEADER_REACH * height(word)
  return left(dot) < right(word) + reach && right(dot) > left(word) - reach
}
