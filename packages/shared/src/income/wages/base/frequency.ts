import { addMonths, type Day, dayOfMonth, isMonthEnd } from '../../calendar.ts'
import { lastDayOf, type Stub } from '../stub.ts'

/** Pay periods per year. */
export const PERIODS_PER_YEAR = {
  weekly: 52n,
  biweekly: 26n,
  semimonthly: 24n,
  'every four weeks': 13n,
  monthly: 12n,
} as const
export type PayFrequency = keyof typeof PERIODS_PER_YEAR

export interface FrequencyReading {
  frequency: PayFrequency
  source: 'reviewer' | 'printed' | 'pay period' | 'distance of the pay stubs'
  /** The printed frequency, if the pay period contradicts it; the period's, if a reviewer contradicts that. */
  contradicts: PayFrequency | null
}

/**
 * How often a stub's employee is paid. The printed word alone is not trusted: taking fourteen days for half a month
 * changes income by 8.3 %. If period and word disagree, the period is used, unless a reviewer entered or
 * confirmed the word; either with an alert.
 */
export function frequencyOf(stub: Stub, all: readonly Stub[]): FrequencyReading | null {
  const printed = printedFrequency(stub)
  const possible = frequenciesOfPeriod(stub, all)
  const [lowest] = possible
  if (printed && stub.document.reviewed?.includes('pay_frequency')) {
    return { frequency: printed, source: 'reviewer', contradicts: possible.includes(printed) ? null : (lowest ?? null) }
  }
  if (printed && (possible.length === 0 || possible.includes(printed))) {
    return { frequency: printed, source: 'printed', contradicts: null }
  }
  if (lowest) return { frequency: lowest, source: 'pay period', contradicts: printed }
  const measured = frequencyOfDistance(all)
  return measured && { frequency: measured, source: 'distance of the pay stubs', contradicts: null }
}

function printedFrequency({ document }: Stub): PayFrequency | null {
  const word = (document.fields['pay_frequency'] ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(PERIODS_PER_YEAR, word) ? (word as PayFrequency) : null
}

/** The frequencies that the length of the pay period allows, the fewest periods per year first. */
function frequenciesOfPeriod({ start, end }: Stub, all: readonly Stub[]): PayFrequency[] {
  if (start === null || end === null || end < start) return []
  const days = end - start + 1
  if (days === 7) return ['weekly']
  if (days >= 28 && days <= 31) return frequenciesOfMonth({ start, end }, all)
  const halfMonth = days >= 13 && days <= 16
  if (days !== 14) return halfMonth ? ['semimonthly'] : []
  // 15 to 28 and 16 to 29 February are both fourteen days and half a month.
  const isFebruary = isMonthEnd(end) && dayOfMonth(start) <= 16
  return isFebruary ? ['semimonthly', 'biweekly'] : ['biweekly']
}

/** 28 days that end with a month may be a month or, beside others that do not, four weeks. */
function frequenciesOfMonth(period: Period, all: readonly Stub[]): PayFrequency[] {
  if (addMonths(period.start, 1) === period.end + 1) return ['monthly']
  const areFourWeeks = ({ start, end }: Pick<Stub, 'start' | 'end'>) =>
    start !== null && end !== null && end - start + 1 === FOUR_WEEKS && !isMonthEnd(end)
  if (areFourWeeks(period)) return ['every four weeks']
  if (!isMonthEnd(period.end)) return []
  return period.end - period.start + 1 === FOUR_WEEKS && all.some(areFourWeeks) ? ['every four weeks'] : ['monthly']
}

const FOUR_WEEKS = 28

interface Period {
  start: Day
  end: Day
}

/** By the smallest interval between two stubs; a missing stub makes intervals longer, never shorter. */
function frequencyOfDistance(stubs: readonly Stub[]): PayFrequency | null {
  const days = stubs.map(lastDayOf).filter((day) => day !== null)
  days.sort((a, b) => a - b)
  const distances = days.slice(1).map((day, index) => day - days[index]!)
  const smallest = distances.filter((distance) => distance > 0).reduce((least, d) => Math.min(least, d), Infinity)
  if (smallest === 7) return 'weekly'
  if (smallest === 14) return 'biweekly'
  if (smallest >= 13 && smallest <= 16) return 'semimonthly'
  return smallest >= 28 && smallest <= 31 ? 'monthly' : null
}
