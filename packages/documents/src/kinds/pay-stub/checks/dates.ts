import type { Check } from '@income/shared'
import { check, notApplicable } from '../../../model/check.ts'
import type { StubFigures } from './equations.ts'
import { dayNumber, hasYear, isoDate } from '../../../entities/date.ts'

/** A period ends after it starts, and is paid around its end: some days earlier up to a few weeks later. */
export function payDates({ start, end, payDate }: StubFigures['dates']): Check {
  const [from, to, paid] = [start, end, payDate].map((date) => (hasYear(date) ? date : null))
  const verdict = (status: Check['status'], message: string, expected = to, actual = paid ?? to) =>
    check('pay_dates', status, message, {
      expected: expected ? isoDate(expected) : null,
      actual: actual ? isoDate(actual) : null,
    })
  if (from && to) {
    const period = `The pay period from ${isoDate(from)} to ${isoDate(to)}`
    const days = dayNumber(to) - dayNumber(from)
    if (days < 0) return verdict('failed', `${period} ends before it starts.`, from, to)
    if (days > 35) return verdict('warning', `${period} is longer than a month.`, from, to)
  }
  if (to && paid) {
    const days = dayNumber(paid) - dayNumber(to)
    const dates = `The pay date is ${isoDate(paid)}, and the period ends on ${isoDate(to)}`
    return verdict(
      days < -35 || days > 60 ? 'warning' : 'passed',
      days < -35 || days > 60 ? `${dates}, ${Math.abs(days)} days apart.` : `${dates}.`,
    )
  }
  if (from && to) return verdict('passed', `The pay period is ${isoDate(from)} to ${isoDate(to)}.`)
  return notApplicable('pay_dates', 'Fewer than two complete dates are printed.')
}
