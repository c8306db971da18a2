import { dayOf, type FoundSignal, type SignalEvidence } from '@income/shared'

/** Rows that show in which order a statement lists them. */
const ENOUGH = 8
/** In days: banks list some rows by another date than they print. */
const TOLERANCE = 4
/** In days: rows that are farther apart do not show what is between them. */
const FAR = 12
/** Rows of a table that are farther from each other than others, and no more than this, may have a second line. */
const FARTHER = 2.2
/** The share of rows that are not later than the next. */
const IN_ORDER = 0.9

/** A row of a statement with its place; `date` is YYYY-MM-DD, or the text that the statement has instead. */
interface DatedRow extends Pick<SignalEvidence, 'page' | 'box'> {
  date: string | null
}

/** The one row of a statement whose date is not between those above and below it, which are in order, as are all others. */
export function ofRowsOutOfOrder(rows: readonly DatedRow[]): FoundSignal[] {
  const days = rows.map(({ date }) => dayOf(date) ?? NaN)
  const steps = days.slice(1).map((day, i) => day - days[i]!)
  const isRising = steps.filter((step) => step > 0).length >= steps.filter((step) => step < 0).length
  const inOrder = steps.filter((step) => (isRising ? step >= 0 : step <= 0)).length
  if (rows.length < ENOUGH || inOrder < IN_ORDER * steps.length - 1) return []
  const odd = days.flatMap((day, i) => (isBetween(days[i - 1] ?? NaN, day, days[i + 1] ?? NaN) ? [] : [i]))
  const [at] = odd
  if (at === undefined || odd.length > 1 || !isWithinTable(rows, at)) return []
  const row = rows[at]!
  const detail = `${row.date} is not between the dates above and below it`
  const evidence = [{ page: row.page, box: row.box, detail }]
  return [
    {
      code: 'dates_contradict',
      severity: 'low',
      summary: `The dates of a statement are in order but for one: ${detail}.`,
      evidence,
    },
  ]
}

/** Whether rows of the same table are right above and below: elsewhere a list may end, and the dates begin anew. */
function isWithinTable(rows: readonly DatedRow[], at: number): boolean {
  const pitches = rows.slice(1).flatMap((row, i) => pitchOf(rows[i]!, row) ?? [])
  const usual = pitches.sort((a, b) => a - b)[pitches.length >> 1]
  const own = [pitchOf(rows[at - 1]!, rows[at]!), pitchOf(rows[at]!, rows[at + 1]!)]
  return usual !== undefined && own.every((pitch) => pitch !== null && pitch < FARTHER * usual)
}

function pitchOf(row: DatedRow, next: DatedRow): number | null {
  return row.box && next.box && row.page === next.page ? next.box[1]! - row.box[1]! : null
}

/** Whether a day is about between others; true if one of them is not known. */
function isBetween(before: number, day: number, after: number): boolean {
  if ([before, day, after].some(Number.isNaN)) return true
  const [first, last] = [Math.min(before, after), Math.max(before, after)]
  return last - first > FAR || (first - TOLERANCE <= day && day <= last + TOLERANCE)
}
