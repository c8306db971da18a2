import { withBlocks, type Block } from '../../model/runs.ts'
import { cutAt } from '../cells.ts'
import { areFlush, blankBetween, endFlush, misalignment, nearestInLine } from '../geometry.ts'
import { type Line, lineInOrder, lineOf } from '../lines.ts'
import { textOf, height, type Word, placeOf } from '../../model/page.ts'
import { CLOSELY_FLUSH, FLUSH, LINES_APART } from '../tolerances.ts'
import type { Token } from '../lexer/tokens.ts'
import { findDates, isMonthName } from '../../entities/date.ts'

const OPENS = /^there$/i
const SPEAKS_OF_NUMBER = /^there (?:is|are|was|were) \d/i
const CLOSES = /\btotall?ing\b.*\d/i
/** The sentence takes at most this many lines, which may alternate with the rows beside it. */
const MOST_LINES = 6

/**
 * Separates a sentence that sums up a section beside its heading, table header and first rows: "There were 4 deposits" on one
 * line, "totaling $455.00." on the next. It becomes a line of its own after them.
 */
export const withAsidesApart = (lines: readonly Line[]) => withBlocks(lines, asideFrom)

function asideFrom(lines: readonly Line[], at: number): Block<Line> | null {
  const left = beginningIn(lines[at]!)
  if (left === null) return null
  const rest: Line[] = []
  const sentence: Word[] = []
  for (const [i, line] of lines.slice(at, at + MOST_LINES).entries()) {
    const sides = cutAt(line, left, LINES_APART)
    if (!sides) return null
    const [before, behind] = sides
    if (before) rest.push(before)
    if (!behind) continue
    if (i > 0 && behind.box[0] - left > behind.height) return null
    sentence.push(...behind.words)
    if (CLOSES.test(textOf(sentence))) return { by: [...rest, lineInOrder(sentence)], taken: i + 1 }
  }
  return null
}

/** Where such a sentence begins on a line after other words. */
function beginningIn(line: Line): number | null {
  const first = line.words.findIndex(({ text }) => OPENS.test(text))
  if (first < 1) return null
  const [before, opening] = [line.words[first - 1]!, line.words[first]!]
  const isApart = blankBetween(before, opening) > height(opening)
  return isApart && SPEAKS_OF_NUMBER.test(textOf(line.words.slice(first))) ? opening.box[0] : null
}

/** A single row has a day by coincidence. */
const LEAST = 2

const THIS = /^(?:this|current) (?:period|statement|month|cycle)$/i
const OTHER = /^(?:(?:last|previous|prior) (?:period|statement|month|cycle|year)|(?:this |last )?year.to.date|ytd)$/i

interface Heads {
  own: Line[]
  other: Line[]
}

/** Removes the amounts of other periods from a summary with columns for several: "Last period   This period". */
export function withoutOtherPeriods(lines: readonly Line[]): Line[] {
  let heads: Heads | null = null
  return lines.map((line) => {
    const found = headsOn(line)
    if (found) heads = found
    else if (heads && !line.hasMoney) heads = null
    return heads && !found ? withoutOthers(line, heads) : line
  })
}

function headsOn(line: Line): Heads | null {
  const cells = line.cells
  const own = cells.filter(({ text }) => THIS.test(text))
  const other = cells.filter(({ text }) => OTHER.test(text))
  return own.length === 1 && other.length > 0 && own.length + other.length === cells.length ? { own, other } : null
}

/** Only where each header has one amount under it, so that each amount certainly belongs to its header. */
function withoutOthers(line: Line, { own, other }: Heads): Line {
  const heads = [...own, ...other]
  const { amounts } = line
  const under = heads.map((head) => amounts.filter((amount) => nearest(amount, heads) === head))
  if (under.some((figures) => figures.length !== 1)) return line
  const dropped = other.flatMap((head) => under[heads.indexOf(head)]!.flatMap(({ words }) => words))
  return lineOf(line.words.filter((word) => !dropped.includes(word)))
}

function nearest(amount: Token, heads: readonly Line[]): Line | null {
  const best = nearestInLine(amount, heads)
  return misalignment(amount, best) < 2 * amount.height ? best : null
}

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
const HEADS = [/^(?:month|mo\.?|mes)$/i, /^(?:day|d[ií]a)$/i] as const

interface Begun {
  month: Word
  day: Word
}

/** Completes dates where the margin names a month once and rows have only their days: "FEB   23  CHECK 881". */
export function withMonthsOfMargin(lines: readonly Line[]): Line[] {
  const months = lines.map(monthAndDay)
  const days = lines.map((line, at) => (months[at] ? null : dayUnder(line, at, lines, months)))
  if (days.filter((day) => day !== null).length < LEAST) return [...lines]
  return lines.map((line, at) => {
    const [first, second] = line.words
    const begun = months[at]
    if (begun) return beginning(line, [begun.month, begun.day], dateText(begun.month, begun.day))
    if (days[at]) return beginning(line, [first!], days[at])
    const isHead = second !== undefined && HEADS[0].test(first!.text) && HEADS[1].test(second.text)
    return isHead ? beginning(line, [first!, second], 'DATE') : line
  })
}

function monthAndDay({ words: [month, day, next] }: Line): Begun | null {
  if (!month || !day || !next || !isMonthName(month.text) || !DAY.test(day.text)) return null
  return { month, day }
}

/** The date of a line that begins with a day, flush with that of the last month above and not earlier; else null. */
function dayUnder(line: Line, at: number, lines: readonly Line[], months: readonly (Begun | null)[]): string | null {
  const [first, next] = line.words
  if (!first || !next || !DAY.test(first.text)) return null
  const begun = months.findLastIndex((found, i) => found !== null && i < at)
  const above = months[begun]
  if (!above || !isFlush(first, above.day) || blankBetween(first, next) < FLUSH * height(first)) return null
  const before = lines
    .slice(begun + 1, at)
    .findLast(({ words: [word] }) => DAY.test(word!.text) && isFlush(word!, above.day))
  const earliest = Number((before?.words[0] ?? above.day).text)
  return Number(first.text) >= earliest ? dateText(above.month, first) : null
}

const isFlush = (word: Word, day: Word) => endFlush(word, day) || areFlush(day, word, CLOSELY_FLUSH)

function dateText(month: Word, day: Word): string | null {
  const date = findDates(`${month.text} ${day.text}`)[0]?.date
  return date ? `${date.month}/${date.day}` : null
}

/** The line with its first words as one word that reads `text`. */
function beginning(line: Line, words: readonly Word[], text: string | null): Line {
  if (text === null) return line
  const printed = words.map((word) => word.printed ?? word.text).join(' ')
  const whole: Word = { ...words[0]!, text, printed, ...placeOf(words) }
  return lineInOrder([whole, ...line.words.slice(words.length)])
}
