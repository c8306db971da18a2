import { isMoney, type AmountToken } from '../../../layout/lexer/tokens.ts'
import type { ColumnGroup } from '../../../tables/column-groups.ts'
import type { Column, ColumnRole } from '../../../tables/columns.ts'
import { sharedWidth } from '../../../tables/header/stack.ts'
import type { ReadRow } from './row.ts'

/**
 * The rows of a line of a ledger, which says of a day no more than its amounts: "45.10 120.00 18.75  150.00  09/02 1,777.65" under
 * "Checks and debits | Deposits | Date | Balance". The balance is that behind the last.
 */
export function amountsBeside(row: ReadRow, { columns }: ColumnGroup): ReadRow[] {
  const further = row.text.filter(isMoney)
  const sides = columns.filter(({ role }) => role === 'credit' || role === 'debit')
  if (row.date === null || row.checkNumber || further.length < row.text.length || sides.length === 0) return [row]
  const { debit, credit, balance } = row.cells
  const amounts = [...further, debit ?? [], credit ?? []].flat().filter(({ amount }) => amount.cents !== 0n)
  if (amounts.length < 2) return [row]
  return amounts
    .sort((a, b) => a.box[0] - b.box[0])
    .map((amount, i) => {
      const side = amount === debit ? 'debit' : amount === credit ? 'credit' : sideOf(amount, sides)
      const isLast = i === amounts.length - 1
      const cells = { [side]: amount, ...(isLast && balance && { balance }) }
      return { ...row, text: [], description: '', textLeft: null, cells }
    })
}

function sideOf(amount: AmountToken, sides: readonly Column[]): ColumnRole {
  return sides.reduce((best, side) => (gap(side, amount) < gap(best, amount) ? side : best)).role
}

/** Sideways. */
function gap(column: Column, amount: AmountToken): number {
  return Math.max(-sharedWidth(column, amount), 0)
}
