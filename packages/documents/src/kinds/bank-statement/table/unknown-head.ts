import { lineOf, type Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import { tokensOf } from '../../../layout/lexer/tokens.ts'
import { columnRole, columnPhrases, isDirection, MONEY_ROLES } from '../words/columns.ts'

/** Headings so many heights apart are those of two columns, and in a tight table those nearly as close as words. */
const APART = [1, 0.65]
/** So many headings that are known make a head of a line with one or two that are not. */
const LEAST_KNOWN = 4
const MOST_UNKNOWN = 2
const MOST_WORDS = 3
/** Of which account a row is, where several share a table. */
export const OF_ACCOUNT = /^account(?: (?:name|number|no\.?|#))?$/i

/**
 * The headings on a line of which one or two are in words that nobody knows: "Date  Teller  Description  Debit  Credit  Balance".
 * All others are known, and are those of a date, a description and money. Null for any other line.
 */
export function headingsBesideUnknown(line: Line): Line[] | null {
  if (line.words.length < LEAST_KNOWN) return null
  return (
    APART.map((apart) => headingsIn(cellsOf(line, apart * height(line)).flatMap(withDirectionApart))).find(
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
  const known = cells.filter(({ text }) => (columnPhrases(text)?.length ?? 0) > 0 || OF_ACCOUNT.test(text))
  const unknown = cells.filter((cell) => !known.includes(cell))
  const roles = new Set(known.map(({ text }) => columnRole(text)))
  const money = cells.findIndex(({ text }) => MONEY_ROLES.includes(columnRole(text)))
  const isOfRows = roles.has('date') && (roles.has('description') || roles.has('type')) && money > 0
  // Behind the amounts it may head further amounts, which would be taken for others.
  const areAside = unknown.every((cell) => cells.indexOf(cell) < money && isHeading(cell))
  return known.length >= LEAST_KNOWN && unknown.length <= MOST_UNKNOWN && isOfRows && areAside ? cells : null
}

function isHeading(cell: Line): boolean {
  return cell.words.length <= MOST_WORDS && !/\d/.test(cell.text) && tokensOf(cell).every(({ kind }) => kind === 'text')
}
