import { resembles } from '../vocabulary/similar.ts'
import { abbreviates, tokensOf } from './label-tokens.ts'
import type { Label } from './label.ts'

/** One way of naming something, in the words it is compared by. */
export interface Wording<C extends string> {
  label: Label<C>
  tokens: readonly string[]
}

/** What OCR makes of "ID" in small print. */
const ID = /^[1il|j][d0o]$/

/** The labels of one kind of paper, made ready to be found on its pages. */
export class Lexicon<C extends string> {
  /** All wordings of all labels, the longest first. */
  readonly wordings: readonly Wording<C>[]
  /** Those that are known by their shape though hardly a word of them is: one word would be too little. */
  readonly long: readonly Wording<C>[]
  /** The labels that have a number before them, by that. */
  readonly numbered: ReadonlyMap<string, Label<C>>
  readonly #vocabulary: ReadonlySet<string>

  constructor(labels: readonly Label<C>[]) {
    this.wordings = labels
      .flatMap((label) => label.phrases.map((phrase) => ({ label, tokens: tokensOf(phrase) })))
      .sort((a, b) => b.tokens.length - a.tokens.length)
    this.long = this.wordings.filter(({ label, tokens }) => tokens.length > 1 && !label.needsNumber && !label.isEdge)
    this.numbered = new Map(labels.filter(({ number }) => /^\d+$/.test(number)).map((label) => [label.number, label]))
    this.#vocabulary = new Set(this.wordings.flatMap(({ tokens }) => tokens))
  }

  has(token: string): boolean {
    return this.#vocabulary.has(token)
  }

  /** Whether a word may be another, misread. A word of some label never is: "employee's" does not stand for "employer's". */
  isLike(read: string, expected: string): boolean {
    if (expected === 'id' && ID.test(read)) return true
    return read === expected || (!this.has(read) && (abbreviates(read, expected) || resembles(read, expected)))
  }
}
