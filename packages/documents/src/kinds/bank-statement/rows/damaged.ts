import type { Line } from '../../../layout/lines.ts'
import { height, type Page } from '../../../model/page.ts'
import { isMoney, type Token } from '../../../layout/lexer/tokens.ts'
import type { ColumnGroup } from '../../../tables/column-groups.ts'
import type { Column } from '../../../tables/columns.ts'
import { readRow, type ReadRow } from '../table/row.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import type { Table } from '../parse/parts.ts'

/** What a scan leaves of a date: "0404", "S10" or "O12)". */
const REMAINS_OF_DATE = /^\D{0,2}\d\D?\d\S{0,4}$/
/** So many characters are no count: "12 deposits". */
const NO_COUNT = 4
/** What OCR makes of digits. */
const LOOKALIKES: Record<string, string> = { S: '5', $: '5', O: '0', o: '0', I: '1', l: '1', '|': '1', Z: '2' }
/** In heights: how far off the head of its column a description may begin. */
const OFF_HEAD = 0.6

/**
 * Whether a line begins with what a scan left of a date, and has an amount behind it. What is short may be a count, unless its
 * description begins where those of the rows do.
 */
export function beginsWithRemains(tokens: readonly Token[], columns: readonly Column[] = []): boolean {
  const head = columns.find(({ role }) => role === 'description')
  const at = tokens.findIndex((token) => head && Math.abs(token.box[0] - head.box[0]) < OFF_HEAD * height(token))
  const remains = tokens
    .slice(0, Math.max(1, at))
    .filter((token, i) => i === 0 || !isMoney(token))
    .map(({ text }) => text)
    .join('')
  return REMAINS_OF_DATE.test(remains) && (at > 0 || remains.length >= NO_COUNT) && tokens.slice(1).some(isMoney)
}

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
  const group = page.source === 'ocr' ? groupOfRows(table) : null
  const date = group?.columns.find(({ role }) => role === 'date')
  if (!group || !date || line.box[1] - above.box[3] > 3 * height(line)) return null
  const beyondDate = group.columns.find(({ box }) => box[0] > date.box[0])?.box[0] ?? date.box[2]
  const remains = tokens.filter((token) => token.box[2] < beyondDate + 0.3 * height(line) && !isMoney(token))
  const row = readRow(
    tokens.filter((token) => !remains.includes(token)),
    group,
  )
  const amount = row.cells.amount ?? row.cells.credit ?? row.cells.debit
  // "POS debit" names a sum where nothing stands before it.
  const isSum = beginsWithRemains(tokens, group.columns) ? isTotalLabel(row.description) : isLabel(row.description)
  const damagedDate = asDigits(remains)
  return !amount || !isMoney(amount) || isSum || /\p{L}{4}/u.test(damagedDate)
    ? null
    : { ...row, date: null, damagedDate }
}

/** The columns of a table of rows that is not set several times side by side. */
function groupOfRows({ section, columns }: Table): ColumnGroup | null {
  const [group, ...more] = columns?.groups ?? []
  const isOfRows = section.kind === 'transactions' || section.kind === 'checks'
  return group && more.length === 0 && isOfRows ? group : null
}

function asDigits(remains: readonly Token[]): string {
  return remains
    .map(({ text }) => text)
    .join('')
    .replace(/[S$OoIl|Z]/g, (character) => LOOKALIKES[character]!)
    .replace(/[^\p{L}\d/.-]/gu, '')
}

function isLabel(text: string): boolean {
  return isTotalLabel(text) || figureKind(text) !== null
}
