import { dayNumber, hasYear, type PrintedDate } from '../../text/date.ts'

export type FullDate = PrintedDate & { year: number }

/** Days a posting may stand outside its statement's period. */
const SLACK = 7
/** The longest period a statement is believed to cover when only its end is printed. */
const LONGEST = 100

/** Gives a date without a year the one that puts it into the statement's period; as printed where none does. */
export function settleYear(date: PrintedDate, start: FullDate | null, end: FullDate | null): PrintedDate {
  if (hasYear(date) || !end) return date
  const first = start ? dayNumber(start) - SLACK : dayNumber(end) - LONGEST
  const last = dayNumber(end) + SLACK
  for (const year of [end.year, end.year - 1, end.year + 1]) {
    const day = dayNumber({ ...date, year })
    if (first <= day && day <= last) return { ...date, year }
  }
  return date
}

/** The latest such day that is not after `end`. */
export function lastBefore(date: PrintedDate, end: FullDate): FullDate {
  if (hasYear(date)) return date
  const sameYear = { ...date, year: end.year }
  return dayNumber(sameYear) <= dayNumber(end) + SLACK ? sameYear : { ...date, year: end.year - 1 }
}
