import { absolute, type Cents } from '@income/shared'
import { amountToken, type Movement, signed } from './directions.ts'
import { editDistance } from '../../../vocabulary/spelling.ts'
import type { Line } from '../../../layout/lines.ts'
import type { RowPart } from '../parts.ts'

export interface RunningBalances<Row extends Movement = Movement> {
  /** Rows whose printed balance follows from the previous balance. */
  right: Row[]
  /** Of the right ones, those of an overdrawn account without a sign. */
  unsigned: WrongBalance<Row>[]
  wrong: WrongBalance<Row>[]
  /** Of the wrong ones, those misread by OCR: the next balance follows as if they were right. */
  misread: WrongBalance<Row>[]
}

interface WrongBalance<Row extends Movement> {
  row: Row
  expected: Cents
  printed: Cents
}

/** Follows the printed balances from row to row. After a wrong one it continues from what is printed. */
export function followBalances<Row extends Movement>(
  rows: readonly Row[],
  opening: Cents | null,
): RunningBalances<Row> {
  const result: RunningBalances<Row> = { right: [], unsigned: [], wrong: [], misread: [] }
  let balance = opening
  rows.forEach((row, i) => {
    if (balance !== null) balance += signed(row)
    const printed = row.balance
    if (printed === null) return
    if (balance === printed) result.right.push(row)
    else if (balance !== null && isPrintedOtherwise(row, printed, balance, rows.slice(i + 1))) {
      if (!row.isScanned) result.right.push(row)
      result[row.isScanned ? 'misread' : 'unsigned'].push({ row, expected: balance, printed })
      return
    } else if (balance !== null) result.wrong.push({ row, expected: balance, printed })
    balance = printed
  })
  return result
}

/** Whether a balance was misread by OCR, or is printed without the sign of an overdrawn account. */
function isPrintedOtherwise(row: Movement, printed: Cents, expected: Cents, rest: readonly Movement[]): boolean {
  const mayBe = row.isScanned ? isMisreading : isUnsigned
  if (!mayBe(printed, expected)) return false
  let balance = expected
  let isFollowed = true
  for (const next of rest) {
    balance += signed(next)
    if (next.balance === null) continue
    if (next.balance === balance) return true
    // Several in a row may have lost their signs: the first that was not misread decides.
    if (!mayBe(next.balance, balance)) return false
    isFollowed = !row.isScanned
  }
  return isFollowed
}

export const isUnsigned = (printed: Cents, expected: Cents) => expected < 0n && printed === -expected

/** Whether OCR may have read `printed` as `read`: one digit changed, lost or added, as a dollar sign may be. */
export const isMisreading = (read: Cents, printed: Cents) =>
  read !== printed && editDistance(absolute(read).toString(), absolute(printed).toString(), 1) <= 1

/** The rows without an amount whose balance differs from the one before: money moved, but its amount was not read. */
export function movedWithoutAmount(rows: readonly RowPart[], opening: Cents | null): RowPart[] {
  let before = opening
  return rows.filter((row) => {
    const balance = row.cells.balance?.amount.cents ?? before
    const hasMoved = before !== null && balance !== before
    before = balance
    return hasMoved && amountToken(row) === null
  })
}

/** This many balances that each follow from the one above are not a coincidence. */
const LEAST = 4

interface AmountAndBalance {
  amount: Cents
  balance: Cents
}

/** Whether dated lines end with an amount and the resulting balance, oldest or newest first. */
export function followEachOther(lines: readonly Line[]): boolean {
  const rows = lines.flatMap(amountAndBalance)
  const steps = rows.slice(1).map((row, i) => ({ above: rows[i]!, row, change: row.balance - rows[i]!.balance }))
  const down = steps.filter(({ row, change }) => isBy(change, row.amount)).length
  const up = steps.filter(({ above, change }) => isBy(change, above.amount)).length
  const most = Math.max(down, up)
  return most >= LEAST && 2 * most > steps.length
}

function amountAndBalance({ tokens, amounts, leadingDate }: Line): AmountAndBalance[] {
  const [amount, balance] = amounts.slice(-2)
  if (leadingDate === null || !amount || !balance || tokens.at(-1) !== balance) return []
  return [{ amount: amount.amount.cents, balance: balance.amount.cents }]
}

const isBy = (change: Cents, amount: Cents) => amount !== 0n && (change === amount || change === -amount)
