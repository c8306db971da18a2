import { lineOf, type Line } from '../lines.ts'
import { height, type Word } from '../../model/page.ts'
import { cutAt } from '../cells.ts'
import { blankBetween } from '../geometry.ts'
import { FLUSH } from '../tolerances.ts'
import { isMoney, tokensOf } from '../lexer/tokens.ts'
import { leadingDate } from '../lexer/leading-date.ts'

/** One sentence beside one row is no sidebar. */
const LEAST = 2

/** So many lines above and below the rows, the sidebar may stand beside the head of the table and its sums. */
const AROUND = 4

/**
 * Lines without the text of a sidebar beside the rows of a table: behind the amounts of some rows, flush left, words that other
 * rows do not have. A column of the table would go on in every row, and rows beside rows are another table.
 */
export function withoutSidebar(lines: readonly Line[]): Line[] {
  const left = leftOfSidebar(lines.map(rowOf).filter((row) => row !== null))
  if (left === null) return [...lines]
  const first = lines.findIndex((line) => rowOf(line) !== null)
  const last = lines.findLastIndex((line) => rowOf(line) !== null)
  const beside = lines.slice(first, last + 1).map((line) => cutAt(line, left)?.[1])
  if (beside.filter((part) => part && isDatedAmount(part)).length >= LEAST) return [...lines]
  return lines.flatMap((line, i) => {
    if (i < first - AROUND || i > last + AROUND) return [line]
    const [before, panel] = cutAt(line, left) ?? [line, null]
    const isBesideRows = first <= i && i <= last
    return !panel || (!isBesideRows && !isFlush(panel, left)) ? [line] : (before ?? [])
  })
}

function leftOfSidebar(rows: readonly Row[]): number | null {
  const beside = rows.filter(({ behind }) => behind.length > 0)
  const left = beside[0]?.behind[0]!.box[0]
  if (left === undefined || beside.length < LEAST || rows.length < beside.length + LEAST) return null
  const areFlush = beside.every(({ behind }) => isFlush(lineOf(behind), left))
  return areFlush && rows.every(({ amount }) => amount.box[2] < left) ? left : null
}

function isFlush(line: Line, left: number): boolean {
  return Math.abs(line.box[0] - left) < FLUSH * height(line)
}

function isDatedAmount(line: Line): boolean {
  const tokens = tokensOf(line)
  return leadingDate(tokens) !== null && isMoney(tokens.at(-1)!)
}

interface Row {
  amount: Word
  /** The words behind its last amount. */
  behind: Word[]
}

/** A row that has its description before its amounts. */
function rowOf(line: Line): Row | null {
  const tokens = tokensOf(line)
  const last = tokens.findLastIndex(isMoney)
  const isDescribed = tokens.slice(0, last).some(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text))
  if (last < 0 || !isDescribed || leadingDate(tokens) === null) return null
  const amount = tokens[last]!.words.at(-1)!
  const behind = tokens.slice(last + 1).flatMap(({ words }) => words)
  const isApart = behind.length === 0 || blankBetween(amount, behind[0]!) > height(amount)
  return isApart ? { amount, behind } : null
}
