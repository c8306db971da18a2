import type { QualifyingIncome } from '../../contract/model.ts'
import type { ModelStatus } from '../../contract/status.ts'
import { type Cents, centsFromDecimal } from '../../money/cents.ts'
import { type ModelKey, modelKeyOf } from '../eligibility-model.ts'
import { WHOLE_MODEL } from '../subject.ts'

/** A model as it was computed. */
export interface ComputedModel {
  id: string
  eligibilityModelId: string
  modelName: string
  status: ModelStatus
  qualifyingIncome: QualifyingIncome | null
}

/** What shows income: papers of work and returns, or the deposits of an account. */
export type Family = 'wages' | 'returns' | 'personal_deposits' | 'business_deposits'

const FAMILIES: Record<ModelKey, Family> = {
  wage: 'wages',
  tax_return: 'returns',
  bank_statement_personal: 'personal_deposits',
  bank_statement_business: 'business_deposits',
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
  const ofModel = { model, family: FAMILIES[key] }
  const borrowersOf = new Map(income.subjects.map((subject) => [subject.key, subject.borrowers]))
  if (income.chosen) {
    const borrowers = [...new Set(income.lines.flatMap(({ subject }) => borrowersOf.get(subject) ?? []))]
    const monthly = centsFromDecimal(income.monthly)
    const whole = { key: WHOLE_MODEL, label: model.modelName, monthly, months: Number(income.months ?? 0) }
    return [{ ...ofModel, ...whole, borrowers, verified: income.verified }]
  }
  return income.lines.map((line) => ({
    ...ofModel,
    key: line.key,
    label: line.label,
    monthly: centsFromDecimal(line.monthly),
    months: Number(line.months ?? 0),
    borrowers: borrowersOf.get(line.subject) ?? [],
    verified: line.verified,
  }))
}
