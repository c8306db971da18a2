import {
  dayNumber,
  hasYear,
  type PrintedDate,
  LONGEST_PERIOD_DAYS,
  addDays,
  type FullDate,
} from '../../../entities/date.ts'
import type { RowPart } from '../parts.ts'
import { editDistance } from '../../../vocabulary/spelling.ts'

/** How many days outside the statement's period a date without a year may be. */
const SLACK = 7

/** The first and last day of a statement, as far as they are known. */
export interface Days {
  start: FullDate | null
  end: FullDate | null
}

/** Gives a date without a year the one that puts it in the statement's period; unchanged if none does. */
export function settleYear(date: PrintedDate, { start, end }: Days): PrintedDate {
  if (hasYear(date) || !end) return date
  const first = start ? dayNumber(start) - SLACK : dayNumber(end) - LONGEST_PERIOD_DAYS
  const last = dayNumber(end) + SLACK
  for (const year of [end.year, end.year - 1, end.year + 1]) {
    const day = dayNumber({ ...date, year })
    if (first <= day && day <= last) return { ...date, year }
  }
  return date
}

/** The dates of a table's rows. One that a scan lost or garbled is inferred from those around it, or null. */
export function settleDates(rows: readonly RowPart[], days: Days): (PrintedDate | null)[] {
  const dates = rows.map((row) => row.standsUnder && settleYear(row.standsUnder, days))
  const doubtful = doubtfulDates(rows, dates)
  const sure = dates.map((date, i) => (doubtful.has(i) ? null : date))
  const like = rows.find((row, i) => row.date && !doubtful.has(i))?.date?.text
  return rows.map((row, i) => {
    if (!doubtful.has(i)) return dates[i] ?? null
    const before = sure.slice(0, i).findLast((date) => date !== null) ?? days.start
    const after = sure.slice(i + 1).find((date) => date !== null) ?? days.end
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

/** Up to this share, rows out of order are accidents of the scan, and not the layout of the table. */
const ACCIDENTS = 0.2
/** A date read with more OCR confidence is kept: rows of another section may begin with it. */
const SURE = 0.9

/** The rows of a scan with an unreliable date: illegible, or read with low confidence and out of an order that the others keep. */
export function doubtfulDates(rows: readonly RowPart[], dates: readonly (PrintedDate | null)[]): Set<number> {
  const scanned = rows.flatMap((row, i) => (row.page.source === 'ocr' ? [i] : []))
  const unordered = scanned.filter((i) => isUnsure(rows[i]!) && isOutOfOrder(dates, i) && !isByNumber(rows, i))
  const areFew = unordered.length <= Math.max(1, ACCIDENTS * rows.length)
  return new Set([...scanned.filter((i) => rows[i]!.damagedDate !== null), ...(areFew ? unordered : [])])
}

const isUnsure = ({ date }: RowPart) => !date || date.confidence < SURE

/** The rows before and after are in order among themselves, but not with this one. */
function isOutOfOrder(dates: readonly (PrintedDate | null)[], at: number): boolean {
  const [before, date, after] = [dates[at - 1], dates[at], dates[at + 1]]
  if (!hasYear(before) || !hasYear(date) || !hasYear(after)) return false
  const [first, day, last] = [dayNumber(before), dayNumber(date), dayNumber(after)]
  return first <= last && (day < first || day > last)
}

/** Checks listed by number were paid in any order. */
function isByNumber(rows: readonly RowPart[], at: number): boolean {
  const numbers = [at - 1, at, at + 1].map((i) => rows[i]?.checkNumber ?? null)
  return numbers.every((number, i) => number !== null && (i === 0 || Number(number) > Number(numbers[i - 1])))
}

/** If the rows around it are more days apart than this, they determine too little. */
const LONGEST = 45

/**
 * Restores a date of which a scan left some characters ("/10/2024"): the day between the rows around it whose print is
 * most similar. `like` is a date as this table prints it. Null unless exactly one day fits.
 */
export function mendDate(remains: string, from: FullDate, to: FullDate, like: string): FullDate | null {
  const days = dayNumber(to) - dayNumber(from)
  if (days === 0) return from
  const format = formatLike(like)
  if (days < 0 || days > LONGEST || !format || remains.length < 2) return null
  const candidates = Array.from({ length: days + 1 }, (_, i) => {
    const date = addDays(from, i)
    return { date, distance: editDistance(remains, format(date), like.length) }
  })
  candidates.sort((a, b) => a.distance - b.distance)
  const [best, second] = candidates
  if (!best || best.distance > like.length / 2 || best.distance === second?.distance) return null
  return best.date
}

/** The numeric date format of this table, if it has one. */
function formatLike(like: string): ((date: FullDate) => string) | null {
  const match = /^(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(like)
  if (!match) return null
  const [, month, separator, , year] = match
  const width = like.startsWith('0') || month!.length === 2 ? 2 : 1
  return (date) => {
    const parts = [String(date.month).padStart(width, '0'), String(date.day).padStart(width, '0')]
    if (year) parts.push(String(date.year).slice(-year.length))
    return parts.join(separator)
  }
}

/**
 * Rows by posting date, where each prints two dates and no heading says which is which. If only one of them puts the
 * rows in order, it is that one. Otherwise it is the later one, as nothing is posted before it happens; that is
 * inferred, since money may count from a later day. If sometimes the first and sometimes the second is later, rows stay
 * as printed, and their dates are inferred as well.
 */
export function byPosting(rows: readonly RowPart[]): RowPart[] {
  const lags = rows.map(({ date, besideDate }) => (date && besideDate ? daysFrom(date.date, besideDate.date) : 0))
  if (lags.every((lag) => lag === 0)) return [...rows]
  const moved = rows.map(besideItsOwn)
  const [ownInOrder, besideInOrder] = [isInOrder(rows), isInOrder(moved)]
  if (ownInOrder !== besideInOrder) return ownInOrder ? [...rows] : moved
  const areLater = lags.every((lag) => lag >= 0)
  return (areLater ? moved : rows).map((row, i) => (lags[i] === 0 ? row : { ...row, isOfEitherDate: true }))
}

function besideItsOwn(row: RowPart): RowPart {
  const { besideDate } = row
  return besideDate ? { ...row, date: besideDate, standsUnder: besideDate.date } : row
}

/** Whether dates only rise or only fall from row to row. */
function isInOrder(rows: readonly RowPart[]): boolean {
  const steps = stepsBetween(rows)
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}

/** Days between consecutive rows. */
export function stepsBetween(rows: readonly RowPart[]): number[] {
  const dates = rows.flatMap(({ standsUnder }) => standsUnder ?? [])
  return dates.slice(1).map((date, i) => daysFrom(dates[i]!, date))
}

/** The approximate number of days between two dates. Without years, half a year backwards is the turn of the year. */
export function daysFrom(from: PrintedDate, to: PrintedDate): number {
  const step = dayOf(to) - dayOf(from)
  return Math.abs(step) > 186 && Math.abs(step) < 372 ? -step : step
}

const dayOf = ({ year, month, day }: PrintedDate) => (year ?? 0) * 372 + month * 31 + day

const INTEREST =
  /^(?:(?:interest|dividends?) (?:paid|payment|credit(?:ed)?|deposit|earned)|(?:deposit|credit) (?:interest|dividends?))\b/i

/** Interest listed last, without a date, was paid at the end of the period, not on the day of the row above. */
export function interestAtEnd(
  rows: readonly RowPart[],
  dates: readonly (PrintedDate | null)[],
  end: FullDate | null,
): readonly (PrintedDate | null)[] {
  const last = rows.at(-1)
  const isUndated = last?.date === null && last.damagedDate === null && INTEREST.test(last.description)
  const areDated = rows.some((row) => row.date !== null)
  return end && isUndated && areDated ? [...dates.slice(0, -1), end] : dates
}
