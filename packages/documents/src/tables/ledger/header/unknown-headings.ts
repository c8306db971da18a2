import { type Line, lineOf } from '../../../layout/lines.ts'
import { type Box, left } from '../../../model/page.ts'
import { isAligned } from '../../../layout/geometry.ts'
import { leadingDate, type Token, isLettered } from '../../../layout/lexer/tokens.ts'
import { columnRole, isDirection, isHeading, MONEY_ROLES } from '../words/columns.ts'
import type { Column, ColumnRole } from '../../columns.ts'
import { type HeadingPart, sharedWidth, stack } from '../../header/stack.ts'

const LEAST = 3
const MOST_UNKNOWN = 2
const MOST_WORDS = 4

/** Few words without numbers. */
const mayBeHeading = ({ words, text }: Line) => words.length <= MOST_WORDS && !/\d/.test(text)

interface Heading {
  text: string
  box: Box
  /** Null if its words are unknown. */
  role: ColumnRole | null
}

/**
 * The columns of a heading line with some unknown words, if the rows below confirm it: a date is below the date column, and
 * every amount below a known one. Unknown columns are those with words below them.
 */
export function columnsOverRows({ cells }: Line, below: readonly Line[]): Column[] | null {
  if (cells.length < LEAST || !cells.every(mayBeHeading)) return null
  const rows = below.map(({ tokens }) => tokens)
  const headings = withChange(cells.map(headingOf), rows)
  const unknown = headings.filter(({ role }) => role === null).length
  if (unknown > MOST_UNKNOWN || !isOfMoney(headings.at(-1)!)) return null
  return areRowsUnder(headings, rows) ? described(headings, rows[0]!) : null
}

const headingOf = ({ text, box }: Line): Heading => ({ text, box, role: isHeading(text) ? columnRole(text) : null })

/** Beside only a balance, an unknown heading with amounts below is the column of changes. */
function withChange(headings: readonly Heading[], rows: readonly (readonly Token[])[]): Heading[] {
  const ofMoney = headings.filter(isOfMoney)
  const isAlone = ofMoney.length === 1 && ofMoney[0]!.role === 'balance'
  const amounts = rows.flatMap((row) => row.filter((token) => token.kind === 'money'))
  const change = headings.find(
    (heading) => heading.role === null && amounts.some((amount) => isAligned(amount, heading)),
  )
  return headings.map((heading) => (isAlone && heading === change ? { ...heading, role: 'amount' } : heading))
}

function areRowsUnder(headings: readonly Heading[], [first, ...others]: readonly (readonly Token[])[]): boolean {
  const date = first && leadingDate(first)
  const dates = headings.find(({ role }) => role === 'date')
  if (!date || !dates || !isAligned(date, dates) || !first.some(({ kind }) => kind === 'money')) return false
  const amounts = [first, ...others].flatMap((row) => row.filter((token) => token.kind === 'money'))
  return amounts.every((amount) => headings.some((heading) => heading.role !== null && isAligned(amount, heading)))
}

/** The first unknown heading with words below is the description, if there is no other. */
function described(headings: readonly Heading[], row: readonly Token[]): Column[] {
  const isNamed = headings.some(({ role }) => role === 'description')
  const words = row.filter(isLettered)
  const first = headings.find((heading, i) => {
    const next = headings[i + 1]
    const end = next ? left(next) : Infinity
    return heading.role === null && words.some((word) => left(heading) - 1 <= left(word) && left(word) < end)
  })
  return headings.map((heading) => {
    const { role, box } = heading
    return { role: role ?? (heading === first && !isNamed ? 'description' : 'other'), box }
  })
}

const isOfMoney = ({ role }: Heading) => role !== null && MONEY_ROLES.includes(role)

/** Headings this many heights apart belong to two columns; in a tight table they may be nearly as close as words. */
const APART_IN_HEAD = [1, 0.65]
/** This many known headings make a header of a line with one or two unknown ones. */
const LEAST_KNOWN = 4
/** The column for the account of a row, where several accounts share a table. */
export const OF_ACCOUNT = /^account(?: (?:name|number|no\.?|#))?$/i

/**
 * The headings on a line with one or two unknown ones: "Date  Teller  Description  Debit  Credit  Balance". The others are
 * known and include a date, a description and money. Null for any other line.
 */
export function headingsBesideUnknown(line: Line): Line[] | null {
  if (line.words.length < LEAST_KNOWN) return null
  return (
    APART_IN_HEAD.map((apart) => headingsIn(line.cellsApart(apart * line.height).flatMap(withDirectionApart))).find(
      (cells) => cells !== null,
    ) ?? null
  )
}

/** "AMOUNT D/C", one blank apart, are two headings. */
function withDirectionApart(cell: Line): Line[] {
  const before = cell.words.slice(0, -1)
  const last = cell.words.slice(-1)
  const isBehind = before.length > 0 && isDirection(last[0]!.text) && columnRole(lineOf(before).text) === 'amount'
  return isBehind ? [lineOf(before), lineOf(last)] : [cell]
}

function headingsIn(cells: Line[]): Line[] | null {
  const known = cells.filter(({ text }) => isHeading(text) || OF_ACCOUNT.test(text))
  const unknown = cells.filter((cell) => !known.includes(cell))
  const roles = new Set(known.map(({ text }) => columnRole(text)))
  const money = cells.findIndex(({ text }) => MONEY_ROLES.includes(columnRole(text)))
  const isOfRows = roles.has('date') && (roles.has('description') || roles.has('type')) && money > 0
  // After the amounts it may head further amounts, which would be mistaken for others.
  const areAside = unknown.every((cell) => cells.indexOf(cell) < money && mayBeHeading(cell))
  return known.length >= LEAST_KNOWN && unknown.length <= MOST_UNKNOWN && isOfRows && areAside ? cells : null
}

/** Headings this many heights apart belong to two columns. */
const APART_WHERE_STACKED = 0.7
/** Fewer columns may be words above each other by coincidence. */
const LEAST_STACKED = 4

/** Headings over two lines, known only as a whole: "Change" over "in Value", "New" over "Value"; else null. */
export function stackedHeadings(above: Line, below: Line): HeadingPart[] | null {
  const upper = headingsOn(above)
  const lower = headingsOn(below)
  if (!upper || !lower || lower.some((part) => upper.filter((over) => sharedWidth(over, part) > 0).length > 1))
    return null
  const headings = stack([upper, lower], (over, part) => sharedWidth(over, part) > 0)
  const isKnown = headings.every(({ text }) => isHeading(text))
  return isKnown && headings.length >= LEAST_STACKED ? headings : null
}

function headingsOn(line: Line): Line[] | null {
  const cells = line.cellsApart(APART_WHERE_STACKED * line.height)
  return cells.every(mayBeHeading) ? cells : null
}

const PART =
  /^(?:cash|coins?|currency|(?:checks?|cheques?|items?)(?: deposited)?|less cash(?: back)?)(?: (?:amount|in|deposited))?$/i
const TOTAL = /^(?:deposit )?total(?: (?:amount|deposit))?$/i
/** Hardly any line ends like that, and checking its end is cheaper than splitting its cells. */
const ENDS_IN_TOTAL = /total(?: (?:amount|deposit))?$/i

/**
 * The columns of a table of deposits with their components: "Date | Reference | Cash | Checks | Total". The total is the
 * amount; its components are ignored. Null for any other line.
 */
export function depositColumns(line: Line): Column[] | null {
  if (!ENDS_IN_TOTAL.test(line.text)) return null
  const { cells } = line
  const roles = cells.map(({ text }) => roleOf(text))
  const areParts = cells.filter(({ text }) => PART.test(text)).length > 1
  if (!areParts || roles.includes(null) || !roles.includes('date') || roles.at(-1) !== 'amount') return null
  return cells.map(({ box }, i) => ({ role: roles[i]!, box }))
}

function roleOf(heading: string): ColumnRole | null {
  if (PART.test(heading)) return 'other'
  if (TOTAL.test(heading)) return 'amount'
  const role = columnRole(heading)
  return role === 'date' || role === 'description' || role === 'type' || role === 'other' ? role : null
}
