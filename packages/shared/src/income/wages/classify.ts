import type { Classification } from '../model/calculated-model.ts'
import type { EntryFacts } from '../model/facts.ts'
import { scheduleOf } from './base/schedule.ts'
import type { Job, LeftOut } from './jobs.ts'
import { isEarning, type Stub } from './stub.ts'
import { historyInWords, type VariablePay, variablePay } from './variable/variable-pay.ts'
import { EARNING_NAMES, type EarningType, isVariable } from './vocabulary/earning-type.ts'

type Reasoned = Omit<Classification, 'entryId'>

const WITHHELD: Reasoned = {
  eligible: false,
  rule: 'withheld',
  reason: 'Pay counts in full, before taxes and deductions: they do not reduce the income',
}
const LEFT_OUT: Record<LeftOut, Reasoned> = {
  employment_not_current: {
    eligible: false,
    rule: 'employment_not_current',
    reason: 'Later documents of the same person show other work: no document shows that this employment continues',
  },
  secondary_job_history: {
    eligible: false,
    rule: 'secondary_job_history',
    reason: 'A second job without the history that the guideline asks for',
  },
}

/** The verdicts on the entries of one employment's stubs and W-2s. */
export function classifyEmployment(
  { employment, leftOut, judgement }: Job,
  entriesOf: ReadonlyMap<string, EntryFacts[]>,
): Classification[] {
  const variable = variablePay(employment, scheduleOf(employment.stubs).frequency, judgement.rules)
  const w2Years = new Set(employment.w2s.map(({ year }) => year))
  const types = new Map(variable.map((pay) => [pay.type, pay]))
  const ofStubs = employment.stubs.flatMap((stub) => {
    const typeOf = new Map(stub.earnings.map(({ entryId, type }) => [entryId, type]))
    return (entriesOf.get(stub.document.id) ?? []).map((entry) => ({
      entryId: entry.id,
      ...onSide(entry, stubVerdict(typeOf.get(entry.id) ?? null, stub, leftOut, w2Years, types)),
    }))
  })
  const usable = new Set(employment.w2s.map(({ document }) => document))
  const ofW2s = [...usable, ...employment.unusable].flatMap((document) =>
    (entriesOf.get(document.id) ?? []).map((entry) => ({
      entryId: entry.id,
      ...onSide(entry, w2Verdict(entry, leftOut, usable.has(document))),
    })),
  )
  return [...ofStubs, ...ofW2s]
}

/** Pay that was taken back counts against the income wherever it would count as pay. */
function onSide({ direction }: EntryFacts, verdict: Reasoned): Reasoned {
  if (direction === 'credit' || !verdict.eligible) return verdict
  return { ...verdict, reason: `${verdict.reason}; taken back, so it counts against the income` }
}

function stubVerdict(
  type: EarningType | null,
  { year }: Stub,
  leftOut: LeftOut | null,
  w2Years: ReadonlySet<number>,
  variable: ReadonlyMap<EarningType, VariablePay>,
): Reasoned {
  if (type === null) return WITHHELD
  if (type === 'not_income') {
    return { eligible: false, rule: 'not_pay', reason: 'Reimbursement or non-cash item: not pay for work' }
  }
  if (type === 'one_off') return { eligible: false, rule: 'one_off_pay', reason: 'One-off pay: it does not recur' }
  if (leftOut) return LEFT_OUT[leftOut]
  if (year !== null && w2Years.has(year)) {
    const reason = `Part of the wages on the W-2 of ${year}: counted there`
    return { eligible: false, rule: 'counted_in_w2', reason }
  }
  if (type === 'military_allowance') {
    return { eligible: true, rule: type, reason: 'Allowance that comes with every pay, at face value' }
  }
  if (isVariable(type)) return variableVerdict(type, variable.get(type) ?? null)
  return { eligible: true, rule: 'base_pay', reason: 'Base pay of the period' }
}

function variableVerdict(type: EarningType, pay: VariablePay | null): Reasoned {
  const name = EARNING_NAMES[type]
  const history = pay ? historyInWords(pay) : '0 months'
  if (pay?.counts) return { eligible: true, rule: type, reason: `Variable pay (${name}), documented for ${history}` }
  if (pay?.trend === 'still_declining') {
    return {
      eligible: false,
      rule: 'declining_variable_pay',
      reason: `Variable pay (${name}) that declines year by year`,
    }
  }
  const reason = `Variable pay (${name}) needs a history by type; the stubs document ${history}`
  return { eligible: false, rule: 'variable_pay_without_history', reason }
}

function w2Verdict(entry: EntryFacts, leftOut: LeftOut | null, usable: boolean): Reasoned {
  if (!isEarning(entry)) return WITHHELD
  if (!usable) return { eligible: false, rule: 'w2_without_year', reason: 'The W-2 shows no year or no wages' }
  if (leftOut) return LEFT_OUT[leftOut]
  return { eligible: true, rule: 'w2_wages', reason: 'Wages of the year' }
}
