import { type AmountToken, type DateToken, leadingDate, type Token, isLettered } from '../../../layout/lexer/tokens.ts'
import type { Line } from '../../../layout/lines.ts'
import { textOf } from '../../../model/page.ts'
import type { PrintedDate } from '../../../entities/date.ts'
import { beginsWithPeriod } from '../../../entities/period.ts'
import { balanceKind, figureKind, isBalance, isSumOfRows } from '../words/figures.ts'
import { datedBehind } from './undated.ts'
import { figuresOf } from '../figures/figures.ts'
import {
  type DatedRow,
  figureAt,
  type FigurePart,
  isBare,
  type Part,
  type Placed,
  type RowPart,
  type Table,
} from '../parts.ts'
import type { ColumnGroup } from '../../columns.ts'
import { withoutCheckWords } from '../listed-checks.ts'
import { amountsBeside, readBareRow, readGrid, readRow, type ReadRow } from './row.ts'

/** The sums of columns beside a balance; one more may be under the heading of interest. */
const SUMS = /\s+\$?[\d,]+\.\d\d(?=\s|$)/g
const UNTITLED: Omit<Table, 'edges'> = { section: { kind: 'transactions', direction: null }, title: '', columns: null }

/** Dated rows, and rows under the date of the previous one. */
export function rowParts(placed: Placed, under: { table: Table | null; date: PrintedDate | null }): Part[] {
  const table = under.table ?? { ...UNTITLED, edges: {} }
  if (table.section.kind === 'accounts' || table.section.kind === 'loan') return []
  // A line that begins with the statement's period and an amount is not a transaction on its first day.
  if (beginsWithPeriod(placed.page, placed.line)) return []
  if (table.section.kind === 'daily') {
    const daily = dailyBalances(placed.line)
    if (daily) return daily.map((pair) => ({ kind: 'daily', ...placed, ...pair }))
  }
  const behind = under.table && datedBehind(placed, under.table)
  if (behind) return [behind]
  const rows = rowsOf(placed.line, table, under.date)
  if (rows.every(isBare) && figuresOf(placed.line).some(isBalance)) return []
  return rows.map((row) => balanceOf(row, table, placed) ?? { kind: 'row', ...placed, ...row, table, more: [] })
}

/** "07/01 Beginning balance 100.00" looks like a row but is not one. */
function balanceOf(row: DatedRow, { section }: Table, placed: Placed): Part | null {
  const { cells, description, date } = row
  const amount = cells.balance ?? cells.amount ?? cells.credit ?? cells.debit
  const figure = isBalanceAlone(row) ? figureKind(description) : balanceKind(description.replace(SUMS, ''))
  if (!amount || (figure !== 'opening' && figure !== 'closing')) return null
  return figureAt(placed, figure, { label: description, amount, date: date?.date ?? null, section, ...sidesOf(cells) })
}

export const sidesOf = ({ credit, debit, balance }: RowPart['cells']): Pick<FigurePart, 'sides'> =>
  credit && debit && balance ? { sides: { credit, debit } } : {}

/** A row with only a balance is not a transaction, whatever its description. */
const isBalanceAlone = ({ cells }: Pick<RowPart, 'cells'>) =>
  cells.balance !== undefined && Object.keys(cells).length === 1

/** The rows on a line, one for each group of columns. `under` is the date of the row before, if it may apply. */
function rowsOf({ tokens }: Line, table: Table, under: PrintedDate | null): DatedRow[] {
  return readLine(tokens, table, under).flatMap((row) => {
    const standsUnder = row.date?.date ?? under
    if (!standsUnder || isSumOfRows(row.description) || (!row.date && goesBothWays(row))) return []
    if (isBare(row) && !(row.date && row.description)) return []
    return [{ ...row, standsUnder, damagedDate: null, description: describe(row, table) }]
  })
}

/** Credits and debits together, without a date, are the sums of the columns. */
const goesBothWays = ({ cells: { credit, debit } }: ReadRow) =>
  [credit, debit].every((cell) => cell !== undefined && cell.kind === 'money' && cell.amount.cents !== 0n)

function readLine(tokens: readonly Token[], { columns, section }: Table, under: PrintedDate | null): ReadRow[] {
  const [group, ...more] = columns?.groups ?? []
  const checks = section.kind === 'checks' && more.length === 0 ? checksBeside(tokens) : null
  if (checks) return checks
  if (!columns) return readBare(tokens)
  return more.length === 0 ? readUnder(tokens, group!, under) : readInGroups(tokens, columns.groups)
}

/** Under no header. */
function readBare(tokens: readonly Token[]): ReadRow[] {
  if (isTierOfRates(tokens) || (!leadingDate(tokens) && !tokens.some(({ kind }) => kind === 'money'))) return []
  return readGrid(tokens) ?? rowsBeside(tokens).map(readBareRow)
}

/**
 * "7731 01/01 34.25  7732 01/06 356.01": several checks on a line, whatever columns an earlier section had. Each may be
 * captioned, "No. 7731", or those of the columns farther right begin beside the only headings, "Check  Date  Amount".
 */
function checksBeside(tokens: readonly Token[]): ReadRow[] | null {
  const bare = withoutCheckWords(tokens)
  const rows = readGrid(bare)
  const isBesideHeadings = tokens.length - bare.length > 1
  if (!rows || (rows.length === 1 && !isBesideHeadings)) return null
  return rows.every(({ checkNumber }) => checkNumber !== null) ? rows : null
}

function readUnder(tokens: readonly Token[], group: ColumnGroup, under: PrintedDate | null): ReadRow[] {
  const row = readRow(tokens, group)
  // The heading of an earlier section may not fit this one.
  const misfit = (row.date ?? under) && isBare(row) && tokens.some(({ kind }) => kind === 'money')
  return misfit ? (readGrid(tokens) ?? [readBareRow(tokens)]) : amountsBeside(row, group)
}

/** Of a table set several times side by side. A shorter one may end with its sum: "Total checks 2,830.17". */
function readInGroups(tokens: readonly Token[], groups: readonly ColumnGroup[]): ReadRow[] {
  const parts = groups.map((group) => ({
    group,
    own: tokens.filter((token) => inside(token, group.left, group.right)),
  }))
  const sums = new Set(parts.filter(({ own }) => isSum(own)).flatMap(({ own }) => own))
  const rows = parts.flatMap(({ group, own }) =>
    own.length > 0 && !sums.has(own[0]!) ? [readRow(own, group)].filter((row) => row.date && !isCount(row, group)) : [],
  )
  const besideSums = tokens.filter((token) => !sums.has(token))
  if (fitsGroups(rows, rows.length > 0 ? besideSums : tokens)) return rows
  const isDescribed = leadingDate(tokens) !== null && tokens.some(isLettered)
  return readGrid(tokens) ?? (isDescribed ? [readBareRow(tokens)] : rows)
}

function isSum(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind !== 'money')
  return words.length < tokens.length && leadingDate(tokens) === null && isSumOfRows(textOf(words))
}

/** The rows set side by side on a line: each has a date and a description, and ends with its amount. */
function rowsBeside(tokens: readonly Token[]): (readonly Token[])[] {
  const starts = tokens.flatMap((token, i) =>
    token.kind === 'date' && (i === 0 || tokens[i - 1]!.kind === 'money') ? [i] : [],
  )
  const rows = starts.map((start, i) => tokens.slice(start, starts[i + 1]))
  const areWhole = rows.every((row) => row.at(-1)!.kind === 'money' && row.some(({ kind }) => kind === 'text'))
  return starts[0] === 0 && areWhole ? rows : [tokens]
}

/** "07/01/2024 $25,000.00 and up 4.26% 4.35%" gives the balance from which a rate applies, and is not a transaction. */
const isTierOfRates = (tokens: readonly Token[]) => tokens.length > 3 && /^\d{1,2}\.\d+\s?%$/.test(tokens.at(-1)!.text)

/** "1/31/23 PAGE 2" under dates and checks: beside words in no column, a number without cents is no amount. */
function isCount({ description, cells }: ReadRow, group: ColumnGroup): boolean {
  return (
    isUndescribed(group) && /\p{L}{2}/u.test(description) && !Object.values(cells).some(({ kind }) => kind === 'money')
  )
}

const isUndescribed = ({ columns }: ColumnGroup) =>
  !columns.some(({ role }) => role === 'description' || role === 'type')

/** Whether every amount fits the columns side by side, whose headings may be misaligned or an earlier section's. */
function fitsGroups(rows: readonly ReadRow[], tokens: readonly Token[]): boolean {
  const cells = rows.flatMap((row) => Object.values(row.cells))
  return tokens.filter((token) => token.kind === 'money').every((amount) => cells.includes(amount))
}

function inside(token: Token, left: number, right: number): boolean {
  const middle = (token.box[0] + token.box[2]) / 2
  return left <= middle && middle < right
}

/** A check is described by its number if nothing else is printed, and a deposit by its section if no column describes it. */
export function describe(row: ReadRow, table: Table): string {
  const text = row.description.replace(/^[^\p{L}\d#($&+]+|(\s+[^\p{L}\d)]+)+$/gu, '')
  if (row.checkNumber && (table.section.kind === 'checks' || text === '' || isGeneric(text))) {
    if (/\p{L}{2}/u.test(text) && !isGeneric(text)) return `${text} ${row.checkNumber}`
    return `${isOfDeposits(table) ? 'Deposit' : checkIn(table)} ${row.checkNumber}`
  }
  if (text !== '') return text
  if (table.section.kind === 'checks') return checkIn(table)
  return isOfDeposits(table) && table.columns?.groups.every(isUndescribed) ? 'Deposit' : ''
}

/** Deposits are numbered by their slips. */
const isOfDeposits = ({ section, title }: Table) => section.direction === 'credit' && /\bdeposits?\b/i.test(title)

/** "Cheques pagados" lists cheques, "Checks paid / Cheques pagados" checks. */
const checkIn = ({ title }: Table) => (/\bchecks?\b/i.test(title) || !/\bcheques?\b/i.test(title) ? 'Check' : 'Cheque')

/** Words that could describe any check. */
const isGeneric = (text: string) => /^(check|cheque)s?$/i.test(text)

/** The pairs of date and balance that a line of a daily balance table consists of; null if it also holds words. */
function dailyBalances({ tokens }: Line): { date: DateToken; amount: AmountToken }[] | null {
  const pairs: { date: DateToken; amount: AmountToken }[] = []
  let date: DateToken | null = null
  for (const token of tokens) {
    if (token.kind === 'date' && !date) date = token
    else if (token.kind === 'money' && date) {
      pairs.push({ date, amount: token })
      date = null
    } else if (/\p{L}{2}/u.test(token.text)) return null
  }
  return pairs
}
