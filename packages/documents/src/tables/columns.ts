import { type Box, left, right, byLeft } from '../model/page.ts'
import { misalignment, type Placed } from '../layout/geometry.ts'

/**
 * What a column of a table holds. Statements: `amount` has credits and debits in one column; `type` describes a transaction
 * where no other column does; `status` says whether it was completed; `principal` marks a loan; `occurred` is the day of a
 * purchase, next to its posting date; `account` names each row's account where several share a table. Pay stubs: `current` is
 * this period's money, `ytd` the year's; `employer` is what the employer pays on top of the wage. Columns with the role `other`
 * are ignored.
 */
export type ColumnRole =
  | 'date'
  | 'occurred'
  | 'description'
  | 'type'
  | 'status'
  | 'check'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'balance'
  | 'direction'
  | 'principal'
  | 'account'
  | 'hours'
  | 'rate'
  | 'current'
  | 'ytd'
  | 'ytd_hours'
  | 'employer'
  | 'other'

/** A column of a table: its role and the position of its heading. */
export interface Column {
  role: ColumnRole
  box: Box
}

/** The columns of one table. A table printed several times side by side (checks, daily balances) has one group for each. */
export interface Columns {
  groups: ColumnGroup[]
}

export interface ColumnGroup {
  columns: Column[]
  /** Where its rows begin and end. */
  left: number
  right: number
}

/** Splits columns where their roles repeat: Number Date Amount | Number Date Amount. */
export function groupColumns(columns: readonly Column[]): Columns {
  const sorted = [...columns].sort(byLeft)
  const period = repetition(sorted.map(({ role }) => role))
  const groups: ColumnGroup[] = []
  for (let at = 0; at < sorted.length; at += period) {
    const part = sorted.slice(at, at + period)
    const next = sorted[at + period]
    groups.push({ columns: part, left: left(part[0]!), right: next ? left(next) : Infinity })
  }
  // Numbers are right-aligned under a heading: what is left of a group's first heading still belongs to it.
  groups.forEach((group, i) => {
    const before = groups[i - 1]?.columns.at(-1)
    group.left = before ? (right(before) + group.left) / 2 : 0
    if (i > 0) groups[i - 1]!.right = group.left
  })
  return { groups }
}

function repetition(roles: readonly ColumnRole[]): number {
  for (let period = 2; period <= roles.length / 2; period++) {
    if (roles.length % period === 0 && roles.every((role, i) => role === roles[i % period])) return period
  }
  return roles.length
}

/** Whether two tables have the same columns in the same order. */
export function haveSameRoles(a: Columns, b: Columns): boolean {
  const roles = ({ groups }: Columns) => groups.map(({ columns }) => columns.map(({ role }) => role).join()).join(';')
  return roles(a) === roles(b)
}

/** How cells fit into columns; distances in points. */
interface Fit<Cell, Column> {
  /** How badly a cell suits the role of a column, regardless of its position. */
  misfit: (cell: Cell, column: Column) => number
  /** The cost of leaving a cell out, on the same scale as a bad fit. */
  leftOut: (cell: Cell) => number
}

/** The same for all rows of a table, whose cells may share an edge that their heading does not have. */
interface TableFit<Cell, Column> extends Fit<Cell, Column> {
  /** The height of a line of the table's text. */
  em: number
  /** Whether such cells are right-aligned, as amounts with cents are. */
  isFlush: (cell: Cell) => boolean
}

/** Where a column's cells end. Money is right-aligned, seldom exactly under its heading. */
type Edges = readonly (number | null)[]

/** In em: cells whose ends differ by at most this share an edge. */
const FLUSH = 0.5

/** The cell of each column, or null. The order of columns is kept, and cells that fit none are left out. */
export const alignRow = <Cell extends Placed, Column extends Placed>(
  cells: readonly Cell[],
  columns: readonly Column[],
  { misfit, leftOut }: Fit<Cell, Column>,
): (Cell | null)[] =>
  cheapest(cells, columns, leftOut, (cell, column) => misalignment(cell, column) + misfit(cell, column))

/** The same for all rows: first by the headings, then by the edges that the cells of each column turn out to share. */
export function alignCells<Cell extends Placed, Column extends Placed>(
  rows: readonly (readonly Cell[])[],
  columns: readonly Column[],
  fit: TableFit<Cell, Column>,
): (Cell | null)[][] {
  const rough = rows.map((cells) => alignRow(cells, columns, fit))
  const whole = rows.filter((cells) => cells.length === columns.length)
  const placed = rough.filter((row, i) => whole.includes(rows[i]!) && row.every((cell) => cell !== null))
  // If the cells are far from their headings, the rows without blank cells give the order of the columns.
  const settled = whole.length >= 2 && placed.length * 2 < whole.length ? whole : rough
  const edges = columns.map((_, c) =>
    commonEdge(
      settled.flatMap((row) => row[c] ?? []),
      fit,
    ),
  )
  return rows.map((cells) => assign(cells, columns, edges, fit))
}

/** The right edge that most of a column's cells share, if at least two do. */
function commonEdge<Cell extends Placed>(
  cells: readonly Cell[],
  { em, isFlush }: Pick<TableFit<Cell, never>, 'em' | 'isFlush'>,
): number | null {
  const edges = cells.filter(isFlush).map(right)
  const agreeing = edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < FLUSH * em).length)
  const most = Math.max(0, ...agreeing)
  return most >= 2 && most * 2 > edges.length ? edges[agreeing.indexOf(most)]! : null
}

function assign<Cell extends Placed, Column extends Placed>(
  cells: readonly Cell[],
  columns: readonly Column[],
  edges: Edges,
  { em, misfit, leftOut }: TableFit<Cell, Column>,
): (Cell | null)[] {
  return cheapest(cells, columns, leftOut, (cell, column, c) => {
    const under = misalignment(cell, column)
    const edge = edges[c] ?? null
    return misfit(cell, column) + (edge === null ? under : Math.min(under + em, Math.abs(right(cell) - edge)))
  })
}

/** The cheapest assignment of cells to columns from left to right. */
function cheapest<Cell, Column>(
  cells: readonly Cell[],
  columns: readonly Column[],
  leftOut: (cell: Cell) => number,
  distance: (cell: Cell, column: Column, index: number) => number,
): (Cell | null)[] {
  const out = cells.map(leftOut)
  const cost = Array.from({ length: cells.length + 1 }, () => Array<number>(columns.length + 1).fill(0))
  for (let f = 1; f <= cells.length; f++) cost[f]![0] = cost[f - 1]![0]! + out[f - 1]!
  for (let f = 1; f <= cells.length; f++)
    for (let c = 1; c <= columns.length; c++)
      cost[f]![c] = Math.min(
        cost[f]![c - 1]!,
        cost[f - 1]![c]! + out[f - 1]!,
        cost[f - 1]![c - 1]! + distance(cells[f - 1]!, columns[c - 1]!, c - 1),
      )
  const chosen: (Cell | null)[] = columns.map(() => null)
  for (let f = cells.length, c = columns.length; f > 0 && c > 0;) {
    if (cost[f]![c] === cost[f]![c - 1]) c--
    else if (cost[f]![c] === cost[f - 1]![c]! + out[f - 1]!) f--
    else chosen[--c] = cells[--f]!
  }
  return chosen
}
