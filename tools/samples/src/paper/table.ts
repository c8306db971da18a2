import type { Ink, Paper } from './paper.ts'

export interface Column {
  title: string
  /** The left edge of a text column, or the right edge of a number column. */
  x: number
  align: 'left' | 'right'
}

export interface TableInk {
  size?: number
  lineHeight?: number
  /** Shaded headings, ruled headings, or plain ones. */
  heading?: 'shaded' | 'ruled' | 'plain'
  lastRow?: 'bold'
}

/** In points: the smallest print. */
const SMALLEST = 4.5
/** The least gap between two titles, as a fraction of their size. */
const APART = 0.9

/** Draws a table and returns where it ends. Cells are in the order of the columns; "" leaves one blank. */
export function drawTable(
  paper: Paper,
  y: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  ink: TableInk = {},
): number {
  const { size = 8, lineHeight = size * 1.5, heading = 'ruled', lastRow } = ink
  const edges = columns.map((column) => column.x)
  const left = Math.min(...edges) - 4
  const right = Math.max(...edges) + 4
  if (heading === 'shaded') paper.box(left, y - size, right - left, lineHeight, 0.88)
  drawRow(
    paper,
    y,
    columns,
    columns.map((column) => column.title),
    { size: titleSize(paper, columns, size), weight: 'bold' },
  )
  if (heading === 'ruled') paper.rule(left, y + 3, right, y + 3)
  rows.forEach((row, i) => {
    const bold: Ink = lastRow && i === rows.length - 1 ? { weight: 'bold' } : {}
    drawRow(paper, y + lineHeight * (i + 1), columns, row, { size, ...bold })
  })
  return y + lineHeight * (rows.length + 1)
}

/** The size at which titles do not overlap: no form prints one over the next. */
function titleSize(paper: Paper, columns: readonly Column[], size: number): number {
  if (leastGap(paper, columns, size) >= 0) return size
  let smaller = size
  while (smaller > SMALLEST && leastGap(paper, columns, smaller) < APART * smaller) smaller -= 0.5
  return smaller
}

/** The narrowest gap between two titles of this size, in points; negative if they overlap. */
function leastGap(paper: Paper, columns: readonly Column[], size: number): number {
  const spans = columns
    .filter(({ title }) => title !== '')
    .map(({ title, x, align }) => {
      const width = paper.widthOf(title, { size, weight: 'bold' })
      return align === 'left' ? { from: x, to: x + width } : { from: x - width, to: x }
    })
    .sort((a, b) => a.from - b.from)
  return Math.min(...spans.slice(1).map(({ from }, i) => from - spans[i]!.to))
}

export function drawRow(paper: Paper, y: number, columns: readonly Column[], cells: readonly string[], ink: Ink): void {
  columns.forEach((column, i) => paper.text(column.x, y, cells[i] ?? '', { ...ink, align: column.align }))
}
