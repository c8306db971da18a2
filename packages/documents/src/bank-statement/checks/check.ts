import { decimalFromCents, type Cents, type Check } from '@income/shared'

/** Makes a check from the two figures that have to agree. */
export function comparison(
  name: string,
  expected: Cents,
  actual: Cents,
  messages: { passed: string; failed: string },
): Check {
  const passed = expected === actual
  return {
    name,
    status: passed ? 'passed' : 'failed',
    expected: decimalFromCents(expected),
    actual: decimalFromCents(actual),
    message: passed ? messages.passed : messages.failed,
  }
}

export function verdict(name: string, status: Check['status'], message: string): Check {
  return { name, status, expected: null, actual: null, message }
}
