import type { Check } from '@income/shared'
import { dayNumber, hasYear, isoDate } from '../../text/date.ts'
import type { Account } from '../account.ts'
import { verdict } from './check.ts'

/** Days a posting may stand outside the printed period. */
const SLACK = 5

/** The transactions lie in the statement's period. */
export function periodDates({ start, end, transactions: all }: Account): Check {
  const name = 'period_dates'
  const transactions = all.flatMap(({ date }) => date ?? [])
  if (transactions.length === 0) return verdict(name, 'not_applicable', 'There are no transactions.')
  if (!end) {
    return transactions.every(hasYear)
      ? verdict(name, 'not_applicable', 'No period is printed.')
      : verdict(name, 'failed', 'Nothing on the statement says of what year its transactions are.')
  }
  const first = start ? dayNumber(start.value) : dayNumber(end.value) - 100
  const last = dayNumber(end.value)
  const outside = transactions.filter(
    (date) => !hasYear(date) || dayNumber(date) < first - SLACK || dayNumber(date) > last + SLACK,
  )
  if (outside.length === 0) return verdict(name, 'passed', 'All transactions lie in the period of the statement.')
  // A date that takes no year of the period says that the period, or the date, was misread.
  const isUnplaced = outside.some((date) => !hasYear(date))
  return {
    name,
    status: isUnplaced ? 'failed' : 'warning',
    expected: `${start ? isoDate(start.value) : ''}/${isoDate(end.value)}`,
    actual: isoDate(outside[0]!),
    message: `${outside.length} of ${transactions.length} transactions lie outside the period of the statement.`,
  }
}

/** Every transaction has its date. */
export function transactionDates({ transactions }: Account): Check {
  const name = 'transaction_dates'
  if (transactions.length === 0) return verdict(name, 'not_applicable', 'There are no transactions.')
  const missing = transactions.filter(({ date }) => date === null).length
  return missing === 0
    ? verdict(name, 'passed', 'Every transaction has a date.')
    : verdict(name, 'failed', `The dates of ${missing} of ${transactions.length} transactions cannot be read.`)
}
