import type { Check } from '@income/shared'
import { check, notApplicable, passed } from '../../../model/check.ts'
import type { StubFigures } from './equations.ts'
import { dayNumber, hasYear, isoDate } from '../../../entities/date.ts'
import type { StubDates } from '../identity/pay-period.ts'
import type { StubNames } from '../identity/names.ts'
import { areOfTwoPeople } from '../identity/two-people.ts'

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

/** A deposit may be dated some days after the cheque. */
export const MOST_DAYS = 31

/** A stub and its cheque show the same person and payday. If they do not, one of them was altered. */
export function chequeAgrees({ employee, payee }: StubNames, { payDate, otherPayDates }: StubDates): Check {
  if (employee && payee && areOfTwoPeople(employee, payee))
    return check('cheque_agrees', 'failed', 'The paycheck is made out to a different person than the pay stub.')
  const dated = payDate?.date
  const other = otherPayDates.find(
    ({ date }) => hasYear(date) && hasYear(dated) && Math.abs(dayNumber(date) - dayNumber(dated)) > MOST_DAYS,
  )
  if (dated && other) {
    const [expected, actual] = [isoDate(dated), isoDate(other.date)]
    const message = `The pay stub is dated ${expected}, but its paycheck ${actual}.`
    return check('cheque_agrees', 'failed', message, { expected, actual })
  }
  if (!payee && otherPayDates.length === 0) return notApplicable('cheque_agrees', 'The pay stub has no paycheck.')
  return passed('cheque_agrees', 'The pay stub and its paycheck show the same person and payday.')
}
