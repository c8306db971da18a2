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

/** The person or business that a document is about, as printed; null if it names none. */
export function holderOf({ documentType, fields }: DocumentFacts): string | null {
  return fields[HOLDER_FIELDS[documentType]] ?? null
}

/** The last digits of the holder's Social Security number; on a joint return, those of the first person. */
export function lastFourOf({ documentType, fields }: DocumentFacts): string | null {
  const field = NUMBER_FIELDS[documentType]
  return /\d{4}$/.exec((field && fields[field]) ?? '')?.[0] ?? null
}
