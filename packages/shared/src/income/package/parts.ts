import type { QualifyingIncome, QualifyingLine } from '../../contract/income/model.ts'
import type { ModelStatus } from '../../contract/status.ts'
import { type Cents, centsFromDecimal, sumCents } from '../../money/cents.ts'
import { inProportion } from '../arithmetic/proportion.ts'
import { type ModelKey, modelKeyOf } from '../eligibility-model.ts'
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

/** The smallest unit that is counted or left out. */
export interface Part {
  model: ComputedModel
  /** The model that shows it. */
  evidence: ModelKey
  /** Its kind of income; null if nothing counts. */
  kind: IncomeKind | null
  key: string
  label: string
  monthly: Cents
  months: number
  /** As printed; empty if no document names them. */
  borrowers: readonly string[]
  verified: boolean
}

/**
 * The parts of a model: its lines by kind of income, or the whole if a reviewer chose a method for it. Empty if it has
 * no result.
 */
export function partsOf(model: ComputedModel): Part[] {
  const income = model.qualifyingIncome
  const evidence = modelKeyOf(model.eligibilityModelId)
  if (!income || income.monthly === null || evidence === null) return []
  const borrowersOf = new Map(income.subjects.map((subject) => [subject.key, subject.borrowers]))
  if (income.chosen) {
    const borrowers = [...new Set(income.lines.flatMap(({ subject }) => borrowersOf.get(subject) ?? []))]
    const whole = { label: model.modelName, monthly: centsFromDecimal(income.monthly) }
    const months = Number(income.months ?? 0)
    const kinds = income.lines.flatMap((line) => kindsOf(line, evidence))
    return divided(whole, kinds).map((part) => ({
      ...{ model, evidence, key: WHOLE_MODEL, ...part, months, borrowers, verified: income.verified },
    }))
  }
  return income.lines.flatMap((line) => {
    const whole = { label: line.label, monthly: centsFromDecimal(line.monthly) }
    const borrowers = borrowersOf.get(line.subject) ?? []
    return divided(whole, kindsOf(line, evidence)).map((part) => ({
      ...{
        model,
        evidence,
        key: line.key,
        ...part,
        months: Number(line.months ?? 0),
        borrowers,
        verified: line.verified,
      },
    }))
  })
}

type Kinds = NonNullable<QualifyingLine['income']>

/** An amount by kinds of income. Under another method than the rules', the kinds keep the rules' proportion. */
function divided(whole: Pick<Part, 'label' | 'monthly'>, income: Kinds): Pick<Part, 'kind' | 'label' | 'monthly'>[] {
  const byKind = [...Map.groupBy(income, ({ kind }) => kind)]
  const weights = byKind.map(([, own]) => sumCents(own.map(({ monthly }) => centsFromDecimal(monthly))))
  const shares = byKind.length > 1 ? inProportion(whole.monthly, weights) : null
  if (shares === null) return [{ ...whole, kind: byKind[0]?.[0] ?? null }]
  return shares.map((monthly, i) => {
    const [kind] = byKind[i]!
    return { kind, label: `${whole.label}: ${INCOME_KIND_NAMES[kind]}`, monthly }
  })
}

/** The kind of a line that was computed before kinds were recorded. */
const MOSTLY: Readonly<Record<ModelKey, IncomeKind>> = {
  wage: 'wages',
  tax_return: 'self_employment',
  bank_statement_personal: 'unexplained',
  bank_statement_business: 'self_employment',
}

function kindsOf({ income, monthly }: QualifyingLine, evidence: ModelKey): Kinds {
  return income ?? [{ kind: MOSTLY[evidence], monthly }]
}
