import type { Direction, SignalEvidence } from '@income/shared'

/** The amounts and failed checks of a document with a text layer. */
export interface Arithmetic {
  failed: readonly FailedCheck[]
  /** Amounts of its fields and lines, with the place of each. */
  figures: readonly PlacedFigure[]
  /** Rows of a statement, in printed order. */
  rows: readonly LedgerRow[]
  /** Lines of a pay stub. */
  lines: readonly StubLine[]
  /** The wages in the boxes of a W-2, before deferrals: usually one amount. */
  wages: readonly BoxOfWages[]
}

export interface FailedCheck {
  name: string
  /** The amounts that it compares, in cents; null if it compares none. */
  amounts: { expected: bigint; actual: bigint } | null
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
  /** How a line counts, and in which column it stands; null for a field. */
  line: { direction: Direction; period: 'current' | 'ytd' } | null
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

/** Wages before deferrals, with the place of the box that shows them. */
export interface BoxOfWages extends Place {
  field: string
  cents: bigint
}

/** An earning, tax or deduction with its amounts of the pay period and of the year. */
export interface StubLine extends Place {
  kind: 'earning' | 'social_security' | 'medicare' | 'tax' | 'deduction'
  current: bigint | null
  ytd: bigint | null
}

export const NO_ARITHMETIC: Arithmetic = { failed: [], figures: [], rows: [], lines: [], wages: [] }
