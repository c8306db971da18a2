import { right } from '../../../model/page.ts'
import { misalignment } from '../../../layout/alignment.ts'
import type { Figure } from '../../../layout/lexer/figures.ts'
import type { ColumnRole } from '../vocabulary/column.ts'
import type { Column } from './heading.ts'

type Values = Partial<Record<ColumnRole, Figure>>

/** Where a column's numbers end. Money is set flush right, seldom exactly under its heading. */
type Edges = (number | null)[]

/** Gives the numbers of each line to the columns they stand in; the order of columns is kept. */
export function alignFigures(lines: readonly Figure[][], columns: readonly Column[], em: number): Values[] {
  const rough = lines.map((figures) => assign(figures, columns, em, []))
  const whole = lines.filter((figures) => figures.length === columns.length)
  const placed = rough.filter((line, i) => whole.includes(lines[i]!) && line.every((figure) => figure !== null))
  // Set far from their headings, the numbers of rows that lack none are in the order of the columns.
  const settled = whole.length >= 2 && placed.length * 2 < whole.length ? whole : rough
  const edges = columns.map((_, c) =>
    commonEdge(
      settled.flatMap((line) => line[c] ?? []),
      em,
    ),
  )
  return lines.map((figures) => {
    const values: Values = {}
    assign(figures, columns, em, edges).forEach((figure, c) => {
      if (figure) values[columns[c]!.role] ??= figure
    })
    return values
  })
}

/** The right edge most of a column's numbers share, where at least two do. */
function commonEdge(figures: readonly Figure[], em: number): number | null {
  const edges = figures.filter((figure) => figure.amount?.hasCents).map(right)
  const agreeing = edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < 0.5 * em).length)
  const most = Math.max(0, ...agreeing)
  return most >= 2 && most * 2 > edges.length ? edges[agreeing.indexOf(most)]! : null
}

/** The cheapest way to put figures into columns from left to right; leaving one out costs as much as a bad fit. */
function assign(figures: readonly Figure[], columns: readonly Column[], em: number, edges: Edges): (Figure | null)[] {
  const leftOut = 6 * em
  const cost = table(figures.length + 1, columns.length + 1)
  for (let f = 1; f <= figures.length; f++) cost[f]![0] = f * leftOut
  for (let f = 1; f <= figures.length; f++)
    for (let c = 1; c <= columns.length; c++)
      cost[f]![c] = Math.min(
        cost[f]![c - 1]!,
        cost[f - 1]![c]! + leftOut,
        cost[f - 1]![c - 1]! + distance(figures[f - 1]!, columns[c - 1]!, edges[c - 1] ?? null, em),
      )
  const chosen: (Figure | null)[] = columns.map(() => null)
  for (let f = figures.length, c = columns.length; f > 0 && c > 0;) {
    if (cost[f]![c] === cost[f]![c - 1]) c--
    else if (cost[f]![c] === cost[f - 1]![c]! + leftOut) f--
    else chosen[--c] = figures[--f]!
  }
  return chosen
}

function distance(figure: Figure, column: Column, edge: number | null, em: number): number {
  const under = misalignment(figure, column)
  const flush = edge === null ? under : Math.min(under + em, Math.abs(right(figure) - edge))
  return flush + misfit(figure, column.role) * em
}

/** A number without cents is seldom money; one that is no money at all is some only where OCR lost its separators. */
function misfit({ amount, text, words }: Figure, role: ColumnRole): number {
  if (role === 'hours' || role === 'ytd_hours' || role === 'rate') return text.includes('$') && role !== 'rate' ? 3 : 0
  if (amount) return amount.hasCents ? 0 : 2.5
  return words.some((word) => word.confidence < 1) && !text.includes(':') ? 2.5 : 7
}

const table = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows }, () => Array<number>(columns).fill(0))
