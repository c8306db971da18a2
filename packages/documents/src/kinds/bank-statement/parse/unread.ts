import type { Line } from '../../../layout/lines.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import type { Table } from './parts.ts'

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
/** What may be a date of a form that is not known, or of no calendar: "31/03/2025", "5-Jan", "20250331". */
const LIKE_A_DATE = new RegExp(
  `^(?:\\d{1,4}\\s?[/.-]\\s?\\d{1,2}(?!\\d)|\\d{1,2}[\\s.-]?${MONTH}|${MONTH}[a-z]*[\\s.-]*\\d{1,2}\\b|20\\d{6}\\b)`,
  'i',
)

/** Whether a line of a table that was read as nothing seems to be a row: it begins like a date and holds an amount. */
export function seemsRow(line: Line, table: Table | null): boolean {
  const kind = table?.section.kind
  if (kind !== 'transactions' && kind !== 'checks') return false
  return LIKE_A_DATE.test(line.text) && tokensOf(line).some(isMoney)
}
