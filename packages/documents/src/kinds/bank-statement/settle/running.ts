import type { Cents } from '@income/shared'
import { isMisreading } from './misread.ts'
import { signed, type Movement } from './rows.ts'

export interface RunningBalances<Row extends Movement = Movement> {
  /** Rows whose printed balance follows from the balance before. */
  right: Row[]
  wrong: WrongBalance<Row>[]
  /** Of the wrong, those that OCR misread: the balance behind follows as if they were right. */
  misread: WrongBalance<Row>[]
}

export interface WrongBalance<Row extends Movement> {
  row: Row
  expected: Cents
  printed: Cents
}

/** Follows the printed balances from row to row. Behind a wrong one it goes on from what is printed. */
export function followBalances<Row extends Movement>(
  rows: readonly Row[],
  opening: Cents | null,
): RunningBalances<Row> {
  const result: RunningBalances<Row> = { right: [], wrong: [], misread: [] }
  let balance = opening
  rows.forEach((row, i) => {
    if (balance !== null) balance += signed(row)
    const printed = row.balance
    if (printed === null) return
    if (balance === printed) result.right.push(row)
    else if (balance !== null && isMisreadBalance(row, printed, balance, rows.slice(i + 1))) {
      result.misread.push({ row, expected: balance, printed })
      return
    } else if (balance !== null) result.wrong.push({ row, expected: balance, printed })
    balance = printed
  })
  return result
}

function isMisreadBalance(row: Movement, printed: Cents, expected: Cents, rest: readonly Movement[]): boolean {
  if (!row.isScanned || !isMisreading(printed, expected)) return false
  let balance = expected
  for (const next of rest) {
    balance += signed(next)
    if (next.balance !== null) return next.balance === balance
  }
  return true
}
