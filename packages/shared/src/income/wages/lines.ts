import { type Arithmetic, explained, product, share } from '../arithmetic/index.ts'
import { decimalOf, exact, type Exact, plainNumber } from '../arithmetic/exact.ts'
import type { FigureLine } from '../model/rule-set.ts'
import { lineKey } from '../model/subject.ts'
import { type AnnualPay, w2Figure } from './annual.ts'
import { type BaseFacts, type BasePay, byFrequency, periodPay } from './base/facts.ts'
import type { Employment, WageYear } from './employment.ts'
import type { Judgement } from './judgement.ts'
import type { VariablePay } from './variable/variable-pay.ts'
import { EARNING_NAMES } from './vocabulary/earning-type.ts'

/** A line of the result before formatting. */
export interface WorkedLine {
  key: string
  subject: string
  label: string
  method: string
  arithmetic: Arithmetic
  months: Exact | null
  /** A note on the arithmetic; empty if none is needed. */
  remark: string
  documentIds: string[]
  /** Other methods that a reviewer may choose. */
  alternatives: { method: string; arithmetic: Arithmetic }[]
}

export function written({ arithmetic, months, remark, documentIds, alternatives, ...line }: WorkedLine): FigureLine {
  return {
    ...line,
    monthly: decimalOf(arithmetic.value),
    income: [{ kind: 'wages', monthly: decimalOf(arithmetic.value) }],
    months: months && plainNumber(months),
    document_ids: documentIds,
    explanation: remark === '' ? explained(arithmetic) : `${explained(arithmetic)}; ${remark}`,
    alternatives: alternatives.map(({ method, arithmetic: other }) => ({
      method,
      monthly: decimalOf(other.value),
      explanation: explained(other),
    })),
  }
}

export function baseLines(employment: Employment, base: BasePay | null): WorkedLine[] {
  if (!base) return []
  const { monthly, ...line } = base
  return [{ ...named(employment, 'base_pay', 'base pay'), ...line, arithmetic: monthly }]
}

/** Gross-up of untaxed income: an alternative or, by the settings, the result itself (Fannie Mae B3-3.1-01). */
export const GROSSED_UP = 'non_taxable_grossed_up'
const AT_FACE_VALUE = 'allowance_at_face_value'

/**
 * Allowances are paid with every paycheck (Fannie Mae B3-3.1-09, military income; VA Pamphlet 26-7, chapter 4, topic
 * 2).
 */
export function allowanceLines(
  { employment, schedule, decisions }: BaseFacts,
  { rules, grossUp }: Pick<Judgement, 'rules' | 'grossUp'>,
): WorkedLine[] {
  const { basis, frequency } = schedule
  const pay = basis && frequency ? periodPay(basis, 'military_allowance', decisions) : null
  if (!pay) return []
  const faceValue = byFrequency(pay, frequency!)
  const grossed = product(faceValue, share(exact('1').add(exact(rules.grossUpRate.value))))
  const ways = [
    { method: AT_FACE_VALUE, arithmetic: faceValue },
    { method: GROSSED_UP, arithmetic: grossed },
  ]
  const [used, other] = grossUp ? ways.reverse() : ways
  return [
    {
      ...named(employment, 'military_allowance', EARNING_NAMES.military_allowance),
      ...used!,
      months: null,
      remark: grossUp ? 'not taxed, so grossed up' : 'not taxed; at face value',
      documentIds: [basis!.document.id],
      alternatives: [other!],
    },
  ]
}

export function variableLine(
  employment: Employment,
  { type, monthly, months, remark, documentIds }: VariablePay,
): WorkedLine {
  return {
    ...named(employment, type, EARNING_NAMES[type]),
    method: 'average_variable_pay',
    arithmetic: monthly,
    months,
    remark,
    documentIds,
    alternatives: [],
  }
}

export function w2Lines(employment: Employment, w2s: readonly WageYear[], annual: AnnualPay): WorkedLine[] {
  const figure = w2Figure(annual)
  if (!figure) return []
  const documentIds = w2s.filter(({ year }) => annual.years.includes(year)).map(({ document }) => document.id)
  const { monthly, ...line } = figure
  const name = named(employment, 'wages', 'wages')
  return [{ ...name, method: 'w2_average', ...line, arithmetic: monthly, documentIds, alternatives: [] }]
}

function named({ key, label }: Employment, part: string, name: string): Pick<WorkedLine, 'key' | 'subject' | 'label'> {
  return { key: lineKey(key, part), subject: key, label: `${label}: ${name}` }
}
