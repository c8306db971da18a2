import { lineInOrder, type Line } from '../lines.ts'
import { height, right, union, type Word } from '../../model/page.ts'
import { areFlush, blankBetween } from '../geometry.ts'
import { CLOSELY_FLUSH, FLUSH } from '../tolerances.ts'
import { findDates, isMonthName } from '../../entities/date.ts'

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
/** So many days without their month make a column of days. */
const LEAST = 2
const HEADS = [/^(?:month|mo\.?|mes)$/i, /^(?:day|d[ií]a)$/i] as const

interface Begun {
  month: Word
  day: Word
}

/**
 * Lines with their dates whole where the margin names a month once, and the rows below it but their days: "FEB   23  CHECK 881",
 * "27  CHECK 883".
 */
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

/** The date of a line that begins with a day, flush with that of the last month above and no earlier; null for any other. */
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

function isFlush(word: Word, day: Word): boolean {
  return Math.abs(right(word) - right(day)) < FLUSH * height(day) || areFlush(day, word, CLOSELY_FLUSH)
}

function dateText(month: Word, day: Word): string | null {
  const date = findDates(`${month.text} ${day.text}`)[0]?.date
  return date ? `${date.month}/${date.day}` : null
}

/** The line with its first words as one, which says `text`. */
function beginning(line: Line, words: readonly Word[], text: string | null): Line {
  if (text === null) return line
  const printed = words.map((word) => word.printed ?? word.text).join(' ')
  const confidence = Math.min(...words.map((word) => word.confidence))
  const whole: Word = { ...words[0]!, text, printed, box: union(words.map(({ box }) => box)), confidence }
  return lineInOrder([whole, ...line.words.slice(words.length)])
}
