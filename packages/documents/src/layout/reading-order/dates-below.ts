import { lineInOrder, type Line } from '../lines.ts'
import { height } from '../../model/page.ts'
import { areFlush, dropBetween } from '../geometry.ts'
import { CLOSELY_FLUSH, LINES_APART, ROWS_APART } from '../tolerances.ts'
import { isMoney, tokensOf, type Token } from '../lexer/tokens.ts'
import { hasYear } from '../../entities/date.ts'
import { leadingDate } from '../lexer/leading-date.ts'

/** One row may have a date below by accident. */
const LEAST = 2
/** A description takes at most so many lines before that of the date. */
const MOST_WRAPPED = 3
const SEPARATOR = /^[·•|]$/
const BALANCE = /^(?:running )?balance:?$/i

/**
 * Lines with each row put together whose date stands on the line below, before the rest of its description:
 * "Sent money to Lena  -1,000.00  2,656.86" / "5 June 2025 Transaction 1413900215". A long description takes more lines before that.
 */
export function withDatesBelow(lines: readonly Line[]): Line[] {
  const depths = new Map(lines.flatMap((_, at) => [[at, depthOfDate(lines, at)] as const]).filter(([, depth]) => depth))
  if (depths.size < LEAST) return [...lines]
  const whole: Line[] = []
  for (let at = 0; at < lines.length;) {
    const depth = depths.get(at) ?? 0
    whole.push(...(depth > 0 ? rowOf(lines.slice(at, at + depth), lines[at + depth]!) : [lines[at]!]))
    at += 1 + depth
  }
  return whole
}

/** How many lines below a row that has none its date stands, with nothing but words between; 0 where it has none there. */
function depthOfDate(lines: readonly Line[], at: number): number {
  const line = lines[at]!
  if (!isUndated(line)) return 0
  for (let depth = 1; depth <= MOST_WRAPPED; depth++) {
    const [above, below, next] = [lines[at + depth - 1]!, lines[at + depth], lines[at + depth + 1]]
    if (!below || !areFlush(line, below, CLOSELY_FLUSH)) return 0
    const within = dropBetween(above, below)
    if (within >= LINES_APART * height(line)) return 0
    const isApart = !next || dropBetween(below, next) > within + ROWS_APART * height(line)
    if (beginsWithDate(below)) return isApart && below.words.length >= 3 ? depth : 0
    if (tokensOf(below).some((token) => isMoney(token) || token.kind === 'date')) return 0
  }
  return 0
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

/** The date, what the row is for over all lines, and its amounts; its balance on a line of its own. */
function rowOf([line, ...wrapped]: readonly Line[], below: Line): Line[] {
  const { date, more, balance } = partsBelow(below)
  const tokens = tokensOf(line!)
  const end = tokens.findLastIndex((token) => !isMoney(token)) + 1
  const row = [date!, ...tokens.slice(0, end), ...wrapped.flatMap(tokensOf), ...more, ...tokens.slice(end)]
  return [row, balance].filter((part) => part.length > 0).map((part) => lineInOrder(part.flatMap(({ words }) => words)))
}
