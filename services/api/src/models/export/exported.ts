import type { CashFlowForm, Decision, Entry, IncomeDocument, IncomeModelDetail, Signal } from '@income/shared'

/** A model with all that a file of it shows. */
export interface ExportedModel {
  packagePublicId: string
  model: IncomeModelDetail
  entries: readonly Entry[]
  /** What reviewers decided about it beside its entries. */
  decisions: readonly Decision[]
  /** All of the package. */
  documents: readonly IncomeDocument[]
  /** Signs of tampering in its files and documents. */
  signals: readonly Signal[]
  /** The cash flow forms of a tax return model; none of another. */
  forms: readonly CashFlowForm[]
  /** When the file is made. */
  madeAt: string
}
