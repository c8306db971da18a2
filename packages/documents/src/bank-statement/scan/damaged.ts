import type { Line } from '../../page/lines.ts'
import { height, type Page } from '../../page/page.ts'
import { isMoney, type Token } from '../../page/tokens.ts'
import { readRow, type ReadRow } from '../table/row.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import type { Table } from './parts.ts'

/**
 * A row of a scan whose date could not be read: right below the row or heading above, with an amount in its column. What is
 * left of the date is kept; the rows around it may settle it.
 */
export function damagedRow(
  tokens: readonly Token[],
  table: Table,
  page: Page,
  line: Line,
  above: Line,
): (ReadRow & { damagedDate: string }) | null {
  if (page.source !== 'ocr' || (table.section.kind !== 'transactions' && table.section.kind !== 'checks')) return null
  const group = table.columns?.groups.length === 1 ? table.columns.groups[0]! : null
  const date = group?.columns.find((column) => column.kind === 'date')
  if (!group || !date || line.box[1] - above.box[3] > 3 * height(line)) return null
  const beyondDate = group.columns.find((column) => column.left > date.left)?.left ?? date.right
  const remains = tokens.filter((token) => token.box[2] < beyondDate + 0.3 * height(line) && !isMoney(token))
  const rest = tokens.filter((token) => !remains.includes(token))
  const row = readRow(rest, group)
  const amount = row.cells.amount ?? row.cells.credit ?? row.cells.debit
  if (!amount || !isMoney(amount) || isLabel(row.description)) return null
  const damagedDate = remains
    .map((token) => token.text)
    .join('')
    .replace(/[^\p{L}\d/.-]/gu, '')
  return /\p{L}{4}/u.test(damagedDate) ? null : { ...row, date: null, damagedDate }
}

function isLabel(text: string): boolean {
  return isTotalLabel(text) || figureKind(text) !== null
}
