import { sumCents, type Cents } from '@income/shared'
import { cheapest } from '../../../equations/choices.ts'
import type { FigurePart, RowPart } from '../parse/parts.ts'
import { readingsOf, type TableReading, type TableRows } from './readings.ts'
import type { SettledRow } from './rows.ts'
import type { Summary } from './summary.ts'

export interface Settlement {
  opening: FigurePart | null
  closing: FigurePart | null
  tables: { source: TableRows; rows: SettledRow[] }[]
  /** What opening balance and rows lead to is the closing balance; null where a balance is not printed. */
  reconciles: boolean | null
  /** The rows whose amounts were misread and settled by what reconciles. */
  mended: readonly RowPart[]
}

/**
 * Chooses how the tables are to be read: of all combinations, likeliest first, the one that leads from the opening balance to
 * the closing balance. Where none does, the likeliest stands, and is said not to reconcile.
 */
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

/** Each table's running balance begins where the tables before it end. */
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

/**
 * The likeliest reading of each table, and none of the rows of those that repeat others. Of many tables not all choices are tried;
 * that of a recap, which repeats everything by kinds, always is.
 */
function withoutRepeats(tables: readonly TableRows[], readings: readonly TableReading[][]): TableReading[] {
  return tables.map(({ isRepeat }, i) => {
    const [likeliest, ...others] = readings[i]!
    return (isRepeat ? others.find(({ rows }) => rows.length === 0) : undefined) ?? likeliest!
  })
}

function leadingTo(change: Cents, choice: TableReading[]): TableReading[] | null {
  return sumCents(choice.map(({ value }) => value)) === change ? choice : null
}
