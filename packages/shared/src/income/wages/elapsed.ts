import { type Day, dayOf, dayOfMonth, daysInMonth, firstOfYear, monthNumber, yearOf } from '../calendar.ts'
import { exact, type Exact } from '../exact.ts'
import { type FrequencyReading, PERIODS_PER_YEAR } from './frequency.ts'
import { lastDayOf, type Stub } from './stub.ts'

/** Months of its year that have passed when a day ends: 10 June → 5 + 10/30. */
export function monthsIntoYear(day: Day): Exact {
  const whole = exact(BigInt(monthNumber(day) - 1))
  return whole.add(exact(BigInt(dayOfMonth(day)), BigInt(daysInMonth(day))))
}

/** Months from the beginning of one day to the end of another of the same year. */
export function monthsBetween(start: Day, end: Day): Exact {
  const before = yearOf(start - 1) < yearOf(start) ? exact(0n) : monthsIntoYear(start - 1)
  return monthsIntoYear(end).sub(before)
}

/**
 * The months that a stub's year-to-date figures cover, from the year's first day or the first day of the employment.
 * A period that ended before the new year began and was paid after it covers one pay period. Null without dates.
 */
export function monthsToDate(stub: Stub, employed: Day | null, frequency: FrequencyReading | null): Exact | null {
  const end = lastDayOf(stub)
  if (end === null || stub.year === null) return null
  if (yearOf(end) < stub.year) return frequency && exact(12n, PERIODS_PER_YEAR[frequency.frequency])
  const newYear = firstOfYear(yearOf(end))
  const start = employed !== null && employed > newYear && employed <= end ? employed : newYear
  return monthsBetween(start, end)
}

/**
 * The first day of an employment that began in the year of the stubs: the hire date where a stub prints one, else the
 * first day of a period whose pay was all there was in the year so far. Null where nothing shows a start.
 */
export function employmentStart(stubs: readonly Stub[]): Day | null {
  for (const { document } of stubs) {
    const hired = dayOf(document.fields['hire_date'])
    if (hired !== null) return hired
  }
  const first = stubs.find(
    ({ gross, grossYtd, start }) => start !== null && gross !== null && gross !== 0n && gross === grossYtd,
  )
  return first?.start ?? null
}
