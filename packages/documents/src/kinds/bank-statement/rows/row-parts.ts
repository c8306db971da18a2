import type { Token } from '../../../layout/lexer/tokens.ts'
import type { PrintedDate } from '../../../entities/date.ts'
import { beginsWithPeriod } from '../identity/period.ts'
import { balanceKind, figureKind } from '../words/figures.ts'
import { dailyBalances } from '../figures/daily.ts'
import { datedBehind } from './dated-behind.ts'
import { isBalance } from '../figures/figure-lines.ts'
import { figuresOf } from '../figures/figures.ts'
import type { FigurePart, Part, Placed, RowPart, Table } from '../parse/parts.ts'
import { rowsOf } from './rows.ts'

/** Beside a balance stand the sums of columns, of which one more may be under the head of interest. */
const SUMS = /\s+\$?[\d,]+\.\d\d(?=\s|$)/g
const UNTITLED: Omit<Table, 'edges'> = { section: { kind: 'transactions', direction: null }, title: '', columns: null }

/** Dated rows, and rows that stand under the date of the row before. */
export function rowParts(
  placed: Placed,
  tokens: readonly Token[],
  under: { table: Table | null; date: PrintedDate | null },
): Part[] {
  const table = under.table ?? { ...UNTITLED, edges: {} }
  if (table.section.kind === 'accounts' || table.section.kind === 'loan') return []
  // A line that begins with the statement's period, with a figure beside it, is no transaction of its first day.
  if (beginsWithPeriod(placed.page, placed.line)) return []
  if (table.section.kind === 'daily') {
    const daily = dailyBalances(tokens)
    if (daily) return daily.map((pair) => ({ kind: 'daily', ...placed, ...pair }))
  }
  const behind = under.table && datedBehind(placed, tokens, under.table)
  if (behind) return [behind]
  const rows = rowsOf(tokens, table, under.date)
  if (rows.every(isBare) && figuresOf(placed.line).some(isBalance)) return []
  return rows.map((row) => balanceOf(row, table, placed) ?? { kind: 'row', ...placed, ...row, table, more: [] })
}

/** A line that began like a row but never got an amount. */
export function isBare({ cells }: Pick<RowPart, 'cells'>): boolean {
  return Object.keys(cells).length === 0
}

/** "07/01 Beginning balance 100.00" is written like a row, and none. */
function balanceOf(row: ReturnType<typeof rowsOf>[number], { section }: Table, placed: Placed): Part | null {
  const { cells, description, date } = row
  const amount = cells.balance ?? cells.amount ?? cells.credit ?? cells.debit
  const figure = isBalanceAlone(row) ? figureKind(description) : balanceKind(description.replace(SUMS, ''))
  if (!amount || (figure !== 'opening' && figure !== 'closing')) return null
  return {
    kind: 'figure',
    ...placed,
    figure,
    label: description,
    amount,
    date: date?.date ?? null,
    count: null,
    ...sidesOf(cells),
    section,
  }
}

export function sidesOf({ credit, debit, balance }: RowPart['cells']): Pick<FigurePart, 'sides'> {
  return credit && debit && balance ? { sides: { credit, debit } } : {}
}

/** A row that prints a balance and no other money is no transaction, whatever it is called. */
function isBalanceAlone({ cells }: Pick<RowPart, 'cells'>): boolean {
  return cells.balance !== undefined && Object.keys(cells).length === 1
}
