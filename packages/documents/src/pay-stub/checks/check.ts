import { decimalFromCents, type Cents, type Check, type CheckStatus } from '@income/shared'

/** A check on two amounts. */
export function amountCheck(
  name: string,
  status: CheckStatus,
  expected: Cents | null,
  actual: Cents | null,
  message: string,
): Check {
  return { name, status, expected: decimalOrNull(expected), actual: decimalOrNull(actual), message }
}

export function notApplicable(name: string, message: string): Check {
  return { name, status: 'not_applicable', expected: null, actual: null, message }
}

function decimalOrNull(cents: Cents | null): string | null {
  return cents === null ? null : decimalFromCents(cents)
}
