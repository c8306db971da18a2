import { centsOf, type Check } from '@income/shared'
import { sumChecks, sumResults } from './checks.ts'
import { GUARANTEED_PAYMENTS_SUM } from './sum-rules.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import type { LineValue } from '../lines/line-value.ts'
import type { ReadDocument } from '../../../model/document.ts'

/** The sums of a form, over its lines as they stand. */
export function checksOfValues({ document }: ReadDocument): Check[] {
  const { text_source, fields } = document
  const form = printedFormOf(document)
  if (form === null) return []
  const year = fields['tax_year']?.value ?? null
  const results = sumResults(form, year, linesOf(fields))
  return sumChecks(form, year, results, text_source === 'text_layer' ? 'text_layer' : 'ocr')
}

/** Which Schedule K-1 it is shows in the sums it was checked for. */
function printedFormOf({ form, checks }: ReadDocument['document']): PrintedForm | null {
  if (form !== 'schedule_k1') return form
  return checks.some(({ name }) => name === GUARANTEED_PAYMENTS_SUM) ? 'k1_1065' : 'k1_1120s'
}

function linesOf(fields: ReadDocument['document']['fields']): Map<string, LineValue> {
  const lines = Object.entries(fields).flatMap(([name, { value, raw, page, confidence }]): [string, LineValue][] => {
    const cents = name.startsWith('line_') ? centsOf(value) : null
    if (cents === null) return []
    const line = name.slice('line_'.length)
    // Sums are of amounts: where they stand on the page makes no difference to them.
    return [[line, { line, cents, raw: raw ?? '', page: page ?? 1, box: [0, 0, 0, 0], certainty: 1, confidence }]]
  })
  return new Map(lines)
}
