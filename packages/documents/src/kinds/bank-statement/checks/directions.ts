import type { Check } from '@income/shared'
import { check, notApplicable, passed } from '../../../model/check.ts'
import type { Account, Transaction } from '../account.ts'
import { provenRows } from '../proven-rows.ts'
import type { RowPart } from '../parse/parts.ts'
import { byWording } from '../settle/hints.ts'
import { amountToken } from '../settle/rows.ts'

/** Whether money came in or went out is stated for every transaction, or proven. */
export function directions(account: Account): Check {
  const name = 'directions'
  const all = account.transactions.length
  if (all === 0) return notApplicable(name, 'There are no transactions.')
  const inferred = guessedRows(account).length
  if (inferred === 0) return passed(name, 'The direction (credit or debit) of every transaction is stated or proven.')
  return check(name, 'failed', `The direction (credit or debit) of ${inferred} of ${all} transactions is not stated.`)
}

/** Transactions whose direction is inferred: nothing printed states it, and no balance or total confirms it. */
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
