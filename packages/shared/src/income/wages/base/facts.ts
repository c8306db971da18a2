import { amount, type Arithmetic, count, product, quotient, sum } from '../../arithmetic/index.ts'
import type { Exact } from '../../arithmetic/exact.ts'
import type { Overrides } from '../../model/rule-set.ts'
import type { GuidelineRules } from '../../settings/guideline.ts'
import type { Employment, WageYear } from '../employment.ts'
import { untilOf } from '../restart.ts'
import type { Earning, Stub } from '../stub.ts'
import { type FrequencyReading, PERIODS_PER_YEAR } from './frequency.ts'
import type { PaySchedule } from './schedule.ts'

type BaseMethod =
  | 'base_pay_by_frequency'
  | 'base_pay_by_paychecks_a_year'
  | 'hourly_year_to_date'
  | 'hourly_year_to_date_and_prior_year'
  | 'hourly_year_to_date_and_two_prior_years'
  | 'hourly_rate_by_average_hours'
  | 'year_to_date_base_pay'

export interface BasePay {
  monthly: Arithmetic
  method: BaseMethod
  /** Months averaged over; null if a period is projected. */
  months: Exact | null
  /** A note on the arithmetic, in words for people. */
  remark: string
  documentIds: string[]
  /** Other methods that a reviewer may choose. */
  alternatives: { method: BaseMethod; arithmetic: Arithmetic }[]
}

/** The facts that base pay is calculated from. */
export interface BaseFacts {
  employment: Employment
  schedule: PaySchedule
  /** W-2s the reviewer has not refused. */
  w2s: readonly WageYear[]
  decisions: Overrides
  rules: GuidelineRules
}

/** The stubs with base pay for whole periods of the year of one of them. */
export function wholeStubs({ employment, schedule }: BaseFacts, { year }: Stub): Stub[] {
  return employment.stubs.filter((stub) => stub.paysBase && stub.year === year && !schedule.partPeriods.includes(stub))
}

/** A period's pay per month: × periods per year / 12. */
export function byFrequency(pay: Arithmetic, { frequency }: FrequencyReading): Arithmetic {
  return quotient(product(pay, count(PERIODS_PER_YEAR[frequency])), count(12n))
}

/** Year-to-date base pay; null if a line does not print it, or if it is not separate from variable pay. */
export function baseToDate(stub: Stub, decisions: Overrides): Arithmetic | null {
  const own = baseUntil('date', stub, decisions)
  if (!own || !stub.carried) return own
  const before = baseUntil(untilOf(stub.carried), stub.carried, decisions)
  return before && sum([own, before])
}

function baseUntil(until: string, stub: Stub, decisions: Overrides): Arithmetic | null {
  const year = `${stub.year ?? 'year'} to ${until}`
  const gross = stub.grossYtd === null ? null : amount(stub.grossYtd, `gross pay, ${year}`)
  if (stub.earnings.length === 0) return gross
  const base = earningsOf(stub, 'base', decisions)
  if (base.length === 0) return null
  if (base.every(({ ytd }) => ytd !== null)) {
    return sum(base.map(({ ytd, description }) => amount(ytd!, `${description}, ${year}`)))
  }
  return base.length === stub.earnings.length ? gross : null
}

/** The earnings of a type that a reviewer has not refused. */
export function earningsOf({ earnings }: Stub, wanted: Earning['type'], decisions: Overrides): Earning[] {
  return earnings.filter(({ type, entryId }) => type === wanted && decisions.override(entryId) !== false)
}

/** Pay of a type in the period. Gross pay counts as base pay if a stub does not itemise earnings. */
export function periodPay(stub: Stub, type: 'base' | 'military_allowance', decisions: Overrides): Arithmetic | null {
  if (stub.earnings.length === 0) {
    return type === 'base' && stub.gross !== null ? amount(stub.gross, 'gross pay') : null
  }
  const lines = earningsOf(stub, type, decisions)
  return lines.length === 0 ? null : sum(lines.map((line) => amount(line.amount, line.description)))
}
