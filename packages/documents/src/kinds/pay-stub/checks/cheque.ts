import type { Check } from '@income/shared'
import { check, notApplicable, passed } from '../../../model/check.ts'
import { dayNumber, hasYear, isoDate } from '../../../entities/date.ts'
import type { StubDates } from '../header/dates.ts'
import type { StubNames } from '../header/names.ts'
import { readingConfidence } from '../../../layout/flow.ts'
import { plain } from '../../../vocabulary/normalise.ts'

const NAME = 'cheque_agrees'
/** A deposit may be dated some days after the cheque. */
const MOST_DAYS = 31
/** Names read worse than this say nothing by differing. */
const LEGIBLE = 0.8

/** A stub and its cheque are of one person and one payday; where they are not, one of them was altered. */
export function chequeAgrees({ employee, payee }: StubNames, { payDate, otherPayDates }: StubDates): Check {
  if (employee && payee && [employee, payee].every(({ phrase }) => readingConfidence(phrase.words) >= LEGIBLE)) {
    const [own, other] = [plain(employee.phrase.text), plain(payee.phrase.text)]
    const shared = own.split(' ').some((word) => word.length > 1 && other.split(' ').includes(word))
    if (!shared) return check(NAME, 'failed', 'The paycheck is made out to a different person than the pay stub.')
  }
  const dated = payDate?.date
  const other = otherPayDates.find(
    ({ date }) => hasYear(date) && hasYear(dated) && Math.abs(dayNumber(date) - dayNumber(dated)) > MOST_DAYS,
  )
  if (dated && other) {
    const [expected, actual] = [isoDate(dated), isoDate(other.date)]
    const message = `The pay stub is dated ${expected}, but its paycheck ${actual}.`
    return check(NAME, 'failed', message, { expected, actual })
  }
  if (!payee && otherPayDates.length === 0) return notApplicable(NAME, 'The pay stub comes without a paycheck.')
  return passed(NAME, 'The pay stub and its paycheck show the same person and payday.')
}
