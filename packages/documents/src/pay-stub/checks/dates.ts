import type { Check } from '@income/shared'
import { dayNumber, hasYear, isoDate } from '../../text/date.ts'
import type { StubDates } from '../header/dates.ts'
import { notApplicable } from './check.ts'

/** A period ends after it starts and is paid around its end: some days early for salaries, up to some weeks later. */
export function payDates({ start, end, payDate }: StubDates): Check {
  const name = 'pay_dates'
  const [from, to, paid] = [start?.date, end?.date, payDate?.date].map((date) => (hasYear(date) ? date : null))
  const verdict = (status: Check['status'], expected: typeof from, actual: typeof from, message: string): Check => ({
    name,
    status,
    expected: expected ? isoDate(expected) : null,
    actual: actual ? isoDate(actual) : null,
    message,
  })
  if (from && to && dayNumber(from) > dayNumber(to))
    return verdict('failed', from, to, 'the period ends before it starts')
  if (from && to && dayNumber(to) - dayNumber(from) > 35)
    return verdict('warning', from, to, 'the pay period is longer than a month')
  if (to && paid) {
    const days = dayNumber(paid) - dayNumber(to)
    if (days < -35 || days > 60) return verdict('warning', to, paid, 'the pay date is far from the end of the period')
  }
  if ((from && to) || (to && paid)) return verdict('passed', to, paid ?? to, 'the dates of period and payment fit')
  return notApplicable(name, 'fewer than two complete dates')
}
