import { dollars, exact, type Exact } from '../exact.ts'
import type { Decisions } from '../rule-set.ts'
import type { Employment, WageYear } from './employment.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { FrequencyReading } from './frequency.ts'

/** Averages over whole pay, by year-to-date figures and W-2s. */
export const AVERAGES = {
  ytd_avg: 'Year-to-date pay / months to date',
  past_year_avg: "Last year's W-2 / 12",
  ytd_one_year_avg: "(Year-to-date pay + last year's W-2) / (months to date + 12)",
  ytd_two_year_avg: '(Year-to-date pay + W-2s of two years) / (months to date + 24)',
  past_year_and_additional_year_avg: 'W-2s of two years / 24',
} as const
export type AverageName = keyof typeof AVERAGES

export interface Average {
  monthly: Exact
  months: Exact
}

export interface AnnualPay {
  averages: Partial<Record<AverageName, Average>>
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
  const latest = employment.stubs.at(-1)
  const thisYear = latest?.year ?? null
  const ofYear = (year: number) => total(w2s.filter((w2) => w2.year === year))
  const lastW2 = Math.max(...w2s.map(({ year }) => year))
  const last = thisYear === null ? lastW2 : Math.min(lastW2, thisYear)
  const [y1, y2] = [ofYear(last), ofYear(last - 1)]
  const months = latest ? monthsToDate(latest, employmentStart(employment.stubs), frequency) : null
  const ytd = latest && months && months.n !== 0n ? ytdPay(latest) : null

  const averages: AnnualPay['averages'] = {}
  if (y1 !== null) averages.past_year_avg = average(y1, exact('12'))
  if (y1 !== null && y2 !== null) averages.past_year_and_additional_year_avg = average(y1 + y2, exact('24'))
  if (ytd !== null && months) {
    averages.ytd_avg = average(ytd, months)
    const [before, beforeThat] = [ofYear(thisYear! - 1), ofYear(thisYear! - 2)]
    if (before !== null) averages.ytd_one_year_avg = average(ytd + before, months.add(exact('12')))
    if (before !== null && beforeThat !== null) {
      averages.ytd_two_year_avg = average(ytd + before + beforeThat, months.add(exact('24')))
    }
  }
  return {
    averages,
    years: [last, last - 1].filter((year) => ofYear(year) !== null),
    declining: declines(averages, y1, y2),
  }
}

/** The W-2s of an employment that the reviewer has not refused. */
export function acceptedW2s(
  { w2s }: Employment,
  wageEntryOf: (documentId: string) => string | null,
  decisions: Decisions,
): WageYear[] {
  return w2s.filter(({ document }) => {
    const entryId = wageEntryOf(document.id)
    return entryId === null || decisions.override(entryId) !== false
  })
}

/** W-2s alone: the two-year average, or the latest year's where pay declines or only one year is there. */
export function w2Figure({ averages, years, declining }: AnnualPay): (Average & { explanation: string }) | null {
  const { past_year_avg: one, past_year_and_additional_year_avg: two } = averages
  const [last, before] = years
  if (two && !declining) {
    return { ...two, explanation: `W-2s of ${before} and ${last} / 24 = ${dollars(two.monthly)}` }
  }
  const why = two ? `; pay declines, so ${before} is left out` : ''
  return one ? { ...one, explanation: `W-2 of ${last} / 12 = ${dollars(one.monthly)}${why}` } : null
}

function average(total: bigint, months: Exact): Average {
  return { monthly: exact(total).div(months), months }
}

function total(w2s: readonly WageYear[]): bigint | null {
  return w2s.length === 0 ? null : w2s.reduce((sum, { wages }) => sum + wages, 0n)
}

function ytdPay({ grossYtd, earnings }: NonNullable<Employment['stubs'][number]>): bigint | null {
  if (grossYtd !== null) return grossYtd
  const printed = earnings.filter(({ type, ytd }) => type !== 'not_income' && ytd !== null)
  return printed.length === 0 ? null : printed.reduce((sum, { ytd }) => sum + ytd!, 0n)
}

function declines({ ytd_avg: ytd, past_year_avg: past }: AnnualPay['averages'], y1: bigint | null, y2: bigint | null) {
  if (y1 !== null && y2 !== null && y1 < y2) return true
  return ytd !== undefined && past !== undefined && ytd.monthly.lt(past.monthly)
}
