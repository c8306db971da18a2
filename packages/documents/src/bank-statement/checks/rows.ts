import type { Check } from '@income/shared'
import type { Account } from '../account.ts'
import { verdict } from './check.ts'

/** Every line that seems a row of a table was read as one. */
export function unreadRows({ unread, transactions, settlement }: Account): Check {
  const name = 'unread_rows'
  if (transactions.length + unread.length === 0) return verdict(name, 'not_applicable', 'There are no transactions.')
  if (unread.length === 0) return verdict(name, 'passed', 'Every line that seems a transaction was read as one.')
  // Where the balances prove the transactions, what was left out is none.
  if (settlement.reconciles)
    return verdict(name, 'passed', 'The lines left out are no transactions: the balances hold.')
  return verdict(name, 'failed', `${unread.length} lines that seem transactions could not be read.`)
}
