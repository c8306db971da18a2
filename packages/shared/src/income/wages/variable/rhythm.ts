import { count, type Arithmetic } from '../../arithmetic/index.ts'
import { type Exact, exact, roundedCents } from '../../arithmetic/exact.ts'
import type { EarningType } from '../vocabulary/earning-type.ts'

/** How often a type of variable pay comes (Fannie Mae B3-3.1-01, frequency of payment). */
export type Rhythm = 'each_period' | 'quarterly' | 'half_yearly' | 'yearly'

/** Pay of one type in one year, up to its last stub. */
export interface YearToDate {
  pay: Arithmetic
  /** Months that the year-to-date amount covers. */
  months: Arithmetic
}

/** A name contained in another comes after it: "SEMI-ANNUAL" is not yearly. */
const NAMED: readonly [Rhythm, RegExp][] = [
  ['half_yearly', /\b((SEMI|BI)[ -]?(ANNUAL(LY)?|YEARLY)|HALF[ -]?YEAR(LY)?|TWICE A YEAR)\b/],
  ['yearly', /\b(ANNUAL(LY)?|YEARLY|YEAR[ -]?END|CHRISTMAS|HOLIDAY BONUS|13TH MONTH|PROFIT SHAR\w*)\b/],
  ['quarterly', /\b(QUARTER(LY)?|QTR(LY)?|Q[1-4])\b/],
]

/**
 * A bonus is yearly if it is as large as those of the whole previous year, within these shares. Late in the year a
 * monthly one is nearly as large, so it must be the same.
 */
const EARLY_MONTHS = exact('9')
const EARLY_SHARES = [exact('0.8'), exact('1.25')] as const
const LATE_SHARES = [exact('0.99'), exact('1.01')] as const

/**
 * One-off pay, if a reviewer counts it, is yearly. Otherwise by name; for a bonus without a rhythm in its name, by
 * comparison of this year so far with earlier years.
 */
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

/** Years with the months that their payments cover, and remarks on missing payments. */
export interface InRhythm {
  years: YearToDate[]
  remark: string
}

/** Months that one payment covers. */
const MONTHS_OF_PAYMENT = { quarterly: 3n, half_yearly: 6n } as const
type PartOfYear = keyof typeof MONTHS_OF_PAYMENT

/**
 * A yearly payment covers twelve months, whenever it is made; a quarterly one three, a half-yearly one six. A latest
 * year in which no payment is due yet is left out.
 */
export function inRhythm(rhythm: Rhythm, years: readonly YearToDate[]): InRhythm {
  const [latest, ...before] = years
  if (rhythm === 'each_period' || !latest) return { years: [...years], remark: '' }
  const whole = before.map(({ pay }) => ({ pay, months: count(12n, 'months of the year') }))
  const name = RHYTHM_REMARKS[rhythm]
  const usual = rhythm === 'yearly' ? null : usualPayment(whole, rhythm)
  const months =
    rhythm === 'yearly' ? yearsDue(latest) * 12n : paymentsDue(latest, usual, rhythm) * MONTHS_OF_PAYMENT[rhythm]
  if (months === 0n) return { years: whole, remark: `${name}, and not yet paid in the latest year` }
  const all = [{ pay: latest.pay, months: count(months, monthsNamed(rhythm, months)) }, ...whole]
  const isMissed = rhythm !== 'yearly' && usual !== null && all.some((year) => missesPayment(year, usual, rhythm))
  return { years: all, remark: isMissed ? `${name}, though a ${PARTS[rhythm]} was missed` : name }
}

const RHYTHM_REMARKS = {
  yearly: 'paid once a year',
  half_yearly: 'paid twice a year',
  quarterly: 'paid once a quarter',
}
const PARTS = { quarterly: 'quarter', half_yearly: 'half-year' } as const

function monthsNamed(rhythm: PartOfYear | 'yearly', months: bigint): string {
  if (rhythm === 'yearly') return 'months of the year'
  const parts = months / MONTHS_OF_PAYMENT[rhythm]
  return parts === 1n ? `months of a ${PARTS[rhythm]}` : `months of ${parts} ${PARTS[rhythm]}s`
}

function yearsDue({ pay, months }: YearToDate): bigint {
  return pay.value.n === 0n && months.value.lt(exact('12')) ? 0n : 1n
}

/** One payment, from the year with the highest pay, because others may lack one; null if there is none. */
function usualPayment(years: readonly YearToDate[], rhythm: PartOfYear): Exact | null {
  const perYear = exact(12n / MONTHS_OF_PAYMENT[rhythm])
  const payments = years.map(({ pay }) => pay.value.div(perYear)).filter((payment) => payment.n !== 0n)
  return payments.length === 0 ? null : payments.reduce((most, payment) => (payment.gt(most) ? payment : most))
}

/**
 * Quarters or half-years that have ended, or one more if its payment came early: the number for which a payment is
 * closest to the usual one.
 */
function paymentsDue({ pay: { value: pay }, months }: YearToDate, usual: Exact | null, rhythm: PartOfYear): bigint {
  const ended = months.value.div(exact(MONTHS_OF_PAYMENT[rhythm])).floor().n
  if (pay.n === 0n || ended >= 12n / MONTHS_OF_PAYMENT[rhythm]) return ended
  if (ended === 0n) return 1n
  if (usual === null) return ended
  const off = (payments: bigint) => pay.div(exact(payments)).sub(usual).abs()
  return off(ended + 1n).lt(off(ended)) ? ended + 1n : ended
}

/** A year may differ from a whole number of payments by this share of one. */
const PAYMENT_TOLERANCE = exact('0.01')

/** Whether a year has a whole number of the usual payments, but fewer than its quarters or half-years. */
function missesPayment({ pay, months }: YearToDate, usual: Exact, rhythm: PartOfYear): boolean {
  const payments = pay.value.div(usual)
  const whole = exact(roundedCents(payments))
  const due = months.value.div(exact(MONTHS_OF_PAYMENT[rhythm]))
  return payments.sub(whole).abs().lte(PAYMENT_TOLERANCE) && whole.lt(due)
}
