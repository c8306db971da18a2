import type { Account } from './account.ts'
import type { RowPart } from './parse/parts.ts'
import { agrees, type TableRows } from './settle/readings.ts'
import type { SettledRow } from './settle/rows.ts'

/** The rows whose amounts are proven: by the balances, the balances beside them, or the printed sum of their section. */
export function provenRows({ settlement, running }: Account): Set<RowPart> {
  const all = settlement.tables.flatMap(({ rows }) => rows.map(({ row }) => row))
  if (settlement.reconciles) return new Set(all)
  const between = new Set(settlement.opening ? all : behindFirstBalance(all))
  const areFollowed = running.wrong.length === 0 && running.right.length > 1
  const proven = settlement.tables.flatMap(({ source, rows }) => {
    const own = rows.map(({ row }) => row)
    if (isSummed(source, rows)) return own
    return areFollowed && own.some(({ cells }) => cells.balance) ? own.filter((row) => between.has(row)) : []
  })
  return new Set(proven)
}

/** What led to the first balance is not known where the one before it is not. */
function behindFirstBalance(rows: readonly RowPart[]): readonly RowPart[] {
  return rows.slice(rows.findIndex(({ cells }) => cells.balance) + 1)
}

function isSummed({ totals }: TableRows, rows: readonly SettledRow[]): boolean {
  const sums = totals.filter(({ cells }) => cells.some(({ column }) => column !== 'balance'))
  return sums.length > 0 && sums.every((total) => agrees(total, rows))
}
