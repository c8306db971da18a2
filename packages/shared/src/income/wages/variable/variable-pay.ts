import { amount, type Arithmetic, count, lesserOf, product, quotient, sum } from '../../arithmetic/index.ts'
import { exact, type Exact, plainNumber, sumExact } from '../../arithmetic/exact.ts'
import { falls } from '../../arithmetic/trend.ts'
import type { GuidelineRules, Parameter } from '../../settings/guideline.ts'
import { type FrequencyReading, PERIODS_PER_YEAR } from '../base/frequency.ts'
import { employmentStart, monthsToDate } from '../elapsed.ts'
import { spansOf, untilOf } from '../restart.ts'
import type { Earning, Stub } from '../stub.ts'
import { type EarningType, isBase } from '../vocabulary/earning-type.ts'
import { type HistoryOf, type TypeYear, yearOfW2s } from './w2-year.ts'
import { inRhythm, type Rhythm, rhythmOf, type YearToDate } from './rhythm.ts'

/** `stabilized`: it fell earlier, and has held since. */
type Trend = 'steady' | 'stabilized' | 'declining' | 'still_declining'

/** One kind of variable pay in one employment, from its year-to-date amounts, the latest year first. */
export interface VariablePay {
  type: EarningType
  /** Months that year-to-date amounts document. */
  months: Exact
  rhythm: Rhythm
  trend: Trend
  /** Whether it counts under the rules. */
  counts: boolean
  shortHistory: boolean
  /** The monthly amount if it counts: the average, or the lower current level if it fell. */
  monthly: Arithmetic
  remark: string
  documentIds: string[]
}

/** Variable pay by type, from the documents of the last three years. */
export function variablePay(
  history: HistoryOf,
  frequency: FrequencyReading | null,
  rules: GuidelineRules,
): VariablePay[] {
  const years = lastYears(history.stubs)
  const types = new Set(years.flatMap(({ stubs }) => stubs.flatMap(({ earnings }) => earnings.map(({ type }) => type))))
  return [...types]
    .filter((type) => !isBase(type) && type !== 'military_allowance')
    .sort()
    .map((type) => ofType(type, years, history, frequency, rules))
}

function ofType(
  type: EarningType,
  lastThree: readonly StubYear[],
  history: HistoryOf,
  frequency: FrequencyReading | null,
  rules: GuidelineRules,
): VariablePay {
  const { stubs } = history
  const documented = lastThree.flatMap(({ year, stubs: ofYear }) => {
    const found = ofYear.length > 0 ? yearPay(type, ofYear, stubs, frequency) : yearOfW2s(type, year, history)
    return found ?? []
  })
  const printed = sinceBegun(documented)
  const descriptions = stubs.flatMap(({ earnings }) =>
    earnings.filter((e) => e.type === type).map((e) => e.description),
  )
  const rhythm = rhythmOf(type, descriptions, printed)
  const { years, remark } = inRhythm(rhythm, printed)
  const isFirst = documented.length > printed.length || printed.length === 1
  const months = historyOf(years, isFirst ? printed : years)
  const trend = trendOf(years)
  const lesser = rules.variablePayYears.value === 'lesser_of_two_years_and_one'
  return {
    type,
    months,
    rhythm,
    trend,
    counts: months.gte(monthsOf(rules.variablePayMinimumMonths)) && (lesser || trend !== 'still_declining'),
    shortHistory: months.lt(monthsOf(rules.variablePayUsualMonths)),
    monthly: monthlyOf(trend, years, lesser) ?? ofPeriods(type, stubs, frequency),
    remark: [remark, lesser ? '' : TREND_REMARKS[trend]].filter((text) => text !== '').join('; '),
    documentIds: documentIdsOf(lastThree, documented),
  }
}

/**
 * The years since the pay began: an earlier year whose stubs show none of it is no history of it (Fannie Mae B3-3.1-01:
 * at least 12 months of receipt).
 */
function sinceBegun(years: readonly TypeYear[]): TypeYear[] {
  const first = years.findLastIndex(({ pay }) => pay.value.n !== 0n)
  return first < 0 ? [...years] : years.slice(0, first + 1)
}

/** Months that payments cover, at most those since the pay began: a first yearly bonus in March has no history of a year. */
function historyOf(covered: readonly YearToDate[], received: readonly YearToDate[]): Exact {
  const [most, least] = [covered, received].map((years) => sumExact(years.map(({ months }) => months.value)))
  return least!.lt(most!) ? least! : most!
}

const TREND_REMARKS: Record<Trend, string> = {
  steady: '',
  stabilized: 'it fell and has held since, so earlier pay is not averaged in',
  declining: 'it declines, so the monthly figure of the latest year counts instead of the average',
  still_declining: 'it declines year by year; this is the monthly figure of the latest year',
}

/**
 * The average while pay is steady or rises; the current lower level if it fell and has held; the latest year if it is
 * falling. "In no instance may it be averaged over the period when the declination occurred" (B3-3.1-01).
 */
function monthlyOf(trend: Trend, years: readonly YearToDate[], lesser: boolean): Arithmetic | null {
  const [current, before] = years
  if (!current) return null
  if (lesser) return lesserYears(current, before, years)
  if (trend === 'steady') return average(years)
  if (trend === 'stabilized') return lesserOf(average([current, before!]), average([current]))
  return average([current])
}

/**
 * The lesser of the average over the history and over the latest year (HUD 4000.1 II.A.4.c, Overtime, Bonus or Tip
 * Income); an incomplete year is completed from the one before.
 */
function lesserYears(current: YearToDate, before: YearToDate | undefined, years: readonly YearToDate[]): Arithmetic {
  const whole = current.months.value.gte(exact('12')) || !before ? [current] : [current, before]
  return years.length === whole.length ? average(years) : lesserOf(average(years), average(whole))
}

/** The pay of the stubs' periods, for a reviewer who counts it although there is no year-to-date amount. */
function ofPeriods(type: EarningType, stubs: readonly Stub[], frequency: FrequencyReading | null): Arithmetic {
  const own = stubs.filter(({ earnings }) => earnings.some((earning) => earning.type === type))
  const lines = own.flatMap(({ earnings }) => earnings.filter((earning) => earning.type === type))
  const pay = sum(lines.map((line) => amount(line.amount, line.description)))
  if (frequency === null || rhythmOf(type, [], []) === 'yearly') return quotient(pay, count(12n))
  const periods = count(BigInt(own.length), own.length === 1 ? 'pay period' : 'pay periods')
  return quotient(product(quotient(pay, periods), count(PERIODS_PER_YEAR[frequency.frequency])), count(12n))
}

function monthsOf({ value }: Parameter<number>): Exact {
  return exact(BigInt(value))
}

interface StubYear {
  year: number
  stubs: readonly Stub[]
}

/** The latest year with stubs and the two before it, the latest first. Stubs without a year are ignored. */
function lastYears(stubs: readonly Stub[]): StubYear[] {
  const dated = stubs.filter(({ year }) => year !== null)
  if (dated.length === 0) return []
  const latest = Math.max(...dated.map(({ year }) => year!))
  return [latest, latest - 1, latest - 2].map((year) => ({ year, stubs: dated.filter((stub) => stub.year === year) }))
}

/**
 * The last stub of each year, which shows whether the type was paid, and the other documents that the years were read
 * from.
 */
function documentIdsOf(years: readonly StubYear[], read: readonly TypeYear[]): string[] {
  const lastStubs = years.flatMap(({ stubs }) => stubs.at(-1)?.document.id ?? [])
  return [...new Set([...lastStubs, ...read.flatMap(({ documentIds }) => documentIds)])]
}

/**
 * Pay of a type in a year. Null if a stub prints the type without a year-to-date amount. Zero for a year whose stubs do
 * not show the type.
 */
function yearPay(
  type: EarningType,
  ofYear: readonly Stub[],
  stubs: readonly Stub[],
  frequency: FrequencyReading | null,
): TypeYear | null {
  const last = ofYear.at(-1)!
  const months = monthsToDate(last, employmentStart(stubs), frequency)
  if (months === null || months.value.n === 0n) return null
  const spans = spansOf(ofYear).map((span) => spanPay(type, span, span.includes(last) ? 'date' : untilOf(span.at(-1)!)))
  if (spans.includes('unknown')) return null
  const paid = spans.filter((pay) => pay !== 'unknown' && pay !== null)
  const pay = paid.length > 1 ? sum(paid) : (paid[0] ?? amount(0n, `${last.year} to date`))
  return { pay, months, documentIds: spansOf(ofYear).map((span) => span.at(-1)!.document.id) }
}

/**
 * Pay of a type over stubs whose year-to-date amounts run on: the highest, because a stub may print only its own pay. A
 * later stub that takes pay back lowers it. Null if none shows the type.
 */
function spanPay(type: EarningType, span: readonly Stub[], until: string): Arithmetic | null | 'unknown' {
  let most: { total: bigint; pay: Arithmetic } | null = null
  for (const { earnings, year } of span) {
    const lines = earnings.filter((earning) => earning.type === type)
    if (lines.length === 0) continue
    if (lines.some(({ ytd }) => ytd === null)) return 'unknown'
    const total = lines.reduce((sumOfLines, { ytd }) => sumOfLines + ytd!, 0n)
    const pay = sum(lines.map(({ ytd, description }) => amount(ytd!, `${description}, ${year} to ${until}`)))
    if (most === null || total >= most.total || takesBack(lines, total)) most = { total, pay }
  }
  return most?.pay ?? null
}

/** Whether a stub corrects earlier pay: its own is negative, and that of the year is not. */
function takesBack(lines: readonly Earning[], toDate: bigint): boolean {
  const own = lines.reduce((sumOfLines, { amount: pay }) => sumOfLines + pay, 0n)
  return own < 0n && toDate >= 0n
}

function average(years: readonly YearToDate[]): Arithmetic {
  return quotient(sum(years.map(({ pay }) => pay)), sum(years.map(({ months }) => months)))
}

function trendOf(years: readonly YearToDate[]): Trend {
  const [current, before, earlier] = years.map(({ pay, months }) => pay.value.div(months.value))
  if (!current || !before) return 'steady'
  const fellBefore = earlier !== undefined && falls(earlier, before)
  if (falls(before, current)) return fellBefore ? 'still_declining' : 'declining'
  return fellBefore ? 'stabilized' : 'steady'
}

/** "18 months" */
export function historyInWords({ months }: Pick<VariablePay, 'months'>): string {
  return `${plainNumber(months)} months`
}
