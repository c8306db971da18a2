import { editDistance, resembles } from '../vocabulary/spelling.ts'
import type { Box, Word } from '../model/page.ts'

/** One wording of a label, as the tokens it is compared by. */
export interface Wording<C extends string> {
  label: Label<C>
  tokens: readonly string[]
  /** Its letters without the spaces. */
  letters: string
  /** The tokens behind a comma. On a line of its own, such a word is another label unless the comma is printed. */
  listed: ReadonlySet<number>
}

/** OCR misreadings of "ID" in small print. */
const ID = /^[1il|j][d0o]$/

/** The labels of one kind of document, prepared for searching its pages. */
export class Lexicon<C extends string> {
  /** All wordings of all labels, longest first. */
  readonly wordings: readonly Wording<C>[]
  /** Wordings of several words, which are recognised by their shape though hardly a word is legible. */
  readonly long: readonly Wording<C>[]
  /** The labels that have a number before them, by that number. */
  readonly numbered: ReadonlyMap<string, Label<C>>
  readonly #vocabulary: ReadonlySet<string>

  constructor(labels: readonly Label<C>[]) {
    this.wordings = labels
      .flatMap((label) => label.phrases.map((phrase) => wordingOf(label, phrase)))
      .sort((a, b) => b.tokens.length - a.tokens.length)
    this.long = this.wordings.filter(({ label, tokens }) => tokens.length > 1 && !label.needsNumber && !label.isEdge)
    this.numbered = new Map(labels.filter(({ number }) => /^\d+$/.test(number)).map((label) => [label.number, label]))
    this.#vocabulary = new Set(this.wordings.flatMap(({ tokens }) => tokens))
  }

  has(token: string): boolean {
    return this.#vocabulary.has(token)
  }

  /** As isLike, for a word behind others of its label, where a short one may be misread too: "name, address and ZP code". */
  goesOnLike(read: string, expected: string): boolean {
    if (this.isLike(read, expected)) return true
    return expected.length === 3 && read.length > 1 && !this.has(read) && editDistance(read, expected, 1) <= 1
  }

  /** Whether a word may be another, misread or shortened. A word of some label never is: "employee's" is not "employer's". */
  isLike(read: string, expected: string): boolean {
    if ((expected === 'id' && ID.test(read)) || (expected === 'number' && read === 'no')) return true
    return read === expected || (!this.has(read) && (abbreviates(read, expected) || resembles(read, expected)))
  }
}

/** The names that documents of one kind use for one thing. */
export interface Label<C extends string> {
  concept: C
  /** The number or letter printed before the phrase; it only confirms the phrase. */
  number: string
  /** Longest first. */
  phrases: readonly string[]
  /** Whether the phrases are too common without the number. */
  needsNumber?: true
  /** Whether it is print that ends the areas of other labels; it is searched for only in full. */
  isEdge?: true
  /** Beginnings of a word directly after the phrase that make it another label. */
  notBefore?: string
  /** Whether its words must be on one line. */
  onOneLine?: true
}

function wordingOf<C extends string>(label: Label<C>, phrase: string): Wording<C> {
  const tokens = tokensOf(phrase)
  const items = phrase.split(',')
  const listed = new Set(items.slice(1).map((_, i) => tokensOf(items.slice(0, i + 1).join(' ')).length))
  return { label, tokens, letters: tokens.join(''), listed }
}

/** A label and where it is printed. */
export interface FoundLabel<C extends string> {
  concept: C
  area: Box
  words: readonly Word[]
}

/** OCR reads the c of "12c" as a cent sign, or as both. */
const C_READ_AS_CENT = /[¢©]c?/g

/** "Employee's name" and "Employee name" are one label; OCR loses the apostrophe. */
const GENITIVE = /['’‘`]s\b|(?<=\bemploye[er])s\b/g

/** The tokens of a label: "Employee's" is one, "third-party" two. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(GENITIVE, '')
    .replace(/['’‘`]/g, '')
    .replace(C_READ_AS_CENT, 'c')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '')
}

/** Small boxes abbreviate their labels: "dep" for dependent, "nonqual" for nonqualified. */
export const abbreviates = (read: string, whole: string) =>
  read.length >= 3 && read.length < whole.length && whole.startsWith(read)
