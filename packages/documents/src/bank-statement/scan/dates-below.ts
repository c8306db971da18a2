import { lineInOrder, type Line } from '../../page/lines.ts'
import { height } from '../../page/page.ts'
import { isMoney, tokensOf, type Token } from '../../page/tokens.ts'
import { hasYear } from '../../text/date.ts'
import { leadingDate } from '../table/row.ts'

/** Between two rows lies more than between the lines of one, by this share of their height. */
const APART = 0.25
/** One row may have a date below by accident. */
const LEAST = 2
const SEPARATOR = /^[·•|]$/
const BALANCE = /^(?:running )?balance:?$/i

/**
 * Lines with each row put together whose date stands on the line below, before the rest of its description:
 * "Sent money to Lena  -1,000.00  2,656.86" / "5 June 2025 Transaction 1413900215".
 */
export function withDatesBelow(lines: readonly Line[]): Line[] {
  const rows = lines.flatMap((_, at) => (isRow(lines, at) ? [at] : []))
  if (rows.length < LEAST) return [...lines]
  return lines.flatMap((line, at) => {
    if (rows.includes(at - 1)) return []
    return rows.includes(at) ? rowOf(line, lines[at + 1]!) : [line]
  })
}

function isRow(lines: readonly Line[], at: number): boolean {
  const [line, below, next] = [lines[at]!, lines[at + 1], lines[at + 2]]
  if (!below || below.words.length < 3 || Math.abs(below.box[0] - line.box[0]) > 0.3 * height(line)) return false
  const within = below.box[1] - line.box[3]
  const isApart = !next || next.box[1] - below.box[3] > within + APART * height(line)
  return isApart && within < height(line) && isUndated(line) && beginsWithDate(below)
}

function isUndated(line: Line): boolean {
  const tokens = tokensOf(line)
  const last = tokens.at(-1)!
  return isMoney(last) && /\p{L}{2}/u.test(tokens[0]!.text) && leadingDate(tokens) === null
}

/**
 * A date and what more there is to say, and no amount but the balance. A date without its year begins a row of its own as well,
 * unless a mark sets it apart ("Dec 5 · Direct deposit") or the balance says that the amount stands above.
 */
function beginsWithDate(line: Line): boolean {
  const { date, more, balance } = partsBelow(line)
  if (date?.kind !== 'date' || more.some(isMoney) || !more.some(({ text }) => /\p{L}{2}/u.test(text))) return false
  return hasYear(date.date) || balance.length > 0 || SEPARATOR.test(more[0]!.text)
}

/** The date, what more there is to say, and the balance where one ends the line: "Balance $3,185.95". */
function partsBelow(line: Line): { date: Token | undefined; more: Token[]; balance: Token[] } {
  const [date, ...rest] = tokensOf(line)
  const label = rest.at(-2)
  const isBalance = label !== undefined && BALANCE.test(label.text) && isMoney(rest.at(-1)!)
  return { date, more: isBalance ? rest.slice(0, -2) : rest, balance: isBalance ? rest.slice(-2) : [] }
}

/** The date, what the row is for over both lines, and its amounts; its balance on a line of its own. */
function rowOf(line: Line, below: Line): Line[] {
  const { date, more, balance } = partsBelow(below)
  const tokens = tokensOf(line)
  const end = tokens.findLastIndex((token) => !isMoney(token)) + 1
  const row = [date!, ...tokens.slice(0, end), ...more, ...tokens.slice(end)]
  return [row, balance].filter((part) => part.length > 0).map((part) => lineInOrder(part.flatMap(({ words }) => words)))
}
