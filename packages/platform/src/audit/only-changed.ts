import type { AuditValues } from '@income/shared'

/** The values that differ, with null for one that is missing. */
export function onlyChanged(before: AuditValues, after: AuditValues): { before: AuditValues; after: AuditValues } {
  const names = Object.keys({ ...before, ...after }).filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  const among = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: among(before), after: among(after) }
}
