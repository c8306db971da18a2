import type { QualifyingIncome } from '../../contract/model.ts'
import type { ModelStatus } from '../../contract/status.ts'
import { type Cents, centsFromDecimal } from '../../money/cents.ts'
import { type ModelKey, modelKeyOf } from '../model/eligibility-model.ts'
import { isOfKind, type SubjectKind, WHOLE_MODEL } from '../model/subject.ts'

/** A model as it was computed. */
export interface ComputedModel {
  id: string
  eligibilityModelId: string
  modelName: string
  status: ModelStatus
  qualifyingIncome: QualifyingIncome | null
}

/** What shows income: papers of work, what returns say of businesses or of the rest, or the deposits of an account. */
export type Family = 'wages' | 'business_returns' | 'other_returns' | 'personal_deposits' | 'business_deposits'

/** Sources of a return whose receipts a business account may hold. */
const OF_BUSINESS: readonly SubjectKind[] = ['business', 'farm', 'partnership', 'rental', 'royalty']

function familyOf(model: ModelKey, subject: string): Family {
  switch (model) {
    case 'wage':
      return 'wages'
    case 'tax_return':
      return subject === WHOLE_MODEL || isOfKind(subject, OF_BUSINESS) ? 'business_returns' : 'other_returns'
    case 'bank_statement_personal':
      return 'personal_deposits'
    case 'bank_statement_business':
      return 'business_deposits'
  }
}

/** The smallest that is counted or left out as one. */
export interface Part {
  model: ComputedModel
  family: Family
  key: string
  label: string
  monthly: Cents
  months: number
  /** As printed; empty where no paper tells. */
  borrowers: readonly string[]
  verified: boolean
}

/** The parts of a model: its lines; the whole, where a reviewer chose a method for it. None where it has no figure. */
export function partsOf(model: ComputedModel): Part[] {
  const income = model.qualifyingIncome
  const key = modelKeyOf(model.eligibilityModelId)
  if (!income || income.monthly === null || key === null) return []
  const borrowersOf = new Map(income.subjects.map((subject) => [subject.key, subject.borrowers]))
  if (income.chosen) {
    const borrowers = [...new Set(income.lines.flatMap(({ subject }) => borrowersOf.get(subject) ?? []))]
    const monthly = centsFromDecimal(income.monthly)
    const whole = { key: WHOLE_MODEL, label: model.modelName, monthly, months: Number(income.months ?? 0) }
    return [{ model, family: familyOf(key, WHOLE_MODEL), ...whole, borrowers, verified: income.verified }]
  }
  return income.lines.map((line) => ({
    model,
    family: familyOf(key, line.subject),
    key: line.key,
    label: line.label,
    monthly: centsFromDecimal(line.monthly),
    months: Number(line.months ?? 0),
    borrowers: borrowersOf.get(line.subject) ?? [],
    verified: line.verified,
  }))
}
