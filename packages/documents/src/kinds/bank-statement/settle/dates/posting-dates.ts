import type { PrintedDate } from '../../../../entities/date.ts'
import type { RowPart } from '../../parse/parts.ts'
import { daysFrom } from './days-from.ts'

/**
 * Rows by the date of their posting, where each prints two and no heading says which is that: the one by which they stand in order,
 * if the other breaks it. Else it is the later one, as nothing is posted before it is done; that is a guess, for money may count
 * from a later day. Where now the one is later and now the other, rows stand as printed, and their dates are a guess as well.
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

/** Whether dates only rise from row to row, or only fall. */
function isInOrder(rows: readonly RowPart[]): boolean {
  const dates = rows.flatMap(({ standsUnder }): PrintedDate[] => (standsUnder ? [standsUnder] : []))
  const steps = dates.slice(1).map((date, i) => daysFrom(dates[i]!, date))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}
