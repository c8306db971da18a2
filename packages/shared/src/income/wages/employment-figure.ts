import type { Alert } from '../alerts/catalog.ts'
import type { Overrides } from '../model/rule-set.ts'
import { employmentAlerts } from './alerts.ts'
import { type AnnualPay, annualPay } from './annual.ts'
import { basePay } from './base/base-pay.ts'
import type { BaseFacts } from './base/facts.ts'
import { scheduleOf } from './base/schedule.ts'
import type { Employment, WageYear } from './employment.ts'
import type { Judgement } from './judgement.ts'
import { allowanceLines, baseLines, variableLine, w2Lines, type WorkedLine } from './lines.ts'
import { isBonusCheck, type Stub } from './stub.ts'
import { type VariablePay, variablePay } from './variable/variable-pay.ts'
import { isVariable } from './vocabulary/earning-type.ts'

/** The monthly income of one employment: exact lines, and notes for the reviewer. */
export interface EmploymentFigure {
  employment: Employment
  lines: WorkedLine[]
  annual: AnnualPay
  alerts: Alert[]
}

/** @param w2s the W-2s of the employment that the reviewer has not refused. */
export function employmentFigure(
  employment: Employment,
  w2s: readonly WageYear[],
  decisions: Overrides,
  judgement: Judgement,
): EmploymentFigure {
  const schedule = scheduleOf(employment.stubs)
  const facts: BaseFacts = { employment, schedule, w2s, decisions, rules: judgement.rules }
  const annual = annualPay(employment, w2s, schedule.frequency)
  const base = basePay(facts)
  const variable = variablePay({ stubs: employment.stubs, w2s }, schedule.frequency, judgement.rules).map((pay) => ({
    ...pay,
    accepted: accepted(pay, employment, decisions),
  }))
  const lines =
    !base && restsOnW2s(employment.stubs, w2s)
      ? w2Lines(employment, w2s, annual)
      : [
          ...baseLines(employment, base),
          ...allowanceLines(facts, judgement),
          ...variable.filter((pay) => pay.accepted).map((pay) => variableLine(employment, pay)),
        ]
  const varying = variable.filter(({ type }) => isVariable(type))
  const alerts = employmentAlerts({ ...facts, ...judgement, base, variable: varying, annual })
  return { employment, lines, annual, alerts }
}

/** Without a pay stub of regular pay: a bonus check alone does not show monthly pay (Fannie Mae B3-3.1-02). */
function restsOnW2s(stubs: readonly Stub[], w2s: readonly WageYear[]): boolean {
  return stubs.length === 0 || (w2s.length > 0 && stubs.every(isBonusCheck))
}

/** A reviewer's decision on any entry of a type of pay applies to the type; otherwise the rules decide. */
function accepted({ type, counts }: VariablePay, { stubs }: Employment, decisions: Overrides): boolean {
  const own = stubs.flatMap(({ earnings }) => earnings.filter((earning) => earning.type === type))
  const decided = own.map(({ entryId }) => decisions.override(entryId))
  return counts && isVariable(type) ? !decided.includes(false) : decided.includes(true)
}
