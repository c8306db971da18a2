import type { CashFlowForm } from '@income/shared'
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node'
import type { Column } from './columns.ts'
import { ENTRY_COLUMNS } from './entry-columns.ts'
import type { ExportedModel } from './exported.ts'
import { FIELD_COLUMNS } from './field-columns.ts'
import { locatedEntries, locatedFields } from './located.ts'
import { worksheetOf } from './worksheet.ts'

/**
 * A workbook with a sheet for the calculation, one for the entries, one for each cash flow form, and one for the fields of
 * the documents.
 */
export async function modelWorkbook(exported: ExportedModel): Promise<Uint8Array> {
  return writeExcelFile([
    { sheet: 'Calculation', columns: widths(16, 34, 16, 90), stickyRowsCount: 1, data: calculation(exported) },
    {
      ...{ sheet: 'Entries', columns: widths(12, 44, 10, 14), stickyRowsCount: 1 },
      data: table(ENTRY_COLUMNS, locatedEntries(exported)),
    },
    ...exported.forms.map((form) => ({
      ...{ sheet: form.name, columns: widths(10, 60, ...form.years.map(() => 16)), stickyRowsCount: 1 },
      data: formData(form),
    })),
    {
      ...{ sheet: 'Fields', columns: widths(28, 34, 6, 38, 28, 16), stickyRowsCount: 1 },
      data: table(FIELD_COLUMNS, locatedFields(exported)),
    },
  ]).toBuffer()
}

function calculation(exported: ExportedModel): SheetData {
  const rows = worksheetOf(exported).map((line) => [
    textCell(line.section),
    textCell(line.item),
    amountCell(line.amount ?? ''),
    textCell(line.detail),
  ])
  return [['section', 'item', 'amount', 'detail'].map(heading), ...rows]
}

function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): SheetData {
  return [
    columns.map(({ name }) => heading(name)),
    ...rows.map((row) => columns.map(({ of, isAmount }) => (isAmount ? amountCell : textCell)(of(row)))),
  ]
}

/** The form line by line: a section for each business or property, a column for each year. */
function formData({ name, edition, years, rows }: CashFlowForm): SheetData {
  return [
    ['line', `${name} (${edition})`, ...years.map(String)].map(heading),
    ...rows.map(({ kind, number, label, amounts }) => [
      textCell(number),
      kind === 'line' || kind === 'input' ? textCell(label) : heading(label.replaceAll(CONTROL, ' ')),
      ...amounts.map((amount) => amountCell(amount ?? '')),
    ]),
  ]
}

function heading(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold' }
}

/** A text cell is never taken for a formula, whatever it begins with. Control characters are not allowed in XML. */
function textCell(text: string): CellObject {
  return { value: text.replaceAll(CONTROL, ' '), type: String }
}

// All control characters except tab, line feed and carriage return.
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/** Spreadsheets use floating point, exact to fifteen digits; a longer amount stays text. */
function amountCell(decimal: string): CellObject | null {
  if (decimal === '') return null
  if (decimal.replaceAll(/\D/g, '').length > 15) return textCell(decimal)
  return { value: Number(decimal), type: Number, format: '#,##0.00' }
}

function widths(...columns: number[]): { width: number }[] {
  return columns.map((width) => ({ width }))
}
