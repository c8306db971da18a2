import { decimalOf, type Exact } from '../../arithmetic/exact.ts'
import type { YearFigure } from '../figure/year-figure.ts'

/** A row of a cash flow form. The lines of a section add up to its subtotal; inputs are not part of the sum. */
export interface FormRow {
  kind: 'section' | 'line' | 'input' | 'subtotal' | 'counted' | 'months' | 'monthly'
  /** The line number as printed: "3a"; empty if the form has none. */
  number: string
  label: string
  /** Decimals in the order of the years; null if the year has none. */
  amounts: readonly (string | null)[]
}

/** A row before formatting, with its value for a year. */
export interface Row {
  kind: FormRow['kind']
  number?: string
  label: string
  of: (year: YearFigure) => string | null
}

/** A formatted cell: null if the year has no value. */
export function orNull(value: Exact | null): string | null {
  return value && decimalOf(value)
}
