import type { Check } from '@income/shared'

/** A jsonb column does not preserve key order; people read the name and the verdict first. */
export function presentChecks(column: unknown): Check[] {
  return (column as Check[]).map(({ name, status, expected, actual, message, ...more }) => ({
    name,
    status,
    expected,
    actual,
    message,
    ...more,
  }))
}
