import { LONGEST_PERIOD_DAYS } from '../../../entities/date-range.ts'
import { dayOf, isoDate, type Check } from '@income/shared'
import { check, notApplicable, passed } from '../../../model/check.ts'
import type { StatementFigures } from './figures.ts'

/** Days a posting may stand outside the printed period. */
const POSTING_SLACK_DAYS = 5

/** The transactions lie in the statement's period. */
export function periodDates({ start: printedStart, end: printedEnd, transactions }: StatementFigures): Check {
  const name = 'period_dates'
  const posted = transactions.flatMap(({ date }) => (date === null ? [] : [{ day: dayOf(date), printed: date }]))
  const [start, end] = [dayOf(printedStart), dayOf(printedEnd)]
  if (posted.length === 0) return notApplicable(name, 'There are no transactions with a date.')
  if (end === null) {
    return posted.every(({ day }) => day !== null)
      ? notApplicable(name, 'No period is printed.')
      : check(name, 'failed', 'Nothing on the statement gives the year of its transactions.')
  }
  const first = start ?? end - LONGEST_PERIOD_DAYS
  const outside = posted.filter(
    ({ day }) => day === null || day < first - POSTING_SLACK_DAYS || day > end + POSTING_SLACK_DAYS,
  )
  const period = start === null ? `that ends on ${isoDate(end)}` : `${isoDate(start)} to ${isoDate(end)}`
  const [wrong] = outside
  if (!wrong) return passed(name, `No transaction is dated outside the period ${period}.`)
  const message = `${outside.length} of ${posted.length} transactions are dated outside the period ${period}: the first is of ${wrong.printed}.`
  // A date that fits no year of the period says that the period, or the date, was misread.
  const status = outside.some(({ day }) => day === null) ? 'failed' : 'warning'
  return check(name, status, message, {
    expected: `${start === null ? '' : isoDate(start)}/${isoDate(end)}`,
    actual: wrong.printed,
  })
}

/** Every transaction has its date. */
export function transactionDates({ transactions }: StatementFigures): Check {
  const name = 'transaction_dates'
  const undated = transactions.filter(({ date }) => date === null).length
  if (transactions.length === 0) return notApplicable(name, 'There are no transactions.')
  return undated === 0
    ? passed(name, 'Every transaction has a date.')
    : check(name, 'failed', `The dates of ${undated} of ${transactions.length} transactions could not be read.`)
}
