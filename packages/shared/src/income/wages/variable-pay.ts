import type { Cents } from '../../money/cents.ts'
import { dollars, exact, type Exact, plainNumber, sumExact } from '../exact.ts'
import { type EarningType, isVariable } from './earning-type.ts'
import type { Employment } from './employment.ts'
import type { FrequencyReading } from './frequency.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { Stub } from './stub.ts'

/** Less history than this and variable pay does not count; less than the second and it is said. */
const ENOUGH_MONTHS = exact('12')
const USUAL_MONTHS = exact('24')

export type Trend = 'steady' | 'declining' | 'still_declining'

/** One kind of variable pay in one employment: what its year-to-date figures show, the latest year first. */
export interface VariablePay {
  type: EarningType
  /** Months that year-to-date figures document. */
  months: Exact
  trend: Trend
  counts: boolean
  shortHistory: boolean
  /** The month's amount, should it count: the average, or the latest year's where it declines. */
  monthly: Exact
  explanation: string
  stubs: Stub[]
}

interface YearPay {
  stub: Stub
  pay: Cents
  months: Exact
}

/** Variable pay by type, from the last stub of each of the last three years: W-2s do not tell the types apart. */
export function variablePay({ stubs }: Employment, frequency: FrequencyReading | null): VariablePay[] {
  const latest = stubs.at(-1)
  if (!latest) return []
  const lastOfYears = lastStubs(stubs)
  const types = new Set(lastOfYears.flatMap(({ earnings }) => earnings.map(({ type }) => type)).filter(isVariable))
  return [...types].sort().map((type) => ofType(type, lastOfYears, stubs, frequency))
}

function ofType(
  type: EarningType,
  lastOfYears: readonly Stub[],
  stubs: readonly Stub[],
  frequency: FrequencyReading | null,
): VariablePay {
  const years = lastOfYears.flatMap((stub) => yearPay(type, stub, stubs, frequency) ?? [])
  const months = sumExact(years.map((year) => year.months))
  const trend = trendOf(years)
  const enough = months.gte(ENOUGH_MONTHS)
  const total = years.reduce((sum, { pay }) => sum + pay, 0n)
  const average = months.n === 0n ? exact(0n) : exact(total).div(months)
  const monthly = trend === 'steady' ? average : perMonth(years[0]!)
  const over = `${dollars(total)} over ${plainNumber(months)} months`
  return {
    type,
    months,
    trend,
    counts: enough && trend !== 'still_declining',
    shortHistory: months.lt(USUAL_MONTHS),
    monthly,
    explanation: trend === 'steady' ? over : `declining, so the latest year's month instead of ${over}`,
    stubs: years.map(({ stub }) => stub),
  }
}

/** The last stub of the latest year and of the two before it, the latest first. Stubs without a year tell nothing. */
function lastStubs(stubs: readonly Stub[]): Stub[] {
  const byYear = new Map<number, Stub>()
  for (const stub of stubs) if (stub.year !== null) byYear.set(stub.year, stub)
  const latest = Math.max(...byYear.keys())
  return [latest, latest - 1, latest - 2].flatMap((year) => byYear.get(year) ?? [])
}

/** Null where the stub prints no year-to-date figure of that type. A year's stub without the type earned none of it. */
function yearPay(
  type: EarningType,
  stub: Stub,
  stubs: readonly Stub[],
  frequency: FrequencyReading | null,
): YearPay | null {
  const lines = stub.earnings.filter((earning) => earning.type === type)
  const months = monthsToDate(stub, employmentStart(stubs), frequency)
  if (months === null || months.n === 0n || lines.some(({ ytd }) => ytd === null)) return null
  return { stub, pay: lines.reduce((sum, { ytd }) => sum + ytd!, 0n), months }
}

function perMonth({ pay, months }: YearPay): Exact {
  return exact(pay).div(months)
}

function trendOf(years: readonly YearPay[]): Trend {
  const [current, before, earlier] = years.map(perMonth)
  if (!current || !before || current.gte(before)) return 'steady'
  return earlier && before.lt(earlier) ? 'still_declining' : 'declining'
}
