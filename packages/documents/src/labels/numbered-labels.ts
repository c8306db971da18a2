import { height, left, middleY, right, union, type Word } from '../model/page.ts'
import { abbreviates, tokensOf } from './label-tokens.ts'
import type { FoundLabel } from './label.ts'
import type { Neighbours } from './neighbours.ts'

const LONGEST = 6
/** Letters of a word that tells one label from another. */
const LEAST = 3
/** A label says at once what it is of; a sentence about that comes to it later ("2. Enter this amount on the … tax"). */
const TELLING = 2

/** Labels worded like none that is known, by their number and a word of theirs behind it: "17 State tax". */
export function numberedLabels<C extends string>(
  words: readonly Word[],
  taken: ReadonlySet<Word>,
  { lexicon }: Neighbours<C>,
): FoundLabel<C>[] {
  const free = words.filter((word) => !taken.has(word))
  return free.flatMap((number) => {
    const label = lexicon.numbered.get(number.text.replace(/[.):]$/, ''))
    if (!label) return []
    const wording = wordingAfter(number, free)
    const known = label.phrases.flatMap(tokensOf).filter((token) => token.length >= LEAST)
    const isOwn = wording
      .flatMap((word) => tokensOf(word.text))
      .slice(0, TELLING)
      .some((token) => known.some((other) => token === other || abbreviates(token, other)))
    const own = [number, ...wording]
    return isOwn ? [{ concept: label.concept, area: union(own.map(({ box }) => box)), words: own }] : []
  })
}

/** The words that follow without a gap, up to the first figure. */
function wordingAfter(number: Word, words: readonly Word[]): Word[] {
  const wording: Word[] = []
  while (wording.length < LONGEST) {
    const last = wording.at(-1) ?? number
    const next = words.find(
      (word) =>
        left(word) > left(last) &&
        left(word) - right(last) < 1.2 * height(number) &&
        Math.abs(middleY(word) - middleY(last)) < 0.4 * height(number),
    )
    if (!next || /\d/.test(next.text)) break
    wording.push(next)
  }
  return wording
}
