import type { Cents } from '@income/shared'
import type { FigurePart, RowPart } from '../parse/parts.ts'
import { readingsOf, type Reading, type TableRows } from './readings.ts'
import { changeBy, type SettledRow } from './rows.ts'
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

/** Enough for a dozen tables with two readings each. */
const MOST_COMBINATIONS = 4096

/**
 * Chooses how the tables are to be read: of all combinations, likeliest first, the one that leads from the opening balance to
 * the closing balance. Where none does, the likeliest stands, and is said not to reconcile.
 */
export function reconcile(tables: readonly TableRows[], { openings, closings }: Summary): Settlement {
  let likeliest: Settlement | null = null
  for (const [opening, closing] of balancePairs(openings, closings)) {
    const readings = readingsInTurn(tables, opening?.amount.amount.cents ?? null)
    const settle = (choice: readonly Reading[], reconciles: boolean | null): Settlement => ({
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
    for (const choice of combinations(readings, withoutRepeats(tables, readings))) {
      if (changeBy(choice.flatMap((reading) => reading.rows)) === change) return settle(choice, true)
    }
  }
  return likeliest!
}

/** Each table's running balance begins where the tables before it end. */
function readingsInTurn(tables: readonly TableRows[], opening: Cents | null): Reading[][] {
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

/** All choices of one reading for each table, those that differ least from the likeliest first. */
function* combinations(readings: readonly Reading[][], apart: readonly number[]): Generator<Reading[]> {
  const total = readings.reduce((product, options) => Math.min(product * options.length, MOST_COMBINATIONS), 1)
  const choices: { index: number[]; cost: number }[] = []
  for (let n = 0; n < total; n++) {
    let rest = n
    const index = readings.map((options) => {
      const own = rest % options.length
      rest = Math.floor(rest / options.length)
      return own
    })
    choices.push({ index, cost: costOf(index, readings) })
  }
  // Of many tables not all combinations are tried; that of a recap, which repeats everything by kinds, always is.
  choices.push({ index: [...apart], cost: costOf(apart, readings) })
  choices.sort((a, b) => a.cost - b.cost)
  for (const { index } of choices) yield index.map((own, i) => readings[i]![own]!)
}

function costOf(index: readonly number[], readings: readonly Reading[][]): number {
  return index.reduce((sum, own, i) => sum + readings[i]![own]!.cost - readings[i]![0]!.cost, 0)
}

/** The likeliest reading of each table, by its place, and none of the rows of those that repeat others. */
function withoutRepeats(tables: readonly TableRows[], readings: readonly Reading[][]): number[] {
  return tables.map(({ isRepeat }, i) => {
    const none = readings[i]!.findIndex(({ rows }) => rows.length === 0)
    return isRepeat && none >= 0 ? none : 0
  })
}
