import type { Entry, IncomeModelDetail } from '@income/shared'
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node'
import { ENTRY_COLUMNS } from './entry-columns.ts'
import { worksheetOf } from './worksheet.ts'

/** A workbook with a sheet for the calculation and one for the entries. */
export async function modelWorkbook(model: IncomeModelDetail, entries: readonly Entry[]): Promise<Uint8Array> {
  return writeExcelFile([
    { sheet: 'Calculation', columns: widths(16, 34, 16, 90), stickyRowsCount: 1, data: calculation(model) },
    { sheet: 'Entries', columns: widths(12, 44, 10, 14), stickyRowsCount: 1, data: entrySheet(entries) },
  ]).toBuffer()
}

function calculation(model: IncomeModelDetail): SheetData {
  const rows = worksheetOf(model).map((line) => [
    textCell(line.section),
    textCell(line.item),
    amountCell(line.amount ?? ''),
    textCell(line.detail),
  ])
  return [['section', 'item', 'amount', 'detail'].map(heading), ...rows]
}

function entrySheet(entries: readonly Entry[]): SheetData {
  const rows = entries.map((entry) =>
    ENTRY_COLUMNS.map(({ of, isAmount }) => (isAmount ? amountCell(of(entry)) : textCell(of(entry)))),
  )
  return [ENTRY_COLUMNS.map(({ name }) => heading(name)), ...rows]
}

function heading(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold' }
}

/** A cell of text is never taken for a formula, whatever it begins with. Control characters have no place in XML. */
function textCell(text: string): CellObject {
  return { value: text.replaceAll(CONTROL, ' '), type: String }
}

// All control characters but tab, line feed and carriage return.
const CONTROL = /[^\P{Cc}\t\n\r]/gu

/** Spreadsheets count in floating point: exact to fifteen digits, and an amount of more is left as text. */
function amountCell(decimal: string): CellObject | null {
  if (decimal === '') return null
  if (decimal.replaceAll(/\D/g, '').length > 15) return textCell(decimal)
  return { value: Number(decimal), type: Number, format: '#,##0.00' }
}

function widths(...columns: number[]): { width: number }[] {
  return columns.map((width) => ({ width }))
}
