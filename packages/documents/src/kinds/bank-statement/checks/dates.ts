import type { Check } from '@income/shared'
import { check, notApplicable } from '../../../model/check.ts'
import { dayNumber, hasYear, isoDate } from '../../../entities/date.ts'
import type { Account } from '../account.ts'
import { periodDates, transactionDates } from './relations.ts'

/** The transactions lie in the statement's period. */
export function datedInPeriod({ start, end, transactions }: Account): Check {
  const name = 'period_dates'
  const dates = transactions.flatMap(({ date }) => date ?? [])
  if (dates.length === 0) return notApplicable(name, 'There are no transactions with a date.')
  if (!end) {
    return dates.every(hasYear)
      ? notApplicable(name, 'No period is printed.')
      : check(name, 'failed', 'Nothing on the statement gives the year of its transactions.')
  }
  const posted = dates.map((date) => ({ day: hasYear(date) ? dayNumber(date) : null, printed: isoDate(date) }))
  return periodDates(posted, start && dayNumber(start.value), dayNumber(end.value))
}

/** Every transaction has its date. */
export function rowsDated({ transactions }: Account): Check {
  return transactionDates(transactions.filter(({ date }) => date !== null).length, transactions.length)
}
