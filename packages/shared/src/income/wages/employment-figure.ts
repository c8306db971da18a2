import type { Alert, AlertCode } from '../alerts/catalog.ts'
import { decimalOf, dollars, exact, type Exact, plainNumber } from '../exact.ts'
import type { Decisions, FigureLine } from '../rule-set.ts'
import { lineKey } from '../subject.ts'
import { type AnnualPay, annualPay, w2Figure } from './annual.ts'
import { type BasePay, baseEarnings, basePay, yearToDateBasePay } from './base-pay.ts'
import { EARNING_NAMES } from './earning-type.ts'
import { employmentStart, monthsToDate } from './elapsed.ts'
import type { Employment, WageYear } from './employment.ts'
import { type FrequencyReading, frequencyOf } from './frequency.ts'
import type { Stub } from './stub.ts'
import { type VariablePay, variablePay } from './variable-pay.ts'

/** What one employment brings a month: exact lines, and what to know about them. */
export interface EmploymentFigure {
  lines: ExactLine[]
  annual: AnnualPay
  alerts: Alert[]
}

export type ExactLine = Omit<FigureLine, 'monthly' | 'months'> & { monthly: Exact; months: Exact | null }

/** Year-to-date base pay below this share of what the rate promises calls for a look. */
const PACE_SHARE = exact('0.9')

/** @param w2s the W-2s of the employment that the reviewer has not refused. */
export function employmentFigure(
  employment: Employment,
  w2s: readonly WageYear[],
  decisions: Decisions,
): EmploymentFigure {
  const latest = employment.stubs.at(-1)
  const frequency = latest ? frequencyOf(latest, employment.stubs) : null
  const annual = annualPay(employment, w2s, frequency)
  const base = latest ? basePayOf(employment, latest, frequency, decisions) : null
  const variable = variablePay(employment, frequency).filter((pay) => accepted(pay, employment, decisions))
  const lines = latest
    ? [...baseLines(employment, base), ...variable.map((pay) => variableLine(employment, pay))]
    : w2Lines(employment, w2s, annual)
  const ids = documentIds(employment, w2s)
  const raise = (code: AlertCode, text: string): Alert => ({
    code,
    message: `${employment.label}: ${text}`,
    document_ids: ids,
  })
  return {
    lines,
    annual,
    alerts: [
      ...frequencyAlerts(frequency, latest, raise),
      ...paceAlerts(employment, base, frequency, decisions, raise),
      ...trendAlerts(annual, variablePay(employment, frequency), raise),
    ],
  }
}

type Raise = (code: AlertCode, text: string) => Alert

function basePayOf(
  { stubs }: Employment,
  latest: Stub,
  frequency: FrequencyReading | null,
  decisions: Decisions,
): BasePay | null {
  if (frequency) return basePay(stubs, frequency, decisions)
  return yearToDateBasePay(latest, monthsToDate(latest, employmentStart(stubs), null), decisions)
}

function baseLines({ key, label }: Employment, base: BasePay | null): ExactLine[] {
  if (!base) return []
  const { stubs, ...figure } = base
  const ids = stubs.map(({ document }) => document.id)
  return [{ ...named(key, 'base_pay'), label: `${label}: base pay`, ...figure, document_ids: ids }]
}

function variableLine(
  { key, label }: Employment,
  { type, monthly, months, explanation, stubs }: VariablePay,
): ExactLine {
  return {
    ...named(key, type),
    label: `${label}: ${EARNING_NAMES[type]}`,
    method: 'average_variable_pay',
    monthly,
    months,
    document_ids: stubs.map(({ document }) => document.id),
    explanation,
  }
}

function w2Lines({ key, label }: Employment, w2s: readonly WageYear[], annual: AnnualPay): ExactLine[] {
  const figure = w2Figure(annual)
  if (!figure) return []
  const ids = w2s.filter(({ year }) => annual.years.includes(year)).map(({ document }) => document.id)
  return [{ ...named(key, 'wages'), label: `${label}: wages`, method: 'w2_average', ...figure, document_ids: ids }]
}

function named(subject: string, part: string): Pick<ExactLine, 'key' | 'subject'> {
  return { key: lineKey(subject, part), subject }
}

/** A reviewer's word on any entry of a type of pay decides for the type; else the rules do. */
function accepted({ type, counts }: VariablePay, { stubs }: Employment, decisions: Decisions): boolean {
  const own = stubs.flatMap(({ earnings }) => earnings.filter((earning) => earning.type === type))
  const words = own.map(({ entryId }) => decisions.override(entryId))
  if (counts) return !words.includes(false)
  return words.includes(true)
}

function frequencyAlerts(frequency: FrequencyReading | null, latest: Stub | undefined, raise: Raise): Alert[] {
  if (latest && !frequency) return [raise('pay_frequency_unknown', 'nothing tells how often the pay comes')]
  if (!frequency?.contradicts) return []
  const text = `the stub says ${frequency.contradicts}, but its pay period is ${frequency.frequency}; the period was used`
  return [raise('pay_frequency_contradiction', text)]
}

function paceAlerts(
  { stubs }: Employment,
  base: BasePay | null,
  frequency: FrequencyReading | null,
  decisions: Decisions,
  raise: Raise,
): Alert[] {
  const latest = stubs.at(-1)
  const months = latest && monthsToDate(latest, employmentStart(stubs), frequency)
  if (!latest || !base || !months) return []
  const printed = baseEarnings(latest, decisions).filter(({ ytd }) => ytd !== null)
  const ytd = printed.reduce((sum, earning) => sum + earning.ytd!, 0n)
  const promised = base.monthly.mul(months)
  if (printed.length === 0 || exact(ytd).gte(promised.mul(PACE_SHARE))) return []
  const text = `year-to-date base pay of ${dollars(ytd)} is more than 10 % below the ${dollars(promised)} that the base pay promises`
  return [raise('ytd_below_base_pay', text)]
}

function trendAlerts(annual: AnnualPay, variable: readonly VariablePay[], raise: Raise): Alert[] {
  const alerts = annual.declining ? [raise('declining_income', 'pay declines from one year to the next')] : []
  for (const { type, trend, counts, shortHistory, months } of variable) {
    const name = EARNING_NAMES[type]
    if (trend !== 'steady') alerts.push(raise('declining_variable_pay', `${name} declines`))
    else if (!counts)
      alerts.push(raise('variable_pay_left_out', `${name} was left out: ${plainNumber(months)} months of history`))
    else if (shortHistory)
      alerts.push(raise('short_variable_history', `${name} rests on ${plainNumber(months)} months; 24 are usual`))
  }
  return alerts
}

function documentIds({ stubs }: Employment, w2s: readonly WageYear[]): string[] {
  return [...stubs, ...w2s].map(({ document }) => document.id)
}

export function written({ monthly, months, ...line }: ExactLine): FigureLine {
  return { ...line, monthly: decimalOf(monthly), months: months && plainNumber(months) }
}
