import { centsOf, type Check } from '@income/shared'
import { sumChecks } from './checks.ts'
import { GUARANTEED_PAYMENTS_SUM } from './equations.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import type { ReadDocument } from '../../../model/document.ts'

/** The sums of a form, over its lines as they stand. */
export function checksOfValues({ document }: ReadDocument): Check[] {
  const { text_source, fields } = document
  const form = printedFormOf(document)
  if (form === null) return []
  const amountOf = (line: string) => centsOf(fields[`line_${line}`]?.value)
  return sumChecks(form, fields['tax_year']?.value ?? null, amountOf, text_source)
}

/** Which Schedule K-1 it is shows in the sums it was checked for. */
function printedFormOf({ form, checks }: ReadDocument['document']): PrintedForm | null {
  if (form !== 'schedule_k1') return form
  return checks.some(({ name }) => name === GUARANTEED_PAYMENTS_SUM) ? 'k1_1065' : 'k1_1120s'
}
