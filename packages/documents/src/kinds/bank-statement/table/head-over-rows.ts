import { type Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import { isMoney, tokensOf, type Token } from '../../../layout/lexer/tokens.ts'
import { columnKind, columnPhrases, MONEY_KINDS, type ColumnKind } from '../words/columns.ts'
import type { Column } from './columns.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'

/** Headings so many heights apart are those of two columns. */
const APART = 1.6
/** What stands in a column lines up with its heading, on the left or on the right, to so many heights. */
const ALIGNED = 0.7
const LEAST = 3
const MOST_UNKNOWN = 2
const MOST_WORDS = 4
const SIDES: Record<string, ColumnKind> = { in: 'credit', out: 'debit' }

interface Heading {
  text: string
  left: number
  right: number
  /** Null where its words are not known. */
  kind: ColumnKind | null
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
  const unknown = headings.filter(({ kind }) => kind === null).length
  if (unknown > MOST_UNKNOWN || !isOfMoney(headings.at(-1)!)) return null
  return areRowsUnder(headings, rows) ? described(headings, rows[0]!) : null
}

function mayBeHeading({ words, text }: Line): boolean {
  return words.length <= MOST_WORDS && !/\d/.test(text)
}

function knownKind(text: string): ColumnKind | null {
  return (columnPhrases(text)?.length ?? 0) > 0 ? columnKind(text) : null
}

function headingOf({ text, box }: Line): Heading {
  return { text, left: box[0], right: box[2], kind: knownKind(text) }
}

/** "Out  In" head amounts beside each other, and mean nothing alone. */
function withInAndOut(headings: readonly Heading[]): Heading[] {
  const sides = headings.map(({ text }) => SIDES[text.toLowerCase()] ?? null)
  const areBoth = sides.includes('credit') && sides.includes('debit')
  return headings.map((heading, i) => ({ ...heading, kind: (areBoth && sides[i]) || heading.kind }))
}

/** Beside the balance alone, an unknown heading with amounts under it is that of what changed it. */
function withChange(headings: readonly Heading[], rows: readonly Token[][]): Heading[] {
  const ofMoney = headings.filter(isOfMoney)
  const isAlone = ofMoney.length === 1 && ofMoney[0]!.kind === 'balance'
  const amounts = rows.flatMap((row) => row.filter(isMoney))
  const change = headings.find((heading) => heading.kind === null && amounts.some((amount) => isUnder(amount, heading)))
  return headings.map((heading) => (isAlone && heading === change ? { ...heading, kind: 'amount' } : heading))
}

function areRowsUnder(headings: readonly Heading[], [first, ...others]: readonly Token[][]): boolean {
  const date = first && leadingDate(first)
  const dates = headings.find(({ kind }) => kind === 'date')
  if (!date || !dates || !isUnder(date, dates) || !first.some(isMoney)) return false
  const amounts = [first, ...others].flatMap((row) => row.filter(isMoney))
  return amounts.every((amount) => headings.some(({ kind, ...place }) => kind !== null && isUnder(amount, place)))
}

/** The first unknown heading with words under it is that of what a row is for, where no other is. */
function described(headings: readonly Heading[], row: readonly Token[]): Column[] {
  const isNamed = headings.some(({ kind }) => kind === 'description')
  const words = row.filter(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text))
  const first = headings.find(({ kind, left }, i) => {
    const right = headings[i + 1]?.left ?? Infinity
    return kind === null && words.some(({ box }) => left - 1 <= box[0] && box[0] < right)
  })
  return headings.map((heading) => {
    const { kind, left, right } = heading
    return { kind: kind ?? (heading === first && !isNamed ? 'description' : 'other'), left, right }
  })
}

function isOfMoney({ kind }: Heading): boolean {
  return kind !== null && MONEY_KINDS.includes(kind)
}

function isUnder(token: Token, { left, right }: Pick<Column, 'left' | 'right'>): boolean {
  const most = ALIGNED * height(token)
  return Math.abs(token.box[0] - left) < most || Math.abs(token.box[2] - right) < most
}
