import { amount, type Arithmetic, count, product, quotient, sum } from '../../arithmetic/index.ts'
import { type Exact, plainNumber, sumExact } from '../../arithmetic/exact.ts'
import type { Overrides } from '../../model/rule-set.ts'
import { falls } from '../../arithmetic/trend.ts'
import { employmentStart, monthsToDate } from '../elapsed.ts'
import type { Earning, Stub } from '../stub.ts'
import { isVariable } from '../vocabulary/earning-type.ts'
import { type BaseFacts, type BasePay, baseToDate, earningsOf } from './facts.ts'
import { type PayFrequency, PERIODS_PER_YEAR } from './frequency.ts'

/**
 * Hourly pay whose hours differ between the year's stubs: year to date and as many earlier years as the guideline
 * names, over their months, without years before a fall of pay (Freddie Mac 5303.4, fluctuating hourly earnings; Fannie
 * Mae B3-3.1-01; HUD 4000.1 II.A.4.c, Hourly). Without printed year-to-date pay, the latest rate × the average weekly
 * hours (Fannie Mae B3-3.1-03). Null if the hours do not vary, or are not printed.
 */
export function hourlyPay(facts: BaseFacts, basis: Stub, frequency: PayFrequency): BasePay | null {
  const { employment, schedule, decisions } = facts
  const ofYear = employment.stubs.filter(
    (stub) => stub.paysBase && stub.year === basis.year && !schedule.partPeriods.includes(stub),
  )
  const rate = rateOf(basis, decisions)
  const hours = ofYear.map((stub) => hoursOf(stub, decisions))
  if (!rate || hours.some((worked) => worked === null)) return null
  const worked = hours.filter((h) => h !== null)
  if (worked.length < 2 || worked.every((h) => h.equals(worked[0]!))) return null
  const byHours = byAverageHours(rate, worked, ofYear, frequency)
  const byPay = byYearToDate(facts, basis)
  if (!byPay) return byHours
  return { ...byPay, alternatives: [...byPay.alternatives, { method: byHours.method, arithmetic: byHours.monthly }] }
}

interface PaidOver {
  pay: Arithmetic
  months: Arithmetic
  documentIds: string[]
}

/** The method by the number of earlier years averaged in. */
const METHOD_BY_PRIOR_YEARS = [
  'hourly_year_to_date',
  'hourly_year_to_date_and_prior_year',
  'hourly_year_to_date_and_two_prior_years',
] as const

function byYearToDate(facts: BaseFacts, basis: Stub): BasePay | null {
  const ofYear = facts.employment.stubs.filter((stub) => stub.paysBase && stub.year === basis.year)
  const current = toDate(facts, ofYear.at(-1)!)
  if (!current || basis.year === null) return null
  const years = [current, ...yearsBefore(facts, basis.year)]
  const steady = steadyYears(years)
  const averages = METHOD_BY_PRIOR_YEARS.slice(0, steady.length).map((method, priorYears) => {
    const averaged = steady.slice(0, priorYears + 1)
    const months = sum(averaged.map((year) => year.months))
    return { method, arithmetic: quotient(sum(averaged.map(({ pay }) => pay)), months), months: months.value, averaged }
  })
  const wanted = facts.rules.variableHoursPriorYears.value
  const chosen = averages[wanted] ?? averages.at(-1)!
  return {
    monthly: chosen.arithmetic,
    method: chosen.method,
    months: chosen.months,
    remark: remarkOf(years.length, steady.length, wanted),
    documentIds: chosen.averaged.flatMap(({ documentIds }) => documentIds),
    alternatives: averages.filter((other) => other !== chosen),
  }
}

/** The years since the last fall of pay: a higher level that has ended is not averaged in (Fannie Mae B3-3.1-01). */
function steadyYears(years: readonly PaidOver[]): PaidOver[] {
  const month = ({ pay, months }: PaidOver) => quotient(pay, months).value
  const fell = years.findIndex((year, index) => index > 0 && falls(month(year), month(years[index - 1]!)))
  return fell < 0 ? [...years] : years.slice(0, fell)
}

/**
 * @param shown the number of years that the documents show, including this one
 * @param steady how many of them may be averaged
 * @param wanted the number of earlier years that the guideline averages in
 */
function remarkOf(shown: number, steady: number, wanted: 1 | 2): string {
  if (steady > wanted) return 'the hours vary'
  const missing = steady === 1 ? 'the year before' : 'the second year before'
  if (steady < shown) return `the hours vary and the pay declines, so ${missing} is left out`
  return `the hours vary, and no document shows the base pay of ${missing}`
}

function toDate({ employment, schedule, decisions }: BaseFacts, stub: Stub): PaidOver | null {
  const pay = baseToDate(stub, decisions)
  const months = monthsToDate(stub, employmentStart(employment.stubs), schedule.frequency)
  const documentIds = [stub, stub.carried].flatMap((shown) => shown?.document.id ?? [])
  return pay && months && months.value.n !== 0n ? { pay, months, documentIds } : null
}

/** The two earlier years, the latest first, up to the first gap in the documents. */
function yearsBefore(facts: BaseFacts, year: number): PaidOver[] {
  const before = payOfYear(facts, year - 1)
  if (!before) return []
  const second = payOfYear(facts, year - 2)
  return second ? [before, second] : [before]
}

/** From the last stub of a year, or from its W-2 if no pay varies, because a W-2 does not show base pay separately. */
function payOfYear(facts: BaseFacts, year: number): PaidOver | null {
  const { stubs } = facts.employment
  const lastStub = stubs.filter((stub) => stub.paysBase && stub.year === year).at(-1)
  const ofStub = lastStub ? toDate(facts, lastStub) : null
  if (ofStub) return ofStub
  const mixed = stubs.some(({ earnings }) => earnings.some(({ type }) => isVariable(type)))
  const w2s = facts.w2s.filter((w2) => w2.year === year)
  if (mixed || w2s.length === 0) return null
  const pay = sum(w2s.map(({ wages }) => amount(wages, `W-2 of ${year}`)))
  return { pay, months: count(12n), documentIds: w2s.map(({ document }) => document.id) }
}

function byAverageHours(
  rate: Exact,
  worked: readonly Exact[],
  stubs: readonly Stub[],
  frequency: PayFrequency,
): BasePay {
  const weeks = quotient(count(BigInt(stubs.length) * 52n), count(PERIODS_PER_YEAR[frequency]))
  const weekly = quotient(count(sumExact(worked), 'hours'), weeks)
  return {
    monthly: quotient(product(product(amount(rate, 'an hour'), weekly), count(52n)), count(12n)),
    method: 'hourly_rate_by_average_hours',
    months: null,
    remark: `${plainNumber(weekly.value)} hours a week on average`,
    documentIds: stubs.map(({ document }) => document.id),
    alternatives: [],
  }
}

/** The only rate of a stub's base pay, in cents per hour. */
export function rateOf(stub: Stub, decisions: Overrides): Exact | null {
  const [first, ...others] = paid(stub, decisions).map(({ rate }) => rate)
  if (!first || others.some((rate) => !rate?.equals(first))) return null
  return first
}

function paid(stub: Stub, decisions: Overrides): Earning[] {
  return earningsOf(stub, 'base', decisions).filter(({ amount: pay }) => pay !== 0n)
}

/** Hours of base pay; null if a paid line prints none. */
export function hoursOf(stub: Stub, decisions: Overrides): Exact | null {
  const lines = paid(stub, decisions)
  if (lines.length === 0 || lines.some(({ hours }) => hours === null)) return null
  return sumExact(lines.map(({ hours }) => hours!))
}
