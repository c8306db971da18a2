import { amount, count, product, quotient } from '../../arithmetic/index.ts'
import { type Exact, plainNumber, sumExact } from '../../arithmetic/exact.ts'
import type { Overrides } from '../../model/rule-set.ts'
import type { Earning, Stub } from '../stub.ts'
import { averageOfYears } from './average-of-years.ts'
import { type BaseFacts, type BasePay, earningsOf } from './facts.ts'
import { type PayFrequency, PERIODS_PER_YEAR } from './frequency.ts'
import { hasUnpaidTime } from './part-period.ts'

/**
 * Hourly pay whose hours differ between the year's stubs: year to date and as many earlier years as the guideline
 * names, over their months, without years before a fall of pay (Freddie Mac 5303.4, fluctuating hourly earnings; Fannie
 * Mae B3-3.1-01; HUD 4000.1 II.A.4.c, Hourly). Without printed year-to-date pay, the latest rate × the average weekly
 * hours (Fannie Mae B3-3.1-03). Null if the hours do not vary, or are not printed.
 */
export function hourlyPay(facts: BaseFacts, basis: Stub, frequency: PayFrequency): BasePay | null {
  const { employment, schedule, decisions } = facts
  const ofYear = employment.stubs.filter(
    (stub) =>
      stub.paysBase && stub.year === basis.year && (!schedule.partPeriods.includes(stub) || hasUnpaidTime(stub)),
  )
  const rate = rateOf(basis, decisions)
  const hours = ofYear.map((stub) => hoursOf(stub, decisions))
  if (!rate || hours.some((worked) => worked === null)) return null
  const worked = hours.filter((h) => h !== null)
  if (worked.length < 2 || worked.every((h) => h.equals(worked[0]!))) return null
  const byHours = byAverageHours(rate, worked, ofYear, frequency)
  const byPay = averageOfYears(facts, basis, 'the hours vary')
  if (!byPay) return byHours
  return { ...byPay, alternatives: [...byPay.alternatives, { method: byHours.method, arithmetic: byHours.monthly }] }
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
