import { addDays, day, lastOfMonth, partsOf, weekday, type Day } from '../calendar.ts'
import type { Frequency } from './employment.ts'

export interface PayPeriod {
  start: Day
  end: Day
  payDate: Day
}

/** The periods paid in a year; a pay date is never on a weekend. */
export function payPeriods(year: number, frequency: Frequency): PayPeriod[] {
  if (frequency === 'weekly') return periodsOfDays(year, 7)
  if (frequency === 'biweekly') return periodsOfDays(year, 14)
  const months = Array.from({ length: 12 }, (_, i) => i + 1)
  if (frequency === 'monthly')
    return months.map((month) => period(day(year, month, 1), lastOfMonth(year, month), lastOfMonth(year, month)))
  return months.flatMap((month) => [
    period(day(year, month, 1), day(year, month, 15), day(year, month, 15)),
    period(day(year, month, 16), lastOfMonth(year, month), lastOfMonth(year, month)),
  ])
}

/** Paid on Fridays, five days after the period ends on a Sunday. */
function periodsOfDays(year: number, length: number): PayPeriod[] {
  let payDate = day(year, 1, 1)
  while (weekday(payDate) !== 5) payDate = addDays(payDate, 1)
  const periods: PayPeriod[] = []
  for (; partsOf(payDate).year === year; payDate = addDays(payDate, length)) {
    const end = addDays(payDate, -5)
    periods.push({ start: addDays(end, 1 - length), end, payDate })
  }
  return periods
}

function period(start: Day, end: Day, due: Day): PayPeriod {
  const beforeWeekend = weekday(due) === 0 ? 2 : weekday(due) === 6 ? 1 : 0
  return { start, end, payDate: addDays(due, -beforeWeekend) }
}
