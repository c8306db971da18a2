import { amount, type Arithmetic, count, quotient, sum } from '../arithmetic/index.ts'
import type { Exact } from '../exact.ts'
import type { Overrides } from '../rule-set.ts'
import { falls } from '../trend.ts'
import type { FrequencyReading } from './base/frequency.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { Employment, WageYear } from './employment.ts'
import { isBonusCheck, type Stub } from './stub.ts'

/** Averages over whole pay, by year-to-date figures and W-2s, in the order they are shown. */
export const AVERAGES = [
  'ytd_avg',
  'past_year_avg',
  'ytd_one_year_avg',
  'ytd_two_year_avg',
  'past_year_and_additional_year_avg',
] as const
export type AverageName = (typeof AVERAGES)[number]

export interface AnnualPay {
  averages: Partial<Record<AverageName, Arithmetic>>
  /** Years of the W-2s used, the latest first. */
  years: number[]
  /** Whether the latest year, or this year so far, brings less a month than the year before. */
  declining: boolean
}

/** @param w2s W-2s the reviewer has not refused. */
export function annualPay(
  employment: Employment,
  w2s: readonly WageYear[],
  frequency: FrequencyReading | null,
): AnnualPay {
  const latest = fullestStub(employment.stubs)
  const thisYear = latest?.year ?? null
  const ofYear = (year: number) => wagesOf(w2s, year)
  const lastW2 = Math.max(...w2s.map(({ year }) => year))
  const last = thisYear === null ? lastW2 : Math.min(lastW2, thisYear)
  const [y1, y2] = [ofYear(last), ofYear(last - 1)]
  const months = latest ? monthsToDate(latest, employmentStart(employment.stubs), frequency) : null
  const ytd = latest && months && months.value.n !== 0n ? ytdPay(latest) : null

  const averages: AnnualPay['averages'] = {}
  if (y1) averages.past_year_avg = quotient(y1, count(12n))
  if (y1 && y2) averages.past_year_and_additional_year_avg = quotient(sum([y1, y2]), count(24n))
  if (ytd && months) {
    averages.ytd_avg = quotient(ytd, months)
    const [before, beforeThat] = [ofYear(thisYear! - 1), ofYear(thisYear! - 2)]
    if (before) averages.ytd_one_year_avg = quotient(sum([ytd, before]), sum([months, count(12n)]))
    if (before && beforeThat) {
      averages.ytd_two_year_avg = quotient(sum([ytd, before, beforeThat]), sum([months, count(24n)]))
    }
  }
  return {
    averages,
    years: [last, last - 1].filter((year) => ofYear(year) !== null),
    declining: declines(averages, y1?.value, y2?.value),
  }
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

/** W-2s alone: the two-year average, or the latest year's where pay declines or only one year is there. */
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
 * The stub of the latest year that shows most pay to date: an off-cycle check may print its own alone. Null where there
 * is no other.
 */
function fullestStub(stubs: readonly Stub[]): Stub | null {
  if (stubs.every(isBonusCheck)) return null
  const last = stubs.at(-1)
  const ofYear = stubs.filter(({ year }) => year === last?.year)
  return ofYear.reduce<Stub | null>((most, stub) => {
    return most === null || (stub.grossYtd ?? 0n) >= (most.grossYtd ?? 0n) ? stub : most
  }, null)
}

function wagesOf(w2s: readonly WageYear[], year: number): Arithmetic | null {
  const ofYear = w2s.filter((w2) => w2.year === year)
  return ofYear.length === 0 ? null : sum(ofYear.map(({ wages }) => amount(wages, `W-2 of ${year}`)))
}

function ytdPay({ grossYtd, earnings, year }: Stub): Arithmetic | null {
  if (grossYtd !== null) return amount(grossYtd, `gross pay, ${year} to date`)
  const printed = earnings.filter(({ type, ytd }) => type !== 'not_income' && ytd !== null)
  if (printed.length === 0) return null
  return sum(printed.map(({ ytd, description }) => amount(ytd!, `${description}, ${year} to date`)))
}

function declines(averages: AnnualPay['averages'], y1: Exact | undefined, y2: Exact | undefined): boolean {
  const { ytd_avg: ytd, past_year_avg: past } = averages
  if (y1 && y2 && falls(y2, y1)) return true
  return ytd !== undefined && past !== undefined && falls(past.value, ytd.value)
}
