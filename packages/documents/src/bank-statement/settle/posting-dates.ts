import type { RowPart } from '../scan/parts.ts'
import { daysFrom } from './days-from.ts'

/**
 * Rows by the date of their posting, where each prints two and no heading says which is that: nothing is posted before it is
 * done, so it is the later one. Where now the one is later and now the other, rows stand as printed, and their dates are a guess.
 */
export function byPosting(rows: readonly RowPart[]): RowPart[] {
  const lags = rows.map(({ date, besideDate }) => (date && besideDate ? daysFrom(date.date, besideDate.date) : 0))
  const [behind, ahead] = [lags.filter((lag) => lag > 0).length, lags.filter((lag) => lag < 0).length]
  if (behind > 0 && ahead > 0) return rows.map((row, i) => (lags[i] === 0 ? row : { ...row, isOfEitherDate: true }))
  return behind > 0 ? rows.map(besideItsOwn) : [...rows]
}

function besideItsOwn(row: RowPart): RowPart {
  const { besideDate } = row
  return besideDate ? { ...row, date: besideDate, standsUnder: besideDate.date } : row
}
