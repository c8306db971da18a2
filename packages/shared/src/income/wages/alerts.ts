import type { Alert, AlertCode } from '../alerts/catalog.ts'
import { isoDate } from '../calendar.ts'
import { dollars, exact, type Exact, sumExact } from '../arithmetic/exact.ts'
import { jumps } from '../arithmetic/trend.ts'
import type { AnnualPay } from './annual.ts'
import { type BaseFacts, type BasePay, baseToDate } from './base/facts.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { Employment } from './employment.ts'
import type { Judgement } from './judgement.ts'
import { isBonusCheck, lastDayOf, type Stub, takesBaseBack } from './stub.ts'
import { historyInWords, type VariablePay } from './variable/variable-pay.ts'
import { EARNING_NAMES } from './vocabulary/earning-type.ts'

/** Year-to-date base pay this far below the current base pay needs a review. */
const BEHIND_SHARE = exact('0.9')
const AHEAD_SHARE = exact('1.1')
/** A pay stub is current for this many days before the application (Fannie Mae B3-3.1-02). */
const CURRENT_STUB_DAYS = 30

/** What a person should know about one employment before relying on its income. */
export interface AlertFacts extends BaseFacts, Judgement {
  base: BasePay | null
  variable: readonly JudgedPay[]
  annual: AnnualPay
}

/** Variable pay, and whether it counts after the reviewer's decisions. */
type JudgedPay = VariablePay & { accepted: boolean }

export function employmentAlerts(facts: AlertFacts): Alert[] {
  const { employment, w2s } = facts
  const ids = [...employment.stubs, ...w2s].map(({ document }) => document.id)
  const raise = (code: AlertCode, text: string, documentIds = ids): Alert => ({
    code,
    message: `${employment.label}: ${text}`,
    document_ids: documentIds,
  })
  return [
    ...stubAlerts(facts, raise),
    ...scheduleAlerts(facts, raise),
    ...toDateAlerts(facts, raise),
    ...w2Alerts(facts, raise),
    ...yearAlerts(facts, raise),
    ...facts.variable.flatMap((pay) => variableAlerts(pay, facts, raise)),
  ]
}

type Raise = (code: AlertCode, text: string, documentIds?: string[]) => Alert

function stubAlerts({ employment, asOf }: AlertFacts, raise: Raise): Alert[] {
  if (employment.stubs.length > 0 && employment.stubs.every(isBonusCheck)) {
    return [raise('no_current_pay_stub', 'no pay stub shows regular pay')]
  }
  const last = employment.stubs.map(lastDayOf).findLast((day) => day !== null)
  if (employment.stubs.length === 0)
    return [raise('no_current_pay_stub', 'no pay stub shows that the employment continues')]
  if (last === undefined || last >= asOf - CURRENT_STUB_DAYS) return []
  const text = `the latest pay stub is dated ${isoDate(last)}, more than ${CURRENT_STUB_DAYS} days before ${isoDate(asOf)}`
  return [raise('no_current_pay_stub', text)]
}

function scheduleAlerts({ employment, schedule, base }: AlertFacts, raise: Raise): Alert[] {
  const { frequency, partPeriods, offCycle, basis } = schedule
  const alerts: Alert[] = []
  if (basis && !frequency)
    alerts.push(raise('pay_frequency_unknown', 'no document shows how often the employee is paid'))
  if (frequency?.contradicts) {
    const { frequency: used, source, contradicts } = frequency
    const text =
      source === 'reviewer'
        ? `a reviewer entered ${used}, but the pay period is ${contradicts}; the reviewer's word was used`
        : `the stub says ${contradicts}, but its pay period is ${used}; the period was used`
    alerts.push(raise('pay_frequency_contradiction', text))
  }
  for (const stub of offCycle) {
    const instead = basis ? 'base pay rests on another stub' : 'no other stub shows it'
    const shows = takesBaseBack(stub) ? 'takes base pay back' : 'shows no base pay'
    alerts.push(raise('off_cycle_stub', `the stub ${named(stub)} ${shows}; ${instead}`, idsOf(stub)))
  }
  for (const stub of partPeriods) {
    const used = stub === basis ? 'no other stub covers a whole one' : 'base pay rests on another stub'
    alerts.push(raise('part_period_stub', `the stub ${named(stub)} covers only part of a period; ${used}`, idsOf(stub)))
  }
  alerts.push(...restartAlerts(employment, raise))
  if (base?.method === 'base_pay_by_paychecks_a_year') {
    alerts.push(raise('paid_part_of_year', `${base.remark}; the same was taken for this year`))
  }
  if (startUnknown(employment)) {
    alerts.push(raise('employment_dates_unknown', 'no document shows when the employment began'))
  }
  return alerts
}

function restartAlerts({ stubs }: Employment, raise: Raise): Alert[] {
  return [...Map.groupBy(stubs, ({ carried }) => carried)].flatMap(([carried, [first]]) => {
    if (!carried || !first) return []
    const text = `the year-to-date amounts begin anew after the stub ${named(carried)}; those of both parts were added`
    return [raise('year_to_date_restarted', text, [carried, first].flatMap(idsOf))]
  })
}

/** Whether neither a hire date, nor the first stub of the year, nor an earlier year shows when it began. */
function startUnknown({ stubs, w2s }: Employment): boolean {
  const last = stubs.at(-1)
  if (!last) return new Set(w2s.map(({ year }) => year)).size < 2
  const years = [...stubs, ...w2s].map(({ year }) => year).filter((year) => year !== null)
  return employmentStart(stubs) === null && years.every((year) => year === last.year)
}

/** An average this far below what the hours of the stubs come to may lack pay of the year, after a change of payroll or a leave. */
const FAR_BEHIND_SHARE = exact('0.75')

function averageAlerts({ monthly, alternatives }: BasePay, raise: Raise): Alert[] {
  const byHours = alternatives.find(({ method }) => method === 'hourly_rate_by_average_hours')?.arithmetic.value
  if (!byHours || monthly.value.gte(byHours.mul(FAR_BEHIND_SHARE))) return []
  const text = `the average of ${dollars(monthly.value)} a month is more than 25% below the ${dollars(byHours)} that the hours of the stubs imply`
  return [raise('ytd_below_base_pay', text)]
}

/** Base pay compared with year to date, both ways (Fannie Mae B3-3.1-03). */
function toDateAlerts({ employment, schedule, decisions, base }: AlertFacts, raise: Raise): Alert[] {
  if (base && base.months !== null) return averageAlerts(base, raise)
  if (!base || !schedule.basis) return []
  const { year } = schedule.basis
  const latest = employment.stubs.findLast((stub) => stub.paysBase && stub.year === year)
  const months = latest && monthsToDate(latest, employmentStart(employment.stubs), schedule.frequency)
  const ytd = latest && baseToDate(latest, decisions)
  if (!months || !ytd || base.method === 'base_pay_by_paychecks_a_year') return []
  const promised = base.monthly.value.mul(months.value)
  const differs = (side: 'below' | 'above') =>
    `year-to-date base pay of ${dollars(ytd.value)} is more than 10% ${side} the ${dollars(promised)} that the current base pay implies`
  if (ytd.value.lt(promised.mul(BEHIND_SHARE))) return [raise('ytd_below_base_pay', differs('below'))]
  if (ytd.value.gt(promised.mul(AHEAD_SHARE))) return [raise('ytd_above_base_pay', differs('above'))]
  return []
}

/** W-2s of one employer and year that count together: one that corrects another would double the income. */
function w2Alerts({ w2s }: AlertFacts, raise: Raise): Alert[] {
  return [...Map.groupBy(w2s, ({ year }) => year)]
    .filter(([, ofYear]) => ofYear.length > 1)
    .map(([year, ofYear]) =>
      raise(
        'w2s_add_up',
        `${ofYear.length} W-2s of ${year} add up`,
        ofYear.map(({ document }) => document.id),
      ),
    )
}

/** Base pay and year to date compared with earlier years (Fannie Mae B3-3.1-01, B3-3.1-03). */
function yearAlerts(facts: AlertFacts, raise: Raise): Alert[] {
  const alerts = facts.annual.declining ? [raise('declining_income', 'pay declines from one year to the next')] : []
  const latest = latestPay(facts)
  if (!latest) return alerts
  const { later, year, name } = latest
  const before = monthOfW2s(facts, year - 1)
  if (jumps(before, later)) {
    const text = `${name} of ${dollars(later)} a month is more than 20% above the ${dollars(before)} of the W-2 of ${year - 1}`
    alerts.push(raise('income_jump', text))
  }
  return alerts
}

/** The monthly amount that is compared with the year before: base pay, else the latest W-2's; null if its year is unknown. */
function latestPay(facts: AlertFacts): { later: Exact; year: number; name: string } | null {
  const { base, schedule, annual } = facts
  const year = base ? schedule.basis?.year : annual.years[0]
  if (year === undefined || year === null) return null
  return base
    ? { later: base.monthly.value, year, name: 'base pay' }
    : { later: monthOfW2s(facts, year), year, name: `the W-2 of ${year}` }
}

function monthOfW2s({ w2s }: AlertFacts, year: number): Exact {
  const ofYear = w2s.filter((w2) => w2.year === year).map(({ wages }) => exact(wages))
  return sumExact(ofYear).div(exact('12'))
}

function variableAlerts(
  { type, trend, counts, accepted, shortHistory, ...pay }: JudgedPay,
  { rules }: Judgement,
  raise: Raise,
): Alert[] {
  const name = EARNING_NAMES[type]
  // The reviewer refused it: nothing rests on its history.
  if (counts && !accepted) return []
  if (trend === 'stabilized')
    return [raise('declining_variable_pay', `${name} fell and has held since: the lower level counts`)]
  if (trend !== 'steady') return [raise('declining_variable_pay', `${name} declines`)]
  if (!accepted) return [raise('variable_pay_left_out', `${name} was left out: ${historyInWords(pay)} of history`)]
  return shortHistory
    ? [
        raise(
          'short_variable_history',
          `${name} rests on ${historyInWords(pay)}; ${rules.variablePayUsualMonths.value} are usual`,
        ),
      ]
    : []
}

function named(stub: Stub): string {
  const day = lastDayOf(stub)
  return day === null ? 'without a date' : `of ${isoDate(day)}`
}

function idsOf({ document }: Stub): string[] {
  return [document.id]
}
