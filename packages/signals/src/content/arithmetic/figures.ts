import type { SignalEvidence } from '@income/shared'

/** The amounts and failed checks of a document with a text layer. */
export interface Arithmetic {
  failed: readonly FailedCheck[]
  /** Amounts of its fields and lines, with the place of each. */
  figures: readonly PlacedFigure[]
  /** Rows of a statement, in printed order. */
  rows: readonly LedgerRow[]
}

interface FailedCheck {
  name: string
  /** By how much the amounts exceed the expected sum, in cents; null if the check compares no amounts. */
  difference: bigint | null
  /** Whether a failure means that an amount is wrong; other checks also fail because of an issuer's habits. */
  certain: boolean
}

export interface Place {
  page: number
  box: SignalEvidence['box']
}

export interface PlacedFigure extends Place {
  /** Name of its field; null for a line. */
  field: string | null
  cents: bigint
  /** Whether it is part of a failed sum and of no sum that holds. */
  doubted: boolean
}

export interface LedgerRow extends Place {
  /** Positive if it adds to the balance. */
  change: bigint
  /** The balance printed in its row; null if there is none. */
  balance: bigint | null
}

export const NO_ARITHMETIC: Arithmetic = { failed: [], figures: [], rows: [] }
