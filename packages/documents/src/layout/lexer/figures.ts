import { isMonthName } from '../../entities/date.ts'
import { readPrintedAmount, type PrintedAmount } from '../../entities/amount.ts'
import { height, union, type Box, type Word } from '../../model/page.ts'

/** A number as printed: an amount of money, hours, a rate. */
export interface Figure {
  words: Word[]
  box: Box
  /** As printed, signs and currency joined, footnote marks dropped: "-40.60". */
  text: string
  /** Null where it is a number but no money ("26.9250"). */
  amount: PrintedAmount | null
}

const OPENS = /^[$+\-‐‑‒–—−(]{1,3}$/
const NUMBER = /^[$+\-‐‑‒–—−(]*\$?\s?(\d[\d.,]*|\.\d+)([-)]*|CR)$/
const CLOCK_TIME = /^\d{1,3}:[0-5]\d$/
const CLOSES = /^([-)]|CR)$/
/** Stars before a sum, that nothing can be written there; a masked number has no cents. */
const GUARD = /^\*+(?=\$?[\d,]*\.\d\d\b)/
const FOOTNOTE = /[*†‡°#^"'”’]+$/

/**
 * The numbers in a line of words. Joins what belongs to one figure: "- 40.60", "$ 452.43", and "1 387 25", the way
 * a text layer shows an amount whose separators are drawn and not written.
 */
export function figuresOf(words: readonly Word[]): Figure[] {
  const figures: Figure[] = []
  for (let i = 0; i < words.length;) {
    const end = figureEnd(words, i)
    if (end > i) figures.push(figure(words.slice(i, end)))
    i = Math.max(end, i + 1)
  }
  return figures
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

/** A year that heads a column: "2025 to date", "October 2026". */
const isYear = (words: readonly Word[], i: number) =>
  isYearToDate(words.slice(i, i + 2)) || isOfMonth(words.slice(Math.max(0, i - 1), i + 1))

function isOfMonth([month, year]: readonly Word[]): boolean {
  return (
    year !== undefined && /^20\d\d$/.test(year.text) && isMonthName(month!.text) && gap(month!, year) < height(year)
  )
}

/** "2025 to date", "2025 YTD" */
function isYearToDate([year, next]: readonly Word[]): boolean {
  return (
    /^20\d\d$/.test(year!.text) &&
    next !== undefined &&
    /^(to|ytd|year)\b/i.test(next.text) &&
    gap(year!, next) < height(next)
  )
}

/** Index behind the figure that begins at `start`; `start` itself where none does. */
function figureEnd(words: readonly Word[], start: number): number {
  let i = start
  while (i < words.length - 1 && OPENS.test(words[i]!.text) && opensNext(words[i]!, words[i + 1]!)) i++
  if (i >= words.length || !isNumber(words[i]!.text) || isYear(words, i) || isDayOfPeriod(words, i)) return start
  i = splitAmountEnd(words, i)
  while (i < words.length && CLOSES.test(words[i]!.text) && isClosing(words[i - 1]!, words[i]!)) i++
  return i
}

/** "25.00 CR" in typewriter letters. */
function isClosing(before: Word, mark: Word): boolean {
  return gap(before, mark) < (mark.text === 'CR' ? 0.85 : 0.4) * height(before)
}

/** A sign stands next to its number; a currency sign may stand at the left edge of the column. */
function opensNext(mark: Word, next: Word): boolean {
  if (!OPENS.test(next.text) && !isNumber(next.text)) return false
  return gap(mark, next) < (mark.text === '$' ? 9 : 1.4) * height(next)
}

function splitAmountEnd(words: readonly Word[], first: number): number {
  const touching = touchingEnd(words, first)
  if (touching > first + 1) return touching
  if (isTornAtPoint(words, first) || isTornAtComma(words, first)) return first + 2
  if (!/^[$+\-(]*\d{1,3}(,\d{3})*$/.test(words[first]!.text)) return first + 1
  let i = first + 1
  const near = () => i < words.length && gap(words[i - 1]!, words[i]!) < 0.7 * height(words[i]!)
  while (near() && /^\d{3}$/.test(words[i]!.text)) i++
  return near() && /^(\d{2}|\d{4})-?$/.test(bare(words[i]!.text)) ? i + 1 : first + 1
}

/** "$43." and "15": a scan's cents with a blank before them. */
function isTornAtPoint(words: readonly Word[], first: number): boolean {
  const [whole, cents] = [words[first]!, words[first + 1]]
  if (!cents || !/^[$+\-(]*\d[\d,]*\.$/.test(whole.text) || !/^\d{2}[*-]?$/.test(cents.text)) return false
  return gap(whole, cents) < 0.7 * height(cents)
}

/** "85" and "921.50": a scan's thousands without their comma, nearer than two columns ever stand. */
function isTornAtComma(words: readonly Word[], first: number): boolean {
  const [thousands, rest] = [words[first]!, words[first + 1]]
  if (!rest || !/^[$+\-(]*\d{1,3}$/.test(thousands.text) || !/^\d{3}\.\d{2}[)-]?$/.test(bare(rest.text))) return false
  return rest.confidence < 1 && gap(thousands, rest) < 0.5 * height(rest)
}

/** OCR may break a number where a separator or a thin digit is: "1" and "50.00" without a gap. */
function touchingEnd(words: readonly Word[], first: number): number {
  let i = first + 1
  while (
    i < words.length &&
    /^[\d.,]+$/.test(words[i]!.text) &&
    gap(words[i - 1]!, words[i]!) < 0.15 * height(words[i]!)
  )
    i++
  return i
}

function figure(words: Word[]): Figure {
  const texts = words.map((word) => bare(word.text))
  const blank = words.some(
    (word, i) =>
      i > 0 && /^\d+$/.test(texts[i]!) && /\d$/.test(texts[i - 1]!) && gap(words[i - 1]!, word) > 0.2 * height(word),
  )
  const text = blank ? `${texts.slice(0, -1).join('')}.${texts.at(-1)!}` : texts.join('')
  return { words, box: union(words.map((word) => word.box)), text, amount: readPrintedAmount(signed(text)) }
}

/** Payrolls mark with CR what goes the other way than its column. */
const signed = (text: string) => text.replace(/^(.*?)CR$/, '-$1')

const isNumber = (text: string) => NUMBER.test(bare(text)) || CLOCK_TIME.test(text)
const bare = (text: string) =>
  text
    .replace(GUARD, '')
    .replace(FOOTNOTE, '')
    .replace(/[‐‑‒–—−]/g, '-')
const gap = (a: Word, b: Word) => b.box[0] - a.box[2]
