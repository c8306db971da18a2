import { ApiError, WHOLE_MODEL, type Confirmation, type QualifyingIncome } from '@income/shared'
import type { DecisionParams, NewDecision } from './schema.ts'

/**
 * @throws ApiError `not_found` for a line or subject that the model does not have, `invalid_request` for a choice it
 * does not offer.
 */
export function assertDecidable(
  { kind, subject }: Pick<DecisionParams, 'kind' | 'subject'>,
  { method }: NewDecision,
  income: QualifyingIncome | null,
): void {
  if (kind === 'method') assertChoosable(subject, method, income)
  else assertConfirmable(kind, subject, method, income)
}

function assertChoosable(subject: string, method: string | undefined, income: QualifyingIncome | null): void {
  const of = subject === WHOLE_MODEL ? income : income?.lines.find(({ key }) => key === subject)
  if (!of) throw new ApiError('not_found', 'The model has no line with this key')
  const open = [of.method, ...of.alternatives.map((alternative) => alternative.method)]
  if (method === undefined || !open.includes(method)) {
    throw new ApiError('invalid_request', `method: must be one of ${open.join(', ')}`)
  }
}

function assertConfirmable(
  kind: Confirmation,
  key: string,
  method: string | undefined,
  income: QualifyingIncome | null,
): void {
  const subject = income?.subjects.find((one) => one.key === key)
  if (!subject)
    throw new ApiError('not_found', 'The model has no account, employment, business or property with this key')
  if (method !== undefined) throw new ApiError('invalid_request', 'method: may only be sent with the kind "method"')
  const open = subject.confirmations.map((confirmation) => confirmation.kind)
  if (!open.includes(kind)) {
    const offered = open.length === 0 ? 'nothing about it can be confirmed' : `can be confirmed: ${open.join(', ')}`
    throw new ApiError('invalid_request', `kind: does not apply to this subject; ${offered}`)
  }
}
