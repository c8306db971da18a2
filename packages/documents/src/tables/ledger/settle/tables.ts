import { withPointRestored } from '../../../entities/amount.ts'
import { absolute } from '@income/shared'
import type { Part, RowPart } from '../parts.ts'
import type { TableRows } from './reconcile.ts'
import { byPosting, stepsBetween } from './dates.ts'
import { amountToken } from './directions.ts'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'

/** The rows of an account by table, in chronological order. */
export function tablesOf(parts: readonly Part[]): TableRows[] {
  const tables = new Map<object, TableRows>()
  for (const part of parts) {
    if (part.kind !== 'row' && part.kind !== 'total') continue
    let own = tables.get(part.table)
    if (!own)
      tables.set(
        part.table,
        (own = { table: part.table, rows: [], totals: [], isRepeat: false, isVerbatim: false, isAside: false }),
      )
    if (part.kind === 'row') own.rows.push(part)
    else if (own.rows.length > 0) own.totals.push(part)
  }
  const all = [...tables.values()].filter(({ rows }) => rows.length > 0)
  for (const own of all) {
    own.rows = byPosting(columnByColumn(restorePoints(own.rows)))
    if (isNewestFirst(own.rows)) own.rows.reverse()
  }
  markRepeats(all)
  markAsides(all)
  return all
}

/** The rows of a table set several times side by side, by column if the dates then turn less often. */
function columnByColumn(rows: readonly RowPart[]): RowPart[] {
  const groups = rows[0]?.table.columns?.groups ?? []
  if (groups.length < 2) return [...rows]
  const place = ({ page, date, line }: RowPart) => {
    const left = (date ?? line).box[0]
    return page.number * groups.length + groups.findLastIndex((group) => group.left <= left)
  }
  const down = [...rows].sort((a, b) => place(a) - place(b))
  return turns(down) < turns(rows) ? down : [...rows]
}

/** How often the dates change direction against the trend. */
function turns(rows: readonly RowPart[]): number {
  const steps = stepsBetween(rows)
  return Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length)
}

/** Whether dates fall more often than they rise from row to row. */
const isNewestFirst = (rows: readonly RowPart[]) =>
  stepsBetween(rows).reduce((sum, step) => sum + Math.sign(step), 0) < 0

/** Marks tables whose every row is also in larger ones. Of two equal ones, the list of checks repeats, or the later. */
function markRepeats(tables: readonly TableRows[]): void {
  const byLikelihood = [...tables.filter(isOfChecks), ...tables.filter((table) => !isOfChecks(table)).reverse()]
  for (const table of byLikelihood) {
    const others = tables.filter((other) => other !== table && !other.isRepeat)
    // Repeated rows may be in several tables: the pages of one list, or its sections.
    const all = others.filter((other) => !isOfChecks(other)).flatMap(({ rows }) => rows)
    table.isRepeat = [all, ...others.map(({ rows }) => rows)].some(
      (rows) => rows.length >= table.rows.length && holds(rows, table, key),
    )
    table.isVerbatim =
      table.isRepeat && table.rows.length > 1 && others.some(({ rows }) => holds(rows, table, wordForWord))
  }
}

/** Marks rows below daily balances that are none, or under no heading while the rows of other tables have one. */
function markAsides(tables: readonly TableRows[]): void {
  const isUnheaded = ({ table }: TableRows) =>
    table.section.kind === 'daily' || table.section.kind === 'aside' || table.title === ''
  for (const table of tables) table.isAside = isUnheaded(table) && !tables.every(isUnheaded)
}

const isOfChecks = ({ table }: TableRows) => table.section.kind === 'checks'

function holds(larger: readonly RowPart[], smaller: TableRows, keyOf: (row: RowPart) => string): boolean {
  const free = larger.map(keyOf)
  return smaller.rows.every((row) => {
    const at = free.indexOf(keyOf(row))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
}

const key = (row: RowPart) =>
  `${row.standsUnder?.month}-${row.standsUnder?.day} ${absolute(amountToken(row)?.amount.cents ?? 0n)}`

const wordForWord = (row: RowPart) => `${key(row)} ${row.description}`

/** The share of amounts with cents from which a table is taken to print all its amounts with cents. */
const MOST = 0.6

/** On a scan, "534" among amounts with cents has lost its point: 5.34. The balances confirm it or not. */
function restorePoints(rows: readonly RowPart[]): RowPart[] {
  const amounts = rows.flatMap((row) => Object.values(row.cells))
  const complete = amounts.filter((token) => token.amount.hasCents).length
  if (complete < MOST * amounts.length || complete === amounts.length) return [...rows]
  return rows.map((row) => {
    const cells = Object.entries(row.cells).map(([kind, token]) => [kind, withPoint(token)] as const)
    return row.page.source === 'ocr' ? { ...row, cells: Object.fromEntries(cells) } : row
  })
}

function withPoint(token: AmountToken): AmountToken {
  const { amount, text } = token
  return amount.hasCents ? token : { ...token, amount: withPointRestored(text, amount) }
}
