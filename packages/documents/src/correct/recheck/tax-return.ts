import { centsOf, type Check } from '@income/shared'
import { sumChecks, sumResults } from '../../tax-return/checks/checks.ts'
import type { LineValue } from '../../tax-return/lines/line-value.ts'
import type { ReadDocument } from '../read-document.ts'

export function taxReturnChecks({ document: { form, text_source, fields } }: ReadDocument): Check[] {
  if (form === null) return []
  const year = fields['tax_year']?.value ?? null
  const results = sumResults(form, year, linesOf(fields))
  return sumChecks(form, year, results, text_source === 'text_layer' ? 'text_layer' : 'ocr')
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
