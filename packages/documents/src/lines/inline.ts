import { left, right } from '../model/page.ts'
import type { Amount } from './amounts.ts'
import type { KnownLines } from '../forms/known-lines.ts'
import { numberOf } from './numbers/line-number.ts'
import { onOneRow, type Labels } from './numbers/line-labels.ts'
import type { Line } from '../layout/lines.ts'

/** Small print loses letters to a scan: "fram Schedule 1". */
const FROM_SCHEDULE = /\bf\w{1,2}m\s*Schedule\s*(SE|[1-6A-F])\b/gi
const LONE_LETTER = /(?<=\s)([a-z])(?=\s)/g

/**
 * The line of an amount that stands within a wording: the lettered part it follows ("11 a Tax"), or the line and the schedule
 * it comes from ("6 Total income. … Add any amount from Schedule 1"). Only lines known to be printed so.
 */
export function inlineLine(
  amount: Amount,
  rows: readonly Line[],
  { margins, boxes }: Labels,
  known: KnownLines,
): string | null {
  if (known.inline.length === 0) return null
  const before = rows
    .flatMap(({ words }) => words)
    .filter((word) => onOneRow(word, amount) && right(word) <= left(amount) + 1)
  const text = before.map((word) => word.text).join(' ')
  const margin =
    margins.findLast((label) => onOneRow(label, amount) && right(label) <= left(amount)) ??
    boxes.find((label) => onOneRow(label, amount) && left(label) >= right(amount))
  const schedule = [...text.matchAll(FROM_SCHEDULE)].at(-1)?.[1]?.toLowerCase()
  const letter = [...text.matchAll(LONE_LETTER)].at(-1)?.[1]
  const part = margin && letter && numberOf(margin.line) + letter
  const numbers = [
    part,
    margin?.line,
    ...known.captions.filter(({ words }) => words.test(text)).map(({ line }) => line),
  ]
  const lines = numbers.flatMap((line) =>
    line ? [schedule ? `${numberOf(line)}_from_schedule_${schedule}` : line] : [],
  )
  return lines.find((line) => known.inline.includes(line)) ?? null
}
