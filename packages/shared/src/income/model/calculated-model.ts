import type { Check } from '../../contract/document.ts'
import type { ModelAmount, QualifyingIncome } from '../../contract/income/model.ts'
import type { ModelStatus } from '../../contract/status.ts'
import type { Cents } from '../../money/cents.ts'

/** A rule set's verdict on one entry, the rule behind it, and the reason in words for people. */
export interface Classification {
  entryId: string
  eligible: boolean
  rule: string
  reason: string
}

const MODEL_FAILURES = [
  'no_period',
  'no_earnings',
  'pay_frequency_unknown',
  'tax_year_missing',
  'no_income_lines',
] as const
/** Why the documents in scope give no result; the worker adds `calculation_error` if the calculator threw. */
type ModelFailureCode = (typeof MODEL_FAILURES)[number] | 'calculation_error'

export interface ModelFailure {
  code: ModelFailureCode
  message: string
}

export type ModelAmounts = Record<ModelAmount, Cents>

/** One rule set's result on one package. A failed model has all amounts too. */
export interface CalculatedModel {
  eligibilityModelId: string
  modelName: string
  ruleSetVersion: string
  status: ModelStatus
  failure: ModelFailure | null
  amounts: ModelAmounts
  /** One for every entry in the model's scope: the rules' verdicts, before any override. */
  classifications: Classification[]
  qualifyingIncome: QualifyingIncome
  /** The checks that the result depends on. */
  checks: Check[]
}
