import { dayNumber, hasYear, type PrintedDate } from '../../../../entities/date.ts'
import type { RowPart } from '../../parse/parts.ts'
import { SLACK, type FullDate } from './full-date.ts'

/** Up to this share, rows without a date, or out of order, are accidents of the scan and not the way the table is set. */
const ACCIDENTS = 0.2
/** A date that OCR read with more confidence stands as it is printed: rows of another section may begin with it. */
const SURE = 0.9

/**
 * The rows of a scan whose date is not to be trusted: unreadable, lost where all other rows have one, outside the period, or out
 * of the order all other rows keep and read with doubt.
 */
export function doubtfulDates(
  rows: readonly RowPart[],
  dates: readonly (PrintedDate | null)[],
  start: FullDate | null,
  end: FullDate | null,
): Set<number> {
  const scanned = rows.flatMap((row, i) => (row.page.source === 'ocr' ? [i] : []))
  const few = (indices: readonly number[]) => (indices.length <= Math.max(1, ACCIDENTS * rows.length) ? indices : [])
  return new Set([
    ...scanned.filter((i) => rows[i]!.damagedDate !== null),
    ...(datesEveryRow(rows) ? few(scanned.filter((i) => rows[i]!.date === null)) : []),
    ...few(scanned.filter((i) => isOutside(dates[i] ?? null, start, end))),
    ...few(scanned.filter((i) => isUnsure(rows[i]!) && isOutOfOrder(dates, i) && !isByNumber(rows, i))),
  ])
}

/** A table that prints one date twice in a row prints it in every row; others may leave it out under the same date. */
function datesEveryRow(rows: readonly RowPart[]): boolean {
  return rows.some((row, i) => {
    const before = rows[i - 1]
    return row.date && before?.date && row.page === before.page && row.date.text === before.date.text
  })
}

function isOutside(date: PrintedDate | null, start: FullDate | null, end: FullDate | null): boolean {
  if (!hasYear(date) || !start || !end) return false
  return dayNumber(date) < dayNumber(start) - SLACK || dayNumber(date) > dayNumber(end) + SLACK
}

function isUnsure({ date }: RowPart): boolean {
  return !date || date.confidence < SURE
}

/** The rows before and behind keep an order among themselves, but not with this one. */
function isOutOfOrder(dates: readonly (PrintedDate | null)[], at: number): boolean {
  const [before, date, after] = [dates[at - 1], dates[at], dates[at + 1]]
  if (!hasYear(before) || !hasYear(date) || !hasYear(after)) return false
  const [first, day, last] = [dayNumber(before), dayNumber(date), dayNumber(after)]
  return first <= last && (day < first || day > last)
}

/** Checks listed by their numbers were paid in any order. */
function isByNumber(rows: readonly RowPart[], at: number): boolean {
  const numbers = [at - 1, at, at + 1].map((i) => rows[i]?.checkNumber ?? null)
  return numbers.every((number, i) => number !== null && (i === 0 || Number(number) > Number(numbers[i - 1])))
}
