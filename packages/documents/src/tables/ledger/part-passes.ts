import { daysFrom } from './settle/dates.ts'
import { blankBetween } from '../../layout/geometry.ts'
import {
  figureAt,
  type FigurePart,
  isBalancePart,
  type Part,
  type RowPart,
  type Table,
  type TextPart,
  type TotalPart,
} from './parts.ts'
import type { AmountToken } from '../../layout/lexer/tokens.ts'
import { withoutCaptions, withoutMarksOfChecks } from './listed-checks.ts'
import { FULL_MONTHS, type PrintedDate } from '../../entities/date.ts'
import { ON_A_DAY, spelledOut } from './words/figures.ts'
import type { Pass } from '../../model/pass.ts'

/** Passes that need several parts together, in this order. */
export const PART_PASSES: readonly Pass<readonly Part[]>[] = [
  { name: 'sums of days go', example: 'ACH credits on 07/02/2026: 3 items 1,570.93', run: withoutSumsOfDays },
  { name: 'marks glued to check numbers', example: '45411  11/29  713.33', run: withoutMarksOfChecks },
  { name: 'captions under pictures of checks', example: 'Check 1042  06/05  $75.00', run: withoutCaptions },
  { name: 'amounts in descriptions', example: 'POS PURCHASE CASH BACK 20.00      65.00', run: withAmountsInText },
  { name: 'opening balance as first row', example: '02JAN26 BAL 7,333.10', run: withOpeningRows },
  { name: 'balances carried over to the next page', example: 'Balance forward 480.00', run: withoutCarriedForward },
  { name: 'balances named by their day', example: 'Balance on June 1 480.00', run: withDatedOpenings },
]

/** A single row does not distinguish a column from the end of its description. */
const LEAST = 2

/**
 * Corrects the rows of a table without a header in which an amount that ends the description was taken for the row's, and the
 * row's for a balance: "POS PURCHASE 45.00 CASH BACK 20.00      65.00". Amounts of a column are aligned.
 */
function withAmountsInText(parts: readonly Part[]): Part[] {
  const tables = new Map<Table, RowPart[]>()
  for (const part of parts) {
    if (part.kind === 'row' && part.table.columns === null && part.cells.amount && part.cells.balance)
      tables.set(part.table, [...(tables.get(part.table) ?? []), part])
  }
  const misread = new Set([...tables].flatMap(([table, rows]) => (endInAmounts(rows) ? [table] : [])))
  if (misread.size === 0) return [...parts]
  return parts.map((part) => {
    if (part.kind === 'row' && misread.has(part.table)) return withoutBalance(part)
    return part.kind === 'total' && misread.has(part.table) ? ofAmounts(part) : part
  })
}

function endInAmounts(rows: readonly RowPart[]): boolean {
  const places = (kind: 'amount' | 'balance') => rows.map(({ cells }) => cells[kind]!)
  return rows.length >= LEAST && rows.every(endsInAmount) && areFlush(places('balance')) && !areFlush(places('amount'))
}

/** Whether the first amount is no farther from the word before it than words of a text are. */
function endsInAmount({ line, cells }: RowPart): boolean {
  const first = line.words.indexOf(cells.amount!.words[0]!)
  const before = line.words[first - 1]
  return before !== undefined && blankBetween(before, cells.amount!) < 0.9 * cells.amount!.height
}

/** Left- or right-aligned. */
function areFlush(amounts: readonly AmountToken[]): boolean {
  const most = Math.max(...amounts.map(({ height }) => height))
  return [0, 2].some((side) => {
    const edges = amounts.map(({ box }) => box[side]!)
    return Math.max(...edges) - Math.min(...edges) < most
  })
}

function withoutBalance(row: RowPart): RowPart {
  const { amount, balance, ...cells } = row.cells
  if (!amount || !balance) return row
  return { ...row, description: `${row.description} ${amount.text}`, cells: { ...cells, amount: balance } }
}

function ofAmounts(total: TotalPart): TotalPart {
  const cells = total.cells.map(({ column, amount }) => ({ column: column === 'balance' ? 'amount' : column, amount }))
  return { ...total, cells: cells }
}

const BALANCE = /^bal(?:ance)?[.:]?$/i

/** The first row of a table is the opening balance if it prints nothing else and has no other name: "02JAN26 BAL 7,333.10". */
function withOpeningRows(parts: readonly Part[]): Part[] {
  const begun = new Set<Table>()
  return parts.map((part) => {
    if (part.kind !== 'row' || begun.has(part.table)) return part
    begun.add(part.table)
    return opening(part) ?? part
  })
}

function opening({ page, line, description, cells, date, table }: RowPart): Part | null {
  const { balance, ...others } = cells
  if (!balance || Object.keys(others).length > 0 || !BALANCE.test(description)) return null
  const { section } = table
  return figureAt({ page, line }, 'opening', { label: description, amount: balance, date: date?.date ?? null, section })
}

/** Removes rows that only sum their day: "ACH credits on 07/02/2026: 3 items  1,570.93". */
function withoutSumsOfDays(parts: readonly Part[]): Part[] {
  const sums = parts.filter((part, i): part is RowPart => part.kind === 'row' && isSumOfDay(parts, i))
  const areMany = ({ table }: RowPart) => sums.filter((sum) => sum.table === table).length >= LEAST
  const taken = new Set<Part>(sums.filter(areMany))
  return parts.map((part) => (taken.has(part) ? textOf(part) : part))
}

function isSumOfDay(parts: readonly Part[], at: number): boolean {
  const row = parts[at] as RowPart
  const next = parts[at + 1]
  if (row.date || (next?.kind === 'row' && !next.date)) return false
  const first = parts.findLastIndex((part, i) => i < at && part.kind === 'row' && part.date !== null)
  const day = parts.slice(first, at)
  if (first < 0 || !day.every((part): part is RowPart => part.kind === 'row' && part.table === row.table)) return false
  const amounts = day.map((part) => amountIn(part))
  return sumOf(amounts) === amountIn(row)?.amount.cents
}

const amountIn = ({ cells }: RowPart): AmountToken | undefined => cells.amount ?? cells.credit ?? cells.debit

const sumOf = (amounts: readonly (AmountToken | undefined)[]): bigint =>
  amounts.reduce((sum, amount) => sum + (amount?.amount.cents ?? 0n), 0n)

const textOf = ({ page, line }: Part): TextPart => ({ kind: 'text', page, line })

const MONTH = new RegExp(`^(?:${FULL_MONTHS})(?:,? 20\\d\\d)?$`, 'i')
const FORWARD = /\b(forward|fwd)\b/i

/** Removes the balances carried from one page to the next: they neither end the account nor begin another. */
function withoutCarriedForward(parts: readonly Part[]): Part[] {
  const kept = [...parts]
  parts.forEach((part, i) => {
    if (part.kind !== 'figure' || part.figure !== 'opening') return
    const last = parts.slice(0, i).findLastIndex((before) => before.kind === 'figure' || before.kind === 'row')
    const before = parts[last]
    if (before === undefined || before.page === part.page || balanceAfter(before) !== part.amount.amount.cents) return
    if (!isForward(part, 'opening') && !goesOn(parts.slice(last, i), part)) return
    kept[i] = textOf(part)
    if (isForward(before, 'closing')) kept[last] = textOf(before)
  })
  return kept
}

const isForward = (part: Part, figure: FigurePart['figure']): part is FigurePart =>
  part.kind === 'figure' && part.figure === figure && FORWARD.test(spelledOut(part.label))

/** "Opening balance" of the next month, alone on a page below the month's name: the balance that the last row left. */
function goesOn([row, ...between]: readonly Part[], { date, amount }: FigurePart): boolean {
  const isOfTable = row?.kind === 'row' && row.table.columns !== null && date !== null && amount.amount.cents !== 0n
  return isOfTable && between.every(({ line }) => MONTH.test(line.text))
}

function balanceAfter(part: Part): bigint | null {
  if (part.kind === 'row') return part.cells.balance?.amount.cents ?? null
  return isForward(part, 'closing') ? part.amount.amount.cents : null
}

/** Of two consecutive balances named by their date, "Balance on June 1" and "on June 30", the earlier opens the later. */
function withDatedOpenings(asRead: readonly Part[]): Part[] {
  const parts = withStatedOpening(asRead)
  const named = parts.flatMap((part, i) => (isOnADay(part) ? [{ part, i }] : []))
  const result = [...parts]
  for (let at = 0; at + 1 < named.length; at++) {
    const [{ part, i }, later] = [named[at]!, named[at + 1]!.part]
    if (daysFrom(part.date!, later.date!) <= 0) continue
    result[i] = { ...part, figure: 'opening' }
    at++
  }
  return result
}

/**
 * "Your balance on August 1 was $22,104.18", or "Balance as of August 1" beside one without a day: a balance on a day before any
 * transaction opens the account.
 */
function withStatedOpening(parts: readonly Part[]): readonly Part[] {
  const balances = parts.filter(isBalancePart)
  const [first, later] = balances
  const isStated = first && later && isOnADay(first) && /\bwas$/i.test(first.label)
  const stated = isStated
    ? first
    : balances.find((balance, i) => isBesideUndated(balance, balances, i) && precedes(balance, parts))
  if (!stated || !balances.every(isClosing)) return parts
  return parts.map((part) => (part === stated ? { ...stated, figure: 'opening' } : part))
}

const isBesideUndated = (balance: FigurePart, all: readonly FigurePart[], at: number): boolean =>
  isOnADay(balance) && all.length === 2 && all[1 - at]!.date === null

/** Whether a day is on or before those of all rows and before one of them; either may be printed without a year. */
function precedes({ date }: FigurePart, parts: readonly Part[]): boolean {
  const rows = parts.flatMap((part) => (part.kind === 'row' && part.standsUnder ? [part.standsUnder] : []))
  const areAlike = rows.every(({ year }) => (year === null) === (date!.year === null))
  const withoutYear = (day: PrintedDate) => (areAlike ? day : { ...day, year: null })
  const days = rows.map((row) => daysFrom(withoutYear(date!), withoutYear(row)))
  return days.every((count) => count >= 0) && days.some((count) => count > 0)
}

const isClosing = (part: Part) => part.kind === 'figure' && part.figure === 'closing'

const isOnADay = (part: Part): part is FigurePart =>
  part.kind === 'figure' && part.figure === 'closing' && part.date !== null && ON_A_DAY.test(part.label)
