import { isoDate as isoDay, type Cents, type Check } from '@income/shared'
import { amount, check, notApplicable, passed } from '../../../model/check.ts'

/** The relations of a statement that are no sums: of a statement just read, and of one that a reviewer has corrected. */

/** Days a posting may stand outside the printed period. */
const POSTING_SLACK_DAYS = 5
/** Longer than a statement's period: where its beginning is not printed. */
const LONGEST_PERIOD_DAYS = 100

/** A balance beside a transaction that is not the one before it plus the transaction. */
export interface WrongBalance {
  expected: Cents
  printed: Cents
}

/** Each balance printed beside a transaction follows from the one before; `known` balances were compared. */
export function runningBalance(known: number, wrong: readonly WrongBalance[]): Check {
  const name = 'running_balance'
  const [first] = wrong
  if (!first) return passed(name, `${known} of ${known} balances follow from the transactions.`)
  const message = `${wrong.length} of ${known} balances do not follow from the transactions: the first is ${amount(first.printed)}, not ${amount(first.expected)}.`
  return check(name, 'failed', message, { expected: first.expected, actual: first.printed })
}

export function noRunningBalance(): Check {
  return notApplicable('running_balance', 'No balances are printed beside the transactions.')
}

/** A day (days since 1970) of a transaction as it is printed; null where its year is not known. */
export interface PostedOn {
  day: number | null
  printed: string
}

/** The transactions lie in the statement's period. `start` is null where only its end is printed. */
export function periodDates(posted: readonly PostedOn[], start: number | null, end: number): Check {
  const name = 'period_dates'
  const first = start ?? end - LONGEST_PERIOD_DAYS
  const outside = posted.filter(
    ({ day }) => day === null || day < first - POSTING_SLACK_DAYS || day > end + POSTING_SLACK_DAYS,
  )
  const period = start === null ? `that ends on ${isoDay(end)}` : `${isoDay(start)} to ${isoDay(end)}`
  const [wrong] = outside
  if (!wrong) return passed(name, `No transaction is dated outside the period ${period}.`)
  const message = `${outside.length} of ${posted.length} transactions are dated outside the period ${period}: the first is of ${wrong.printed}.`
  // A date that fits no year of the period says that the period, or the date, was misread.
  const status = outside.some(({ day }) => day === null) ? 'failed' : 'warning'
  return check(name, status, message, {
    expected: `${start === null ? '' : isoDay(start)}/${isoDay(end)}`,
    actual: wrong.printed,
  })
}

/** Every transaction has its date. */
export function transactionDates(dated: number, all: number): Check {
  const name = 'transaction_dates'
  if (all === 0) return notApplicable(name, 'There are no transactions.')
  return dated === all
    ? passed(name, 'Every transaction has a date.')
    : check(name, 'failed', `The dates of ${all - dated} of ${all} transactions could not be read.`)
}
