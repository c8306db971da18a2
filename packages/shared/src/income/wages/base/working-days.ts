import { amount, count, product, quotient } from '../../arithmetic/index.ts'
import { exact, type Exact, plainNumber } from '../../arithmetic/exact.ts'
import type { Day } from '../../calendar.ts'
import type { Stub } from '../stub.ts'
import { type BaseFacts, type BasePay, byFrequency, periodPay, wholeStubs } from './facts.ts'
import { type FrequencyReading, PERIODS_PER_YEAR } from './frequency.ts'
import { hoursOf, rateOf } from './hourly.ts'

const WORKING_DAYS_A_WEEK = 5n
const WEEKS_A_YEAR = 52n

/**
 * Semimonthly or monthly hourly pay. 8 hours each working day are 80 hours in one half and 96 in another, so pay ×
 * periods per year is wrong. The rate × weekly hours × 52 / 12 (Fannie Mae B3-3.1-03, hourly), if the hours are whole
 * or half ones per working day and equal in all of the year's stubs. Null if they are not, or if the hours are those of
 * an average period (86.67 at 40 a week).
 */
export function byWorkingDays(facts: BaseFacts, basis: Stub, frequency: FrequencyReading): BasePay | null {
  if (frequency.frequency !== 'semimonthly' && frequency.frequency !== 'monthly') return null
  const { decisions } = facts
  const ofYear = wholeStubs(facts, basis)
  const rate = rateOf(basis, decisions)
  const daily = ofYear.map((stub) => hoursADay(stub, hoursOf(stub, decisions)))
  const hours = hoursOf(basis, decisions)
  const days = workingDays(basis)
  if (!rate || !hours || days === null || daily.some((each) => each === null || !each.equals(daily[0]!))) return null
  if (isWholeOrHalf(averageWeek(hours, PERIODS_PER_YEAR[frequency.frequency]))) return null
  const aDay = quotient(count(hours, 'hours'), count(days, 'working days'))
  const weekly = product(aDay, count(WORKING_DAYS_A_WEEK))
  const pay = periodPay(basis, 'base', decisions)
  return {
    monthly: quotient(product(product(amount(rate, 'an hour'), weekly), count(WEEKS_A_YEAR)), count(12n)),
    method: 'hourly_rate_by_average_hours',
    months: null,
    remark: `${plainNumber(weekly.value)} hours a week, for a ${PERIOD_NAMES[frequency.frequency]} has more working days than another`,
    documentIds: [basis.document.id],
    alternatives: pay ? [{ method: 'base_pay_by_frequency', arithmetic: byFrequency(pay, frequency) }] : [],
  }
}

const PERIOD_NAMES = { semimonthly: 'half month', monthly: 'month' } as const

/** Whole or half hours per working day of the period; null if they are neither. */
function hoursADay(stub: Stub, hours: Exact | null): Exact | null {
  const days = workingDays(stub)
  if (hours === null || days === null) return null
  const daily = hours.div(exact(days))
  return isWholeOrHalf(daily) ? daily : null
}

function averageWeek(hours: Exact, periods: bigint): Exact {
  return hours.mul(exact(periods, WEEKS_A_YEAR))
}

/** To a hundredth of an hour, as stubs print them. */
function isWholeOrHalf(hours: Exact): boolean {
  const doubled = hours.mul(exact('2'))
  return doubled
    .sub(doubled.add(exact('0.5')).floor())
    .abs()
    .lte(exact('0.02'))
}

/** Mondays to Fridays in the period; null if its days are not printed or it has none. */
function workingDays({ start, end }: Stub): bigint | null {
  if (start === null || end === null || end < start) return null
  const days = Array.from({ length: end - start + 1 }, (_, index) => start + index).filter(isWorkingDay)
  return days.length === 0 ? null : BigInt(days.length)
}

/** 1970-01-01 was a Thursday. */
function isWorkingDay(day: Day): boolean {
  return (((day + 3) % 7) + 7) % 7 < 5
}
