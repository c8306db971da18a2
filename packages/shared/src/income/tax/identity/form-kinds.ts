import type { TaxForm } from '../../../contract/document.ts'
import type { DocumentFacts } from '../../model/facts.ts'

const BUSINESS_RETURNS: ReadonlySet<TaxForm | null> = new Set<TaxForm>(['1065', '1120-s', '8825'])

/** Returns of partnerships and S corporations, whose income an owner's Schedule K-1 shows. */
export function isBusinessReturn({ form }: Pick<DocumentFacts, 'form'>): boolean {
  return BUSINESS_RETURNS.has(form)
}

/** Whether a business files the form: it names no taxpayer. */
export function isOfBusiness(document: Pick<DocumentFacts, 'form'>): boolean {
  return isBusinessReturn(document) || document.form === '1120'
}

const INFORMATION_RETURNS: ReadonlySet<TaxForm | null> = new Set<TaxForm>([
  '1099-r',
  'ssa-1099',
  '1099-nec',
  '1099-misc',
  '1099-int',
  '1099-div',
])

/** Whether a form reports what a payer paid, in addition to the recipient's return. */
export function isInformationReturn({ form }: Pick<DocumentFacts, 'form'>): boolean {
  return INFORMATION_RETURNS.has(form)
}
