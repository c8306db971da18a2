import type { Check } from '@income/shared'
import type { Account, Transaction } from '../account.ts'
import { provenRows } from '../proven-rows.ts'
import type { RowPart } from '../scan/parts.ts'
import { byWording } from '../settle/hints.ts'
import { amountToken } from '../settle/rows.ts'
import { verdict } from './check.ts'

/** Something printed says of every transaction which way its money went. */
export function directions(account: Account): Check {
  const name = 'directions'
  const { transactions } = account
  if (transactions.length === 0) return verdict(name, 'not_applicable', 'There are no transactions.')
  const guessed = guessedRows(account)
  if (guessed.length === 0)
    return verdict(name, 'passed', 'It is printed which way the money of each transaction went.')
  return verdict(
    name,
    'failed',
    `Of ${guessed.length} of ${transactions.length} transactions nothing says whether money came in or went out.`,
  )
}

/** The transactions in tables without a heading for their direction, a column, a sign or a mark, nor a name that says it, which neither balances nor sums prove. */
export function guessedRows(account: Account): Transaction[] {
  const proven = provenRows(account)
  return account.settlement.tables.flatMap(({ source, rows }) => {
    const isTold = source.table.section.direction !== null || rows.some(({ row }) => saysDirection(row))
    if (isTold) return []
    const own = new Set(rows.map(({ row }) => row))
    return account.transactions.filter(({ row }) => own.has(row) && !proven.has(row) && !isNamed(row))
  })
}

/** "Check 1044", "PAYROLL". */
function isNamed({ checkNumber, description }: RowPart): boolean {
  return checkNumber !== null || byWording(description) !== null
}

function saysDirection(row: RowPart): boolean {
  const token = amountToken(row)
  return row.directionWord !== null || token === null || token !== row.cells.amount || token.amount.sign !== null
}
