import type { Box, Word } from '../model/page.ts'

/** Print around the boxes that ends them. */
export type Edge = 'edge'

/** What stands in a box. */
export type BoxContent =
  | 'value'
  /** A mark, below its label or in line with it. */
  | 'mark'
  /** Amounts with a code before them, some perhaps below the one box of theirs that is labelled. */
  | 'coded'
  /** Nothing below its label, which stands at the foot of the box. */
  | 'label only'

/** One printed form. A page holds up to four, mostly copies of the same. */
export interface Copy<C extends string> {
  labels: ReadonlyMap<C, Box>
  /** The labels of the table at the foot again, where the form prints them for each of its rows. */
  furtherRows: readonly ReadonlyMap<C, Box>[]
  /** Print that ends boxes: this copy's and the page's. */
  edges: readonly Box[]
  area: Box
  /** What is above the copy, up to the one before: some forms have their title there. */
  heading: Box
}

/** The words of each box. */
export interface Cells<C extends string> {
  main: ReadonlyMap<C, readonly Word[]>
  /** Those of `Copy.furtherRows`. */
  furtherRows: readonly ReadonlyMap<C, readonly Word[]>[]
}
