import { decimalOf, type Exact } from '../../arithmetic/exact.ts'
import type { YearFigure } from '../figure/year-figure.ts'

/** A row of a cash flow form. The lines of a section add up to its subtotal; inputs are not part of the sum. */
export interface FormRow {
  kind: 'section' | 'line' | 'input' | 'subtotal' | 'counted' | 'months' | 'monthly'
  /** The line of the form, as it prints it: "3a"; empty where it numbers none. */
  number: string
  label: string
  /** Decimals by year, in the order of the years; null where the year has none. */
  amounts: readonly (string | null)[]
}

/** A row before it is written: what it has of a year. */
export interface Row {
  kind: FormRow['kind']
  number?: string
  label: string
  of: (year: YearFigure) => string | null
}

/** A cell as it is written: empty where the year has nothing for it. */
export function orNull(value: Exact | null): string | null {
  return value && decimalOf(value)
}
