import { lineOf } from '../../../layout/lines.ts'
import { textOf, byLeft } from '../../../model/page.ts'
import { type AmountToken, type DateToken, isLettered, leadingDate, type Token } from '../../../layout/lexer/tokens.ts'
import { type CellKind, isCellKind, type RowWords } from '../parts.ts'
import { timeOfDay } from '../../../layout/reading-order/dates.ts'
import { columnOver, isSecondDate, readWords } from './row-words.ts'
import { apartSideways, blankBetween, isAligned, nearestBy } from '../../../layout/geometry.ts'
import { ALIGNED } from '../../../layout/tolerances.ts'
import { alignRow, type Column, type ColumnGroup } from '../../columns.ts'

/** A line read as a row of a table. */
export interface ReadRow extends RowWords {
  /** The words that describe it, from left to right. */
  text: Token[]
}

const SAYS_NOTHING = { checkNumber: null, text: [], description: '', textLeft: null, directionWord: null }

/** What fills an empty cell. */
const BLANK = /^[-–—]+$/
/** Words, or the mark of a contactless payment, ")))", but not a bullet. */
const BEGINS_TEXT = /[\p{L}\d]|^\){2,}$/u
/** In heights: an amount further from every money column than this is part of the description. */
const FAR = 2.7

/** Reads the tokens of one group of columns by their positions. */
export function readRow(tokens: readonly Token[], group: ColumnGroup): ReadRow {
  const isOfTwoDates = group.columns.some(({ role }) => role === 'occurred')
  const posted = isOfTwoDates ? (dateOfPosting(tokens, group.columns) ?? dateInColumn(tokens, group.columns)) : null
  const date = posted ?? leadingDate(tokens) ?? dateInColumn(tokens, group.columns)
  const { cells, used } = moneyCells(
    tokens.filter((token) => token !== date),
    group.columns,
  )
  const time = timeOfDay(tokens, date)
  const words = tokens.filter(
    (token) =>
      token !== date &&
      !time.includes(token) &&
      !used.has(token) &&
      !(isOfTwoDates && token.kind === 'date' && isSecondDate(tokens, token)),
  )
  const { text, type, account, ...said } = readWords(words, tokens, group.columns)
  const name = account.length > 0 && { account: lineOf(account.flatMap((token) => token.words)) }
  return { date, ...described(text), ...(type.length > 0 && { type: textOf(type) }), cells, ...said, ...name }
}

/** Of the two dates that a row begins with, that of posting by its heading, however they are aligned. */
function dateOfPosting(tokens: readonly Token[], columns: readonly Column[]): DateToken | null {
  const first = leadingDate(tokens)
  const second = tokens.find((token) => token.kind === 'date' && isSecondDate(tokens, token))
  const [one, other] = columns.filter(({ role }) => role === 'date' || role === 'occurred')
  if (!first || second?.kind !== 'date' || !one || !other) return null
  return one.role === 'date' ? first : other.role === 'date' ? second : null
}

/** The date of a table that does not begin with it: Check number, Amount, Date. */
function dateInColumn(tokens: readonly Token[], columns: readonly Column[]): DateToken | null {
  const column = columns.findLast(({ role }) => role === 'date')
  if (!column || column === columns[0]) return null
  const dates = tokens.filter((token): token is DateToken => token.kind === 'date')
  return dates.find((token) => isAligned(token, column) || isWithin(token, column)) ?? null
}

/** "05-15" under the middle of "Date Credited". */
const isWithin = ({ box }: Token, column: Column) => column.box[0] <= box[0] && box[2] <= column.box[2]

/** The amounts in money columns. A number under the heading of check numbers is not an amount. */
function moneyCells(tokens: readonly Token[], columns: readonly Column[]) {
  const own = columns.filter(({ role }) => isCellKind(role) || role === 'check')
  const amounts = tokens
    .filter((token, i): token is AmountToken => isAmount(token) && !endsText(tokens[i - 1], token))
    .sort(byLeft)
  const cells: Partial<Record<CellKind, AmountToken>> = {}
  const used = new Set<Token>()
  const aligned = alignRow(amounts, own, {
    // An amount aligned with one column is in no other.
    misfit: (amount, column) =>
      !isAligned(amount, column) && own.some((other) => isAligned(amount, other)) ? Infinity : 0,
    leftOut: (amount) => farthest(amount, columns),
  })
  for (const [c, amount] of aligned.entries()) {
    const { role } = own[c]!
    if (!amount || !isCellKind(role)) continue
    const held = cells[role]
    // Deposits and interest may each have a column, with zeros in empty cells.
    if (held && held.amount.cents !== 0n && amount.amount.cents !== 0n) continue
    if (!held || held.amount.cents === 0n) cells[role] = amount
    used.add(amount)
  }
  return { cells, used }
}

const isAmount = (token: Token): token is AmountToken => token.kind === 'money' || token.kind === 'number'

/** In heights: the blank between two words of a text. */
const BLANK_IN_TEXT = 0.7

/** "CORNER STORE 08821": a number without cents as close to the words before it as they are to each other. */
const endsText = (before: Token | undefined, number: AmountToken) =>
  number.kind === 'number' &&
  before !== undefined &&
  isLettered(before) &&
  blankBetween(before, number) < BLANK_IN_TEXT * number.height

/** In points: how far from a money column an amount may be and still belong to it. */
function farthest(amount: AmountToken, columns: readonly Column[]): number {
  const inDescription = columnOver(amount, columns) === 'description'
  return (amount.kind === 'money' ? (inDescription ? FAR : 3 * FAR) : ALIGNED) * amount.height
}

function described(text: Token[]): Pick<ReadRow, 'text' | 'description' | 'textLeft'> {
  const first = text.find((token) => BEGINS_TEXT.test(token.text))
  return { text, description: textOf(text), textLeft: first?.box[0] ?? null }
}

/** Reads a row of a table without a header: its amounts are at the end, or directly after its date. */
export function readBareRow(tokens: readonly Token[]): ReadRow {
  const date = leadingDate(tokens)
  const beginning = date ? tokens.indexOf(date) + 1 + timeOfDay(tokens, date).length : 0
  const behindDate = tokens.slice(beginning)
  // Two dates, of posting and of the transaction, side by side or at both ends.
  const beyond = date && behindDate[0]?.kind === 'date' ? behindDate.slice(1) : behindDate
  const rest = date && beyond.at(-1)?.kind === 'date' ? beyond.slice(0, -1) : beyond
  // "$530.45  -  $940.68" has an empty column.
  const beyondText = rest.findLastIndex((token) => token.kind !== 'money' && !BLANK.test(token.text)) + 1
  const trailing = rest.slice(beyondText).filter((token) => token.kind === 'money')
  const amounts = trailing.length > 0 ? trailing : rest.slice(0, 1).filter((token) => token.kind === 'money')
  const text = rest.filter(
    (token, i) => !(token.kind === 'money' && amounts.includes(token)) && !(i >= beyondText && BLANK.test(token.text)),
  )
  const cells: ReadRow['cells'] = {}
  if (amounts[0]) cells.amount = amounts[0]
  const last = amounts.at(-1)
  // "1 × 12.00 = -12.00" repeats the amount.
  if (last && amounts.length > 1 && last.amount.cents !== -amounts[0]!.amount.cents) cells.balance = last
  const beside = behindDate !== beyond && { besideDate: behindDate[0] as DateToken }
  return { ...SAYS_NOTHING, date, ...described(text), cells, ...beside }
}

/** Pairs of date and amount, with a check's number between or before, on a whole line: 1/09 1,218.75 1/21 29.93 */
export function readGrid(tokens: readonly Token[]): ReadRow[] | null {
  const rows: ReadRow[] = []
  let number: string | null = null
  let date: DateToken | null = null
  for (const token of tokens) {
    if (token.kind === 'date' && !date) date = token
    else if (token.kind === 'money' && (date || number)) {
      rows.push({ ...SAYS_NOTHING, date, checkNumber: number, cells: { amount: token } })
      date = number = null
    } else if (/^\W*\d{2,10}\W*$/.test(token.text) && number === null) number = token.text.replace(/\D/g, '')
    else if (/[\p{L}\d]/u.test(token.text)) return null
  }
  return rows.length > 0 && !date && !number && rows.every((row) => row.date) ? rows : null
}

/**
 * The rows of a line that holds only the amounts of a day: "45.10 120.00 18.75  150.00  09/02 1,777.65" under "Checks
 * and debits | Deposits | Date | Balance". The balance follows the last amount.
 */
export function amountsBeside(row: ReadRow, { columns }: ColumnGroup): ReadRow[] {
  const further = row.text.filter((token) => token.kind === 'money')
  const sides = columns.filter(({ role }) => role === 'credit' || role === 'debit')
  if (row.date === null || row.checkNumber || further.length < row.text.length || sides.length === 0) return [row]
  const { debit, credit, balance } = row.cells
  const amounts = [...further, debit ?? [], credit ?? []].flat().filter(({ amount }) => amount.cents !== 0n)
  if (amounts.length < 2) return [row]
  return amounts.sort(byLeft).map((amount, i) => {
    const nearest = () => nearestBy(sides, (side) => apartSideways(side, amount)).role
    const side = amount === debit ? 'debit' : amount === credit ? 'credit' : nearest()
    const isLast = i === amounts.length - 1
    const cells = { [side]: amount, ...(isLast && balance && { balance }) }
    return { ...row, ...described([]), cells }
  })
}
