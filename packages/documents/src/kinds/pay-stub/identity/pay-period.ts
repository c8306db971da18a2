import { dayNumber, hasYear, type FullDate, type PrintedDate } from '../../../entities/date.ts'
import type { Flow } from '../../../layout/flow.ts'
import { datesAtLabels, type LabelledDate } from '../../../labels/dates.ts'
import { type DateMeaning, STUB_DATES } from '../vocabulary/labels.ts'
import { left, top, type Word } from '../../../model/page.ts'
import { plain } from '../../../vocabulary/normalise.ts'

type DateOnPage = LabelledDate<DateMeaning>

export interface StubDates {
  start: DateOnPage | null
  end: DateOnPage | null
  payDate: DateOnPage | null
  /** Paydays that are printed again, as on the stub's cheque. */
  otherPayDates: DateOnPage[]
  /** Every day that is labelled as the end of a pay period. */
  periodEnds: DateOnPage[]
  /** When the employment began, the last time if there were several. */
  hired: DateOnPage | null
}

/** The pay period and the pay date. A missing year is taken from the stub's other dates. */
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
    periodEnds: dates.filter((date, i) => date.meaning === 'period_end' || endsPeriod(date, dates[i - 1])),
    hired: first('rehire_date') ?? first('hire_date'),
  }
  return withHireBefore(withYears(found, yearOf(dates)))
}

/** A day of hire without a year, or after the day that was paid, is misread or something else. */
function withHireBefore({ hired, ...dates }: StubDates): StubDates {
  const paid = dates.end?.date ?? dates.payDate?.date
  const isBefore = hired && hasYear(hired.date) && !(paid && hasYear(paid) && dayNumber(paid) < dayNumber(hired.date))
  return { ...dates, hired: isBefore ? hired : null }
}

/** Two dates with a dash between them: those labelled as the period, else the first pair without any label. */
function periodRange(dates: readonly DateOnPage[], which: 'named' | 'any'): [DateOnPage, DateOnPage] | [null, null] {
  const ranges = dates.flatMap((date, i) => (dates[i + 1]?.endsRange ? [[date, dates[i + 1]!] as const] : []))
  const isPeriod = ([from]: readonly [DateOnPage, DateOnPage]) =>
    from.meaning === 'period' || from.meaning === 'period_start' || from.meaning === 'pay_date'
  const isNameless = ([from, to]: readonly [DateOnPage, DateOnPage]) =>
    which === 'any' && from.meaning === null && isPayPeriod(from.date, to.date)
  const best = ranges.find(isPeriod) ?? ranges.find(isNameless)
  return best ? [best[0], best[1]] : [null, null]
}

const endsPeriod = ({ endsRange }: DateOnPage, before: DateOnPage | undefined) =>
  endsRange && (before?.meaning === 'period' || before?.meaning === 'period_start')

const isRangeStart = (date: DateOnPage, dates: readonly DateOnPage[]) =>
  dates[dates.indexOf(date) + 1]?.endsRange === true

/** "Pay Period: 07/15/2021" with a single date is the day the period ended. */
const loneEnd = (dates: readonly DateOnPage[]): DateOnPage | null =>
  dates.find((d, i) => d.meaning === 'period' && !dates[i + 1]?.endsRange) ?? null

function isPayPeriod(from: PrintedDate, to: PrintedDate): boolean {
  if (!hasYear(from) || !hasYear(to)) return true
  const days = dayNumber(to) - dayNumber(from)
  return days >= 0 && days <= 45
}

/** Unlabelled dates determine the year if they all have the same one. */
function yearOf(dates: readonly DateOnPage[]): PrintedDate | undefined {
  const dated = dates.filter(({ meaning }) => meaning === null).flatMap(({ date }) => (hasYear(date) ? [date] : []))
  return dated.every(({ year }) => year === dated[0]!.year) ? dated[0] : undefined
}

function withYears({ start, end, payDate, ...others }: StubDates, other: PrintedDate | undefined): StubDates {
  const known = [...[end, payDate, start].map((d) => d?.date), other].find((date) => hasYear(date))
  const settle = (found: DateOnPage | null) =>
    found && known && !hasYear(found.date) ? { ...found, date: nearest(found.date, known) } : found
  return { start: settle(start), end: settle(end), payDate: settle(payDate), ...others }
}

/** The year that puts a date within half a year of a known one. */
function nearest(date: PrintedDate, known: FullDate): PrintedDate {
  const years = [known.year, known.year - 1, known.year + 1].map((year) => ({ ...date, year }))
  return years.find((candidate) => Math.abs(dayNumber(candidate) - dayNumber(known)) <= 183) ?? date
}

type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

const SAYINGS: readonly [PayFrequency, string][] = [
  ['biweekly', 'bi ?weekly|every (two|2|other) weeks?|fortnightly|b w'],
  ['semimonthly', 'semi ?monthly|twice (a|per) month|bi ?monthly'],
  ['weekly', 'weekly|every week|once a week'],
  ['monthly', 'monthly|once a month|every month'],
]
/** "Period Type: Calendar Month" is named after its length. */
const LENGTHS: typeof SAYINGS = [
  ['biweekly', 'bi ?week|two weeks'],
  ['semimonthly', 'semi ?month'],
  ['weekly', 'week'],
  ['monthly', '(calendar )?month'],
]
/** What states a frequency in one setting. */
const stating = (setting: (says: string) => string, sayings = SAYINGS) =>
  sayings.map(([frequency, says]) => [frequency, new RegExp(setting(`(${says})`))] as const)

const LABEL =
  /^(?:\d{1,2} )?(((pay|payment|payroll|payday) )?(frequency|freq|schedule|cycle|type|group|basis|period( type)?|code|area)\b|payroll( name)?$|payroll name\b|pay id\b) ?/
/** After a label, where a code or a group's name may precede it: "Pay Group: BWK-Biweekly Staff". */
const LABELLED = [...stating((says) => `\\b${says}\\b`), ...stating((says) => `^${says}$`, LENGTHS)]
/** After another label and its value, too close to be separated: "Employee ID: 10482 Pay Frequency: Weekly". */
const FURTHER = stating((says) => `\\b(pay|payment|payroll) (frequency|freq|schedule|cycle) ${says}\\b`)
const UNLABELLED = [
  // Alone, possibly in two ways: "Paid every two weeks (biweekly)", "Payroll: monthly".
  ...stating((says) => `^(paid |payroll )?${says}( ${says})?$`),
  // Before the name of what is paid, or the dates of the period: "Weekly earnings statement", "Weekly 1/27/2025 - 2/2/2025".
  ...stating((says) => `^${says} (${says} )?(pay|payroll|earnings|commissions?|wages?|salary|\\d)`),
  // Behind the name of the stub: "Payroll earnings statement - monthly".
  ...stating((says) => `^(pay|payroll|earnings)( [a-z]+)? (statement|stub|slip|advice) ${says}$`),
]

/** A label in its own cell: "Pay Group:", "Pay Type". "Type" or "Basis" alone heads a column. */
const isLabel = (text = '') =>
  (text.endsWith(':') || /^(pay|period type)/i.test(text)) && plain(text).replace(LABEL, '') === ''

/** In points: how much the edges of a label and the value below it differ. */
const SAME_EDGE = 2

/** The pay frequency, if the stub states it above its tables. It is never derived from dates. */
export function printedFrequency(flow: Flow, tableTop: number): { frequency: PayFrequency; words: Word[] } | null {
  for (const [row, line] of flow.lines.entries()) {
    for (const [i, phrase] of line.phrases.entries()) {
      const label = plain(phrase.text)
      const text = label.replace(LABEL, '')
      const heading = flow.lines[row - 1]?.phrases.find((above) => Math.abs(left(above) - left(phrase)) < SAME_EDGE)
      const isLabelled = text !== label || isLabel(line.phrases[i - 1]?.text) || isLabel(heading?.text)
      const find = (settings: typeof LABELLED, among: string) => settings.find(([, pattern]) => pattern.test(among))
      const [frequency] =
        (isLabelled ? find(LABELLED, text) : undefined) ??
        find(FURTHER, label) ??
        (top(line) < tableTop ? find(UNLABELLED, label) : undefined) ??
        []
      if (frequency) return { frequency, words: phrase.words }
    }
  }
  return null
}
