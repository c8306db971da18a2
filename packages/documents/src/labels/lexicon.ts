import { resembles } from '../vocabulary/spelling.ts'
import type { Box, Word } from '../model/page.ts'

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

/** What papers of one kind call one thing. */
export interface Label<C extends string> {
  concept: C
  /** The number or letter printed before the phrase, which only confirms it. */
  number: string
  /** Longest first. */
  phrases: readonly string[]
  /** The phrases are too common to stand alone. */
  needsNumber?: true
  /** Print that ends what other labels are of; it is looked for in full only. */
  isEdge?: true
  /** The beginnings of a word right behind the phrase that make it another label. */
  notBefore?: string
  /** No two words above one another are this label. */
  onOneLine?: true
}

/** A label where it stands on the page. */
export interface FoundLabel<C extends string> {
  concept: C
  area: Box
  words: readonly Word[]
}

/** OCR takes the c of "12c" for a cent, or writes both. */
const C_READ_AS_CENT = /[¢©]c?/g

/** The words of a label as they are compared: "Employee's" is one, "third-party" two. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(C_READ_AS_CENT, 'c')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '')
}

/** Small boxes shorten their labels: "dep" for dependent, "nonqual" for nonqualified. */
export function abbreviates(read: string, whole: string): boolean {
  return read.length >= 3 && read.length < whole.length && whole.startsWith(read)
}
