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
 * Hourly pay whose hours differ between the year's stubs: year to date and the year before over their months (Freddie
 * Mac 5303.4, fluctuating hourly earnings; Fannie Mae B3-3.1-01), year to date alone where it is lower. Where no
 * year-to-date pay is printed, the latest rate × the average weekly hours (Fannie Mae B3-3.1-03). Null where the hours do
 * not vary, or are not printed.
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
  documentId: string
}

function byYearToDate(facts: BaseFacts, basis: Stub): BasePay | null {
  const ofYear = facts.employment.stubs.filter((stub) => stub.paysBase && stub.year === basis.year)
  const current = toDate(facts, ofYear.at(-1)!)
  if (!current) return null
  const currentMonth = quotient(current.pay, current.months)
  const before = yearBefore(facts, basis)
  const alone = {
    monthly: currentMonth,
    method: 'hourly_year_to_date',
    months: current.months.value,
    documentIds: [current.documentId],
    alternatives: [],
  } satisfies Omit<BasePay, 'remark'>
  if (!before) return { ...alone, remark: 'the hours vary, and nothing shows the base pay of the year before' }
  if (falls(quotient(before.pay, before.months).value, currentMonth.value)) {
    return { ...alone, remark: 'the hours vary and the pay declines, so the year before is left out' }
  }
  const months = sum([current.months, before.months])
  return {
    monthly: quotient(sum([current.pay, before.pay]), months),
    method: 'hourly_year_to_date_and_prior_year',
    months: months.value,
    remark: 'the hours vary',
    documentIds: [current.documentId, before.documentId],
    alternatives: [{ method: alone.method, arithmetic: alone.monthly }],
  }
}

function toDate({ employment, schedule, decisions }: BaseFacts, stub: Stub): PaidOver | null {
  const pay = baseToDate(stub, decisions)
  const months = monthsToDate(stub, employmentStart(employment.stubs), schedule.frequency)
  return pay && months && months.value.n !== 0n ? { pay, months, documentId: stub.document.id } : null
}

/** By the last stub of the year before; by its W-2, which does not tell base pay apart, only where no pay varies. */
function yearBefore(facts: BaseFacts, { year }: Stub): PaidOver | null {
  if (year === null) return null
  const { stubs } = facts.employment
  const lastStub = stubs.filter((stub) => stub.paysBase && stub.year === year - 1).at(-1)
  const ofStub = lastStub ? toDate(facts, lastStub) : null
  if (ofStub) return ofStub
  const mixed = stubs.some(({ earnings }) => earnings.some(({ type }) => isVariable(type)))
  const w2 = facts.w2s.find((candidate) => candidate.year === year - 1)
  if (mixed || !w2) return null
  return { pay: amount(w2.wages, `W-2 of ${w2.year}`), months: count(12n), documentId: w2.document.id }
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

/** The one rate that a stub's base pay has, in cents an hour. */
function rateOf(stub: Stub, decisions: Overrides): Exact | null {
  const [first, ...others] = paid(stub, decisions).map(({ rate }) => rate)
  if (!first || others.some((rate) => !rate?.equals(first))) return null
  return first
}

function paid(stub: Stub, decisions: Overrides): Earning[] {
  return earningsOf(stub, 'base', decisions).filter(({ amount: pay }) => pay !== 0n)
}

/** Hours of base pay; null where a paid line prints none. */
function hoursOf(stub: Stub, decisions: Overrides): Exact | null {
  const lines = paid(stub, decisions)
  if (lines.length === 0 || lines.some(({ hours }) => hours === null)) return null
  return sumExact(lines.map(({ hours }) => hours!))
}
