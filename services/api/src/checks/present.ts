import type { Check } from '@income/shared'
import { stored } from '../http/stored-json.ts'

export function presentChecks(column: unknown): Check[] {
  return stored<Check[]>(column)
}
