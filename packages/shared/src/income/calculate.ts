import type { CalculatedModel } from './calculated-model.ts'
import type { DocumentFacts, EntryFacts, OverrideFacts } from './facts.ts'
import type { TenantSettings } from './settings.ts'

export interface CalculationInput {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
  overrides: readonly OverrideFacts[]
  settings: TenantSettings
}

/**
 * The income models of a package: one for each rule set that has documents in its scope, in a fixed order.
 * The order of documents, entries and overrides makes no difference.
 */
export function calculate(input: CalculationInput): CalculatedModel[] {
  void input
  return []
}
