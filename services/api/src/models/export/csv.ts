import { stringify } from 'csv-stringify/sync'
import type { Column } from './columns.ts'
import { ENTRY_COLUMNS } from './entry-columns.ts'
import type { ExportedModel } from './exported.ts'
import { FIELD_COLUMNS } from './field-columns.ts'
import { locatedEntries, locatedFields } from './located.ts'
import { worksheetOf } from './worksheet.ts'

const WORKSHEET = ['section', 'item', 'amount', 'detail'] as const
/** An entry's description goes in the column `item`, its amount in `amount`. */
const OF_ENTRY = ENTRY_COLUMNS.filter(({ name }) => name !== 'description' && name !== 'amount')
/** A field's name goes in the column `item`, its value in `detail`. */
const OF_FIELD = FIELD_COLUMNS.filter(({ name }) => name !== 'field' && name !== 'value')
const COLUMNS = [...new Set([...WORKSHEET, ...[...OF_ENTRY, ...OF_FIELD].map(({ name }) => name)])]

/**
 * One table: the worksheet of the calculation, the entries, then the fields of the documents; `section` names the part
 * that a row belongs to.
 */
export function modelCsv(exported: ExportedModel): Uint8Array {
  const rows = [
    ...worksheetOf(exported).map(({ section, item, amount, detail }) => ({
      ...{ section, item: asText(item), amount: amount ?? '', detail: asText(detail) },
    })),
    ...locatedEntries(exported).map((located) => ({
      ...{ section: 'entry', item: asText(located.entry.description), amount: located.entry.amount ?? '' },
      ...cellsOf(OF_ENTRY, located),
    })),
    ...locatedFields(exported).map((located) => ({
      ...{ section: 'field', item: asText(located.name), detail: asText(located.field.value ?? '') },
      ...cellsOf(OF_FIELD, located),
    })),
  ]
  return Buffer.from(stringify(rows, { header: true, columns: COLUMNS, record_delimiter: 'windows' }))
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): Record<string, string> {
  return Object.fromEntries(columns.map(({ name, of }) => [name, asText(of(row))]))
}

/**
 * Quotes text that a spreadsheet would take for a formula, as spreadsheets do: `'=1+1`. Some take the full-width forms of
 * the signs for them. A decimal number is one, also below zero.
 */
function asText(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text
}
