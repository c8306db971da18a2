import type { FoundSignal, SignalEvidence } from '@income/shared'
import { isBankHoliday } from './bank-holidays.ts'

/** A row of a statement with its place; `date` is YYYY-MM-DD, or the text that the statement has instead. */
interface PostedRow extends Pick<SignalEvidence, 'page' | 'box'> {
  date: string | null
}

/** Minimum number of rows that show on which days a bank posts, and the maximum share on closed days that is an exception. */
const ENOUGH = 25
const MOST = 0.05

/** Rows on days on which banks are closed, if the statement has few of them. */
export function ofPostingDates(rows: readonly PostedRow[]): FoundSignal[] {
  const dated = rows.filter(({ date }) => date !== null && /^\d{4}-\d\d-\d\d$/.test(date))
  const closed = dated.filter(({ date }) => isClosed(date!))
  if (dated.length < ENOUGH || closed.length === 0 || closed.length > MOST * dated.length) return []
  const evidence = closed.map(({ date, page, box }) => ({ page, box, detail: `${date} is ${whatIs(date!)}` }))
  const summary = `Of ${dated.length} rows, ${closed.length} are dated on a day when banks are closed: ${evidence[0]!.detail}.`
  return [{ code: 'posted_on_closed_day', severity: 'info', summary, evidence }]
}

function isClosed(date: string): boolean {
  return weekdayOf(date) === 0 || weekdayOf(date) === 6 || isBankHoliday(date)
}

function whatIs(date: string): string {
  if (isBankHoliday(date)) return 'a bank holiday'
  return weekdayOf(date) === 0 ? 'a Sunday' : 'a Saturday'
}

/** 0 for Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
