import { count, type Arithmetic, difference, noted, quotient, sum } from '../arithmetic/index.ts'
import {
  type Day,
  dayOf,
  dayOfMonth,
  daysInMonth,
  firstOfYear,
  isMonthEnd,
  isoDate,
  monthNumber,
  yearOf,
} from '../calendar.ts'
import { type FrequencyReading, type PayFrequency, PERIODS_PER_YEAR } from './base/frequency.ts'
import { lastDayOf, type Stub } from './stub.ts'

/** Months of its year that have passed at the end of a day: 10 June → 5 + 10 / 30. */
function monthsIntoYear(day: Day): Arithmetic {
  const month = BigInt(monthNumber(day))
  if (isMonthEnd(day)) return count(month)
  const part = quotient(count(BigInt(dayOfMonth(day))), count(BigInt(daysInMonth(day))))
  return month === 1n ? part : sum([count(month - 1n), part])
}

/** Months from the beginning of one day to the end of another in the same year. */
export function monthsBetween(start: Day, end: Day): Arithmetic {
  if (yearOf(start - 1) < yearOf(start)) return monthsIntoYear(end)
  return difference(monthsIntoYear(end), monthsIntoYear(start - 1))
}

/**
 * The months that a stub's year-to-date amounts cover, from the first day of the year or of the employment. The pay
 * date determines the year, so the pay periods that began before the year are counted by it. Null without dates, or if
 * the length of those periods is unknown.
 */
export function monthsToDate(stub: Stub, employed: Day | null, frequency: FrequencyReading | null): Arithmetic | null {
  const end = lastDayOf(stub)
  if (end === null || stub.year === null) return null
  if (yearOf(end) < stub.year || (stub.start !== null && yearOf(stub.start) < stub.year)) {
    return frequency && periodsPaid(stub, frequency.frequency)
  }
  const newYear = firstOfYear(yearOf(end))
  const start = employed !== null && employed > newYear && employed <= end ? employed : newYear
  return noted(monthsBetween(start, end), `months from ${isoDate(start)} to ${isoDate(end)}`)
}

/** The most days from one pay date to the next. */
const DAYS_BETWEEN_PAYS = {
  weekly: 7,
  biweekly: 14,
  semimonthly: 16,
  'every four weeks': 28,
  monthly: 31,
} as const

/**
 * The months of the pay periods paid in a year up to a stub whose period began before it. There was an earlier pay date
 * in the year if a whole pay period fits between its first day and this one: biweekly pay of 16 January follows that
 * of 2 January. If all pay of the year is that of the stub, there was none.
 */
function periodsPaid({ payDate, gross, grossYtd }: Stub, frequency: PayFrequency): Arithmetic {
  const isFirst = payDate === null || (gross !== null && gross === grossYtd)
  const days = isFirst ? 0 : payDate - firstOfYear(yearOf(payDate))
  const periods = BigInt(1 + Math.floor(days / DAYS_BETWEEN_PAYS[frequency]))
  const months = quotient(count(12n), count(PERIODS_PER_YEAR[frequency]))
  if (periods === 1n) return noted(months, 'one pay period')
  return noted(quotient(count(12n * periods), count(PERIODS_PER_YEAR[frequency])), `${periods} pay periods`)
}

/** The months of a year that an employment lasted, to its end: from its first day if it began in that year. */
export function monthsEmployed(year: number, stubs: readonly Stub[]): Arithmetic {
  const [first, last] = [firstOfYear(year), firstOfYear(year + 1) - 1]
  const employed = employmentStart(stubs)
  const begun = employed !== null && employed > first && employed <= last
  return begun ? monthsBetween(employed, last) : count(12n, `months of ${year}`)
}

/**
 * The first day of an employment that began in the year of the stubs: a printed hire date, else the first day of the
 * year's first period, if its pay is all of the pay to date. Null if no stub shows a start.
 */
export function employmentStart(stubs: readonly Stub[]): Day | null {
  for (const { document } of stubs) {
    const hired = dayOf(document.fields['hire_date'])
    if (hired !== null) return hired
  }
  const firstOfYears = [...Map.groupBy(stubs, ({ year }) => year).values()].map(([first]) => first!)
  const first = firstOfYears.find(
    ({ gross, grossYtd, start, paysBase }) =>
      paysBase && start !== null && gross !== null && gross !== 0n && gross === grossYtd,
  )
  return first?.start ?? null
}
