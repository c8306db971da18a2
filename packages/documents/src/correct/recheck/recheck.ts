import type { Check, DocumentType } from '@income/shared'
import type { ReadDocument } from '../read-document.ts'
import { bankStatementChecks, provenByBalance } from './bank-statement.ts'
import { payStubChecks } from './pay-stub.ts'
import { taxReturnChecks } from './tax-return.ts'
import { settledDoubts, w2Checks } from './w2.ts'

/** The checks of a kind of document that rest on its values alone. */
const OF_VALUES: Record<DocumentType, (read: ReadDocument) => Check[]> = {
  bank_statement: bankStatementChecks,
  pay_stub: payStubChecks,
  w2: w2Checks,
  tax_return: taxReturnChecks,
}

/** What a person's word settles of the checks that rest on the page. */
const SETTLED: Partial<Record<DocumentType, (checks: Check[], read: ReadDocument) => Check[]>> = {
  bank_statement: provenByBalance,
  w2: settledDoubts,
}

/** The checks of a corrected document. Those that rest on what only the pages show stay as they were. */
export function recheck(before: ReadDocument, after: ReadDocument): Check[] {
  const type = after.document.document_type
  const was = byName(OF_VALUES[type](before))
  const now = byName(OF_VALUES[type](after))
  const stored = before.document.checks
  const kept = stored.map((check) => again(check, was.get(check.name), now.get(check.name)))
  const known = new Set(stored.map(({ name }) => name))
  const checks = [...kept, ...[...now.values()].filter(({ name }) => !known.has(name))]
  return SETTLED[type]?.(checks, after) ?? checks
}

/**
 * A check computed anew. Where the same computation did not agree with the check before the correction, the check knows
 * more than the values say (what OCR misreads, totals net of returned items): then it stays while its figures do.
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
