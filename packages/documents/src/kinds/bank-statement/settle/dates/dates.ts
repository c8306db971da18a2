import { dayNumber, hasYear, type PrintedDate } from '../../../../entities/date.ts'
import { LONGEST_PERIOD_DAYS } from '../../../../entities/date-range.ts'
import type { RowPart } from '../../parse/parts.ts'
import { doubtfulDates } from './doubtful-dates.ts'
import { SLACK, type FullDate } from './full-date.ts'
import { mendDate } from './mend-date.ts'

/** Gives a date without a year the one that puts it into the statement's period; as printed where none does. */
export function settleYear(date: PrintedDate, start: FullDate | null, end: FullDate | null): PrintedDate {
  if (hasYear(date) || !end) return date
  const first = start ? dayNumber(start) - SLACK : dayNumber(end) - LONGEST_PERIOD_DAYS
  const last = dayNumber(end) + SLACK
  for (const year of [end.year, end.year - 1, end.year + 1]) {
    const day = dayNumber({ ...date, year })
    if (first <= day && day <= last) return { ...date, year }
  }
  return date
}

/**
 * The dates of a table's rows. What a scan lost or garbled is settled by the rows around it; null where they leave more than
 * one day.
 */
export function settleDates(
  rows: readonly RowPart[],
  start: FullDate | null,
  end: FullDate | null,
): (PrintedDate | null)[] {
  const dates = rows.map((row) => row.standsUnder && settleYear(row.standsUnder, start, end))
  const doubtful = doubtfulDates(rows, dates, start, end)
  const sure = dates.map((date, i) => (doubtful.has(i) ? null : date))
  const like = rows.find((row, i) => row.date && !doubtful.has(i))?.date?.text
  return rows.map((row, i) => {
    if (!doubtful.has(i)) return dates[i] ?? null
    const before = sure.slice(0, i).findLast((date) => date !== null) ?? start
    const after = sure.slice(i + 1).find((date) => date !== null) ?? end
    if (!hasYear(before) || !hasYear(after) || like === undefined) return null
    return mendDate(row.date?.text ?? row.damagedDate ?? '', before, after, like)
  })
}

/** The latest such day that is not after `end`. */
export function lastBefore(date: PrintedDate, end: FullDate): FullDate {
  if (hasYear(date)) return date
  const sameYear = { ...date, year: end.year }
  return dayNumber(sameYear) <= dayNumber(end) + SLACK ? sameYear : { ...date, year: end.year - 1 }
}
