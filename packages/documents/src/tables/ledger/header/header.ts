import { Line, lineInOrder, lineOf } from '../../../layout/lines.ts'
import { type Word, lettersOf, byLeft, middleY } from '../../../model/page.ts'
import { type Column, type ColumnRole, type Columns, groupColumns } from '../../columns.ts'
import { type HeadingPart, sharedWidth, stack } from '../../header/stack.ts'
import { columnPhrases, columnRole, isDirection, isHeading, MONEY_ROLES } from '../words/columns.ts'
import { areFlush, dropBetween, isNextLine } from '../../../layout/geometry.ts'
import { CELLS_APART } from '../../../layout/tolerances.ts'
import { sectionHeading } from '../words/headings.ts'
import {
  columnsOverRows,
  depositColumns,
  headingsBesideUnknown,
  OF_ACCOUNT,
  stackedHeadings,
} from './unknown-headings.ts'

/** Maximum number of lines of a heading; headings centred beside each other may be half a line apart. */
const MOST_LINES = 3
/** How far the middle of a heading of two lines may be from that of one beside it, twice, in heights. */
const OFF_CENTRE = 0.7
/** With so many beside each other, no more lines decide whether a header begins with the first. */
const MOST_LOOKED_AT = 2 * MOST_LINES
/** The day a purchase was posted to the account, in words that say so and in words that may. */
const POSTED = /\bpost(?:ed|ing)?\b/i
const SETTLED =
  /\b(?:process(?:ed|ing)?|clear(?:ed)?|settled?|settlement|completed|completion|book(?:ed|ing)?|entry)\b/i

/** "Checks totalling 1,204.00" gives the total of a table's checks. */
const TOTALLING = /\s*\btotall?ing\b.*$/i
/** The date on which money counts, which may be before or after its posting. */
const VALUED = /\b(?:value|effective|eff)\b/i

/** Where two words touch: "Additions|Withdrawals". */
const GLUED = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/u

/** The other party, in words that head a column only beside known headings. */
const NAMES = /^(?:names?|counterpart(?:y|ies)|beneficiary|vendor)\b/i

export interface Header {
  columns: Columns
  /** How many lines of the page it takes. */
  lines: number
}

/** What was found at a line, and the lines from there on that decided it. */
const KNOWN = new WeakMap<Line, { lines: readonly Line[]; header: Header | null }>()

/** The header of a table that begins with this line. Passes ask this of every line, and lines seldom change in between. */
export function headerAt(lines: readonly Line[], at: number): Header | null {
  const first = lines[at]
  if (!first || hasFigures(first)) return null
  const own = lines.slice(at, at + MOST_LOOKED_AT)
  const known = KNOWN.get(first)
  if (known?.lines.length === own.length && known.lines.every((line, i) => line === own[i])) return known.header
  const header = headerOf(own)
  KNOWN.set(first, { lines: own, header })
  return header
}

/** The header that begins with the first of these lines. */
function headerOf(lines: readonly Line[]): Header | null {
  const first = lines[0]!
  const ofDeposits = depositColumns(first)
  if (ofDeposits) return { columns: groupColumns(ofDeposits), lines: 1 }
  const stacked = headingLines(withinReach(lines))
  if (isTitle(first, stacked) || isBesideCaption(first, lines.slice(1, MOST_LINES))) return null
  const over = stacked.length < 2 ? (headOverTwoLines(first, lines[1]) ?? headBesideMiddle(lines)) : null
  if (over) return over
  const overRows = columnsOverRows(first, lines.slice(1, 3))
  for (let count = stacked.length; count > 0; count--) {
    const columns = columnsOf(stacked.slice(0, count))
    if (overRows && lacksAmounts(columns) && !lacksAmounts(overRows)) break
    if (isTableHead(columns)) return { columns: groupColumns(columns), lines: count }
  }
  return overRows && isTableHead(overRows) ? { columns: groupColumns(overRows), lines: 1 } : null
}

/** The lines that may hold the headings of a header. */
function withinReach(lines: readonly Line[]): readonly Line[] {
  const [top, reach] = [lines[0]!.box[1], MOST_LINES * lines[0]!.height]
  return lines.filter(({ box }, i) => i < MOST_LINES || box[1] - top < reach)
}

/** The headings on each line, up to the first line with other words or farther below. */
function headingLines(lines: readonly Line[]): HeadingPart[][] {
  const stacked: HeadingPart[][] = []
  for (const [i, line] of lines.entries()) {
    const cells = i === 0 || isNextLine(line, lines[i - 1]!) ? headingCells(line) : null
    if (!cells) break
    stacked.push(cells)
  }
  return stacked
}

/** No heading contains an amount, except the total of the rows below. This rules out most lines of a page. */
const hasFigures = ({ text }: Line) => /\d/.test(text) && /\d/.test(text.replace(TOTALLING, ''))

const lacksAmounts = (columns: readonly Column[]) =>
  columns.every(({ role }) => role !== 'amount' && role !== 'credit' && role !== 'debit')

/** "Money in" beside "Money" over "out £": headings over two lines that are known only as a whole. */
function headOverTwoLines(first: Line, second: Line | undefined): Header | null {
  const headings = second && isNextLine(second, first) ? stackedHeadings(first, second) : null
  const columns = headings && columnsOf([headings])
  return columns && isTableHead(columns) ? { columns: groupColumns(columns), lines: 2 } : null
}

/** "Money" over "out", whose middle is beside "Date  Description  Balance": headings of two lines and of one, centred. */
function headBesideMiddle([upper, middle, lower]: readonly Line[]): Header | null {
  if (!upper || !middle || !lower || dropBetween(upper, lower) > 0.9 * upper.height + middle.height) return null
  const isCentred = Math.abs(middleY(upper) + middleY(lower) - 2 * middleY(middle)) < OFF_CENTRE * middle.height
  const head = isCentred ? headOverTwoLines(lineOf([...upper.words, ...middle.words]), lower) : null
  return head && { ...head, lines: 3 }
}

/** "Electronic Credits" over "Date Description Amount" is the table's title, not a column heading. */
function isTitle(line: Line, [first, second]: readonly HeadingPart[][]): boolean {
  if (!first || !second) return false
  if (first.length > 1) return isOneCell(line) && isTableHead(columnsOf([second])) && sectionHeading(line.text) !== null
  const below = columnsOf([second])
  // Above headings that are repeated side by side, a single word belongs to none of them.
  const standsApart = line.words.length > 1 || second.every((cell) => sharedWidth(first[0]!, cell) <= 0)
  const isWhole = (standsApart || groupColumns(below).groups.length > 1) && isTableHead(below)
  return isWhole || (columnRole(first[0]!.text) !== 'date' && line.box[0] <= second[0]!.box[0] + 0.5 * line.height)
}

/** "Transaction details" in the margin beside "Deposits & Credits", which begins where "Date  Amount  Description" below it does. */
function isBesideCaption(line: Line, below: readonly Line[]): boolean {
  const titles = line.cells.slice(1).filter(({ text }) => sectionHeading(text)?.direction != null)
  return below.some((next) => {
    const cells = titles.some((title) => areFlush(title, next)) ? headingCells(next) : null
    return cells !== null && columnRole(cells[0]!.text) === 'date' && isTableHead(columnsOf([cells]))
  })
}

/** "Card Withdrawals" names two columns only if its words are apart. */
const isOneCell = (line: Line) => line.cellsApart(line.height).length === 1

/** The column headings on a line; null if it has other words too. */
function headingCells(printed: Line): HeadingPart[] | null {
  const line = GLUED.test(printed.text) ? lineInOrder(printed.words.flatMap(withoutGlue)) : printed
  const phrases = columnPhrases(line.text.replace(TOTALLING, ''))
  if (!phrases) return headingsBesideUnknown(line)
  if (phrases.length === 0) return null
  const cells: HeadingPart[] = []
  let start = 0
  const spans = line.words.map((word) => {
    const span = { word, start, end: start + word.text.length }
    start += word.text.length + 1
    return span
  })
  for (const phrase of phrases) {
    const words = spans.filter((span) => span.start < phrase.end && span.end > phrase.start).map((span) => span.word)
    const whole = lineOf(words)
    const parts = whole.cellsApart(CELLS_APART * line.height)
    // "Transaction" and "Description" far apart are two columns, because each alone is a heading.
    const apart = parts.length > 1 && parts.every((part) => isHeading(part.text)) ? parts : null
    const text = line.text.slice(phrase.start, phrase.end)
    cells.push(...(apart ?? [new Line(whole.words, whole.box, text)]))
  }
  return cells
}

/** "AdditionsWithdrawals" is two headings that touch. */
function withoutGlue(word: Word): Word[] {
  const seam = word.text.search(GLUED)
  return seam < 0 ? [word] : [lettersOf(word, 0, seam), ...withoutGlue(lettersOf(word, seam))]
}

/** Headings above each other are one column. */
function columnsOf(lines: readonly HeadingPart[][]): Column[] {
  const headings = stack(lines, (above, below) => sharedWidth(above, below) > 0)
  return withBalance(headings.map((heading) => ({ role: roleBeside(heading, headings), box: heading.box })))
}

/** After a column of credits and one of debits, another "Amount" is the balance. */
function withBalance(columns: readonly Column[]): Column[] {
  const sides = columns.filter(({ role }) => role === 'credit' || role === 'debit')
  const amounts = columns.filter(({ role }) => role === 'amount')
  const isBalance = sides.length === 2 && sides.every(({ box }) => box[0] < (amounts[0]?.box[0] ?? 0))
  return columns.map((column) => (isBalance && column === amounts[0] ? { ...column, role: 'balance' } : column))
}

/** "Dr/Cr" holds amounts, and "Transaction" descriptions, unless another column does. Balances follow the posting date. */
function roleBeside(column: HeadingPart, columns: readonly HeadingPart[]): ColumnRole {
  const others = columns.filter((other) => other !== column)
  if (isDirection(column.text) && others.some(({ text }) => /^\W*amount/i.test(text))) return 'direction'
  if (isOccurrence(column, others)) return 'occurred'
  if (OF_ACCOUNT.test(column.text)) return 'account'
  if (NAMES.test(column.text)) return 'description'
  if (isInterestAdded(column, others)) return 'credit'
  if (isAvailable(column) && others.some((other) => columnRole(other.text) === 'balance' && !isAvailable(other)))
    return 'other'
  const isDescribed = others.some(({ text, box }) => box[0] > column.box[2] && /description|details/i.test(text))
  return isDescribed && /^(transaction|activity)s?$/i.test(column.text) ? 'type' : columnRole(column.text)
}

/** An available balance: beside the balance, it does not follow from the rows. */
const isAvailable = ({ text }: HeadingPart) => /\b(available|collected)\b/i.test(text)

/** A passbook separates interest from deposits; beside the balance of a loan, interest was paid. */
function isInterestAdded({ text }: HeadingPart, others: readonly HeadingPart[]): boolean {
  const roles = others.map((other) => columnRole(other.text))
  const isOfDeposits = roles.includes('credit') && roles.includes('debit') && roles.includes('balance')
  return isOfDeposits && !roles.includes('principal') && /^interest(?: (?:paid|earned|credited|added))?$/i.test(text)
}

/** Whether another column has the dates of posting. Settlement counts as posting only beside the payment's date. */
function isOccurrence(column: HeadingPart, others: readonly HeadingPart[]): boolean {
  const dates = others.filter(({ text }) => columnRole(text) === 'date')
  const inOrder = [column, ...others].sort(byLeft)
  const [before, next] = [inOrder[inOrder.indexOf(column) - 1], inOrder[inOrder.indexOf(column) + 1]]
  // "Transaction  Posted  Description" leaves out that both are dates.
  const isHalf = /^transaction$/i.test(column.text) && next !== undefined && /^posted$/i.test(next.text)
  if (POSTED.test(column.text) || (columnRole(column.text) !== 'date' && !isHalf)) return false
  if (dates.some(({ text }) => POSTED.test(text))) return true
  if (VALUED.test(column.text) && dates.some(({ text }) => !VALUED.test(text))) return true
  const beside = dates.filter((date) => date === before || date === next)
  return beside.some(({ text }) => SETTLED.test(text)) && !SETTLED.test(column.text)
}

function isTableHead(columns: readonly Column[]): boolean {
  const has = (...roles: string[]) => columns.some(({ role }) => roles.includes(role))
  return has(...MONEY_ROLES) && (has('date') || (has('check', 'description') && columns.length >= 2))
}
