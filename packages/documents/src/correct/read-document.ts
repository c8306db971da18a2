import type { Entry, IncomeDocument } from '@income/shared'

/** A document as it stands, with its entries in reading order: as it was read, or as a person has corrected it. */
export interface ReadDocument {
  document: IncomeDocument
  entries: readonly Entry[]
}
