import type { Cents, Check } from '@income/shared'
import { amount, check, passed } from '../../../model/check.ts'
import type { StubNames } from '../identity/names.ts'
import { areOfTwoPeople } from '../identity/found-name.ts'
import type { StubDates } from '../identity/pay-period.ts'
import { hasYear, isoDate } from '../../../entities/date.ts'
import type { StubReading } from '../read-stub.ts'
import { anotherPayday, MOST_DAYS } from './cheque.ts'
import type { TotalCandidate } from '../../../tables/totals/candidate.ts'

const SECOND = 'the page may print a second pay stub.'

/** A page may print a second stub that is too short to be read as one: its days, employee or pay differ. */
export function oneStub(reading: StubReading): Check {
  const { names, dates } = reading
  return (
    anotherPeriod(dates) ??
    anotherEmployee(names) ??
    secondPayday(dates) ??
    anotherTotal(reading) ??
    passed('one_pay_stub', 'No other pay period, employee or pay is printed.')
  )
}

const warning = (message: string, values: { expected?: Cents | string; actual?: Cents | string } = {}): Check =>
  check('one_pay_stub', 'warning', message, values)

const fullDate = (found: StubDates['end']) => (found && hasYear(found.date) ? isoDate(found.date) : null)

function anotherPeriod({ end, periodEnds }: StubDates): Check | null {
  const expected = fullDate(end)
  const actual = periodEnds.map(fullDate).find((other) => other !== null && other !== expected)
  if (!expected || !actual) return null
  return warning(`A pay period ends on ${expected}, and another on ${actual}: ${SECOND}`, { expected, actual })
}

function anotherEmployee({ employee, labelledEmployees, employeesBelow }: StubNames): Check | null {
  const [first, ...others] = labelledEmployees
  const isAnother =
    (first && others.some((other) => areOfTwoPeople(first, other))) ||
    (employee && employeesBelow.some((other) => areOfTwoPeople(employee, other)))
  return isAnother ? warning(`Two employees are named: ${SECOND}`) : null
}

/** A cheque may be dated some days after its stub; `cheque_agrees` marks one of another month. */
const FEWEST_DAYS = 6

function secondPayday(dates: StubDates): Check | null {
  const days = anotherPayday(dates, (apart) => apart > FEWEST_DAYS && apart <= MOST_DAYS)
  return days && warning(`One pay date is ${days.expected}, and another ${days.actual}: ${SECOND}`, days)
}

/** Another gross or net that the page names as such, with the total that was read. */
function anotherTotal({ totals: { current, ytd }, candidates }: StubReading): Check | null {
  const read = { gross_pay: current.gross, net_pay: current.net }
  const totals = [current, ytd].flatMap(({ gross, net, deductions }) => [gross, net, deductions])
  const known = totals.flatMap((total) => total?.cents ?? [])
  for (const [name, total] of Object.entries(read)) {
    if (!total) continue
    const isAnother = (other: TotalCandidate) =>
      other.name === name &&
      other.period === 'current' &&
      other.sure &&
      other.cents !== 0n &&
      !known.includes(other.cents)
    const other = candidates.find(isAnother)
    if (!other) continue
    const words = name === 'net_pay' ? 'Net pay' : 'Gross pay'
    const message = `${words} is ${amount(total.cents)}, but also ${amount(other.cents)}: one was altered, or ${SECOND}`
    return warning(message, { expected: total.cents, actual: other.cents })
  }
  return null
}
