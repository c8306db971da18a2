import { organisation, person } from '../names/names.ts'
import type { DocumentFacts } from '../model/facts.ts'

/** The values that together name one document of its kind; a copy has the same, however it was photographed. */
const IDENTITY: Record<DocumentFacts['documentType'], readonly string[]> = {
  bank_statement: ['account_number_last4', 'period_start', 'period_end', 'opening_balance', 'closing_balance'],
  pay_stub: ['period_end', 'pay_date', 'gross_pay', 'gross_pay_ytd', 'net_pay', 'net_pay_ytd'],
  w2: ['tax_year', 'box_1', 'box_2', 'box_3', 'box_5', 'box_16_1'],
  tax_return: ['tax_year', 'taxpayer_ssn_last4'],
}

/** With fewer values than this, two documents that agree may still be two. */
const ENOUGH_VALUES: Record<DocumentFacts['documentType'], number> = {
  bank_statement: 3,
  pay_stub: 3,
  w2: 3,
  tax_return: 4,
}

/**
 * Documents that stand twice in the package, and the copy that counts: a document without failed checks before one
 * with, then the one with the least id. Documents with too little to tell them by are never taken for copies.
 */
export function duplicates(documents: readonly DocumentFacts[]): Map<string, string> {
  const groups = Map.groupBy(documents, identity)
  groups.delete(null)
  const copies = new Map<string, string>()
  for (const group of groups.values()) {
    const [original, ...others] = group.sort(byTrust)
    for (const copy of others) copies.set(copy.id, original!.id)
  }
  return copies
}

export function failedChecks(document: DocumentFacts): number {
  return document.checks.filter((check) => check.status === 'failed').length
}

function byTrust(a: DocumentFacts, b: DocumentFacts): number {
  return failedChecks(a) - failedChecks(b) || (a.id < b.id ? -1 : 1)
}

function identity(document: DocumentFacts): string | null {
  const { documentType: type, form, fields } = document
  const names = type === 'tax_return' ? [...IDENTITY[type], ...lineNames(fields)] : IDENTITY[type]
  const values = names.map((name) => fields[name] ?? '')
  if (values.filter((value) => value !== '').length < ENOUGH_VALUES[type]) return null
  return JSON.stringify([type, form, ...owner(document), ...names, ...values])
}

/** Whose document it is, as far as names tell: an employer's two employees may earn the same. */
function owner({ documentType, fields }: DocumentFacts): string[] {
  if (documentType === 'bank_statement') return [organisation(fields['bank_name'])]
  if (documentType === 'tax_return') return [person(fields['taxpayer_name'])]
  return [organisation(fields['employer_name']), person(fields['employee_name'])]
}

function lineNames(fields: DocumentFacts['fields']): string[] {
  return Object.keys(fields)
    .filter((name) => name.startsWith('line_') && fields[name] != null)
    .sort()
}
