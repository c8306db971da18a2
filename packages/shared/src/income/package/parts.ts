import type { QualifyingIncome, QualifyingLine } from '../../contract/model.ts'
import type { ModelStatus } from '../../contract/status.ts'
import { type Cents, centsFromDecimal } from '../../money/cents.ts'
import { type ModelKey, modelKeyOf } from '../model/eligibility-model.ts'
import { INCOME_KIND_NAMES, type IncomeKind } from '../model/income-kind.ts'
import { WHOLE_MODEL } from '../model/subject.ts'

/** A model as it was computed. */
export interface ComputedModel {
  id: string
  eligibilityModelId: string
  modelName: string
  status: ModelStatus
  qualifyingIncome: QualifyingIncome | null
}

/** The smallest that is counted or left out as one. */
export interface Part {
  model: ComputedModel
  /** What shows it. */
  evidence: ModelKey
  /** What it is for; several where nothing tells how much of it is which. */
  kinds: readonly IncomeKind[]
  key: string
  label: string
  monthly: Cents
  months: number
  /** As printed; empty where no paper tells. */
  borrowers: readonly string[]
  verified: boolean
}

/**
 * The parts of a model: its lines, by kind of income; the whole, where a reviewer chose a method for it. None where it
 * has no figure.
 */
export function partsOf(model: ComputedModel): Part[] {
  const income = model.qualifyingIncome
  const evidence = modelKeyOf(model.eligibilityModelId)
  if (!income || income.monthly === null || evidence === null) return []
  const borrowersOf = new Map(income.subjects.map((subject) => [subject.key, subject.borrowers]))
  if (income.chosen) {
    const borrowers = [...new Set(income.lines.flatMap(({ subject }) => borrowersOf.get(subject) ?? []))]
    const kinds = [...new Set(income.lines.flatMap((line) => kindsOf(line, evidence)))]
    const monthly = centsFromDecimal(income.monthly)
    const whole = { key: WHOLE_MODEL, label: model.modelName, monthly, months: Number(income.months ?? 0) }
    return [{ model, evidence, kinds, ...whole, borrowers, verified: income.verified }]
  }
  return income.lines.flatMap((line) =>
    ofKinds(line, evidence).map((part) => ({
      model,
      evidence,
      key: line.key,
      ...part,
      months: Number(line.months ?? 0),
      borrowers: borrowersOf.get(line.subject) ?? [],
      verified: line.verified,
    })),
  )
}

/** A line by its kinds of income. By another method than the rules' nothing tells how much of it is which. */
function ofKinds(line: QualifyingLine, evidence: ModelKey): Pick<Part, 'kinds' | 'label' | 'monthly'>[] {
  const { label, income = [] } = line
  const isDivided = line.chosen === null && income.length > 1
  if (!isDivided) return [{ kinds: kindsOf(line, evidence), label, monthly: centsFromDecimal(line.monthly) }]
  return income.map(({ kind, monthly }) => ({
    kinds: [kind],
    label: `${label}: ${INCOME_KIND_NAMES[kind]}`,
    monthly: centsFromDecimal(monthly),
  }))
}

/** What stands for the kinds of a line that was computed before they were told. */
const MOSTLY: Readonly<Record<ModelKey, IncomeKind>> = {
  wage: 'wages',
  tax_return: 'self_employment',
  bank_statement_personal: 'unexplained',
  bank_statement_business: 'self_employment',
}

function kindsOf({ income }: QualifyingLine, evidence: ModelKey): IncomeKind[] {
  return income?.map(({ kind }) => kind) ?? [MOSTLY[evidence]]
}
