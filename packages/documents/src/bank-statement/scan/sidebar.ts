import { lineOf, type Line } from '../../page/lines.ts'
import { height, type Word } from '../../page/page.ts'
import { isMoney, tokensOf } from '../../page/tokens.ts'
import { leadingDate } from '../table/row.ts'

/** What stands in a sidebar keeps off the amounts by so many heights of its text. */
const APART = 1
/** One sentence beside one row is no sidebar. */
const LEAST = 2

/**
 * Lines without the text of a sidebar beside the rows of a table: behind the amounts of some rows, flush left, words that other
 * rows do not have. A column of the table would go on in every row.
 */
export function withoutSidebar(lines: readonly Line[]): Line[] {
  const rows = lines.map(rowOf).filter((row) => row !== null)
  const beside = rows.filter(({ behind }) => behind.length > 0)
  const left = beside[0]?.behind[0]!.box[0]
  if (left === undefined || beside.length < LEAST || rows.length < beside.length + LEAST) return [...lines]
  const isFlush = beside.every(({ behind }) => Math.abs(behind[0]!.box[0] - left) < 0.5 * height(behind[0]!))
  const isFree = rows.every(({ amount }) => amount.box[2] < left)
  return isFlush && isFree ? lines.map((line) => leftOf(line, left)) : [...lines]
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
  const gap = behind.length > 0 ? behind[0]!.box[0] - amount.box[2] : Infinity
  return gap > APART * height(amount) ? { amount, behind } : null
}

function leftOf(line: Line, left: number): Line {
  const words = line.words.filter((word) => word.box[0] < left - 0.5 * height(word))
  return words.length > 0 && words.length < line.words.length ? lineOf(words) : line
}
