import type { Ink, Paper } from '../paper/paper.ts'
import { drawRow, type Column } from '../paper/table.ts'

const TOP = 96
const BOTTOM = 740

/** Rows one below the other over as many pages as they take; a table's headings are repeated where it goes on. */
export class Flow {
  y = TOP
  readonly #paper: Paper
  readonly #size: number
  #heading: { title: string; columns: readonly Column[] } | null = null

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
  table(title: string, columns: readonly Column[]): void {
    if (this.y > BOTTOM - 60) this.#turn()
    this.#heading = { title, columns }
    this.#drawHeading(title)
  }

  row(cells: readonly string[], ink: Ink = {}): void {
    this.rows([cells], ink)
  }

  /** Lines that must stay on one page: a transaction and the rest of its description. */
  rows(lines: readonly (readonly string[])[], ink: Ink = {}): void {
    if (this.y + this.#lineHeight * lines.length > BOTTOM) this.#turn()
    for (const cells of lines) {
      this.y += this.#lineHeight
      drawRow(this.#paper, this.y, this.#heading?.columns ?? [], cells, { size: this.#size, ...ink })
    }
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
    if (this.#heading) this.#drawHeading(`${this.#heading.title} (continued)`)
  }

  #drawHeading(title: string): void {
    const { columns } = this.#heading!
    this.y += this.#lineHeight
    this.#paper.text(40, this.y, title, { size: this.#size + 2, weight: 'bold' })
    this.y += this.#lineHeight + 3
    const titles = columns.map((column) => column.title)
    drawRow(this.#paper, this.y, columns, titles, { size: this.#size, weight: 'bold' })
    this.#paper.rule(38, this.y + 3, 574, this.y + 3)
    this.y += 2
  }
}
