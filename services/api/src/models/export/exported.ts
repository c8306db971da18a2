import type { Decision, Entry, IncomeModelDetail } from '@income/shared'
import type { FormSheet } from './form-sheet.ts'

/** A model with all that a file of it shows. */
export interface ExportedModel {
  model: IncomeModelDetail
  entries: readonly Entry[]
  /** What reviewers decided about it beside its entries. */
  decisions: readonly Decision[]
  /** The cash flow forms of a tax return model; none of another. */
  forms: readonly FormSheet[]
}
