import type { FoundLabel } from '../labels/lexicon.ts'
import type { Box, Word, Page } from '../model/page.ts'
import { type CopyReading, type Reading, amountInBox, type BoxAmount } from './reading.ts'
import { C_IN_A_RING } from '../layout/noise.ts'

/** A form whose values are in boxes, each below or beside its label. */
export interface BoxedForm<C extends string> {
  /** Finds every label of the form among the words of a page. */
  labelsAmong(words: readonly Word[]): FoundLabel<C | Edge>[]
  /** Boxes that every copy has exactly once. */
  markers: readonly C[]
  /** Whether a group of labels is a copy of the form. */
  isForm(labels: ReadonlyMap<C, Box>): boolean
  contentOf(box: C): BoxContent
  /** Boxes of the table at the foot, whose labels may be repeated for each of its rows: the states. */
  repeated: ReadonlySet<C>
  /** Whether a phrase is printed around the boxes and is not a value. */
  isPrint?: (phrase: string) => boolean
  /** Reads one copy. */
  read(filled: FilledCopy<C>): CopyReading
}

/** Print that ends the boxes. An aside is printed beside the form, and nothing to its right belongs to the form. */
export type Edge = 'edge' | 'aside'

/** What a box contains. */
export type BoxContent =
  | 'value'
  /** A name, an address or an identification number: no amount. */
  | 'party'
  /** Names with amounts, which may be at the far end of a box as wide as several. */
  | 'list'
  /** A mark, below its label or level with it. */
  | 'mark'
  /** Amounts with a code before them, of which only the first box may be labelled. */
  | 'coded'
  /** Nothing below its label, which is at the foot of the box. */
  | 'label only'

/** One printed form. A page holds up to four, mostly copies of the same one. */
export interface Copy<C extends string> {
  labels: ReadonlyMap<C, Box>
  /** The repeated labels of the table at the foot, for forms that print them for each row. */
  furtherRows: readonly ReadonlyMap<C, Box>[]
  /** Print that ends boxes, of this copy and of the page. */
  edges: readonly Box[]
  area: Box
  /** The area above the copy, up to the previous one: some forms have their title there. */
  heading: Box
}

/** The words in each box. */
export interface Cells<C extends string> {
  main: ReadonlyMap<C, readonly Word[]>
  /** The words in `Copy.furtherRows`. */
  furtherRows: readonly ReadonlyMap<C, readonly Word[]>[]
}

interface Written<C extends string> {
  cells: Cells<C>
  outside: readonly Word[]
}

/** One printed form and the contents of its boxes. */
export class FilledCopy<C extends string> {
  readonly copy: Copy<C>
  readonly cells: Cells<C>
  /** Words on it that are in no box. */
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

  /** The words of some boxes, including possible dirt. */
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
    return boxes.map((box) => ({ box, ...amountInBox(this.words(box), this.copy.labels.get(box)) }))
  }
}
