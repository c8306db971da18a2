import type { Line } from '../../../layout/lines.ts'
import { height, left } from '../../../model/page.ts'
import { type AmountToken, isLettered, type Token } from '../../../layout/lexer/tokens.ts'
import { readBareRow, readRow } from './row.ts'
import { MONEY_ROLES } from '../words/columns.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import { isOfHeadingWords, sectionHeading } from '../words/headings.ts'
import { isBare, type LineAt, type Part, type RowPart, type RowWords, type Table } from '../parts.ts'
import { areFlush, type Placed, dropBetween, isNextLine } from '../../../layout/geometry.ts'
import { FLUSH } from '../../../layout/tolerances.ts'

/** In heights: text aligned with blanks is off by a letter. */
const INDENT = 0.8
/** In heights: how far further lines of a row may be indented. */
const FARTHER_IN = 4
const UNFINISHED = /\b(?:transfer|xfer|payment|pmt|sweep|tfr|trnsfr|moved)\b.*\b(?:to|from)$/i
/** Print less than this share as high as that above it is set smaller. */
const FINE = 0.93
const FOOTER = /\bpage \d|\bpage\b.*\bof \d|continued|^sheet\b|member fdic|^\(?[*^†]\)?\s|^\d+ of \d+$/i
/** The label of a sum of several amounts: "Money in", "Deposits". */
const OF_SEVERAL = /\b(?:in|out|(?:deposit|withdrawal|credit|debit|payment|purchase|addition|subtraction)s)$/i
const BALANCE_BELOW = /^(?:running |resulting |your )?balance:?$/i

/** Whether a line is a row continuation: directly below, and neither left of the description nor beyond the end of the row. */
export const followsRow = (row: RowPart, line: Line) => isRightBelow(row, line) && (isBare(row) || !line.hasMoney)

function isRightBelow(row: RowPart, line: Line): boolean {
  if (!isNear(row, line)) return false
  return line.box[0] >= textLeft(row) - INDENT * line.height && line.box[0] < row.line.box[2]
}

const isNear = (row: RowPart, line: Line) => isNextLine(line, row.more.at(-1) ?? row.line) && !FOOTER.test(line.text)

/** Whether a line is a row under the previous row's date: text where the texts begin, amounts in the columns. */
export function isUndatedRow(row: RowPart, line: Line): boolean {
  const { columns, areAmountsLast } = row.table
  if (!columns && areAmountsLast) return isRowOfWords(row, line)
  const [first] = line.tokens
  return first !== undefined && dropBelow(row, first) < 3 * first.height && hasCellsAsIn(row, line)
}

/** Whether a line without a date has its text where that of a row begins, and its amounts in the columns. */
export function hasCellsAsIn(row: RowPart, line: Line): boolean {
  const { columns } = row.table
  const [first] = line.tokens
  if (!columns || columns.groups.length !== 1 || !first || first.kind === 'date' || isBare(row)) return false
  const read = readRow(line.tokens, columns.groups[0]!)
  const amounts = Object.values(read.cells)
  if (amounts.length === 0 || isSumOrBalance(read.description) || BALANCE_BELOW.test(read.description)) return false
  return read.textLeft !== null && Math.abs(read.textLeft - textLeft(row)) < 0.5 * first.height
}

/** "CHECK 2204  950.00-  234.44" below the rows of its day, where no header names the columns. */
function isRowOfWords(row: RowPart, { tokens, label }: Line): boolean {
  const [first, last] = [tokens[0]!, tokens.at(-1)!]
  if (first.kind !== 'text' || last.kind !== 'money' || isBare(row) || isSumOrBalance(label)) return false
  const gap = dropBelow(row, first)
  return gap < 0.9 * first.height && isFlushWithText(first, row)
}

/** The balance after a row, printed below the row: "Balance 754.38". */
export function balanceBelow(row: RowPart, line: Line): AmountToken | null {
  const [amount, ...more] = line.amounts
  if (!amount || more.length > 0 || row.cells.balance || isBare(row)) return null
  const near = dropBelow(row, line) < 1.5 * row.line.height
  return near && BALANCE_BELOW.test(line.label) ? amount : null
}

/** "ATM withdrawal" may name a transaction or a sum; in the column of transactions it is a transaction. */
function isSumOrBalance(label: string): boolean {
  const kind = figureKind(label)
  return isTotalLabel(label) || kind === 'opening' || kind === 'closing'
}

/** Whether words right below a row, aligned with its description and set in from its date, continue it. */
export function isFlushBelow(row: RowPart, line: Line): boolean {
  const { tokens } = line
  if (!line.amounts.every((amount) => isWithinText(row, amount)) || !isRightBelow(row, line) || isLabelledSum(line))
    return false
  // "Number of deposits 4" counts the rows above.
  const amounts = Math.min(...Object.values(row.cells).map((cell) => cell.box[0]))
  if (tokens.some((token) => token.kind === 'number' && token.box[2] > amounts)) return false
  const left = textLeft(row)
  const isSetIn = left - datesLeft(row) > 2 * line.height
  // "07/03 TOM THUMB" is to the right of where the dates of rows are.
  const most = tokens[0]?.kind === 'date' ? FARTHER_IN : 0.5
  return isSetIn && line.box[0] - left < most * line.height
}

/** "Money in +$4,293.54" below the last row of a month is a sum; "Purchase 44.18 Cash back 20.00" is not. */
function isLabelledSum({ tokens, amounts, label }: Line): boolean {
  const isOne = amounts.length === 1 && tokens.at(-1)!.kind === 'money'
  return isOne && OF_SEVERAL.test(label) && isOfHeadingWords(label)
}

/** Where the dates of rows begin; for a row without one, the left edge of its column's header. */
function datesLeft({ date, line, table }: RowPart): number {
  const [first] = table.columns?.groups[0]?.columns ?? []
  return date === null && first?.role === 'date' ? Math.min(first.box[0], line.box[0]) : line.box[0]
}

/** Whether a line of smaller print directly below an undated row names the kind of that row, and is not a heading of others. */
export function isFinePrintBelow(row: RowPart, line: Line): boolean {
  return (
    row.date === null && followsRow(row, line) && line.height < FINE * row.line.height && isFlushWithText(line, row)
  )
}

/** "Posted on 04/02 $42.00", "160.15 X 1.2737": an amount that ends before the columns of amounts is text. */
function isWithinText(row: RowPart, amount: Token): boolean {
  const cells = Object.values(row.cells).map((cell) => cell.box[0])
  const heads = (row.table.columns?.groups[0]?.columns ?? []).filter(({ role }) => MONEY_ROLES.includes(role))
  return heads.length > 0 && amount.box[2] < Math.min(...cells, ...heads.map(({ box }) => box[0])) - 2 * amount.height
}

/** The words below the name of a row's account that are aligned with it: "Checking (...2201)" below "Everyday". */
export const restOfAccount = (account: Line, line: Line): Line | null =>
  goesOn(line, account, [account.box[0]]) ? line.cellsApart(1.5 * line.height)[0]! : null

/**
 * Whether a line continues a description that breaks off, "ONLINE TRANSFER TO", even with the name of an account: directly
 * below the row or, on the next page, below the table header there.
 */
export function finishesRow(row: RowPart, line: Line, above: Line): boolean {
  if (isBare(row) || row.more.length > 0 || !UNFINISHED.test(row.description)) return false
  return goesOn(line, above, [textLeft(row), row.line.box[0]])
}

/** A row at the foot of a page breaks off if at least so many, and half, of its table's rows have a further line. */
const LEAST_WRAPPED = 2
/** In lines: so much of a row may be on the next page. */
const MOST_ACROSS = 2

/** "Checking - 4821": an account's kind and its number. */
const ACCOUNT_TITLE =
  /^(?:\p{L}+ ){0,3}(?:checking|savings|money market|share draft|account)\b(?: \p{L}+){0,2}\W*[\dXx*•-]{3,}\W*$/iu
/** "Important: fees change June 1" is a notice. */
const NOTICE = /^(?:important|notice|note|attention|please|reminder)\b/i

/**
 * Whether a line is the rest of the row at the foot of the previous page: it is above the first row of its page, where further
 * lines begin, and no heading, title of an account, notice or repetition of the statement's head.
 */
export function endsRowAcross(foot: RowPart, parts: readonly Part[], { lines, index }: LineAt): boolean {
  const down = lines.slice(index, index + MOST_ACROSS + 1)
  const first = down.findIndex(({ isDatedRow }) => isDatedRow)
  const described = down[first]?.tokens.find(isLettered)
  if (!described || first < 1 || foot.more.length > 0 || isBare(foot)) return false
  const rows = parts.filter((part): part is RowPart => part.kind === 'row' && part.table === foot.table)
  const wrapped = rows.filter(({ more }) => more.length > 0)
  const [example] = wrapped
  if (!example || wrapped.length < LEAST_WRAPPED || 2 * wrapped.length < rows.length) return false
  const indent = left(example.more[0]!) - textLeft(example)
  return down.slice(0, first).every((line, i) => {
    const isNear = isNextLine(down[i + 1]!, line)
    const isInText = line.amounts.every((amount) => isWithinText(foot, amount))
    const isAligned = Math.abs(left(line) - left(described) - indent) < INDENT * line.height
    return isNear && isInText && isAligned && !isOfFrame(line, parts)
  })
}

/** Whether a line at the top of a page belongs to the page and not to a row. */
function isOfFrame(line: Line, parts: readonly Part[]): boolean {
  const isTitle = ACCOUNT_TITLE.test(line.text) || sectionHeading(line.text) !== null
  return isTitle || FOOTER.test(line.text) || NOTICE.test(line.text) || isRepeated(line, parts)
}

/** The holder's name or the account's in the head of the statement may be repeated on each page. */
const isRepeated = ({ text }: Line, parts: readonly Part[]) =>
  parts.some((part) => part.kind === 'text' && part.line.text === text)

/** Whether a line of words is right below another and begins at one of these places. */
const goesOn = (line: Line, above: Line, lefts: readonly number[]) =>
  isNextLine(line, above) &&
  lefts.some((left) => Math.abs(line.box[0] - left) < INDENT * line.height) &&
  !line.tokens.some((token) => token.kind === 'money' || token.kind === 'date') &&
  !FOOTER.test(line.text)

/** Whether words aligned with the dates are as close to the row above as to the one below: they continue it. */
export function isBetweenRows(row: RowPart, line: Line, next: Line | undefined): boolean {
  const above = dropBelow(row, line)
  if (!next || !areFlush(line, row.line) || above > 0.9 * line.height || line.hasMoney || FOOTER.test(line.text))
    return false
  // A balance opens whatever the line is the heading of.
  if (isSumOrBalance(next.wording)) return false
  return next.isDatedRow && isNextLine(next, line)
}

/** Whether a line holds the missing amount of the row before: amounts may be on the last line of a description. */
export const bringsAmount = (row: RowPart, line: Line) =>
  isBare(row) && line.hasMoney && followsRow(row, line) && !isSumOrBalance(line.label)

/** Whether words begin another row of the day, where amounts are on last lines and the row above is complete. */
export function beginsAnother(row: RowPart, line: Line): boolean {
  if (!row.table.areAmountsLast || isBare(row) || line.hasMoney || line.tokens[0]?.kind === 'date') return false
  const begins = wordsOfRow(line, row.table).textLeft ?? left(line)
  return isNear(row, line) && Math.abs(begins - textLeft(row)) < FLUSH * height(line)
}

/** The words of a row without a date, which may have a type before its description. */
export function wordsOfRow(line: Line, { columns }: Table): RowWords {
  const [group, ...others] = columns?.groups ?? []
  const alone = { checkNumber: null, directionWord: null, description: line.text, textLeft: left(line) }
  return { date: null, ...alone, ...(group && others.length === 0 && readRow(line.tokens, group)), cells: {} }
}

/** Whether a line of the next page has the amount of a row cut off, where amounts are on last lines. */
export function bringsAmountAcross(row: RowPart, line: Line): boolean {
  const [first, last] = [line.tokens[0]!, line.tokens.at(-1)!]
  if (!isBare(row) || !row.table.areAmountsLast || first.kind === 'date' || last.kind !== 'money') return false
  return isFlushWithText(line, row) && !isSumOrBalance(line.label)
}

/** The amounts on a further line of a row, by column. */
export function cellsBelow(row: RowPart, { tokens }: Line): RowPart['cells'] {
  const groups = row.table.columns?.groups ?? []
  const cells = groups.length === 1 ? readRow(tokens, groups[0]!).cells : {}
  return Object.keys(cells).length > 0 ? cells : readBareRow(tokens).cells
}

/** The gap between a row, with its continuations so far, and the line below it. */
const dropBelow = (row: RowPart, line: Placed) => dropBetween(row.more.at(-1) ?? row.line, line)

const isFlushWithText = (line: Placed, row: RowPart) => Math.abs(left(line) - textLeft(row)) < FLUSH * height(line)

/** Where the description of a row begins. */
function textLeft(row: RowPart): number {
  return (
    row.textLeft ??
    row.table.columns?.groups[0]?.columns.find(({ role }) => role === 'description')?.box[0] ??
    row.line.box[0]
  )
}
