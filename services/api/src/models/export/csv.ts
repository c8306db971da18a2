import { stringify } from 'csv-stringify/sync'
import { ENTRY_COLUMNS } from './entry-columns.ts'
import type { ExportedModel } from './exported.ts'
import { worksheetOf } from './worksheet.ts'

const WORKSHEET = ['section', 'item', 'amount', 'detail'] as const
/** An entry's description goes in the column `item`, its amount in `amount`. */
const OF_ENTRY = ENTRY_COLUMNS.filter(({ name }) => name !== 'description' && name !== 'amount')

/** One table: the worksheet of the calculation, then the entries; `section` names the part that a row belongs to. */
export function modelCsv(exported: ExportedModel): Uint8Array {
  const header = [...WORKSHEET, ...OF_ENTRY.map(({ name }) => name)]
  const nothing = OF_ENTRY.map(() => '')
  const rows = [
    ...worksheetOf(exported).map((line) => [
      line.section,
      asText(line.item),
      line.amount,
      asText(line.detail),
      ...nothing,
    ]),
    ...exported.entries.map((entry) => [
      ...['entry', asText(entry.description), entry.amount, ''],
      ...OF_ENTRY.map(({ of }) => asText(of(entry))),
    ]),
  ]
  return Buffer.from(stringify([header, ...rows], { record_delimiter: 'windows' }))
}

/**
 * Quotes text that a spreadsheet would take for a formula, as spreadsheets do: `'=1+1`. Some take the full-width forms of
 * the signs for them.
 */
function asText(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text
}
