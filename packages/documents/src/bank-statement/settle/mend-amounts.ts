import type { Cents } from '@income/shared'
import { followBalances } from './running.ts'
import { isMisreading } from './misread.ts'
import { agrees } from './readings.ts'
import type { Settlement } from './reconcile.ts'
import { changeBy, type SettledRow } from './rows.ts'

/**
 * A statement that does not reconcile because OCR misread one amount: the amount that would make it reconcile differs from
 * what was read by one figure, and of all rows only one can be it. Rows that contradict their balance or total go before others;
 * an amount that agrees with its balance or total as it was read is right, and something else is missing.
 */
export function mendAmounts(settlement: Settlement): Settlement {
  const { opening, closing, tables } = settlement
  if (settlement.reconciles !== false || !opening || !closing) return settlement
  const rows = tables.flatMap((table) => table.rows)
  const missing = closing.amount.amount.cents - opening.amount.amount.cents - changeBy(rows)
  const candidates = rows
    .flatMap((row) => mendedBy(row, missing) ?? [])
    .map((mended) => ({ mended, rest: replace(settlement, mended) }))
  const least = Math.min(...candidates.map(({ rest }) => contradictions(rest)))
  const best = candidates.filter(({ rest }) => contradictions(rest) === least)
  const isWorse = least > contradictions(settlement)
  return best.length === 1 && !isWorse
    ? { ...best[0]!.rest, reconciles: true, mended: best[0]!.mended.row }
    : settlement
}

function mendedBy(row: SettledRow, missing: Cents): SettledRow | null {
  if (row.row.page.source !== 'ocr') return null
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
function contradictions({ tables, opening }: Settlement): number {
  const rows = tables.flatMap((table) => table.rows)
  const totals = tables.flatMap(({ source, rows: own }) => source.totals.filter((total) => !agrees(total, own)))
  const { wrong, misread } = followBalances(rows, opening?.amount.amount.cents ?? null)
  return totals.length + wrong.length + misread.length
}
