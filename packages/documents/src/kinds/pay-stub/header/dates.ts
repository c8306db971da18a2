import { dayNumber, hasYear, type PrintedDate } from '../../../entities/date.ts'
import type { Flow } from '../../../layout/flow.ts'
import { datesAtLabels, type LabelledDate } from '../../../labels/dates.ts'
import { type DateMeaning, STUB_DATES } from '../vocabulary/date-label.ts'

export type DateOnPage = LabelledDate<DateMeaning>

export interface StubDates {
  start: DateOnPage | null
  end: DateOnPage | null
  payDate: DateOnPage | null
  /** Paydays printed again, as on the stub's cheque. */
  otherPayDates: DateOnPage[]
}

/** The pay period and the pay date. A year left out is that of the stub's other dates. */
export function stubDates(flow: Flow): StubDates {
  const dates = datesAtLabels(flow, STUB_DATES)
  const first = (meaning: DateOnPage['meaning']) =>
    dates.find((d) => d.meaning === meaning && !isRangeStart(d, dates)) ?? null
  const [begin, end] = [first('period_start'), first('period_end')]
  const [from, to] = periodRange(dates, begin && end ? 'named' : 'any')
  const found = {
    start: from ?? begin,
    end: to ?? end ?? loneEnd(dates),
    payDate: first('pay_date') ?? first('date'),
    otherPayDates: dates.filter((date) => date.meaning === 'pay_date' && !isRangeStart(date, dates)).slice(1),
  }
  return withYears(found, yearOf(dates))
}

/**
 * Two dates with a dash between them: those called the period, else the first that are called nothing else, unless begin
 * and end are named apart: then they are the days of a line.
 */
function periodRange(dates: readonly DateOnPage[], which: 'named' | 'any'): [DateOnPage, DateOnPage] | [null, null] {
  const ranges = dates.flatMap((date, i) => (dates[i + 1]?.endsRange ? [[date, dates[i + 1]!] as const] : []))
  const isPeriod = ([from]: readonly [DateOnPage, DateOnPage]) =>
    from.meaning === 'period' || from.meaning === 'period_start' || from.meaning === 'pay_date'
  const isNameless = ([from, to]: readonly [DateOnPage, DateOnPage]) =>
    which === 'any' && from.meaning === null && isPayPeriod(from.date, to.date)
  const best = ranges.find(isPeriod) ?? ranges.find(isNameless)
  return best ? [best[0], best[1]] : [null, null]
}

function isRangeStart(date: DateOnPage, dates: readonly DateOnPage[]): boolean {
  return dates[dates.indexOf(date) + 1]?.endsRange === true
}

/** "Pay Period: 07/15/2021" with a single date is the day the period ended. */
function loneEnd(dates: readonly DateOnPage[]): DateOnPage | null {
  return dates.find((d, i) => d.meaning === 'period' && !dates[i + 1]?.endsRange) ?? null
}

function isPayPeriod(from: PrintedDate, to: PrintedDate): boolean {
  if (!hasYear(from) || !hasYear(to)) return true
  const days = dayNumber(to) - dayNumber(from)
  return days >= 0 && days <= 45
}

/** A date that nothing is said of settles the year, where all such are of the same. */
function yearOf(dates: readonly DateOnPage[]): PrintedDate | undefined {
  const dated = dates.filter(({ meaning }) => meaning === null).flatMap(({ date }) => (hasYear(date) ? [date] : []))
  return dated.every(({ year }) => year === dated[0]!.year) ? dated[0] : undefined
}

function withYears({ start, end, payDate, otherPayDates }: StubDates, other: PrintedDate | undefined): StubDates {
  const known = [...[end, payDate, start].map((d) => d?.date), other].find((date) => hasYear(date))
  const settle = (found: DateOnPage | null) =>
    found && known && !hasYear(found.date) ? { ...found, date: nearest(found.date, known) } : found
  return { start: settle(start), end: settle(end), payDate: settle(payDate), otherPayDates }
}

/** The year that brings a date within half a year of one that is known. */
function nearest(date: PrintedDate, known: PrintedDate & { year: number }): PrintedDate {
  const years = [known.year, known.year - 1, known.year + 1].map((year) => ({ ...date, year }))
  return years.find((candidate) => Math.abs(dayNumber(candidate) - dayNumber(known)) <= 183) ?? date
}
