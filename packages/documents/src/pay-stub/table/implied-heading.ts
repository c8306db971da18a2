import { left, right, top, union } from '../../page/page.ts'
import { figuresOf, type Figure } from '../sheet/figure.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { Column, Heading } from './heading.ts'

/** Fewer amounts under one another are no column. */
const FEWEST = 4

/**
 * The heading a stub without one would have: amounts set flush under one another are this period's, a second such column on
 * the same lines the year's. Null where the amounts make no column, or more than two.
 */
export function impliedHeading(sheet: Sheet): Heading | null {
  const lines = sheet.lines.map((line) => figuresOf(line.words).filter((figure) => figure.amount?.hasCents))
  const columns = flushColumns(lines.flat(), sheet.em)
  if (columns.length === 0 || columns.length > 2) return null
  const figures = columns.flat()
  const box = union(figures.map((figure) => figure.box))
  const roles = ['current', 'ytd'] as const
  const firstLine = Math.min(...figures.map(top))
  return {
    box: [box[0], firstLine - sheet.em, box[2], firstLine - 0.1 * sheet.em],
    titles: [],
    columns: columns.map((own, i): Column => ({ role: roles[i]!, box: columnBox(own), sure: false })),
  }
}

/** Groups of amounts that end at one place, from left to right. */
function flushColumns(figures: readonly Figure[], em: number): Figure[][] {
  const columns: Figure[][] = []
  for (const figure of figures) {
    const column = columns.find((own) => Math.abs(right(own[0]!) - right(figure)) < 0.5 * em)
    if (column) column.push(figure)
    else columns.push([figure])
  }
  return columns.filter((own) => own.length >= FEWEST).sort((a, b) => right(a[0]!) - right(b[0]!))
}

function columnBox(figures: readonly Figure[]): Column['box'] {
  return [Math.min(...figures.map(left)), 0, Math.max(...figures.map(right)), 0]
}
