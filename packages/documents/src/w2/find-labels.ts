import { height, left, middleY, right, top, union, type Word } from '../page/page.ts'
import { resembles } from '../text/similar.ts'
import type { FoundLabel } from './found-label.ts'
import { abbreviates, tokensOf } from './label-tokens.ts'
import { BOX_LABELS, type BoxLabel } from './labels.ts'
import { numberedLabels } from './numbered-labels.ts'

interface Token {
  text: string
  word: Word
}

interface Wording {
  label: BoxLabel
  tokens: readonly string[]
}

const WORDINGS: readonly Wording[] = BOX_LABELS.flatMap((label) =>
  label.wordings.map((wording) => ({ label, tokens: tokensOf(wording) })),
).sort((a, b) => b.tokens.length - a.tokens.length)

const VOCABULARY = new Set(WORDINGS.flatMap(({ tokens }) => tokens))

/** Every label of a W-2 on the page, on one line or wrapped. A word belongs to one label, the longest that needs it. */
export function findLabels(words: readonly Word[]): FoundLabel[] {
  const neighbours = new Neighbours(words)
  const taken = new Set<Word>()
  const found: FoundLabel[] = []
  for (const { label, tokens } of WORDINGS) {
    for (const start of neighbours.startingLike(tokens[0]!)) {
      const match = follow(start, tokens, neighbours)
      if (!match || match.some((word) => taken.has(word)) || neighbours.isReturn(match.at(-1)!)) continue
      const number = numberBefore(match[0]!, label, neighbours)
      if (label.needsNumber && !number) continue
      const own = number ? [number, ...match] : match
      own.forEach((word) => taken.add(word))
      found.push({ box: label.box, area: union(own.map((word) => word.box)), words: own })
    }
  }
  const byNumber = numberedLabels(words, taken)
  for (const label of byNumber) label.words.forEach((word) => taken.add(word))
  return [...found, ...byNumber, ...bareNumbers(words, taken, found)]
}

/** The words that spell the tokens, starting at the word given; null where they do not. */
function follow(start: Word, tokens: readonly string[], neighbours: Neighbours): Word[] | null {
  const match = [start]
  let rest = tokensOf(start.text)
  for (const [i, expected] of tokens.entries()) {
    if (rest.length === 0) {
      const next = neighbours.after(match.at(-1)!, start, expected)
      if (!next) return null
      match.push(next)
      rest = tokensOf(next.text)
    }
    const last = i === tokens.length - 1
    if (!isLike(rest[0]!, expected) && !(last && rest[0]!.startsWith(expected))) return null
    rest = rest.slice(1)
  }
  return match
}

/** The number printed before a label ("2 Federal income …"). OCR garbles these small digits, so any short scrap will do there. */
function numberBefore(first: Word, label: BoxLabel, neighbours: Neighbours): Word | null {
  if (label.number === '') return null
  const before = neighbours.before(first)
  if (!before) return null
  const text = before.text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const short = before.text.length <= 3 && right(before) - left(before) < 3 * height(first)
  const scrap = before.confidence < 1 && short && !label.needsNumber
  return text === label.number || scrap ? before : null
}

/** Box 9 is shaded and has no wording on forms since 2011: its number stands alone, in line with the others of its column. */
function bareNumbers(words: readonly Word[], taken: ReadonlySet<Word>, found: readonly FoundLabel[]): FoundLabel[] {
  const column = found.filter((label) => ['3', '5', '7', '11'].includes(label.box))
  return words
    .filter((word) => /^9\.?$/.test(word.text) && !taken.has(word))
    .filter((word) => column.some((label) => Math.abs(label.area[0] - left(word)) < 5))
    .filter(
      (word) =>
        !words.some((next) => onLine(next, word) && left(next) > left(word) && gap(word, next) < 1.5 * height(word)),
    )
    .map((word) => ({ box: '9', area: word.box, words: [word] }))
}

/** Finds words by how they begin, and the word that follows or precedes another in reading. */
class Neighbours {
  readonly #tokens: Token[]
  readonly #words: readonly Word[]
  readonly #starting = new Map<string, Word[]>()

  constructor(words: readonly Word[]) {
    this.#words = [...words].sort((a, b) => left(a) - left(b))
    this.#tokens = this.#words.flatMap((word) => {
      const text = tokensOf(word.text)[0]
      return text === undefined ? [] : [{ text, word }]
    })
  }

  startingLike(token: string): Word[] {
    let words = this.#starting.get(token)
    if (!words) {
      words = this.#tokens.filter(({ text }) => isLike(text, token)).map(({ word }) => word)
      this.#starting.set(token, words)
    }
    return words
  }

  /** The next word on the line, or the first of the line below within the label's column. */
  after(word: Word, start: Word, expected: string): Word | null {
    const size = height(word)
    const beside = this.#beside(word)
    if (beside && beginsLike(beside, expected)) return beside
    const below = this.#words.find(
      (w) =>
        top(w) - word.box[3] < 0.8 * size &&
        middleY(w) > word.box[3] &&
        Math.abs(left(w) - left(start)) < 4 * size &&
        isWord(w),
    )
    if (below && beginsLike(below, expected)) return below
    return null
  }

  /** "… your State Income Tax Return" names no box. */
  isReturn(last: Word): boolean {
    return this.#beside(last)?.text.toLowerCase().startsWith('return') ?? false
  }

  #beside(word: Word): Word | undefined {
    const size = height(word)
    return this.#words.find((w) => onLine(w, word) && left(w) > left(word) && gap(word, w) < 1.5 * size && isWord(w))
  }

  before(word: Word): Word | null {
    const size = height(word)
    return this.#words.findLast((w) => onLine(w, word) && left(w) < left(word) && gap(w, word) < 2.5 * size) ?? null
  }
}

/** A word of some label is no misreading of another: "employee's" never stands for "employer's". */
function isLike(read: string, expected: string): boolean {
  return read === expected || (!VOCABULARY.has(read) && (abbreviates(read, expected) || resembles(read, expected)))
}

function beginsLike(word: Word, expected: string): boolean {
  const token = tokensOf(word.text)[0]!
  return isLike(token, expected) || token.startsWith(expected)
}

function isWord(word: Word): boolean {
  return tokensOf(word.text).length > 0
}

function onLine(a: Word, b: Word): boolean {
  const [small, large] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  return a !== b && large < 2.5 * small && Math.abs(middleY(a) - middleY(b)) < 0.6 * large
}

function gap(a: Word, b: Word): number {
  return left(b) - right(a)
}
