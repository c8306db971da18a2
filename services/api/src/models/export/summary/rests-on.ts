import type { DocumentType, IncomeDocument, IncomeModelDetail } from '@income/shared'
import type { Item } from './page.ts'

const NAMES: Record<DocumentType, string> = {
  bank_statement: 'Bank statement',
  pay_stub: 'Pay stub',
  w2: 'W-2',
  tax_return: 'Tax return',
}

/** The documents behind a model's lines: by type and form, with their periods or years. */
export function restsOn(
  { qualifying_income: income }: IncomeModelDetail,
  documents: readonly IncomeDocument[],
): Item[] {
  const ids = new Set(income?.lines.flatMap((line) => line.document_ids))
  const own = documents.filter(({ id }) => ids.has(id))
  return [...Map.groupBy(own, typeOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, ofType]) => ({ head: `${type} (${ofType.length}): ${ofType.map(timeOf).sort().join(', ')}` }))
}

function typeOf({ document_type: type, form }: IncomeDocument): string {
  return form === null ? NAMES[type] : `${NAMES[type]}, ${form.replaceAll('_', ' ')}`
}

/** The period of a statement, the day of a payment, the year of a form. */
function timeOf({ fields }: IncomeDocument): string {
  const value = (name: string) => fields[name]?.value ?? ''
  const period = [value('period_start'), value('period_end')].filter((day) => day !== '').join(' to ')
  return [value('tax_year'), value('pay_date'), period].find((time) => time !== '') ?? 'no date'
}
