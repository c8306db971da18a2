import { absolute, type Cents, sumCents } from '@income/shared'
import { cheapest, type Reading } from '../../../equations/choices.ts'
import type { FigurePart, RowPart, Table, TotalPart } from '../parts.ts'
import {
  changeBy,
  type DirectionHint,
  directionHints,
  directionsByBalance,
  settle,
  type SettledRow,
  sumOf,
} from './directions.ts'
import type { Summary } from './summary.ts'
import { followBalances } from './running.ts'
import { directionOf } from '../words/headings.ts'

export interface Settlement {
  opening: FigurePart | null
  closing: FigurePart | null
  tables: { source: TableRows; rows: SettledRow[] }[]
  /** Whether the opening balance and the rows lead to the closing balance; null if a balance is not printed. */
  reconciles: boolean | null
  /** The rows whose misread amounts were corrected by reconciliation. */
  mended: readonly RowPart[]
}

/** Of all ways to read the tables, the likeliest that leads from the opening to the closing balance, if any does. */
export function reconcile(tables: readonly TableRows[], { openings, closings }: Summary): Settlement {
  let likeliest: Settlement | null = null
  for (const [opening, closing] of balancePairs(openings, closings)) {
    const readings = readingsInTurn(tables, opening?.amount.amount.cents ?? null)
    const settle = (choice: readonly TableReading[], reconciles: boolean | null): Settlement => ({
      opening,
      closing,
      tables: tables.map((source, i) => ({ source, rows: choice[i]!.rows })),
      reconciles,
      mended: [],
    })
    const first = readings.map((options) => options[0]!)
    likeliest ??= settle(first, opening && closing ? false : null)
    if (!opening || !closing) break
    const change = closing.amount.amount.cents - opening.amount.amount.cents
    const choice = leadingTo(change, withoutRepeats(tables, readings)) ?? cheapest(readings, change)
    if (choice) return settle(choice, true)
  }
  return likeliest!
}

/** Each table's running balance begins where the previous tables end. */
function readingsInTurn(tables: readonly TableRows[], opening: Cents | null): TableReading[][] {
  let balance = opening
  return tables.map((table) => {
    const readings = readingsOf(table, balance)
    const printed = table.rows.findLast((row) => row.cells.balance)?.cells.balance
    if (printed) balance = printed.amount.cents
    return readings
  })
}

function balancePairs(openings: readonly FigurePart[], closings: readonly FigurePart[]) {
  const pairs: [FigurePart | null, FigurePart | null][] = []
  for (const opening of openings.length > 0 ? openings : [null]) {
    for (const closing of closings.length > 0 ? closings : [null]) pairs.push([opening, closing])
  }
  return pairs.slice(0, 12)
}

/** The likeliest reading of each table, without repeats. If not all combinations are tried, a recap still is. */
function withoutRepeats(tables: readonly TableRows[], readings: readonly TableReading[][]): TableReading[] {
  return tables.map(({ isRepeat }, i) => {
    const [likeliest, ...others] = readings[i]!
    return (isRepeat ? others.find(({ rows }) => rows.length === 0) : undefined) ?? likeliest!
  })
}

const leadingTo = (change: Cents, choice: TableReading[]): TableReading[] | null =>
  sumCents(choice.map(({ value }) => value)) === change ? choice : null

/** One way to read a table's rows, and their effect on the balance; no rows if it repeats others. */
interface TableReading extends Reading {
  rows: SettledRow[]
}

const tableReading = (rows: SettledRow[], cost: number): TableReading => ({ rows, cost, value: changeBy(rows) })

export interface TableRows {
  table: Table
  rows: RowPart[]
  totals: TotalPart[]
  /** All its rows are in another table too. */
  isRepeat: boolean
  /** There are several, word for word: a preview of what is listed in full below. */
  isVerbatim: boolean
  /** No heading calls its rows transactions, but one does so for other tables. */
  isAside: boolean
}

/** Lines with amounts and without a date below a row are more likely rows than its details. */
const DETAILS = 5

/** The readings of a table, the one that agrees best with its balances and totals first. */
function readingsOf(
  { table, rows, totals, isRepeat, isVerbatim, isAside }: TableRows,
  opening: Cents | null,
): TableReading[] {
  const readings: TableReading[] = []
  for (const hint of withBalances(directionHints(table, rows), rows, opening)) {
    const settled = rows.flatMap((row, i) => settle(row, hint.directions[i]!) ?? [])
    if (readings.some((reading) => isSame(reading.rows, settled))) continue
    readings.push(tableReading(settled, hint.cost + 10 * contradictions(settled, totals, opening)))
    const posted = settled.filter(({ row }) => !row.isUnposted)
    if (posted.length < settled.length)
      readings.push(tableReading(posted, hint.cost - 1 + 10 * contradictions(posted, totals, opening)))
    const dated = settled.filter(({ row }) => row.date !== null)
    if (dated.length > 0 && dated.length < settled.length)
      readings.push(tableReading(dated, hint.cost + DETAILS + 10 * contradictions(dated, totals, opening)))
  }
  if (table.section.kind === 'doubtful') readings.push(tableReading([], -1))
  else if (isRepeat) readings.push(tableReading([], table.section.kind === 'checks' || isVerbatim ? -1 : 5))
  // Rows beside the transactions ("Lockbox detail") are left out only if the others prove the balance.
  else if (isAside) readings.push(tableReading([], 1 + Math.max(...readings.map(({ cost }) => cost))))
  return readings.sort((a, b) => a.cost - b.cost)
}

function withBalances(
  hints: readonly DirectionHint[],
  rows: readonly RowPart[],
  opening: Cents | null,
): DirectionHint[] {
  if (!rows.some((row) => row.cells.balance)) return [...hints]
  const distinct = hints.filter((hint, i) => hints.findIndex((other) => isEqual(other, hint)) === i)
  const led = distinct.map((hint) => ({
    cost: hint.cost + 1,
    directions: directionsByBalance(rows, hint.directions, opening),
  }))
  return [...distinct, ...led]
}

const isEqual = (a: DirectionHint, b: DirectionHint) =>
  a.directions.every((direction, i) => direction === b.directions[i])

const isSame = (a: readonly SettledRow[], b: readonly SettledRow[]) =>
  a.length === b.length && a.every((row, i) => row.direction === b[i]!.direction)

/** Balances as printed are likelier than without their signs. */
const UNSIGNED = 0.2

/** Printed balances and totals that contradict this reading. */
function contradictions(rows: readonly SettledRow[], totals: readonly TotalPart[], opening: Cents | null): number {
  const wrongTotals = totals.filter(
    (total) => !agrees(total, rows) && !agrees(total, rowsSinceTotal(total, totals, rows)),
  )
  const { wrong, unsigned } = followBalances(rows, opening)
  return wrong.length + wrongTotals.length + (unsigned.length > 0 ? UNSIGNED : 0)
}

/** The rows between a printed sum and the previous one in its table, as for sums of a day. */
export function rowsSinceTotal(
  total: TotalPart,
  totals: readonly TotalPart[],
  rows: readonly SettledRow[],
): readonly SettledRow[] {
  const before = totals[totals.indexOf(total) - 1]
  return rows.filter(({ row }) => isAbove(row, total) && (!before || !isAbove(row, before)))
}

/** Whether a row is printed before a sum: above it, or on an earlier page. */
export const isAbove = (row: RowPart, { page, line }: TotalPart) =>
  row.page === page ? row.line.box[1] < line.box[1] : row.page.number < page.number

/** Whether a printed total is the sum of the rows: of those in its column, of those its label names, or of all. */
export function agrees(total: TotalPart, rows: readonly SettledRow[]): boolean {
  const named = directionOf(total.label)
  return total.cells.every(({ column }) => {
    // Deposits and interest may each have a column.
    const cents = sumCents(
      total.cells.filter((cell) => cell.column === column).map(({ amount }) => amount.amount.cents),
    )
    const magnitude = absolute(cents)
    if (column === 'credit') return magnitude === sumOf(rows, 'credit')
    if (column === 'debit') return magnitude === sumOf(rows, 'debit')
    if (column === 'balance') return true
    if (named && magnitude === sumOf(rows, named)) return true
    const change = changeBy(rows)
    return cents === change || magnitude === absolute(change)
  })
}
