import type { Settled } from '../../corrections/in-effect.ts'
import type { CashFlowForm, Decision, Entry, IncomeDocument, IncomeModelDetail, Signal } from '@income/shared'

/** A model with everything that its file shows. */
export interface ExportedModel {
  packagePublicId: string
  model: IncomeModelDetail
  entries: readonly Entry[]
  /** Reviewers' decisions on it, other than those on entries. */
  decisions: readonly Decision[]
  /** Values of the package that reviewers corrected or confirmed. */
  corrections: readonly Settled[]
  /** All documents of the package. */
  documents: readonly IncomeDocument[]
  /** The names of its files, by id. */
  fileNames: ReadonlyMap<string, string>
  /** Signs of tampering in its files and documents. */
  signals: readonly Signal[]
  /** The cash flow forms of a tax return model; empty for others. */
  forms: readonly CashFlowForm[]
  /** When the file was created. */
  madeAt: string
}
