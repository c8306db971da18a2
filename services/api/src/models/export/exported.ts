import type { Decision, Entry, IncomeDocument, IncomeModelDetail } from '@income/shared'
import type { FormSheet } from './form-sheet.ts'

/** A model with all that a file of it shows. */
export interface ExportedModel {
  packagePublicId: string
  model: IncomeModelDetail
  entries: readonly Entry[]
  /** What reviewers decided about it beside its entries. */
  decisions: readonly Decision[]
  /** All of the package. */
  documents: readonly IncomeDocument[]
  /** The cash flow forms of a tax return model; none of another. */
  forms: readonly FormSheet[]
  /** When the file is made. */
  madeAt: string
}
