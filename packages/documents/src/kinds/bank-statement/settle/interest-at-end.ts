import type { PrintedDate } from '../../../entities/date.ts'
import type { RowPart } from '../parse/parts.ts'
import type { FullDate } from './dates/full-date.ts'

const INTEREST =
  /^(?:(?:interest|dividends?) (?:paid|payment|credit(?:ed)?|deposit|earned)|(?:deposit|credit) (?:interest|dividends?))\b/i

/**
 * Interest that is listed last and without a date was paid when the period ended: nothing says that it came on the day of the row
 * above it.
 */
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
