import type { FoundLabel } from '../labels/lexicon.ts'
import type { Box, Word, Page } from '../model/page.ts'
import { type CopyReading, type Reading, amountInBox, type BoxAmount } from './reading.ts'
import { C_IN_A_RING } from '../layout/noise.ts'

/** A form whose values stand in boxes, each below or beside its label. */
export interface BoxedForm<C extends string> {
  /** Every label of the form among the words of a page. */
  labelsAmong(words: readonly Word[]): FoundLabel<C | Edge>[]
  /** Boxes every copy has once. */
  markers: readonly C[]
  /** Whether labels that stand together are those of one copy. */
  isForm(labels: ReadonlyMap<C, Box>): boolean
  contentOf(box: C): BoxContent
  /** Boxes of a table at the foot, whose labels may be printed again for each of its rows: the states. */
  repeated: ReadonlySet<C>
  /** Print around the boxes that is not a value of theirs. */
  isPrint?: (phrase: string) => boolean
  /** What one copy says. */
  read(filled: FilledCopy<C>): CopyReading
}

/** Print around the boxes that ends them; an aside stands beside the form, and nothing from there on is part of it. */
export type Edge = 'edge' | 'aside'

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

interface Written<C extends string> {
  cells: Cells<C>
  outside: readonly Word[]
}

/** One printed form and what is written in each of its boxes. */
export class FilledCopy<C extends string> {
  readonly copy: Copy<C>
  readonly cells: Cells<C>
  /** What is written on it, but in no box. */
  readonly outside: readonly Word[]
  readonly page: Page
  readonly year: Reading | null

  constructor(copy: Copy<C>, written: Written<C>, year: Reading | null, page: Page) {
    this.copy = copy
    this.cells = written.cells
    this.outside = written.outside
    this.year = year
    this.page = page
  }

  /** The words of some boxes, with what may be dirt. */
  print(...boxes: C[]): Word[] {
    return boxes.flatMap((box) => this.cells.main.get(box) ?? [])
  }

  words(...boxes: C[]): Word[] {
    return this.print(...boxes).filter(({ text }) => text !== C_IN_A_RING)
  }

  /** The words of all boxes. */
  allWords(): Word[] {
    return [...this.cells.main.values()].flat()
  }

  amounts(boxes: readonly C[]): (BoxAmount & { box: C })[] {
    return boxes.map((box) => ({
      box,
      ...amountInBox(this.words(box), this.copy.labels.get(box), this.page.number),
    }))
  }
}
