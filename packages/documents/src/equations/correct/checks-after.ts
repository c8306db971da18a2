import type { Check } from '@income/shared'
import type { ReadDocument } from '../../model/document.ts'
import { kindOf } from '../../kinds/kinds.ts'
import { remarked } from '../../marks/marks.ts'

/**
 * The checks of a document after a correction. Those of its values are evaluated again; those that need the pages stay, unless the
 * correction settles what they doubt.
 */
export function checksAfter(before: ReadDocument, after: ReadDocument): Check[] {
  const kind = kindOf(after.document.document_type, after.document.form)
  const was = byName(kind.checksOfValues(before))
  const now = byName(kind.checksOfValues(after))
  const stored = before.document.checks
  const kept = stored.map((check) => again(check, was.get(check.name), now.get(check.name)))
  const known = new Set(stored.map(({ name }) => name))
  const checks = [...kept, ...[...now.values()].filter(({ name }) => !known.has(name))]
  return remarked(kind.settledChecks?.(checks, after) ?? checks, after)
}

/**
 * A check evaluated again. Where the evaluation before the correction did not agree with the stored check, that check rests on more
 * than the values (what OCR misread, totals net of returned items). It then stays as long as its amounts do.
 */
function again(check: Check, was: Check | undefined, now: Check | undefined): Check {
  if (!was || !now) return check
  const isUnchanged = was.status === now.status && was.expected === now.expected && was.actual === now.actual
  if (isUnchanged) return check
  if (isDoubtful(was) === isDoubtful(check) || now.status === 'passed') return now
  const message = 'A correction changed what this check compares, and it cannot be compared again.'
  return { ...check, status: 'warning', message }
}

function isDoubtful({ status }: Check): boolean {
  return status === 'warning' || status === 'failed'
}

function byName(checks: readonly Check[]): Map<string, Check> {
  return new Map(checks.map((check) => [check.name, check]))
}
