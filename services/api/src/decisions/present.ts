import { WHOLE_MODEL, type Decision, type DecisionKind, type QualifyingIncome } from '@income/shared'
import { timestampFrom } from '../http/answers/timestamp.ts'
import type { DecisionRow } from './repository.ts'

/**
 * @param income of the current model.
 * @param reviewers the addresses of users, by id.
 */
export function presentDecision(
  row: DecisionRow,
  income: QualifyingIncome | null,
  reviewers: ReadonlyMap<string, string>,
): Decision {
  return {
    kind: row.kind as DecisionKind,
    subject: row.subject,
    label: labelOf(income, row.subject),
    method: row.method,
    reason: row.reason,
    by: reviewers.get(row.userId) ?? row.userId,
    at: timestampFrom(row.createdAt),
    in_effect: isInEffect(row, income),
  }
}

function labelOf(income: QualifyingIncome | null, key: string): string | null {
  if (key === WHOLE_MODEL) return 'The whole model'
  const named = [...(income?.lines ?? []), ...(income?.subjects ?? [])]
  return named.find((one) => one.key === key)?.label ?? null
}

function isInEffect({ kind, subject, method }: DecisionRow, income: QualifyingIncome | null): boolean {
  if (!income) return false
  if (kind === 'method') {
    const of = subject === WHOLE_MODEL ? income : income.lines.find(({ key }) => key === subject)
    return of?.method === method
  }
  const confirmations = income.subjects.find(({ key }) => key === subject)?.confirmations ?? []
  return confirmations.some((confirmation) => confirmation.kind === kind && confirmation.confirmed)
}
