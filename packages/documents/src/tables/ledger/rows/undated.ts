import { dropBetween } from '../../../layout/geometry.ts'
import type { Line } from '../../../layout/lines.ts'
import { textOf } from '../../../model/page.ts'
import { type DateToken, type Token } from '../../../layout/lexer/tokens.ts'
import type { Column, ColumnGroup } from '../../columns.ts'
import { readRow, type ReadRow } from './row.ts'
import { balanceKind, figureKind, isSumOfRows, isTotalLabel } from '../words/figures.ts'
import type { Placed, RowPart, Table } from '../parts.ts'
import { isWeekday, SHORT_MONTHS } from '../../../entities/date.ts'

/** What remains of a date on a scan: "0404", "S10" or "O12)". */
const REMAINS_OF_DATE = /^\D{0,2}\d\D?\d\S{0,4}$/
/** From this many characters on it is not a count, as in "12 deposits". */
const NO_COUNT = 4
/** Characters that OCR reads for digits. */
const LOOKALIKES: Record<string, string> = { S: '5', $: '5', O: '0', o: '0', I: '1', l: '1', '|': '1', Z: '2' }
/** In heights: how far from the header of its column a description may begin. */
const OFF_HEAD = 0.6

/** Whether a line begins with the remains of a date and has an amount. If short, they may be a count. */
export function beginsWithRemains({ tokens }: Line, columns: readonly Column[] = []): boolean {
  const head = columns.find(({ role }) => role === 'description')
  const at = tokens.findIndex((token) => head && Math.abs(token.box[0] - head.box[0]) < OFF_HEAD * token.height)
  const remains = tokens
    .slice(0, Math.max(1, at))
    .filter((token, i) => i === 0 || token.kind !== 'money')
    .map(({ text }) => text)
    .join('')
  return (
    REMAINS_OF_DATE.test(remains) &&
    (at > 0 || remains.length >= NO_COUNT) &&
    tokens.slice(1).some(({ kind }) => kind === 'money')
  )
}

/** A row of a scan with an illegible date, right below another. Its remains are kept: rows around it may settle it. */
export function damagedRow(
  { page, line }: Placed,
  table: Table,
  above: Line,
): (ReadRow & { damagedDate: string }) | null {
  const group = page.source === 'ocr' ? groupOfRows(table) : null
  const date = group?.columns.find(({ role }) => role === 'date')
  if (!group || !date || dropBetween(above, line) > 3 * line.height) return null
  const beyondDate = group.columns.find(({ box }) => box[0] > date.box[0])?.box[0] ?? date.box[2]
  const remains = line.tokens.filter((token) => token.box[2] < beyondDate + 0.3 * line.height && token.kind !== 'money')
  const row = readRow(
    line.tokens.filter((token) => !remains.includes(token)),
    group,
  )
  const amount = row.cells.amount ?? row.cells.credit ?? row.cells.debit
  // "POS debit" names a sum if nothing precedes it.
  const isSum = beginsWithRemains(line, group.columns) ? isTotalLabel(row.description) : isLabel(row.description)
  const damagedDate = asDigits(remains)
  return !amount || amount.kind !== 'money' || isSum || /\p{L}{4}/u.test(damagedDate)
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

const isLabel = (text: string) => isTotalLabel(text) || figureKind(text) !== null

const DAY_BALANCE = /^(?:end of day|day end|(?:ending |closing )?daily)(?: balance)?:?$/i

/**
 * The date on a separate line, above rows without dates. "Deposits 20.00" under a date may be a line of a summary,
 * unless rows of another kind are under another date of the page.
 */
export function groupDate(lines: readonly Line[], at: number): DateToken | null {
  const date = dateOver(lines, at)
  if (!date || !mayBeSummary(lines[at + 1]!)) return date
  const isListed = lines.some((_, i) => i !== at && dateOver(lines, i) && !mayBeSummary(lines[i + 1]!))
  return isListed ? date : null
}

/** The date on the last line of a page, whose rows are on the next. */
export function dateAtFoot(lines: readonly Line[], at: number): DateToken | null {
  if (lines.slice(at + 1).some((line) => line.hasMoney)) return null
  const [date, ...others] = lines[at]!.tokens.filter(({ text }) => !isWeekday(text))
  return date?.kind === 'date' && others.length === 0 ? date : null
}

const mayBeSummary = (line: Line) => figureKind(line.label) !== null

/** The end of a line whose sentence goes on below: "the annual percentage yield for 06/01/2025 through". */
const RUNS_ON = /\b(?:through|thru|to|until|from|on|of|by|and|since)$/i

function dateOver(lines: readonly Line[], at: number): DateToken | null {
  const [line, next] = [lines[at]!, lines[at + 1]]
  if (!/\d/.test(line.text) || RUNS_ON.test(lines[at - 1]?.text ?? '')) return null
  const printed = line.tokens
  const tokens = printed.slice(0, printed.length - dayBalance(printed).length).filter(({ text }) => !isWeekday(text))
  const [date] = tokens
  if (!next || tokens.length !== 1 || date?.kind !== 'date' || dropBetween(line, next) > 2 * line.height) return null
  return isGroupedRow(next) ? date : null
}

/** The balance of the day, which may end the line with its date: "Friday, January 2   End of day $5,797.94". */
function dayBalance(tokens: readonly Token[]): readonly Token[] {
  const amount = tokens.at(-1)
  const behind = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'date') + 1)
  const label = textOf(behind.slice(0, -1))
  return amount && amount.kind === 'money' && DAY_BALANCE.test(label) ? behind : []
}

/** Two letters, as in "H-E-B" and "A&W". */
const NAMES = /\p{L}[&.'’-]?\p{L}/u

/** Whether a line without a date is a row: it has a description and an amount. */
export function isGroupedRow({ tokens, leadingDate, label }: Line): boolean {
  const last = tokens.at(-1)
  if (!last || last.kind !== 'money' || leadingDate || !NAMES.test(label)) return false
  return !isSumOfRows(label) && balanceKind(label) === null
}

const PAID = /^(?:interest|dividends?) (?:paid|credited|posted)(?: on)?:?$/i

/** "Interest paid 2-29-24 $.09" among details: if listed nowhere else, it counts where the balances require it. */
export function datedBehind(placed: Placed, under: Table): RowPart | null {
  if (under.section.kind !== 'transactions' && under.section.kind !== 'doubtful') return null
  const [date, amount] = placed.line.tokens.slice(-2)
  const label = placed.line.tokens.slice(0, -2)
  if (date?.kind !== 'date' || !amount || amount.kind !== 'money' || !PAID.test(textOf(label))) return null
  const table: Table = { section: { kind: 'doubtful', direction: 'credit' }, title: '', columns: null, edges: {} }
  const dated = { date, standsUnder: date.date, damagedDate: null, checkNumber: null, directionWord: null }
  const described = { description: textOf(label), textLeft: label[0]!.box[0], cells: { amount } }
  return { kind: 'row', ...placed, table, ...dated, ...described, more: [] }
}

const MONTH = `(?:${SHORT_MONTHS})`
/** What may be a date in an unknown or invalid form: "31/03/2025", "5-Jan", "20250331". */
const LIKE_A_DATE = new RegExp(
  `^(?:\\d{1,4}\\s?[/.-]\\s?\\d{1,2}(?!\\d)|\\d{1,2}[\\s.-]?${MONTH}|${MONTH}[a-z]*[\\s.-]*\\d{1,2}\\b|20\\d{6}\\b)`,
  'i',
)

/** Those of a loan count too: the name of a loan may be that of a deposit account, or an advertisement. */
const HOLDS_ROWS: readonly string[] = ['transactions', 'checks', 'loan']

/** Whether a line of a table that no rule took looks like a row: it begins like a date and holds an amount. */
export const seemsRow = (line: Line, table: Table | null): boolean =>
  HOLDS_ROWS.includes(table?.section.kind ?? '') && LIKE_A_DATE.test(line.text) && line.hasMoney
