import { isMonthName } from '../../entities/date.ts'
import type { PrintedAmount } from '../../entities/amount.ts'
import { type Box, height, union, type Word } from '../../model/page.ts'
import { blankBetween } from '../geometry.ts'
import { type Join, JOINS, numbersIn, type NumberStyle } from './numbers.ts'

/** A number as printed: an amount of money, hours, a rate. */
export interface Figure {
  words: readonly Word[]
  box: Box
  /** As printed, signs and currency joined, footnote marks dropped: "-40.60". */
  text: string
  /** Null where it is a number but no money ("26.9250"). */
  amount: PrintedAmount | null
}

const THOUSANDS = /^[-+($]*\d{1,3}(?:,?\d{3})*$/

/** Some payrolls draw the separators of their amounts and do not write them. */
const DRAWN: readonly Join[] = [
  { name: 'separators drawn', example: '1 387 25', begun: THOUSANDS, next: /^\d{3}$/, gap: 0.7, isOpen: true },
  { name: 'point drawn', example: '387 25', begun: THOUSANDS, next: /^\d\d(?:\d\d)?[)-]?$/, gap: 0.7, glue: '.' },
]

const STYLE: NumberStyle = {
  joins: [...JOINS, ...DRAWN],
  bare: (text) => text.replace(/[*†‡°#^"'”’]+$/, '').replace(/[‐‑‒–—−]/g, '-'),
  // Payrolls mark with CR what goes the other way than its column.
  repairs: [[/^(.*?)CR$/, '-$1']],
  isOther: (words, at) => isYear(words, at) || isDayOfPeriod(words, at),
}

/** The numbers in a line of words, without the days and years of its dates. */
export function figuresOf(words: readonly Word[]): Figure[] {
  return numbersIn(words, STYLE).map((number) => ({ ...number, box: union(number.words.map(({ box }) => box)) }))
}

const DAY = /^(?:[1-9]|[12]\d|3[01])$/

/** Of the period over a column: "Oct 16 – Oct 31". */
function isDayOfPeriod(words: readonly Word[], i: number): boolean {
  const isDay = DAY.test(words[i]!.text) && i > 0 && isMonthName(words[i - 1]!.text)
  return isDay && (beginsPeriod(words, i - 1) || beginsPeriod(words, i - 4))
}

function beginsPeriod(words: readonly Word[], start: number): boolean {
  const [month, day, mark, lastMonth, lastDay] = start < 0 ? [] : words.slice(start, start + 5)
  if (!lastDay || !DAY.test(day!.text) || !DAY.test(lastDay.text)) return false
  return isMonthName(month!.text) && /^[-–—]$/.test(mark!.text) && isMonthName(lastMonth!.text)
}

/** A year that heads a column: "2025 to date", "2025 YTD", "October 2026". */
function isYear(words: readonly Word[], i: number): boolean {
  const [before, year, next] = [words[i - 1], words[i]!, words[i + 1]]
  if (!/^20\d\d$/.test(year.text)) return false
  const isOfMonth = before && isMonthName(before.text) && blankBetween(before, year) < height(year)
  const isToDate = next && /^(to|ytd|year)\b/i.test(next.text) && blankBetween(year, next) < height(next)
  return isOfMonth === true || isToDate === true
}

/** Hours or a rate as a decimal number; null where the figure is none. */
export function decimalOf(figure: Figure | undefined): string | null {
  const clock = /^(\d+):(\d\d)$/.exec(figure?.text ?? '')
  if (clock) return decimalHours(clock[1]!, clock[2]!)
  const text = figure?.text.replace(/[$,()]/g, '').replace(/^(.*)-$/, '-$1') ?? ''
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? text.replace(/\.$/, '').replace(/^(-?)\./, '$10.') : null
}

/** "4:30" is four and a half hours; to the hundredth, as payrolls round. */
function decimalHours(hours: string, minutes: string): string {
  return `${hours}.${String(Math.round((Number(minutes) * 100) / 60)).padStart(2, '0')}`
}
