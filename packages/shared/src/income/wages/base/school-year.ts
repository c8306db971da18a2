import { exact, type Exact, roundedCents } from '../../arithmetic/exact.ts'
import { dayOf, yearOf } from '../../calendar.ts'
import { words } from '../../names/names.ts'
import { employmentStart, monthsToDate } from '../elapsed.ts'
import type { WageYear } from '../employment.ts'
import type { Stub } from '../stub.ts'
import { type BaseFacts, baseToDate, periodPay } from './facts.ts'
import { type PayFrequency, PERIODS_PER_YEAR } from './frequency.ts'

export interface Paychecks {
  number: bigint
  w2: WageYear
}

/** The least and the most paychecks of a year with nine to eleven paid months. */
const SCHOOL_YEAR: Record<PayFrequency, readonly [bigint, bigint]> = {
  weekly: [39n, 47n],
  biweekly: [20n, 22n],
  semimonthly: [18n, 22n],
  'every four weeks': [10n, 12n],
  monthly: [9n, 11n],
}

/** Below this share of the pay periods so far, the paychecks to date are behind. */
const BEHIND_SHARE = exact('0.95')

const SCHOOL_WORDS = new Set(
  'SCHOOL SCHOOLS ELEMENTARY ACADEMY ISD CISD USD UNIFIED UNIVERSITY COLLEGE EDUCATION MONTESSORI KINDERGARTEN'.split(
    ' ',
  ),
)
/** Words for teachers' pay, whoever the employer is. */
const TEACHING_WORDS = new Set('TEACHER TEACHERS TEACHING FACULTY INSTRUCTIONAL INSTRUCTOR CLASSROOM'.split(' '))

/**
 * How many paychecks a year's pay comes in, if that is fewer than its pay periods: a teacher paid in 20 of 26 (annual
 * pay / 12). Base pay must agree with the year before (Fannie Mae B3-3.1-03), so last year's W-2 gives their number. At
 * a school it is the nearest, since pay rises; elsewhere year to date must show it too, since a raise may look the
 * same. Null if a hire date explains the shorter year, year-to-date pay is already beyond it, or a stub with different
 * pay shows a raise.
 */
export function paychecksOfSchoolYear(facts: BaseFacts, pay: Exact, frequency: PayFrequency): Paychecks | null {
  const { schedule, w2s, decisions } = facts
  const { basis } = schedule
  const [w2, ...others] = w2s.filter(({ year }) => year === (basis?.year ?? NaN) - 1)
  if (!basis || !w2 || others.length > 0 || pay.n === 0n || hiredIn(facts, w2.year)) return null
  const number = paychecksIn(w2, pay, frequency)
  if (number === null) return null
  const toDate = baseToDate(basis, decisions)?.value ?? null
  if (toDate?.gt(pay.mul(exact(number)))) return null
  const otherRates = otherPays(facts, pay)
  const isShown = isSchool(facts)
    ? otherRates.every((other) => paychecksIn(w2, other, frequency) !== null)
    : otherRates.length === 0 && isShownToDate(toDate, pay, { number, w2 }, periodsToDate(facts, basis, frequency))
  return isShown ? { number, w2 } : null
}

/** Pay of whole periods that differs from this pay: a year with more than one rate. */
function otherPays({ employment, schedule, decisions }: BaseFacts, pay: Exact): Exact[] {
  const whole = employment.stubs.filter((stub) => stub.paysBase && !schedule.partPeriods.includes(stub))
  const pays = whole.flatMap((stub) => periodPay(stub, 'base', decisions)?.value ?? [])
  return pays.filter((other) => other.n !== 0n && !other.equals(pay))
}

/** How many times the pay fits into a year's wages; null if no school year has this many paychecks. */
function paychecksIn({ wages }: WageYear, pay: Exact, frequency: PayFrequency): bigint | null {
  const number = roundedCents(exact(wages).div(pay))
  const [least, most] = SCHOOL_YEAR[frequency]
  return number < least || number > most ? null : number
}

/** How many times the pay fits into an amount, if it does so to the dollar. */
function wholePaychecks(total: Exact, pay: Exact): bigint | null {
  const number = roundedCents(total.div(pay))
  const missedBy = total.sub(pay.mul(exact(number))).abs()
  return missedBy.lte(exact(100n)) ? number : null
}

interface Periods {
  aYear: bigint
  /** Not always whole, because periods may end on other days than months. */
  toDate: Exact
}

function periodsToDate({ employment, schedule }: BaseFacts, basis: Stub, frequency: PayFrequency): Periods | null {
  const months = monthsToDate(basis, employmentStart(employment.stubs), schedule.frequency)
  const aYear = PERIODS_PER_YEAR[frequency]
  return months && { aYear, toDate: months.value.mul(exact(aYear, 12n)) }
}

/**
 * Whether the W-2 and year to date are whole numbers of paychecks, and those to date are so far behind the pay periods
 * that no raise explains it. A raise also leaves year to date behind: some periods then brought last year's pay, a
 * known share of this one's, and the rest are as many as the paychecks to date.
 */
function isShownToDate(toDate: Exact | null, pay: Exact, { number, w2 }: Paychecks, periods: Periods | null): boolean {
  const paid = toDate && wholePaychecks(toDate, pay)
  if (paid === null || periods === null || wholePaychecks(exact(w2.wages), pay) === null) return false
  if (exact(paid).gte(periods.toDate.mul(BEHIND_SHARE))) return false
  const { aYear } = periods
  return ![periods.toDate.floor(), periods.toDate.ceil()].some((whole) => {
    const beforeRaise = whole.sub(exact(paid)).mul(exact(aYear, aYear - number))
    return beforeRaise.d === 1n && beforeRaise.lt(whole)
  })
}

function isSchool({ employment }: BaseFacts): boolean {
  const earned = employment.stubs.flatMap(({ earnings }) => earnings.flatMap(({ description }) => words(description)))
  return words(employment.employer).some((word) => SCHOOL_WORDS.has(word)) || earned.some((w) => TEACHING_WORDS.has(w))
}

function hiredIn({ employment }: BaseFacts, year: number): boolean {
  return employment.stubs.some(({ document }) => {
    const hired = dayOf(document.fields['hire_date'])
    return hired !== null && yearOf(hired) === year
  })
}
