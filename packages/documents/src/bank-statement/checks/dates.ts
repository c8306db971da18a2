import type { Check } from '@income/shared'
import { dayNumber, hasYear, isoDate } from '../../text/date.ts'
import type { Account } from '../account.ts'
import { verdict } from './check.ts'

/** Days a posting may stand outside the printed period. */
const SLACK = 5

/** The transactions lie in the statement's period. */
export function periodDates({ start, end, transactions }: Account): Check {
  const name = 'period_dates'
  if (!end || transactions.length === 0) return verdict(name, 'not_applicable', 'No period is printed.')
  const first = start ? dayNumber(start.value) : dayNumber(end.value) - 100
  const last = dayNumber(end.value)
  const outside = transactions.filter(
    ({ date }) => !hasYear(date) || dayNumber(date) < first - SLACK || dayNumber(date) > last + SLACK,
  )
  if (outside.length === 0) return verdict(name, 'passed', 'All transactions lie in the period of the statement.')
  return {
    name,
    status: 'warning',
    expected: `${start ? isoDate(start.value) : ''}/${isoDate(end.value)}`,
    actual: isoDate(outside[0]!.date),
    message: `${outside.length} of ${transactions.length} transactions lie outside the period of the statement.`,
  }
}
