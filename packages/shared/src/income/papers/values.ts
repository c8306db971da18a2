import { type Cents, centsFromDecimal } from '../../money/cents.ts'

/** A money value of a document in cents; null if absent or not a decimal amount. */
export function centsOf(value: string | null | undefined): Cents | null {
  return value != null && /^-?\d+(\.\d{1,2})?$/.test(value) ? centsFromDecimal(value) : null
}
