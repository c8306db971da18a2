import type { Check } from '@income/shared'
import { check, count, notApplicable, passed } from '../../../model/check.ts'
import type { Account } from '../account.ts'

/** Every line that seems a row of a table was read as one. */
export function unreadRows({ unread, transactions, settlement }: Account): Check {
  const name = 'unread_rows'
  if (transactions.length + unread.length === 0) return notApplicable(name, 'There are no transactions.')
  if (unread.length === 0) return passed(name, 'Every line that looks like a transaction was read.')
  return settlement.reconciles
    ? passed(name, `The balances agree without ${count(unread.length, 'more possible transaction')}.`)
    : check(name, 'failed', `${count(unread.length, 'possible transaction')} could not be read.`)
}
