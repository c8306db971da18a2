import { C_IN_A_RING } from '../layout/noise/strokes.ts'
import type { Page, Word } from '../model/page.ts'
import { amountInBox, type BoxAmount } from './box-amounts.ts'
import type { Cells, Copy } from './copy.ts'
import type { Reading } from './reading.ts'

/** One printed form and what is written in each of its boxes. */
export class FilledCopy<C extends string> {
  readonly copy: Copy<C>
  readonly cells: Cells<C>
  readonly page: Pick<Page, 'number' | 'source'>
  readonly year: Reading | null

  constructor(copy: Copy<C>, cells: Cells<C>, year: Reading | null, page: Pick<Page, 'number' | 'source'>) {
    this.copy = copy
    this.cells = cells
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
