import { dollars, exact, type Exact, plainNumber, sumExact } from '../exact.ts'
import type { Decisions } from '../rule-set.ts'
import { type FrequencyReading, type PayFrequency, PERIODS_PER_YEAR } from './frequency.ts'
import type { Earning, Stub } from './stub.ts'

export interface BasePay {
  monthly: Exact
  method: 'base_pay_by_frequency' | 'hourly_rate_by_average_hours' | 'year_to_date_base_pay'
  /** Months averaged over; null where a period is projected. */
  months: Exact | null
  explanation: string
  stubs: Stub[]
}

/** What a period's pay is multiplied by, in words for people. */
const FACTOR_IN_WORDS: Record<PayFrequency, string> = {
  weekly: '× 52 / 12',
  biweekly: '× 26 / 12',
  semimonthly: '× 24 / 12',
  monthly: 'for the month',
}

/**
 * Base pay by frequency (Fannie Mae B3-3.1-03): the latest period's base pay × periods a year / 12. Where hours are
 * printed and differ between the stubs of the year: the latest rate × the average weekly hours × 52 / 12.
 * Null where the latest stub shows no base pay.
 */
export function basePay(stubs: readonly Stub[], reading: FrequencyReading, decisions: Decisions): BasePay | null {
  const latest = stubs.at(-1)!
  const { frequency } = reading
  const hourly = hourlyBasePay(stubs, frequency, decisions)
  if (hourly) return hourly
  const pay = periodBase(latest, decisions)
  if (pay === null) return null
  const monthly = exact(pay).mul(exact(PERIODS_PER_YEAR[frequency], 12n))
  const explanation = `${dollars(pay)} ${frequency} ${FACTOR_IN_WORDS[frequency]} = ${dollars(monthly)} (frequency by ${reading.source})`
  return { monthly, method: 'base_pay_by_frequency', months: null, explanation, stubs: [latest] }
}

/**
 * Without a pay frequency, the year-to-date base pay over the months to date. Null where it is not printed apart from
 * pay that varies.
 */
export function yearToDateBasePay(latest: Stub, months: Exact | null, decisions: Decisions): BasePay | null {
  const ytd = baseToDate(latest, decisions)
  if (ytd === null || months === null || months.n === 0n) return null
  const monthly = exact(ytd).div(months)
  const explanation = `${dollars(ytd)} in ${plainNumber(months)} months to date = ${dollars(monthly)} (no pay frequency)`
  return { monthly, method: 'year_to_date_base_pay', months, explanation, stubs: [latest] }
}

function baseToDate(stub: Stub, decisions: Decisions): bigint | null {
  if (stub.earnings.length === 0) return stub.grossYtd
  const base = baseEarnings(stub, decisions)
  if (base.length === 0) return null
  if (base.every(({ ytd }) => ytd !== null)) return base.reduce((sum, { ytd }) => sum + ytd!, 0n)
  return base.length === stub.earnings.length ? stub.grossYtd : null
}

/** The base earnings of a stub that a reviewer has not refused. */
export function baseEarnings({ earnings }: Stub, decisions: Decisions): Earning[] {
  return earnings.filter(({ type, entryId }) => type === 'base' && decisions.override(entryId) !== false)
}

/** A stub whose earnings are not itemised has its gross pay for base pay. */
function periodBase(stub: Stub, decisions: Decisions): bigint | null {
  if (stub.earnings.length === 0) return stub.gross
  const base = baseEarnings(stub, decisions)
  return base.length === 0 ? null : base.reduce((sum, { amount }) => sum + amount, 0n)
}

function hourlyBasePay(stubs: readonly Stub[], frequency: PayFrequency, decisions: Decisions): BasePay | null {
  const latest = stubs.at(-1)!
  const ofYear = stubs.filter(({ year }) => year === latest.year)
  const hours = ofYear.map((stub) => hoursOf(stub, decisions))
  const rates = new Set(paid(latest, decisions).map(({ rate }) => rate?.toFraction() ?? ''))
  const [rate] = paid(latest, decisions).map((earning) => earning.rate)
  if (!rate || rates.size !== 1 || hours.some((worked) => worked === null)) return null
  const worked = hours.filter((h) => h !== null)
  if (worked.length < 2 || worked.every((h) => h.equals(worked[0]!))) return null
  const weeks = exact(BigInt(ofYear.length) * 52n, PERIODS_PER_YEAR[frequency])
  const weekly = sumExact(worked).div(weeks)
  const monthly = rate.mul(weekly).mul(exact(52n, 12n))
  const explanation =
    `${dollars(rate)} an hour × ${plainNumber(weekly)} hours a week (${plainNumber(sumExact(worked))} hours in ` +
    `${plainNumber(weeks)} weeks) × 52 / 12 = ${dollars(monthly)}`
  return { monthly, method: 'hourly_rate_by_average_hours', months: null, explanation, stubs: ofYear }
}

function paid(stub: Stub, decisions: Decisions): Earning[] {
  return baseEarnings(stub, decisions).filter(({ amount }) => amount !== 0n)
}

/** Hours of base pay; null where a paid line prints none. */
function hoursOf(stub: Stub, decisions: Decisions): Exact | null {
  const lines = paid(stub, decisions)
  if (lines.length === 0 || lines.some(({ hours }) => hours === null)) return null
  return sumExact(lines.map(({ hours }) => hours!))
}
