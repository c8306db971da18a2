import { UNCONTRADICTED } from '../equations/confidence.ts'
import { shareColumn, isNextLine, isAtHead } from '../layout/geometry.ts'
import { type Line, lineInOrder } from '../layout/lines.ts'
import type { Page } from '../model/page.ts'
import {
  dayNumber,
  findDates,
  type FoundDate,
  FULL_MONTHS,
  hasYear,
  type PrintedDate,
  isRangeMark,
  LONGEST_PERIOD_DAYS,
  type FullDate,
} from './date.ts'
import { atMost, firstOn, type Found, foundIn } from '../layout/found.ts'

export interface Period {
  start: Found<PrintedDate> | null
  end: Found<PrintedDate> | null
}

/** A link to the line below after the text left of it: the recipient's address. */
const LINKED_BELOW = /(?:^|\s)(?:-|to|through|thru|ending)\W*$/i
const LABEL_OF_PERIOD = /^statement period:?$/i
const NO_PERIOD = /\b((fee|dividend|interest) period|tax year|offer|promotion|rate|effective|days in|average|charged)/i
/** What a period is of, right before it: "Service charge summary from August 1, 2025 thru August 31, 2025", "Rewards earned ...". */
const OF_OTHER =
  /\b(?:fees?|charges?|analysis|overdrafts?|rewards?|points|cash ?back)\b(?!.*\b(?:statement|cycle|this period)\b)[^\d$]*$/i
/** "Days in period 31" beside the period only counts its days, "Days in period 01/01/26 through 01/31/26: 31" prints it. */
const DAYS_COUNTED = /\bdays in (?:\w+ ){0,2}(?:period|cycle)(?:\W+\d{1,3}(?![\d/.-])|(?=\W+\d{1,2}\/\d))/gi
export const BEGINNING = /\b(beginning|from|start(?:ing)?(?: date)?)\s*:?\s*$/i

const MONTH_OF_STATEMENT = new RegExp(
  `\\b(${FULL_MONTHS}) (20\\d\\d) (?:(?:account|bank|monthly|checking|savings) )*(?:statement|activity)\\b|` +
    `(?:\\bstatement(?: period| month)?(?: for| of|:| [-–—])+|(?<!\\b(?:fee|pay|interest|rate|grace) )\\bperiod:) (${FULL_MONTHS}),? (20\\d\\d)\\b(?!\\s*(?:-|–|to|through)\\s)`,
  'i',
)
/** "September 2024", alone in the header of a page. */
const MONTH_ALONE = new RegExp(`^(${FULL_MONTHS}) (20\\d\\d)$`, 'i')

/** How many lines below its first a period may take: its dates on two lines each, and the link between them. */
export const LINES_BELOW = 4

/** A printed period on a line, or on a line and some below it: "June 10, 2021 to July 9, 2021". */
export function periodOn(page: Page, line: Line, below: readonly Line[]): Period | null {
  const [first] = findDates(line.text)
  if (NO_PERIOD.test(line.text.replace(DAYS_COUNTED, '')) || OF_OTHER.test(line.text.slice(0, first?.start)))
    return null
  if (!first) return rangeUnderLabel(page, line, below[0])
  const range = rangeOn(page, line)
  if (range?.end && hasYear(range.end.value)) return range
  return rangeInNarrowCell(page, line, below) ?? rangeOver(page, line, below) ?? range
}

/** The first period printed on the lines of a page. */
export const firstPeriodOn = (page: Page, lines: readonly Line[]): Period | null =>
  firstOn([...lines.keys()], (i) => periodOn(page, lines[i]!, lines.slice(i + 1, i + 1 + LINES_BELOW)))

/** "Statement period" over two dates: a scan may have lost the dash between them. */
function rangeUnderLabel(page: Page, line: Line, below: Line | undefined): Period | null {
  const label = /\bperiod\b/i.test(line.text) && line.cells.find(({ text }) => LABEL_OF_PERIOD.test(text))
  const [from, to] = label && below ? findDates(below.text) : []
  if (!label || !below || !from || !to || below.text.slice(from.end, to.start).trim() !== '') return null
  const under = foundIn(from.date, page, below, from.start, to.end)
  return shareColumn(label, under) ? complete(page, below, from, below, to) : null
}

/** Whether a line begins with a period, or with a number before it: "9861147720   03/13/26 to 04/10/26". */
export function beginsWithPeriod(page: Page, line: Line): boolean {
  const start = rangeOn(page, line)?.start
  const before = start && line.words.filter(({ box }) => box[2] <= start.box[0])
  return before?.every(({ text }) => /^[\dx*-]+$/i.test(text)) ?? false
}

/** The month that names a statement without another period: "February 2026 statement", "Statement for February 2026". */
export const monthOn = (page: Page, line: Line): Period | null => monthIn(page, line, MONTH_OF_STATEMENT)

/** A month alone in the header of a page, beside or below the word for a statement. */
export function monthInHead(page: Page, line: Line): Period | null {
  if (!isAtHead(page, line)) return null
  return line.cells.reduce<Period | null>((found, cell) => found ?? monthIn(page, cell, MONTH_ALONE), null)
}

function monthIn(page: Page, line: Line, pattern: RegExp): Period | null {
  const match = pattern.exec(line.text)
  const name = match?.[1] ?? match?.[3]
  const first = match && findDates(`${name} 1, ${match[2] ?? match[4]}`)[0]?.date
  if (!first || !hasYear(first)) return null
  const last = new Date(Date.UTC(first.year, first.month, 0)).getUTCDate()
  const at = match.index
  // The name of a month does not say where it begins and ends.
  const found = (day: number) => {
    return atMost(foundIn({ ...first, day }, page, line, at, at + match[0].length), UNCONTRADICTED)
  }
  return { start: found(1), end: found(last) }
}

function rangeOn(page: Page, line: Line): Period | null {
  const dates = findDates(line.text)
  for (const [i, from] of dates.entries()) {
    const to = dates[i + 1]
    const isRange = to && (isJoined(line.text, from, to) || isMonthInHead(page, line, from, to))
    const range = isRange ? complete(page, line, from, line, to) : null
    if (range) return range
  }
  return null
}

/** By a dash or a word; after "statement period" a scan may have lost it. */
function isJoined(text: string, from: FoundDate, to: FoundDate): boolean {
  // "1 June 2025 [GMT-04:00] - 30 June 2025 [GMT-04:00]" states the time zone.
  const between = text.slice(from.end, to.start).replace(/\[[^\]]*\]/g, ' ')
  const before = text.slice(0, from.start)
  // "Closed Nov 27 and Dec 25" names two days.
  if (/^\s*and\b/i.test(between) && !/\bbetween\b|\bperiod\b/i.test(before)) return false
  return isRangeMark(between) || (between.trim() === '' && /\bperiod\W*$/i.test(before))
}

/** Days from the first to the last of a month, by the calendar or from one statement to the next. */
const A_MONTH = { least: 26, most: 34 }

/** "August 1, 2025   August 31, 2025" in the header of a scan: a photograph loses the dash between them. */
function isMonthInHead(page: Page, line: Line, from: FoundDate, to: FoundDate): boolean {
  if (page.source !== 'ocr' || !isAtHead(page, line) || line.text.slice(from.end, to.start).trim() !== '') return false
  if (!hasYear(from.date) || !hasYear(to.date)) return false
  const days = dayNumber(to.date) - dayNumber(from.date)
  return days >= A_MONTH.least && days <= A_MONTH.most
}

/** "From  January 1, 2024" and below it "through  January 31, 2024", with words and dates in cells of their own. */
function rangeOver(page: Page, line: Line, [next, third]: readonly Line[]): Period | null {
  const from = findDates(line.text).at(-1)
  const under = next && lineUnder(line, next, third)
  const to = under && findDates(under.text)[0]
  const isRange = from && to && line.text.slice(from.end).trim() === '' && linksTo(line, from, under, to)
  return isRange ? complete(page, line, from, under, to) : null
}

/** A period that a narrow cell breaks anywhere: "November 15,", "2025", "through December 15,", "2025", or "May 1 - May 31,", "2025". */
function rangeInNarrowCell(page: Page, line: Line, below: readonly Line[]): Period | null {
  const begun = line.cells.filter(({ text }) => findDates(text).length > 0)
  return firstOn(begun, (cell) => {
    const broken = [cell]
    for (const next of below) {
      const last = broken.at(-1)!
      const under = isNextLine(next, last) ? cellUnder(last, next) : undefined
      if (under) broken.push(under)
    }
    return broken.length > 1 ? rangeOn(page, lineInOrder(broken.flatMap(({ words }) => words))) : null
  })
}

/** Whether the line below begins with the link between the two dates. */
function linksTo(line: Line, from: FoundDate, below: Line, to: FoundDate): boolean {
  const link = below.text.slice(0, to.start)
  return (
    /^\W*(?:through|thru)\W*$/i.test(link) ||
    (LINKED_BELOW.test(link) && BEGINNING.test(line.text.slice(0, from.start)))
  )
}

const cellUnder = (cell: Line, below: Line): Line | undefined => below.cells.find((other) => shareColumn(other, cell))

/** Half a line lower, a line of another column may be between: "From 04/01/2025" and "To 04/30/2025" beside an address. */
function lineUnder(line: Line, next: Line, third: Line | undefined): Line {
  return third && !cellUnder(line.cells.at(-1)!, next) && isNextLine(third, line) ? third : next
}

function complete(page: Page, line: Line, from: FoundDate, next: Line, to: FoundDate): Period | null {
  const whole = completeYears(from.date, to.date)
  return (
    whole && {
      start: foundIn(whole[0], page, line, from.start, from.end),
      end: foundIn(whole[1], page, next, to.start, to.end),
    }
  )
}

/** "Dec 5 - Jan 4, 2025": the year of the first date follows from that of the second. */
function completeYears(from: PrintedDate, to: PrintedDate): [PrintedDate, PrintedDate] | null {
  if (!hasYear(to)) return hasYear(from) ? yearBehind(from, to) : [from, to]
  const turns = from.month > to.month
  const start = { ...from, year: from.year ?? (turns ? to.year - 1 : to.year) }
  const days = dayNumber(to) - dayNumber(start)
  return days >= 0 && days <= 400 ? [start, to] : null
}

/** "May 1, 2026 to May 31", where the line ends before the second year. */
function yearBehind(from: FullDate, to: PrintedDate): [PrintedDate, PrintedDate] | null {
  const end = { ...to, year: to.month < from.month ? from.year + 1 : from.year }
  const days = dayNumber(end) - dayNumber(from)
  return days > 0 && days <= LONGEST_PERIOD_DAYS ? [from, end] : null
}
