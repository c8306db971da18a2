import type { Check } from '@income/shared'

export function presentChecks(column: unknown): Check[] {
  return column as Check[]
}
