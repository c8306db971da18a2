import type { Cents } from '@income/shared'
import { followBalances } from './running.ts'
import { isMisreading } from './misread.ts'
import { agrees } from './readings.ts'
import type { Settlement } from './reconcile.ts'
import { changeBy, type SettledRow } from './rows.ts'

/**
 * A statement that does not reconcile because OCR misread amounts: those that would make it reconcile differ from what was read
 * by one figure each. Balances printed beside the rows say which they are; without them a single one can be found.
 */
export function mendAmounts(settlement: Settlement): Settlement {
  if (settlement.reconciles !== false) return settlement
  const byBalances = mendedByBalances(settlement)
  if (byBalances && missingIn(byBalances) === 0n) return { ...byBalances, reconciles: true }
  return (byBalances && mendedByTotal(byBalances)) ?? mendedByTotal(settlement) ?? settlement
}

/** With the amounts that the balances beside them tell of the rows that contradict these; null where nothing is won by it. */
function mendedByBalances(settlement: Settlement): Settlement | null {
  const { wrong } = followBalances(rowsOf(settlement), settlement.opening?.amount.amount.cents ?? null)
  const mended = wrong.flatMap(({ row, expected, printed }) => mendedBy(row, printed - expected) ?? [])
  const rest = mended.reduce(replace, settlement)
  return contradictions(rest) < contradictions(settlement) ? { ...rest, mended: mended.map(({ row }) => row) } : null
}

/**
 * Of all rows only one can be misread. Rows that contradict their balance or total go before others; an amount that agrees with
 * its balance or total as it was read is right, and something else is missing.
 */
function mendedByTotal(settlement: Settlement): Settlement | null {
  const missing = missingIn(settlement)
  if (missing === null) return null
  const candidates = rowsOf(settlement)
    .flatMap((row) => mendedBy(row, missing) ?? [])
    .map((mended) => ({ mended, rest: replace(settlement, mended) }))
  const least = Math.min(...candidates.map(({ rest }) => contradictions(rest)))
  const [best, ...others] = candidates.filter(({ rest }) => contradictions(rest) === least)
  const isWorse = least > contradictions(settlement)
  return best && others.length === 0 && !isWorse
    ? { ...best.rest, reconciles: true, mended: [...settlement.mended, best.mended.row] }
    : null
}

/** What the rows are short of leading from one balance to the other; null where one is not printed. */
function missingIn(settlement: Settlement): Cents | null {
  const { opening, closing } = settlement
  if (!opening || !closing) return null
  return closing.amount.amount.cents - opening.amount.amount.cents - changeBy(rowsOf(settlement))
}

function rowsOf({ tables }: Settlement): SettledRow[] {
  return tables.flatMap((table) => table.rows)
}

function mendedBy(row: SettledRow, missing: Cents): SettledRow | null {
  if (!row.isScanned) return null
  const amount = row.direction === 'credit' ? row.amount + missing : row.amount - missing
  return amount > 0n && isMisreading(row.amount, amount) ? { ...row, amount } : null
}

function replace(settlement: Settlement, mended: SettledRow): Settlement {
  const tables = settlement.tables.map(({ source, rows }) => ({
    source,
    rows: rows.map((row) => (row.row === mended.row ? mended : row)),
  }))
  return { ...settlement, tables }
}

/** Printed balances and totals that the rows do not lead to. */
function contradictions(settlement: Settlement): number {
  const { tables, opening } = settlement
  const totals = tables.flatMap(({ source, rows: own }) => source.totals.filter((total) => !agrees(total, own)))
  const { wrong, misread } = followBalances(rowsOf(settlement), opening?.amount.amount.cents ?? null)
  return totals.length + wrong.length + misread.length
}
