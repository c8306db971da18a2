import { absolute, sumCents } from '@income/shared'
import { type Line, lineInOrder } from '../../../layout/lines.ts'
import { textOf, type Page } from '../../../model/page.ts'
import { type AmountToken, type Token } from '../../../layout/lexer/tokens.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import { figuresByLabels, figuresOf } from './figures.ts'
import { labelLines, linesAbove } from './labels-above.ts'
import type { FigurePart, ListedPart } from '../parts.ts'
import { findDates } from '../../../entities/date.ts'
import { accountNumberOn } from '../../../entities/account-number.ts'
import { areFlush, nearestInLine, isNextLine } from '../../../layout/geometry.ts'

const DEPOSIT_ACCOUNT = /\b(checking|savings?|money market|certificate|cd|shares?|drafts?|deposit|chequing)\b/i
const OTHER_ACCOUNT =
  /\b(loans?|mortgage|credit card|line of credit|visa|mastercard|investment|brokerage|ira|totals?)\b/i

/** "Year-to-date dividends paid: Savings 0.84" is what accounts earned, not an account. */
const EARNED = /\b(?:dividends?|interest)\b.*\b(?:paid|earned|accrued|posted)\b|\byear[- ]to[- ]date\b|\bytd\b/i

/** The account's number below its name. */
const NUMBER_ALONE = /^[\dXx*•·-]{6,}$/

/** The last digits of a label that is only an account number; null for other labels. */
export const numberAlone = (label: string): string | null =>
  NUMBER_ALONE.test(label) ? label.replace(/\D/g, '').slice(-4) : null

/** The number that precedes the name of an account in the list: "3611904472 Member Advantage Checking". */
const NUMBER_BEFORE_NAME = /^[\dXx*•·-]{6,}(?= \p{L})/u

/** The last digits of the number with which a line of the list begins; null if it begins with the account's name. */
export const leadingNumber = (label: string): string | null => numberAlone(NUMBER_BEFORE_NAME.exec(label)?.[0] ?? label)

/** Whether a name in the list is that of a deposit account. */
export const isDepositAccount = (name: string) => DEPOSIT_ACCOUNT.test(name) && !isOtherAccount(name)

/** Whether a name in the list is that of a loan, card or investment, or the total of all accounts. */
export const isOtherAccount = (name: string) => OTHER_ACCOUNT.test(name)

/** Whether a line is a transaction: no heading may end the list of accounts above it. */
export const endsList = ({ tokens, hasMoney }: Line) =>
  tokens[0]?.kind === 'date' && tokens[1]?.kind === 'text' && hasMoney

/**
 * A line of the list of accounts: the account, its balance, and its other amounts by their column headings. If no
 * heading names the closing balance, it is the last amount, unless all are what came in and went out.
 */
export function listingOf(
  line: Line,
  heads: readonly Line[],
): Pick<ListedPart, 'label' | 'balance' | 'figures'> | null {
  const { amounts, label } = line
  const labelled = figuresOf(line)
  const isHeaded = amounts.length > 0 && !labelled.some(({ figure }) => figure === 'closing')
  const figures = isHeaded ? figuresByLabels(line, heads) : labelled
  const isFlow = figures.length > 1 && figures.every(({ figure }) => figure === 'credits' || figure === 'debits')
  const last = isFlow ? null : amounts.at(-1)
  const balance = figures.findLast(({ figure }) => figure === 'closing')?.amount ?? last
  if (
    balance === undefined ||
    !(/\p{L}{3}/u.test(label) || numberAlone(label) !== null) ||
    isTotalLabel(label) ||
    EARNED.test(label) ||
    isSentence(line)
  )
    return null
  return { label, balance, figures }
}

/** More words than this behind an amount in its cell go on with a sentence. */
const WORDS_BEHIND = 3

/** "Monthly Service Fee $10.00 (Enhanced Direct Deposit). Your fee was waived" is no account's line. */
const isSentence = ({ cells, amounts }: Line) =>
  cells.some(({ words }) => {
    const last = words.findLastIndex((word) => amounts.some((amount) => amount.words.includes(word)))
    return last >= 0 && words.length - last - 1 > WORDS_BEHIND
  })

/** "TRANSFER TO SAVINGS 4410044821" is no account's line. */
const OF_TRANSFER = /\b(?:from|to|transfers?|xfer|payment)\b/i

/** The number on a line with an account's name, number and amounts. */
function numberBesideName(page: Page, line: Line | undefined): string | null {
  const isListed = line?.hasMoney && /\p{L}{3}/u.test(line.label) && !line.tokens.some(({ kind }) => kind === 'date')
  return isListed && !OF_TRANSFER.test(line.text) ? (accountNumberOn(page, line)?.value ?? null) : null
}

/** The column headings over accounts with their numbers, one below the other under any title; null for another line. */
export function headsOfNumbered(page: Page, lines: readonly Line[], at: number): readonly Line[] | null {
  const number = numberBesideName(page, lines[at])
  const [above, below] = [numberBesideName(page, lines[at - 1]), numberBesideName(page, lines[at + 1])]
  if (number === null || [above, below].every((other) => other === null || other === number)) return null
  return above === null ? labelLines(lines[at]!, linesAbove(lines, at)) : headsOfNumbered(page, lines, at - 1)
}

/** Maximum number of lines of a summary. */
const MOST = 16
/** Amounts of one column are right-aligned to within this many heights. */
const FLUSH = 1.5

/** A summary that gives each account a column, and how many lines of the page it takes. */
interface AccountsAcross {
  accounts: ListedPart[]
  lines: number
}

interface Row {
  label: string
  amounts: readonly AmountToken[]
  /** How many lines of the page it takes. */
  lines: number
}

/**
 * The accounts of a summary that begins on this line with their opening balances side by side, each below its account's number
 * or name. Accepted only if every column leads from its opening to its closing balance.
 */
export function accountsAcross(page: Page, lines: readonly Line[], at: number): AccountsAcross | null {
  const first = rowOf(lines, at)
  if (!first || first.amounts.length < 2 || !isOpening(first.label)) return null
  const heads = headsOf(lines, at, first.amounts)
  const columns = heads.map((head, i) => ({ head, end: first.amounts[i]!.box[2] })).filter(({ head }) => !isTotal(head))
  const names = columns.flatMap(({ head }) => (head ? nameOf(page, head) : []))
  if (columns.length < 2 || new Set(names).size < columns.length) return null
  const rows = rowsFrom(lines, at)
  const accounts = columns.map(({ head, end }) => accountIn(page, head!, rows, end))
  const taken = rows.reduce((sum, row) => sum + row.lines, 0)
  return accounts.every((account) => account !== null) ? { accounts, lines: taken } : null
}

/** "Balance on September 6" is the opening balance if it comes first. */
function isOpening(label: string): boolean {
  const kind = figureKind(label)
  return kind === 'opening' || (kind === 'closing' && findDates(label).length > 0)
}

/** What identifies an account: its number or its name. */
function nameOf(page: Page, head: Line): string[] {
  const number = accountNumberOn(page, head)?.value
  return number ? [number] : isDepositAccount(head.text) ? [head.text] : []
}

const isTotal = (head: Line | null) => head === null || isTotalLabel(head.text)

/** The words above each amount, with their lines joined. */
function headsOf(lines: readonly Line[], at: number, amounts: readonly AmountToken[]): (Line | null)[] {
  const words = new Map<AmountToken, Line['words'][number][]>(amounts.map((amount) => [amount, []]))
  const labels = labelLines(lines[at]!, linesAbove(lines, at)).map((line) => line.cellsApart(0.9 * line.height))
  // A title is above all columns, and the text above it above none.
  const title = labels.findLastIndex(({ length }) => length < 2)
  for (const cell of labels.slice(title + 1).flat()) words.get(nearestInLine(cell, amounts))!.push(...cell.words)
  return amounts.map((amount) => {
    const own = words.get(amount)!
    return own.length > 0 ? lineInOrder(own) : null
  })
}

/** The lines from the opening to the closing balances. */
function rowsFrom(lines: readonly Line[], at: number): Row[] {
  const rows: Row[] = []
  for (let i = at; i < Math.min(at + MOST, lines.length);) {
    const row = rowOf(lines, i)
    if (!row) break
    rows.push(row)
    i += row.lines
    if (rows.length > 1 && figureKind(row.label) === 'closing') return rows
  }
  return []
}

function rowOf(lines: readonly Line[], at: number): Row | null {
  const { tokens, amounts, label: begun } = lines[at]!
  if (amounts.length === 0 || tokens[0]!.kind === 'money') return null
  const rest = restOfLabel(lines, at, amounts[0]!)
  const label = textOf([{ text: begun }, ...rest])
  return /\p{L}{3}/u.test(label) ? { label, amounts, lines: rest.length > 0 ? 2 : 1 } : null
}

/** "Balance on June" over "30": the rest of a label in a narrow column. */
function restOfLabel(lines: readonly Line[], at: number, amount: AmountToken): readonly Token[] {
  const [line, below] = [lines[at]!, lines[at + 1]]
  if (!below || !areFlush(line, below) || !isNextLine(below, line) || below.box[2] > amount.box[0]) return []
  return below.hasMoney ? [] : below.tokens
}

function accountIn(page: Page, head: Line, rows: readonly Row[], end: number): ListedPart | null {
  const figures = rows.flatMap(({ label, amounts }, i) => {
    const amount = amounts.find((one) => Math.abs(one.box[2] - end) < FLUSH * one.height)
    const figure = i === 0 ? 'opening' : (figureKind(label) ?? 'other')
    return amount ? [{ figure, label, amount, date: null, count: null }] : []
  })
  const sum = (kind: FigurePart['figure']) =>
    sumCents(figures.filter(({ figure }) => figure === kind).map(({ amount }) => absolute(amount.amount.cents)))
  const closing = figures.findLast(({ figure }) => figure === 'closing')
  if (!closing || sum('opening') + sum('credits') - sum('debits') !== sum('closing')) return null
  return { kind: 'listed', page, line: head, label: head.text, balance: closing.amount, figures }
}
