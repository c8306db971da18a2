import type { DocumentFacts } from '../model/facts.ts'

type DocumentType = DocumentFacts['documentType']

export const HOLDER_FIELDS: Readonly<Record<DocumentType, string>> = {
  bank_statement: 'account_holder',
  pay_stub: 'employee_name',
  w2: 'employee_name',
  tax_return: 'taxpayer_name',
}

const NUMBER_FIELDS: Readonly<Partial<Record<DocumentType, string>>> = {
  w2: 'employee_ssn_last4',
  tax_return: 'taxpayer_ssn_last4',
}

/** Whom a document is about, as printed; null where it names no one. */
export function holderOf({ documentType, fields }: DocumentFacts): string | null {
  return fields[HOLDER_FIELDS[documentType]] ?? null
}

/** The last digits of the holder's Social Security number; on a joint return those of the person named first. */
export function lastFourOf({ documentType, fields }: DocumentFacts): string | null {
  const field = NUMBER_FIELDS[documentType]
  return /\d{4}$/.exec((field && fields[field]) ?? '')?.[0] ?? null
}
