import type { SignalEvidence } from '@income/shared'

/** What the arithmetic of a document says of its figures, where its text was read and not recognised. */
export interface Arithmetic {
  failed: readonly FailedCheck[]
  /** Amounts of its fields and lines, with the place of each. */
  figures: readonly PlacedFigure[]
  /** Lines of a statement, in the order in which they stand there. */
  rows: readonly LedgerRow[]
}

export interface FailedCheck {
  name: string
  /** How much more the figures come to than they should, in cents; null where the check compares no amounts. */
  difference: bigint | null
  /** Whether figures are wrong where it fails; others have habits of issuers as causes, too. */
  certain: boolean
}

export interface Place {
  page: number
  box: SignalEvidence['box']
}

export interface PlacedFigure extends Place {
  /** Name of its field; null of a line. */
  field: string | null
  cents: bigint
  /** Whether it is part of a sum that does not hold, and of none that does. */
  doubted: boolean
}

export interface LedgerRow extends Place {
  /** Above zero where it adds to the balance. */
  change: bigint
  /** The balance printed beside it; null if there is none. */
  balance: bigint | null
}

export const NO_ARITHMETIC: Arithmetic = { failed: [], figures: [], rows: [] }
