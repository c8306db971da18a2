import type { Check } from '@income/shared'
import { dayNumber, hasYear, isoDate } from '../../text/date.ts'
import type { StubDates } from '../header/dates.ts'
import type { StubNames } from '../header/names.ts'
import { readingConfidence } from '../sheet/evidence.ts'
import { plain } from '../vocabulary/plain.ts'
import { notApplicable } from './check.ts'

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
    if (!shared) return verdict('failed', null, null, 'the cheque is made out to another person than the stub')
  }
  const dated = payDate?.date
  const other = otherPayDates.find(
    ({ date }) => hasYear(date) && hasYear(dated) && Math.abs(dayNumber(date) - dayNumber(dated)) > MOST_DAYS,
  )
  if (dated && other)
    return verdict('failed', isoDate(dated), isoDate(other.date), 'stub and cheque are of different paydays')
  if (!payee && otherPayDates.length === 0) return notApplicable(NAME, 'the stub is without a cheque')
  return verdict('passed', null, null, 'stub and cheque are of one person and payday')
}

function verdict(status: Check['status'], expected: string | null, actual: string | null, message: string): Check {
  return { name: NAME, status, expected, actual, message }
}
