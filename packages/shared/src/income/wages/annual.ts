import { sumCents } from '../../money/cents.ts'
import { amount, type Arithmetic, count, quotient, sum } from '../arithmetic/index.ts'
import type { Exact } from '../arithmetic/exact.ts'
import type { Overrides } from '../model/rule-set.ts'
import { falls } from '../arithmetic/trend.ts'
import type { FrequencyReading } from './base/frequency.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { Employment, WageYear } from './employment.ts'
import { spansOf, untilOf } from './restart.ts'
import { correctsYear, isBonusCheck, lastDayOf, type Stub } from './stub.ts'

/** Averages of total pay, from year-to-date amounts and W-2s, in display order. */
export const AVERAGES = [
  'ytd_avg',
  'past_year_avg',
  'ytd_one_year_avg',
  'ytd_two_year_avg',
  'past_year_and_additional_year_avg',
] as const
type AverageName = (typeof AVERAGES)[number]

export interface AnnualPay {
  averages: Partial<Record<AverageName, Arithmetic>>
  /** Years of the W-2s used, the latest first. */
  years: number[]
  /** Whether the latest year, or this year so far, pays less per month than the year before. */
  declining: boolean
}

/** @param w2s the W-2s that the reviewer has not refused */
export function annualPay(
  employment: Employment,
  w2s: readonly WageYear[],
  frequency: FrequencyReading | null,
): AnnualPay {
  const toDate = payToDate(employment, frequency)
  const lastW2 = Math.max(...w2s.map(({ year }) => year))
  const last = Math.min(lastW2, fullestStub(employment.stubs)?.year ?? lastW2)
  const [y1, y2] = [wagesOf(w2s, last), wagesOf(w2s, last - 1)]
  const averages = { ...pastAverages(y1, y2), ...(toDate ? averagesToDate(toDate, w2s) : {}) }
  return {
    averages,
    years: [last, last - 1].filter((year) => wagesOf(w2s, year) !== null),
    declining: declines(averages, [y1?.value, y2?.value], toDate !== null && toDate.year > last),
  }
}

interface PayToDate {
  year: number
  pay: Arithmetic
  months: Arithmetic
}

/** This year's pay so far; null if no stub shows it, or its number of months is unknown. */
function payToDate(employment: Employment, frequency: FrequencyReading | null): PayToDate | null {
  const latest = fullestStub(employment.stubs)
  if (!latest) return null
  const months = monthsToDate(latest, employmentStart(employment.stubs), frequency)
  const pay = ytdPay(latest)
  if (latest.year === null || !pay || !months || months.value.n === 0n) return null
  return { year: latest.year, pay, months }
}

type Averages = AnnualPay['averages']

/** @param y1 the W-2 wages of the latest year; `y2` those of the year before */
function pastAverages(y1: Arithmetic | null, y2: Arithmetic | null): Averages {
  if (!y1) return {}
  const one = { past_year_avg: quotient(y1, count(12n)) }
  return y2 ? { ...one, past_year_and_additional_year_avg: quotient(sum([y1, y2]), count(24n)) } : one
}

function averagesToDate({ year, pay, months }: PayToDate, w2s: readonly WageYear[]): Averages {
  const averages: Averages = { ytd_avg: quotient(pay, months) }
  const [before, beforeThat] = [wagesOf(w2s, year - 1), wagesOf(w2s, year - 2)]
  if (!before) return averages
  averages.ytd_one_year_avg = quotient(sum([pay, before]), sum([months, count(12n)]))
  if (beforeThat) averages.ytd_two_year_avg = quotient(sum([pay, before, beforeThat]), sum([months, count(24n)]))
  return averages
}

/** The W-2s of an employment that the reviewer has not refused. */
export function acceptedW2s(
  { w2s }: Employment,
  wageEntryOf: (documentId: string) => string | null,
  decisions: Overrides,
): WageYear[] {
  return w2s.filter(({ document }) => {
    const entryId = wageEntryOf(document.id)
    return entryId === null || decisions.override(entryId) !== false
  })
}

/** From W-2s alone: the two-year average, or the latest year if pay declines or there is only one. */
export function w2Figure({ averages, years, declining }: AnnualPay): (W2Figure & { remark: string }) | null {
  const { past_year_avg: one, past_year_and_additional_year_avg: two } = averages
  if (two && !declining) return { monthly: two, months: count(24n).value, remark: '' }
  if (!one) return null
  return { monthly: one, months: count(12n).value, remark: two ? `pay declines, so ${years[1]} is left out` : '' }
}

interface W2Figure {
  monthly: Arithmetic
  months: Exact
}

/**
 * The stub of the latest year with the highest pay to date, because an off-cycle check may print only its own pay, or one
 * paid later that corrects the year. Null if there is none.
 */
function fullestStub(stubs: readonly Stub[]): Stub | null {
  if (stubs.every(isBonusCheck)) return null
  const last = stubs.at(-1)
  const paidOn = (stub: Stub) => stub.payDate ?? lastDayOf(stub) ?? 0
  const ofYear = stubs.filter(({ year }) => year === last?.year).sort((a, b) => paidOn(a) - paidOn(b))
  return spansOf(ofYear)
    .at(-1)!
    .reduce<Stub | null>((most, stub) => {
      const isFuller = most === null || (stub.grossYtd ?? 0n) >= (most.grossYtd ?? 0n)
      return isFuller || correctsYear(stub) ? stub : most
    }, null)
}

function wagesOf(w2s: readonly WageYear[], year: number): Arithmetic | null {
  const ofYear = w2s.filter((w2) => w2.year === year)
  return ofYear.length === 0 ? null : sum(ofYear.map(({ wages }) => amount(wages, `W-2 of ${year}`)))
}

function ytdPay(stub: Stub): Arithmetic | null {
  const own = payUntil('date', stub)
  const before = stub.carried && payUntil(untilOf(stub.carried), stub.carried)
  return own && before ? sum([own, before]) : own
}

/** Gross pay to date, unless its lines show that reimbursements are part of it; then those that are income. */
function payUntil(until: string, { grossYtd, earnings, year }: Stub): Arithmetic | null {
  const shown = earnings.flatMap(({ ytd, ...line }) => (ytd === null ? [] : [{ ...line, ytd }]))
  const income = shown.filter(({ type }) => type !== 'not_income')
  const addsUp = income.length < shown.length && sumCents(shown.map(({ ytd }) => ytd)) === grossYtd
  if (grossYtd !== null && !addsUp) return amount(grossYtd, `gross pay, ${year} to ${until}`)
  if (income.length === 0) return null
  return sum(income.map(({ ytd, description }) => amount(ytd, `${description}, ${year} to ${until}`)))
}

/**
 * @param isLaterYear Whether the pay to date is of a later year than the W-2s; the W-2 of the same year is not an
 * earlier one.
 */
function declines(averages: Averages, [y1, y2]: readonly (Exact | undefined)[], isLaterYear: boolean): boolean {
  const { ytd_avg: ytd, past_year_avg: past } = averages
  if (y1 && y2 && falls(y2, y1)) return true
  return isLaterYear && ytd !== undefined && past !== undefined && falls(past.value, ytd.value)
}
