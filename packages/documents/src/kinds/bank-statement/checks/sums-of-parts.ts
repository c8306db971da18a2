import { absolute, sumCents } from '@income/shared'
import type { TotalPart } from '../parse/parts.ts'
import { agrees } from '../settle/readings.ts'
import type { SettledRow } from '../settle/rows.ts'

/** "9 purchases totaling $468.35" and "1 ATM withdrawal totaling $60.00" beside one table: each of a part, together of all its rows. */
export function sumUpTogether(totals: readonly TotalPart[], rows: readonly SettledRow[]): boolean {
  const printed = totals.map(({ cells }) => absolute(cells[0]!.amount.amount.cents))
  return totals.length > 1 && sumCents(printed) === sumCents(rows.map(({ amount }) => amount))
}

/** Whether so many items each, of parts of the rows, are all of them. */
export function countUpTogether(totals: readonly TotalPart[], rows: readonly SettledRow[]): boolean {
  const counted = totals.flatMap(({ count }) => count ?? [])
  return sumUpTogether(totals, rows) && counted.reduce((sum, count) => sum + count, 0) === rows.length
}

/** A subtotal is of the rows right above it, as those of one card are. */
export function isOfLastRows(total: TotalPart, since: readonly SettledRow[]): boolean {
  return /\bsub-?total\b/i.test(total.label) && since.some((_, i) => agrees(total, since.slice(i)))
}
