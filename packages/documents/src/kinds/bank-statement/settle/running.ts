import type { Cents } from '@income/shared'
import { isMisreading } from './misread.ts'
import { signed, type SettledRow } from './rows.ts'

export interface RunningBalances {
  /** Rows whose printed balance follows from the balance before. */
  right: SettledRow[]
  wrong: { row: SettledRow; expected: Cents; printed: Cents }[]
  /** Of the wrong, those that OCR misread: the balance behind follows as if they were right. */
  misread: SettledRow[]
}

/** Follows the printed balances from row to row. Behind a wrong one it goes on from what is printed. */
export function followBalances(rows: readonly SettledRow[], opening: Cents | null): RunningBalances {
  const result: RunningBalances = { right: [], wrong: [], misread: [] }
  let balance = opening
  rows.forEach((row, i) => {
    if (balance !== null) balance += signed(row)
    const printed = row.row.cells.balance?.amount.cents
    if (printed === undefined) return
    if (balance === printed) result.right.push(row)
    else if (balance !== null && isMisreadBalance(row, printed, balance, rows.slice(i + 1))) {
      result.misread.push(row)
      return
    } else if (balance !== null) result.wrong.push({ row, expected: balance, printed })
    balance = printed
  })
  return result
}

function isMisreadBalance(row: SettledRow, printed: Cents, expected: Cents, rest: readonly SettledRow[]): boolean {
  if (row.row.page.source !== 'ocr' || !isMisreading(printed, expected)) return false
  let balance = expected
  for (const next of rest) {
    balance += signed(next)
    const following = next.row.cells.balance?.amount.cents
    if (following !== undefined) return following === balance
  }
  return true
}
