import { type Box, height, left, middleY, top, type Word, union, byLeft } from '../model/page.ts'
import { blankBetween, ByHeight, endFlush } from '../layout/geometry.ts'
import { tokensOf, type Lexicon, abbreviates, type FoundLabel } from './lexicon.ts'

interface Placed {
  word: Word
  tokens: readonly string[]
  /** Rank from left to right. */
  order: number
  box: Box
}

/** Words on one line differ in height by at most this factor. */
const TALLER = 2.5
/** Greatest distance between the middles of words on one line, in heights of the taller one. */
const OFF_LINE = 0.6
const NEXT_LINE = 0.8
/** Greatest distance between a word and the one before it, in heights. */
const NEAR = 2.5

/** Finds words by their beginnings, and the word after or before another one in reading order. */
export class Neighbours<C extends string> {
  readonly lexicon: Lexicon<C>
  readonly #placed: ByHeight<Placed>
  readonly #byWord: ReadonlyMap<Word, Placed>
  readonly #byFirstToken: ReadonlyMap<string, Placed[]>
  readonly #tallest: number
  readonly #starting = new Map<string, readonly Word[]>()
  readonly #beside = new Map<Word, Word | null>()

  constructor(words: readonly Word[], lexicon: Lexicon<C>) {
    this.lexicon = lexicon
    const placed = [...words]
      .sort(byLeft)
      .map((word, order) => ({ word, tokens: tokensOf(word.text), order, box: word.box }))
    this.#byWord = new Map(placed.map((one) => [one.word, one]))
    this.#byFirstToken = Map.groupBy(
      placed.filter(({ tokens }) => tokens.length > 0),
      ({ tokens }) => tokens[0]!,
    )
    this.#placed = new ByHeight(placed)
    this.#tallest = words.reduce((tallest, word) => Math.max(tallest, height(word)), 0)
  }

  tokensOf(word: Word): readonly string[] {
    return this.#byWord.get(word)!.tokens
  }

  /** Words whose beginning may be the token, from left to right. */
  startingLike(token: string): readonly Word[] {
    let words = this.#starting.get(token)
    if (!words) {
      words = [...this.#byFirstToken]
        .filter(([text]) => this.lexicon.isLike(text, token))
        .flatMap(([, placed]) => placed)
        .sort((a, b) => a.order - b.order)
        .map(({ word }) => word)
      this.#starting.set(token, words)
    }
    return words
  }

  /** The next word on the line, or the first of the line below within the label's column. */
  after(word: Word, start: Word, expected: string): Word | null {
    const beside = this.beside(word)
    if (beside && this.#beginsLike(beside, expected)) return beside
    const below = [
      ...[start, this.#lineStart(start)].map((first) => this.#wordBelow(word, beginsNear(first))),
      this.#wordBelow(word, endsWith(word)),
    ]
    return below.find((next) => next && this.#beginsLike(next, expected)) ?? null
  }

  /** The number alone on the line above a label, flush with it: "15" over "State". */
  numberAbove(word: Word, number: string): Word | null {
    const size = height(word)
    return firstOf(
      this.#placed.between(top(word) - NEXT_LINE * size - this.#tallest, top(word)),
      (above) =>
        above.text === number &&
        Math.abs(height(above) - size) < 0.2 * size &&
        top(word) - above.box[3] < NEXT_LINE * size &&
        middleY(above) < top(word) &&
        Math.abs(left(above) - left(word)) < size &&
        !this.isFollowed(above),
    )
  }

  /** Any word directly before another on its line, at most so many heights before it. */
  before(word: Word, reach = NEAR): Word | null {
    const size = height(word)
    const before = this.#aroundLine(word).filter(
      ({ word: w }) => left(w) < left(word) && blankBetween(w, word) < reach * size && onLine(w, word),
    )
    return before.sort((a, b) => a.order - b.order).at(-1)?.word ?? null
  }

  /** Whether anything directly follows a word on its line. */
  isFollowed(word: Word): boolean {
    return this.#aroundLine(word).some(({ word: next }) => isBeside(word, next))
  }

  /** The word directly after another on its line. */
  beside(word: Word): Word | null {
    let beside = this.#beside.get(word)
    if (beside === undefined) {
      beside = firstOf(this.#aroundLine(word), (next) => isBeside(word, next))
      this.#beside.set(word, beside)
    }
    return beside
  }

  /** The words that follow one another on a line without a gap, at most so many. */
  phraseFrom(start: Word, longest: number): Word[] {
    const phrase = [start]
    for (let next = this.beside(start); next && phrase.length < longest; next = this.beside(next)) phrase.push(next)
    return phrase
  }

  #wordBelow(word: Word, isInColumn: (below: Word) => boolean): Word | null {
    const [size, bottom] = [height(word), word.box[3]]
    return firstOf(
      this.#placed.between(bottom, bottom + NEXT_LINE * size + this.#tallest / 2),
      (w) => top(w) - bottom < NEXT_LINE * size && middleY(w) > bottom && isInColumn(w),
    )
  }

  /** Two labels may share a box, "15 State / Employer's state ID" over "number": the second goes on where the first begins. */
  #lineStart(start: Word): Word {
    const before = this.before(start)
    return before ? this.#lineStart(before) : start
  }

  #beginsLike(word: Word, expected: string): boolean {
    const token = this.tokensOf(word)[0]!
    return this.lexicon.goesOnLike(token, expected) || token.startsWith(expected)
  }

  #aroundLine(word: Word): readonly Placed[] {
    const reach = OFF_LINE * TALLER * height(word)
    return this.#placed.between(middleY(word) - reach, middleY(word) + reach)
  }
}

/** The leftmost of the words with letters or digits that passes. */
function firstOf(candidates: readonly Placed[], passes: (word: Word) => boolean): Word | null {
  let first: Placed | null = null
  for (const one of candidates)
    if ((!first || one.order < first.order) && one.tokens.length > 0 && passes(one.word)) first = one
  return first?.word ?? null
}

const beginsNear = (first: Word) => (below: Word) => Math.abs(left(below) - left(first)) < 4 * height(first)
/** Where lines are flush on the right. */
const endsWith = (last: Word) => (below: Word) => endFlush(below, last)

const isBeside = (word: Word, next: Word) =>
  left(next) > left(word) && blankBetween(word, next) < 1.5 * height(word) && onLine(next, word)

function onLine(a: Word, b: Word): boolean {
  const [small, large] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  return a !== b && large < TALLER * small && Math.abs(middleY(a) - middleY(b)) < OFF_LINE * large
}

const LONGEST = 6
/** Minimum letters of a word that distinguishes one label from another. */
const LEAST = 3
/** A label names its amount first; a sentence about the amount names it later ("2. Enter this amount on the … tax"). */
const TELLING = 2

/** Labels with an unknown wording, found by their number and one of their words after it: "17 State tax". */
export function numberedLabels<C extends string>(
  words: readonly Word[],
  taken: ReadonlySet<Word>,
  neighbours: Neighbours<C>,
): FoundLabel<C>[] {
  const free = words.filter((word) => !taken.has(word))
  return free.flatMap((number) => {
    const label = neighbours.lexicon.numbered.get(number.text.replace(/[.):]$/, ''))
    if (!label) return []
    const behind = neighbours.phraseFrom(number, LONGEST + 1).slice(1)
    const end = behind.findIndex((word) => /\d/.test(word.text) || taken.has(word))
    const wording = behind.slice(0, end < 0 ? undefined : end)
    const known = label.phrases.flatMap(tokensOf).filter((token) => token.length >= LEAST)
    const isOwn = wording
      .flatMap((word) => tokensOf(word.text))
      .slice(0, TELLING)
      .some((token) => known.some((other) => token === other || abbreviates(token, other)))
    const own = [number, ...wording]
    return isOwn ? [{ concept: label.concept, area: union(own.map(({ box }) => box)), words: own }] : []
  })
}
