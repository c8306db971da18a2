import { height, left, right, top, union, type Word } from '../model/page.ts'
import { garbledLabels } from './garbled-labels.ts'
import type { FoundLabel, Label, Lexicon } from './lexicon.ts'
import { numberedLabels, Neighbours } from './neighbours.ts'

export interface LabelsFound<C extends string> {
  /** Found by their words, on one line or wrapped. */
  worded: readonly FoundLabel<C>[]
  /** Those of them with their number before them. */
  numbered: ReadonlySet<FoundLabel<C>>
  /** Found by their number and a word, or by their letters although hardly a word is legible. */
  inferred: readonly FoundLabel<C>[]
  /** The words of all labels. */
  taken: ReadonlySet<Word>
  neighbours: Neighbours<C>
}

/** Finds every label of a lexicon among the words of a page. A word belongs to one label, the longest that needs it. */
export function findLabels<C extends string>(words: readonly Word[], lexicon: Lexicon<C>): LabelsFound<C> {
  const neighbours = new Neighbours(words, lexicon)
  const taken = new Set<Word>()
  const worded: FoundLabel<C>[] = []
  const numbered = new Set<FoundLabel<C>>()
  for (const { label, tokens } of lexicon.wordings) {
    for (const start of neighbours.startingLike(tokens[0]!)) {
      const match = follow(start, tokens, neighbours)
      if (!match || match.some((word) => taken.has(word)) || goesOn(match.at(-1)!, label, neighbours)) continue
      if (label.onOneLine && areTwoLines(match)) continue
      const number = numberBefore(match[0]!, label, neighbours)
      if (label.needsNumber && !number) continue
      const own = number ? [number, ...match] : match
      own.forEach((word) => taken.add(word))
      const here = { concept: label.concept, area: union(own.map((word) => word.box)), words: own }
      worded.push(here)
      if (number) numbered.add(here)
    }
  }
  const inferred: FoundLabel<C>[] = []
  for (const find of [numberedLabels<C>, garbledLabels<C>]) {
    const more = find(words, taken, neighbours)
    for (const label of more) label.words.forEach((word) => taken.add(word))
    inferred.push(...more)
  }
  return { worded, numbered, inferred, taken, neighbours }
}

/** "… your State Income Tax Return" is not a label of an income tax. */
function goesOn<C extends string>(last: Word, { notBefore }: Label<C>, neighbours: Neighbours<C>): boolean {
  const next = notBefore && neighbours.beside(last)
  return next ? next.text.toLowerCase().startsWith(notBefore) : false
}

/** In a list, "Employee" before the name is over "SSN" before the number. */
function areTwoLines([first, second, ...more]: readonly Word[]): boolean {
  return more.length === 0 && second !== undefined && top(second) > first!.box[3]
}

/** The words that spell the tokens, starting at the given word; null if they do not. */
function follow<C extends string>(start: Word, tokens: readonly string[], neighbours: Neighbours<C>): Word[] | null {
  const match = [start]
  let rest = neighbours.tokensOf(start)
  for (const [i, expected] of tokens.entries()) {
    if (rest.length === 0) {
      const next = neighbours.after(match.at(-1)!, start, expected)
      if (!next) return null
      match.push(next)
      rest = neighbours.tokensOf(next)
    }
    const last = i === tokens.length - 1
    if (!neighbours.lexicon.isLike(rest[0]!, expected) && !(last && rest[0]!.startsWith(expected))) return null
    rest = rest.slice(1)
  }
  return match
}

/**
 * The number printed before a label ("2 Federal income …"). OCR garbles these small digits, so any short scrap is accepted
 * there.
 */
function numberBefore<C extends string>(first: Word, label: Label<C>, neighbours: Neighbours<C>): Word | null {
  if (label.number === '') return null
  const before = neighbours.before(first)
  if (!before) return null
  const text = before.text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const short = before.text.length <= 3 && right(before) - left(before) < 3 * height(first)
  const scrap = before.confidence < 1 && short && !label.needsNumber
  return text === label.number || scrap ? before : null
}
