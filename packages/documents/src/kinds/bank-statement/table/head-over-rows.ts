import type { Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height, left, right, type Box } from '../../../model/page.ts'
import { isMoney, tokensOf, type Token } from '../../../layout/lexer/tokens.ts'
import { columnRole, columnPhrases, MONEY_ROLES } from '../words/columns.ts'
import type { Column, ColumnRole } from '../../../tables/columns.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'

/** Headings so many heights apart are those of two columns. */
const APART = 1.6
/** What stands in a column lines up with its heading, on the left or on the right, to so many heights. */
const ALIGNED = 0.7
const LEAST = 3
const MOST_UNKNOWN = 2
const MOST_WORDS = 4
const SIDES: Record<string, ColumnRole> = { in: 'credit', out: 'debit' }

interface Heading {
  text: string
  box: Box
  /** Null where its words are not known. */
  role: ColumnRole | null
}

/**
 * The columns of a line of headings of which some are in words that nobody knows, where the rows below say that it is one: a date
 * stands under that of dates, and every amount under one that is known. Unknown is what the rows have words under.
 */
export function columnsOverRows(lines: readonly Line[], at: number): Column[] | null {
  const cells = cellsOf(lines[at]!, APART * height(lines[at]!))
  if (cells.length < LEAST || !cells.every(mayBeHeading)) return null
  const rows = lines.slice(at + 1, at + 3).map(tokensOf)
  const headings = withChange(withInAndOut(cells.map(headingOf)), rows)
  const unknown = headings.filter(({ role }) => role === null).length
  if (unknown > MOST_UNKNOWN || !isOfMoney(headings.at(-1)!)) return null
  return areRowsUnder(headings, rows) ? described(headings, rows[0]!) : null
}

function mayBeHeading({ words, text }: Line): boolean {
  return words.length <= MOST_WORDS && !/\d/.test(text)
}

function knownRole(text: string): ColumnRole | null {
  return (columnPhrases(text)?.length ?? 0) > 0 ? columnRole(text) : null
}

function headingOf({ text, box }: Line): Heading {
  return { text, box, role: knownRole(text) }
}

/** "Out  In" head amounts beside each other, and mean nothing alone. */
function withInAndOut(headings: readonly Heading[]): Heading[] {
  const sides = headings.map(({ text }) => SIDES[text.toLowerCase()] ?? null)
  const areBoth = sides.includes('credit') && sides.includes('debit')
  return headings.map((heading, i) => ({ ...heading, role: (areBoth && sides[i]) || heading.role }))
}

/** Beside the balance alone, an unknown heading with amounts under it is that of what changed it. */
function withChange(headings: readonly Heading[], rows: readonly (readonly Token[])[]): Heading[] {
  const ofMoney = headings.filter(isOfMoney)
  const isAlone = ofMoney.length === 1 && ofMoney[0]!.role === 'balance'
  const amounts = rows.flatMap((row) => row.filter(isMoney))
  const change = headings.find((heading) => heading.role === null && amounts.some((amount) => isUnder(amount, heading)))
  return headings.map((heading) => (isAlone && heading === change ? { ...heading, role: 'amount' } : heading))
}

function areRowsUnder(headings: readonly Heading[], [first, ...others]: readonly (readonly Token[])[]): boolean {
  const date = first && leadingDate(first)
  const dates = headings.find(({ role }) => role === 'date')
  if (!date || !dates || !isUnder(date, dates) || !first.some(isMoney)) return false
  const amounts = [first, ...others].flatMap((row) => row.filter(isMoney))
  return amounts.every((amount) => headings.some((heading) => heading.role !== null && isUnder(amount, heading)))
}

/** The first unknown heading with words under it is that of what a row is for, where no other is. */
function described(headings: readonly Heading[], row: readonly Token[]): Column[] {
  const isNamed = headings.some(({ role }) => role === 'description')
  const words = row.filter(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text))
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

function isOfMoney({ role }: Heading): boolean {
  return role !== null && MONEY_ROLES.includes(role)
}

function isUnder(token: Token, heading: Pick<Column, 'box'>): boolean {
  const most = ALIGNED * height(token)
  return Math.abs(left(token) - left(heading)) < most || Math.abs(right(token) - right(heading)) < most
}
