import { amount, type Arithmetic, quotient, sum } from '../../arithmetic/index.ts'
import { falls } from '../../arithmetic/trend.ts'
import { firstOfYear } from '../../calendar.ts'
import { employmentStart, monthsEmployed, monthsToDate } from '../elapsed.ts'
import { documentsToDate } from '../restart.ts'
import { lastDayOf, type Stub } from '../stub.ts'
import { isVariable } from '../vocabulary/earning-type.ts'
import { type BaseFacts, type BasePay, baseToDate } from './facts.ts'

/** A stub is from the end of a year if it ends within this many days of it. */
const LONGEST_PERIOD_DAYS = 31

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

/** Why base pay is averaged over years. */
export type Varying = 'the hours vary' | 'pay by the piece varies' | 'the work is seasonal'

/**
 * Base pay that varies: year to date and as many earlier years as the guideline names, over their months, without years
 * before a fall of pay. Null if no year-to-date base pay is printed.
 */
export function averageOfYears(facts: BaseFacts, basis: Stub, why: Varying): BasePay | null {
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
    remark: `${why}${leftOut(years.length, steady.length, wanted)}`,
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
function leftOut(shown: number, steady: number, wanted: 1 | 2): string {
  if (steady > wanted) return ''
  const missing = steady === 1 ? 'the year before' : 'the second year before'
  if (steady < shown) return ` and the pay declines, so ${missing} is left out`
  return `, and no document shows the base pay of ${missing}`
}

function toDate({ employment, schedule, decisions }: BaseFacts, stub: Stub): PaidOver | null {
  const pay = baseToDate(stub, decisions)
  const months = monthsToDate(stub, employmentStart(employment.stubs), schedule.frequency)
  return pay && months && months.value.n !== 0n ? { pay, months, documentIds: documentsToDate(stub) } : null
}

/** The two earlier years, the latest first, up to the first gap in the documents. */
function yearsBefore(facts: BaseFacts, year: number): PaidOver[] {
  const before = payOfYear(facts, year - 1)
  if (!before) return []
  const second = payOfYear(facts, year - 2)
  return second ? [before, second] : [before]
}

/**
 * From a stub at the end of a year, or from its W-2 if no pay varies, because a W-2 does not show base pay separately;
 * else from its last stub.
 */
function payOfYear(facts: BaseFacts, year: number): PaidOver | null {
  const { stubs } = facts.employment
  const lastStub = stubs.filter((stub) => stub.paysBase && stub.year === year).at(-1)
  const ofStub = lastStub ? toDate(facts, lastStub) : null
  const isAtEnd = lastStub && (lastDayOf(lastStub) ?? 0) > firstOfYear(year + 1) - LONGEST_PERIOD_DAYS
  return (isAtEnd && ofStub) || payOfW2s(facts, year) || ofStub
}

function payOfW2s({ employment: { stubs }, w2s }: BaseFacts, year: number): PaidOver | null {
  const ofYear = w2s.filter((w2) => w2.year === year)
  const mixed = stubs.some(({ earnings }) => earnings.some(({ type }) => isVariable(type)))
  if (mixed || ofYear.length === 0) return null
  const pay = sum(ofYear.map(({ wages }) => amount(wages, `W-2 of ${year}`)))
  return { pay, months: monthsEmployed(year, stubs), documentIds: ofYear.map(({ document }) => document.id) }
}
