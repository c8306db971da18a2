import type { Box, Word } from '../model/page.ts'

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
  /** What the word right behind the phrase begins with where it is none of these labels. */
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
