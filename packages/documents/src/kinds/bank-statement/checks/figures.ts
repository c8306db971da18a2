import type { Cents, Direction } from '@income/shared'
import type { Movement } from '../settle/rows.ts'

/** What the checks of a statement rest on, as it was read or as a reviewer has corrected it. Dates are YYYY-MM-DD, or MM-DD. */
export interface StatementFigures {
  opening: Cents | null
  closing: Cents | null
  /** The totals of the summary. */
  totals: Record<Direction, Cents | null>
  start: string | null
  end: string | null
  transactions: readonly DatedMovement[]
}

export interface DatedMovement extends Movement {
  /** Null where it could not be read. */
  date: string | null
}
