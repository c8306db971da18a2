import { left, right } from '../../page/page.ts'
import type { Amount } from './box-values.ts'
import { numberOf } from './line-number.ts'
import { onOneRow, type Label } from './labels.ts'
import type { Row } from '../sheet/tokens.ts'

const FROM_SCHEDULE = /from\s*Schedule\s*(SE|[1-6A-F])\b/gi

/**
 * The line of an amount that stands within a wording: the lettered part it follows ("11 a Tax"), or the line and the schedule
 * it comes from ("6 Total income. … Add any amount from Schedule 1"). Only lines known to be printed so.
 */
export function inlineLine(
  amount: Amount,
  rows: readonly Row[],
  margins: readonly Label[],
  known: readonly string[],
): string | null {
  if (known.length === 0) return null
  const margin = margins.findLast((label) => onOneRow(label, amount) && right(label) <= left(amount))
  if (!margin) return null
  const before = rows
    .flatMap(({ words }) => words)
    .filter((word) => onOneRow(word, amount) && left(word) >= right(margin) && right(word) <= left(amount) + 1)
  const text = before.map((word) => word.text).join(' ')
  const schedule = [...text.matchAll(FROM_SCHEDULE)].at(-1)?.[1]?.toLowerCase()
  const line = schedule ? `${numberOf(margin.line)}_from_schedule_${schedule}` : margin.line
  return known.includes(line) ? line : null
}
