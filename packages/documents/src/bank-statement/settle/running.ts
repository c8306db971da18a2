import type { Cents } from '@income/shared'
import { signed, type SettledRow } from './rows.ts'

export interface RunningBalances {
  /** Rows whose printed balance follows from the balance before. */
  right: SettledRow[]
  wrong: { row: SettledRow; expected: Cents; printed: Cents }[]
}

/** Follows the printed balances from row to row. Behind a wrong one it goes on from what is printed. */
export function followBalances(rows: readonly SettledRow[], opening: Cents | null): RunningBalances {
  const result: RunningBalances = { right: [], wrong: [] }
  let balance = opening
  for (const row of rows) {
    if (balance !== null) balance += signed(row)
    const printed = row.row.cells.balance?.amount.cents
    if (printed === undefined) continue
    if (balance === printed) result.right.push(row)
    else if (balance !== null) result.wrong.push({ row, expected: balance, printed })
    balance = printed
  }
  return result
}
