import { count, product, quotient } from '../../arithmetic/index.ts'
import { plainNumber } from '../../arithmetic/exact.ts'
import { employmentStart, monthsToDate } from '../elapsed.ts'
import { documentsToDate } from '../restart.ts'
import type { Stub } from '../stub.ts'
import { type BaseFacts, type BasePay, baseToDate, byFrequency, periodPay } from './facts.ts'
import { type FrequencyReading, PERIODS_PER_YEAR } from './frequency.ts'
import { hourlyPay } from './hourly.ts'
import { paychecksOfSchoolYear } from './school-year.ts'
import { varyingPay } from './varying.ts'
import { byWorkingDays } from './working-days.ts'

/**
 * Base pay (Fannie Mae B3-3.1-03): base pay of the latest whole period × periods per year / 12. Hourly pay with varying
 * hours is averaged (Freddie Mac 5303.4), and so is piecework and seasonal work. Without a pay frequency, or if only bonus
 * checks show it, year-to-date base pay over the months to date. Null if no stub shows base pay.
 */
export function basePay(facts: BaseFacts): BasePay | null {
  const { schedule, decisions } = facts
  const { basis, frequency } = schedule
  if (!basis) return basePayShownToDate(facts)
  if (!frequency) return yearToDateBasePay(facts, basis, 'no document shows how often the employee is paid')
  const averaged =
    byWorkingDays(facts, basis, frequency) ?? hourlyPay(facts, basis, frequency.frequency) ?? varyingPay(facts, basis)
  if (averaged) return averaged
  const pay = periodPay(basis, 'base', decisions)
  if (!pay) return null
  const paychecks = paychecksOfSchoolYear(facts, pay.value, frequency.frequency)
  if (paychecks) {
    const { number, w2 } = paychecks
    return {
      monthly: quotient(product(pay, count(number, `paychecks, by the W-2 of ${w2.year}`)), count(12n)),
      method: 'base_pay_by_paychecks_a_year',
      months: null,
      remark: `the W-2 of ${w2.year} comes to about ${number} paychecks, fewer than the ${PERIODS_PER_YEAR[frequency.frequency]} pay periods of a year`,
      documentIds: [basis.document.id, w2.document.id],
      alternatives: [{ method: 'base_pay_by_frequency', arithmetic: byFrequency(pay, frequency) }],
    }
  }
  return {
    monthly: byFrequency(pay, frequency),
    method: 'base_pay_by_frequency',
    months: null,
    remark: `${frequency.frequency}, by ${FOUND_BY[frequency.source]}`,
    documentIds: [basis.document.id],
    alternatives: toDateAlternative(facts, basis),
  }
}

const FOUND_BY: Record<FrequencyReading['source'], string> = {
  reviewer: 'a reviewer',
  printed: 'the stub',
  'pay period': 'the pay period',
  'distance of the pay stubs': 'the days between the stubs',
}

function toDateAlternative(facts: BaseFacts, basis: Stub): BasePay['alternatives'] {
  const toDate = yearToDateBasePay(facts, basis, 'the year to date')
  return toDate ? [{ method: toDate.method, arithmetic: toDate.monthly }] : []
}

/** A bonus check includes no base pay, but may print the year's. */
function basePayShownToDate(facts: BaseFacts): BasePay | null {
  const shown = facts.employment.stubs.findLast((stub) => {
    const toDate = baseToDate(stub, facts.decisions)
    return toDate !== null && toDate.value.n !== 0n
  })
  return shown ? yearToDateBasePay(facts, shown, 'no pay stub shows base pay') : null
}

/** @param why Why the year to date is used, in words for people. */
function yearToDateBasePay({ employment, schedule, decisions }: BaseFacts, basis: Stub, why: string): BasePay | null {
  const pay = baseToDate(basis, decisions)
  const months = monthsToDate(basis, employmentStart(employment.stubs), schedule.frequency)
  if (!pay || !months || months.value.n === 0n) return null
  return {
    monthly: quotient(pay, months),
    method: 'year_to_date_base_pay',
    months: months.value,
    remark: `${plainNumber(months.value)} months, for ${why}`,
    documentIds: documentsToDate(basis),
    alternatives: [],
  }
}
