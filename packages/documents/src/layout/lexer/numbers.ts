import { height, type Word, type Box, union } from '../../model/page.ts'
import { blankBetween } from '../geometry.ts'
import { type PrintedAmount, readPrintedAmount } from '../../entities/amount.ts'
import { isMonthName } from '../../entities/date.ts'

/** A way in which words of a line make up one number. */
export interface Join {
  name: string
  example: string
  /** Matches the number so far and the word that continues it. */
  begun: RegExp
  next: RegExp
  /** The widest blank between them, in heights of the taller word. */
  gap: number
  /** The character lost between them. */
  glue?: '.' | ','
  /** Whether a further word must follow to make a number. */
  isOpen?: true
  /** Whether only OCR text may be broken this way. */
  isScanned?: true
  /** Whether the next word must be farther away. */
  isAlone?: true
}

const DASH = '[-‐‑‒–−]'
const NUMBER_OR_CURRENCY = /^[-+($‐‑‒–—−]*\$?[\d.]*\d|^(?:[-+($]+|(?:US)?\$|USD)$/

/** How numbers are set, and how OCR and narrow columns break them. The first that matches applies. */
export const JOINS: readonly Join[] = [
  {
    name: 'sign before',
    example: '- $5.00',
    begun: new RegExp(`(?:^|\\$)(?:${DASH}|[+=(]){1,2}$`),
    next: NUMBER_OR_CURRENCY,
    gap: 1.3,
  },
  { name: 'long dash before', example: '— 5.00', begun: /^—$/, next: NUMBER_OR_CURRENCY, gap: 0.5 },
  {
    name: 'currency at the edge of its column',
    example: '$      5.00',
    begun: /^[-+=(‐‑‒–−]*(?:(?:US)?\$|USD)$/,
    next: NUMBER_OR_CURRENCY,
    gap: 9,
  },
  { name: 'broken', example: '1|50.00', begun: /(?<!\.\d\d)$/, next: /^[\d.,]+$/, gap: 0.15 },
  { name: 'broken behind a mark', example: '2,279. 51', begun: /\d[,.]$/, next: /^\d\d/, gap: 0.7 },
  { name: 'broken before a mark', example: '2,279 .51', begun: /\d$/, next: /^[.,]\d\d[)-]?$/, gap: 0.7 },
  {
    name: 'comma lost',
    example: '85 921.50',
    begun: /^[-+($]*\d{1,3}$/,
    next: /^\d{3}\.\d\d[)-]?$/,
    gap: 0.5,
    isScanned: true,
  },
  { name: 'last digit apart', example: '$1,719.3 3', begun: /\.\d$/, next: /^\d$/, gap: 0.7 },
  {
    name: 'cents apart',
    example: '$110,067 47',
    begun: /^[-+($]*\d{1,3}(?:,\d{3})+$|^[-+(]*\$\d+$/,
    next: /^\d\d$/,
    gap: 0.7,
    glue: '.',
  },
  { name: 'sign behind', example: '12.00 -', begun: /\d$/, next: /^[-)]$/, gap: 0.8 },
  { name: 'mark behind', example: '12.00 OD', begun: /\d$/, next: /^(?:CR|DR|OD|USD)$/i, gap: 0.85 },
  { name: 'mark in a column', example: '1,929.96   DR', begun: /\.\d\d$/, next: /^(?:CR|DR)$/i, gap: 3, isAlone: true },
]

/** How the word at `at` continues the part of a number before it. */
function joinAt(
  words: readonly Word[],
  at: number,
  begun: string,
  text: string,
  joins: readonly Join[],
): Join | undefined {
  const [before, word] = [words[at - 1]!, words[at]!]
  const blank = blankBetween(before, word)
  const size = Math.max(height(before), height(word))
  return joins.find(
    (join) =>
      blank < join.gap * size &&
      join.begun.test(begun) &&
      join.next.test(text) &&
      (!join.isScanned || word.confidence < 1) &&
      (!join.isAlone || standsAlone(word, words[at + 1], blank)),
  )
}

const standsAlone = (word: Word, next: Word | undefined, blank: number) =>
  next === undefined || blankBetween(word, next) > Math.max(blank, height(word))

/** How the numbers of a kind of document are printed. */
export interface NumberStyle {
  /** How words make one number. */
  joins: readonly Join[]
  /** Strips from a word what may touch its number: a footnote mark, a piece of a rule. */
  bare: (text: string) => string
  /** Repairs of the whole number, in this order. */
  repairs: readonly (readonly [RegExp, string])[]
  /** Whether what looks like a number is part of something else. */
  isOther?: (words: readonly Word[], at: number) => boolean
}

/** A printed number: an amount of money, hours, a rate. */
export interface PrintedNumber {
  words: readonly Word[]
  /** As one word, without surrounding marks: "-40.60". */
  text: string
  /** Null if it is not an amount of money: "26.9250", "8:30". */
  amount: PrintedAmount | null
}

const NUMBER =
  /^[-+=($‐‑‒–—−]*(?:US\$|USD)?[-+($‐‑‒–—−]*(?:[\d.,]*\d[\d.,]*[-+)]*(?:CR|DR|OD|USD|(?<=\.\d\d-?)(?:SC|[CD]))?|\d+:[0-5]\d)$/i
const BEGINS = /^[-+=($*.\d‐‑‒–—−]|^USD?\b/i
/** Most words begin with a letter, and no number does but "USD". */
const BEGINS_IN_LETTERS = /^[a-tv-z]/i
/** Leading asterisks that keep digits from being added; a masked number has no cents. */
const GUARD = /^\*+(?=\$?[\d,]*\.\d\d\b)/

/** Signs of other currencies stand where that of the dollar does. */
const OTHER_CURRENCY = /(?<![^-+(])[£€](?=[-(\d]|$)/

/** The numbers on a line, from left to right. */
export function numbersIn(words: readonly Word[], style: NumberStyle): PrintedNumber[] {
  const numbers: PrintedNumber[] = []
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at, style)
    if (number) numbers.push(number)
    at += number?.words.length ?? 1
  }
  return numbers
}

/** The number that begins with a word; null if none does. */
export function numberAt(words: readonly Word[], start: number, style: NumberStyle): PrintedNumber | null {
  if (BEGINS_IN_LETTERS.test(words[start]!.text)) return null
  let found: PrintedNumber | null = null
  let text = ''
  for (let at = start; at < words.length; at++) {
    const next = style.bare(words[at]!.text).replace(GUARD, '').replace(OTHER_CURRENCY, '$')
    if ((at === start && !BEGINS.test(next)) || style.isOther?.(words, at)) break
    const join = at > start ? joinAt(words, at, text, next, style.joins) : null
    if (join === undefined) break
    text += (join?.glue ?? '') + next
    if (join?.isOpen || !NUMBER.test(text)) continue
    found = { words: words.slice(start, at + 1), text, amount: readPrintedAmount(repaired(text, style)) }
  }
  return found
}

const repaired = (text: string, { repairs }: NumberStyle) =>
  repairs.reduce((whole, [wrong, right]) => whole.replace(wrong, right), text)

/** A number as printed: an amount of money, hours, a rate. */
export interface Figure {
  words: readonly Word[]
  box: Box
  /** As printed, with sign and currency joined and footnote marks dropped: "-40.60". */
  text: string
  /** Null if it is a number but not money ("26.9250"). */
  amount: PrintedAmount | null
}

/** Whether it is money beyond doubt; a number without cents may be hours, a rate or a code. */
export const hasCents = (figure: Pick<Figure, 'amount'> | undefined) => figure?.amount?.hasCents === true

const THOUSANDS = /^[-+($]*\d{1,3}(?:,?\d{3})*$/

/** Some payroll programs draw the separators of their amounts instead of writing them. */
const DRAWN: readonly Join[] = [
  { name: 'separators drawn', example: '1 387 25', begun: THOUSANDS, next: /^\d{3}$/, gap: 0.7, isOpen: true },
  { name: 'point drawn', example: '387 25', begun: THOUSANDS, next: /^\d\d(?:\d\d)?[)-]?$/, gap: 0.7, glue: '.' },
]

const STYLE: NumberStyle = {
  joins: [...JOINS, ...DRAWN],
  bare: (text) => text.replace(/[*†‡°#^"'”’]+$/, '').replace(/[‐‑‒–—−]/g, '-'),
  // Payroll programs mark an amount against its column's direction with CR.
  repairs: [[/^(.*?)CR$/, '-$1']],
  isOther: (words, at) => isYear(words, at) || isDayOfPeriod(words, at),
}

/** The numbers on a line of words, without the days and years of dates. */
export const figuresOf = (words: readonly Word[]): Figure[] =>
  numbersIn(words, STYLE).map((number) => ({ ...number, box: union(number.words.map(({ box }) => box)) }))

const DAY = /^(?:[1-9]|[12]\d|3[01])$/

/** A day in the period above a column: "Oct 16 – Oct 31". */
function isDayOfPeriod(words: readonly Word[], i: number): boolean {
  const [mark, month, day, next] = [words[i - 2], words[i - 1], words[i]!, words[i + 1]]
  if (!month || !isMonthName(month.text) || !DAY.test(day.text)) return false
  return [mark, next].some((beside) => beside && /^[-–—]$/.test(beside.text))
}

/** A year in a column header: "2025 to date", "2025 YTD", "October 2026". */
function isYear(words: readonly Word[], i: number): boolean {
  const [before, year, next] = [words[i - 1], words[i]!, words[i + 1]]
  if (!/^20\d\d$/.test(year.text)) return false
  const isOfMonth = before && isMonthName(before.text) && blankBetween(before, year) < height(year)
  const isToDate = next && /^(to|ytd|year)\b/i.test(next.text) && blankBetween(year, next) < height(next)
  return isOfMonth === true || isToDate === true
}

/** Hours or a rate as a decimal number; null if the text is not a number. */
export function decimalOf(figure: Figure | undefined): string | null {
  const clock = /^(\d+):(\d\d)$/.exec(figure?.text ?? '')
  if (clock) return decimalHours(clock[1]!, clock[2]!)
  const text = figure?.text.replace(/[$,()]/g, '').replace(/^(.*)-$/, '-$1') ?? ''
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? text.replace(/\.$/, '').replace(/^(-?)\./, '$10.') : null
}

/** "4:30" is four and a half hours, rounded to hundredths as payroll programs do. */
const decimalHours = (hours: string, minutes: string) =>
  `${hours}.${String(Math.round((Number(minutes) * 100) / 60)).padStart(2, '0')}`
