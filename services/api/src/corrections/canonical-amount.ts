import { centsFromDecimal, decimalFromCents } from '@income/shared'

/** An amount as it is stored: "01.50" as "1.50", so that the audit trail has one text for each amount. */
export function canonicalAmount(typed: string): string {
  return decimalFromCents(centsFromDecimal(typed))
}
