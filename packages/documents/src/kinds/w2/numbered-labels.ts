import { height, left, middleY, right, union, type Word } from '../../model/page.ts'
import type { FoundLabel } from './found-label.ts'
import { abbreviates, tokensOf } from './label-tokens.ts'
import { BOX_LABELS, type BoxName } from './labels.ts'

/** The words a box's wordings are made of, by the number printed before them. */
const WORDS_OF_BOX = new Map<string, { box: BoxName; tokens: readonly string[] }>(
  BOX_LABELS.filter(({ number }) => /^\d+$/.test(number)).map(({ box, number, wordings }) => [
    number,
    { box, tokens: wordings.flatMap(tokensOf).filter((token) => token.length >= 3) },
  ]),
)
const LONGEST = 6
/** A label names its box at once; a sentence about the box comes to it later ("2. Enter this amount on the … tax"). */
const TELLING = 2

/** Labels worded like none that is known, by their number and a word of their box behind it: "17 State tax". */
export function numberedLabels(words: readonly Word[], taken: ReadonlySet<Word>): FoundLabel[] {
  const free = words.filter((word) => !taken.has(word))
  return free.flatMap((number) => {
    const own = WORDS_OF_BOX.get(number.text.replace(/[.):]$/, ''))
    const wording = own ? wordingAfter(number, free) : []
    const isOwn = wording
      .flatMap((word) => tokensOf(word.text))
      .slice(0, TELLING)
      .some((token) => own!.tokens.some((known) => token === known || abbreviates(token, known)))
    return isOwn
      ? [{ box: own!.box, area: union([number, ...wording].map(({ box }) => box)), words: [number, ...wording] }]
      : []
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
