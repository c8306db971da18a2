import type { Ink, Paper } from '../paper/paper.ts'
import { drawRow, type Column } from '../paper/table.ts'
import type { RowLines } from './row-parts.ts'

const TOP = 96
const BOTTOM = 740
/** The distance between two lines of a cell is twice this fraction of the font size. */
const HALF_LINE = 0.6

/** The heading above a table, or above one of two side by side. */
export interface Title {
  x: number
  title: string
}

/** Rows one below the other over as many pages as needed; a table's headings are repeated on each. */
export class Flow {
  y = TOP
  readonly #paper: Paper
  readonly #size: number
  #heading: { titles: readonly Title[]; columns: readonly Column[] } | null = null

  constructor(paper: Paper, size: number) {
    this.#paper = paper
    this.#size = size
  }

  get paper(): Paper {
    return this.#paper
  }

  line(x: number, text: string, ink: Ink = {}): void {
    this.#advance(1)
    this.#paper.text(x, this.y, text, { size: this.#size, ...ink })
  }

  gap(points: number): void {
    this.y += points
  }

  /** Begins a table; its rows follow. */
  table(title: string | readonly Title[], columns: readonly Column[]): void {
    if (this.y > BOTTOM - 60) this.#turn()
    this.#heading = { titles: typeof title === 'string' ? [{ x: 40, title }] : title, columns }
    this.#drawHeading('')
  }

  row(cells: readonly string[], ink: Ink = {}): void {
    this.rows({ lines: [[...cells]], step: 'whole' }, ink)
  }

  /** Lines that must stay on one page: a transaction and its continuation. */
  rows({ lines, step }: RowLines, ink: Ink = {}): void {
    if (this.y + this.#lineHeight * lines.length > BOTTOM) this.#turn()
    for (const [i, cells] of lines.entries()) {
      this.y += step === 'half' && i > 0 ? HALF_LINE * this.#size : this.#lineHeight
      drawRow(this.#paper, this.y, this.#heading?.columns ?? [], cells, { size: this.#size, ...ink })
    }
  }

  /** Words that end at the right edge, beside the title of the table just begun and what comes below. */
  beside(right: number, lines: readonly string[]): void {
    const top = this.y - this.#lineHeight - 5
    lines.forEach((line, i) =>
      this.#paper.text(right, top + i * this.#lineHeight, line, { size: this.#size, align: 'right' }),
    )
  }

  endTable(): void {
    this.#heading = null
    this.y += 14
  }

  newPage(): void {
    this.#heading = null
    this.#turn()
  }

  get #lineHeight(): number {
    return this.#size * 1.45
  }

  #advance(lines: number): void {
    if (this.y + this.#lineHeight * lines > BOTTOM) this.#turn()
    this.y += this.#lineHeight * lines
  }

  #turn(): void {
    this.#paper.turnPage()
    this.y = TOP
    if (this.#heading) this.#drawHeading(' (continued)')
  }

  #drawHeading(behind: string): void {
    const { titles: above, columns } = this.#heading!
    this.y += this.#lineHeight
    for (const { x, title } of above)
      this.#paper.text(x, this.y, `${title}${behind}`, { size: this.#size + 2, weight: 'bold' })
    this.y += this.#lineHeight + 3
    const titles = columns.map((column) => column.title)
    drawRow(this.#paper, this.y, columns, titles, { size: this.#size, weight: 'bold' })
    this.#paper.rule(38, this.y + 3, 574, this.y + 3)
    this.y += 2
  }
}
