import { type Day, dayOf } from '../../calendar.ts'
import type { Cents } from '../../../money/cents.ts'
import { exact } from '../../arithmetic/exact.ts'
import { employmentStart, monthsToDate } from '../elapsed.ts'
import type { Stub } from '../stub.ts'
import { isBase } from '../vocabulary/earning-type.ts'
import { type FrequencyReading, type PayFrequency, PERIODS_PER_YEAR } from './frequency.ts'

/** A period with fewer days than its working days, from the first Monday to the last Friday, is partial. */
const WHOLE_PERIOD_DAYS: Record<PayFrequency, number> = {
  weekly: 5,
  biweekly: 12,
  semimonthly: 11,
  'every four weeks': 26,
  monthly: 26,
}

/** A partial period pays at most this share of the whole one before it. */
const PART_SHARE = exact('0.75')
/** Year to date confirms a period's pay if it is at least this share of what the periods so far would add up to. */
const CONFIRMING_SHARE = exact('0.9')

/** The stubs with base pay for part of a period: by their days or unpaid time, and the last one by its pay. */
export function partPeriodStubs(paying: readonly Stub[], reading: FrequencyReading | null): Stub[] {
  if (!reading) return []
  const byDays = paying.filter((stub) => coversPart(stub, reading))
  const [before, last] = paying.filter((stub) => !byDays.includes(stub)).slice(-2)
  return before && last && paysPart(before, last, paying, reading) ? [...byDays, last] : byDays
}

/** Whether base pay is taken back, and not only moved to another line ("PTO 200.00" beside "Salary PTO -200.00"). */
export function hasUnpaidTime({ earnings }: Pick<Stub, 'earnings'>): boolean {
  const amounts = baseEarnings(earnings).map(({ amount }) => amount)
  return amounts.some((amount) => amount < 0n && !amounts.includes(-amount))
}

function coversPart({ document, earnings, start, end }: Stub, { frequency }: FrequencyReading): boolean {
  if (hasUnpaidTime({ earnings })) return true
  if (start === null || end === null || end < start) return false
  const hired: Day | null = dayOf(document.fields['hire_date'])
  if (hired !== null && hired > start && hired <= end) return true
  return end - start + 1 < WHOLE_PERIOD_DAYS[frequency]
}

/**
 * Whether the last stub pays much less than the previous one, whose pay year to date confirms. Then it has unpaid days,
 * because base pay must agree with year to date (Fannie Mae B3-3.1-03). Without that, hours may vary or pay may have
 * been cut.
 */
function paysPart(before: Stub, last: Stub, paying: readonly Stub[], reading: FrequencyReading): boolean {
  const usual = exact(basePaid(before))
  if (last.year !== before.year || exact(basePaid(last)).gt(usual.mul(PART_SHARE))) return false
  const months = monthsToDate(before, employmentStart(paying), reading)
  const toDate = basePaidToDate(before)
  if (!months || toDate === null) return false
  const onPace = usual.mul(exact(PERIODS_PER_YEAR[reading.frequency], 12n)).mul(months.value)
  return exact(toDate).gte(onPace.mul(CONFIRMING_SHARE))
}

function basePaid({ earnings, gross }: Stub): Cents {
  if (earnings.length === 0) return gross ?? 0n
  return baseEarnings(earnings).reduce((sum, { amount }) => sum + amount, 0n)
}

function basePaidToDate({ earnings, grossYtd }: Stub): Cents | null {
  if (earnings.length === 0) return grossYtd
  const printed = baseEarnings(earnings).map(({ ytd }) => ytd)
  return printed.reduce((sum, ytd) => (sum === null || ytd === null ? null : sum + ytd), 0n)
}

function baseEarnings(earnings: Stub['earnings']): Stub['earnings'] {
  return earnings.filter(({ type }) => isBase(type))
}
