import { dayOf, type FoundSignal, type SignalEvidence } from '@income/shared'

/** In days: a shorter period may have no transaction in half of it. */
const LONG = 45
/** The transactions that show which time a statement covers. */
const ENOUGH = 5
/** In days: how long before or after the end of its period a stub is paid. */
const PAID = { before: 35, after: 45 }

/** A date with its place; `value` is YYYY-MM-DD. */
export interface PlacedDate extends Pick<SignalEvidence, 'page' | 'box'> {
  value: string
}

interface Period {
  start: PlacedDate
  end: PlacedDate
}

/** A statement whose transactions are all in less than half of the period that it names: one of its dates was changed. */
export function ofStatementDates({ start, end }: Period, dates: readonly string[]): FoundSignal[] {
  const [from, to] = [dayOf(start.value), dayOf(end.value)]
  const days = dates.flatMap((date) => dayOf(date) ?? [])
  if (from === null || to === null || days.length < ENOUGH || to - from <= LONG) return []
  const [first, last] = [Math.min(...days), Math.max(...days)]
  if (first < from || last > to || Math.max(first - from, to - last) < (to - from) / 2) return []
  return contradiction(
    `The statement covers ${to - from + 1} days, but its transactions are in ${last - first + 1} of them.`,
    [start, end],
  )
}

/** A stub that is paid long after the end of its period, or before. */
export function ofStubDates(end: PlacedDate, paid: PlacedDate): FoundSignal[] {
  const [last, payday] = [dayOf(end.value), dayOf(paid.value)]
  if (last === null || payday === null) return []
  const days = payday - last
  if (-PAID.before <= days && days <= PAID.after) return []
  const when = days > 0 ? 'after' : 'before'
  return contradiction(`The pay date is ${Math.abs(days)} days ${when} the end of the pay period.`, [paid, end])
}

function contradiction(summary: string, dates: readonly PlacedDate[]): FoundSignal[] {
  const evidence = dates.map(({ value, page, box }) => ({ page, box, detail: value }))
  return [{ code: 'dates_contradict', severity: 'low', summary, evidence }]
}
