import { count, type Arithmetic } from '../../arithmetic/index.ts'
import { type Exact, exact } from '../../arithmetic/exact.ts'
import type { EarningType } from '../vocabulary/earning-type.ts'

/** How often a type of variable pay comes (Fannie Mae B3-3.1-01, frequency of payment). */
export type Rhythm = 'each_period' | 'quarterly' | 'yearly'

/** What a type of pay brought in one year, up to its last stub. */
export interface YearToDate {
  pay: Arithmetic
  /** Months that the year-to-date figure covers. */
  months: Arithmetic
}

const NAMED: readonly [Rhythm, RegExp][] = [
  ['yearly', /\b(ANNUAL(LY)?|YEARLY|YEAR[ -]?END|CHRISTMAS|HOLIDAY BONUS|13TH MONTH|PROFIT SHAR\w*)\b/],
  ['quarterly', /\b(QUARTER(LY)?|QTR(LY)?|Q[1-4])\b/],
]

/**
 * A bonus that is as large as the whole year's before, by these shares of it, has come once for the year. Late in the
 * year one that comes every month is nearly as large, so it must be the same.
 */
const EARLY_MONTHS = exact('9')
const EARLY_SHARES = [exact('0.8'), exact('1.25')] as const
const LATE_SHARES = [exact('0.99'), exact('1.01')] as const

/** One-off pay, should a reviewer count it, comes once a year. Else the rhythm by name; a bonus without one, by how this year so far compares with the whole years before. */
export function rhythmOf(type: EarningType, descriptions: readonly string[], years: readonly YearToDate[]): Rhythm {
  if (type === 'one_off' || type === 'not_income') return 'yearly'
  const text = descriptions.join(' ').toUpperCase()
  const named = NAMED.find(([, pattern]) => pattern.test(text))
  if (named) return named[0]
  const [current, before] = years
  if (type !== 'bonus' || !current || !before || before.pay.value.n === 0n) return 'each_period'
  const share = current.pay.value.div(before.pay.value)
  const [least, most] = current.months.value.lt(EARLY_MONTHS) ? EARLY_SHARES : LATE_SHARES
  const notYet = share.n === 0n && current.months.value.lt(EARLY_MONTHS)
  return notYet || (share.gte(least) && share.lte(most)) ? 'yearly' : 'each_period'
}

/**
 * The years with the months that their payments are for: a payment made once a year is for twelve, whenever it is made.
 * A year whose payment has not come yet is left out.
 */
export function inRhythm(rhythm: Rhythm, years: readonly YearToDate[]): (YearToDate | null)[] {
  if (rhythm === 'each_period') return [...years]
  return years.map(({ pay, months }, index) => {
    const whole = { pay, months: count(12n, 'months of the year') }
    if (index > 0) return whole
    const year = years[1]?.pay.value ?? null
    const paid = rhythm === 'yearly' ? yearsPaid(pay.value, months.value) : quartersPaid(pay.value, months.value, year)
    if (paid === 0n) return null
    return rhythm === 'yearly' ? whole : { pay, months: count(paid * 3n, 'months of the quarters paid') }
  })
}

function yearsPaid(pay: Exact, months: Exact): bigint {
  return pay.n === 0n && months.lt(exact('12')) ? 0n : 1n
}

/**
 * Quarters that have ended, or one more where the last payment came early: the number that makes a payment most like
 * those of the year before.
 */
function quartersPaid(pay: Exact, months: Exact, yearBefore: Exact | null): bigint {
  const ended = months.div(exact('3')).floor().n
  if (pay.n === 0n || ended >= 4n) return ended
  if (ended === 0n) return 1n
  if (!yearBefore || yearBefore.n === 0n) return ended
  const usual = yearBefore.div(exact('4'))
  const off = (payments: bigint) => pay.div(exact(payments)).sub(usual).abs()
  return off(ended + 1n).lt(off(ended)) ? ended + 1n : ended
}
