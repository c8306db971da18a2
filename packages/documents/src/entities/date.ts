import { remembered } from '../vocabulary/remembered.ts'

/** A date as printed. Many documents leave out the year. */
export interface PrintedDate {
  year: number | null
  month: number
  day: number
}

export type FullDate = PrintedDate & { year: number }

export interface FoundDate {
  date: PrintedDate
  /** Its position in the text. */
  start: number
  end: number
}

/** Their abbreviations, for regular expressions that ignore case. */
export const SHORT_MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const MONTHS = SHORT_MONTHS.split('|')
const SPANISH_MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
/** Full names, for regular expressions that ignore case. */
export const FULL_MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const MONTH_NAME =
  `(${FULL_MONTHS}|` +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|' +
  `sept|${SHORT_MONTHS}|ene|abr|ago|dic)\\.?`
const NAMES_MONTH = new RegExp(MONTH_NAME, 'i')
const MONTH_ALONE = new RegExp(`^${MONTH_NAME}$`, 'i')
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(\\d{4})'
const NOT_IN_NUMBER = '(?<![\\d.,/-])'
const NUMBER_ENDS = '(?![\\d/]|[.,-]\\d)'

/** What every numeric date contains: a hyphen or slash between digits, or two points. */
const IN_FIGURES = /\d[-/]['‘’]?\d|\d\.['‘’]?\d{1,2}\.['‘’]?\d/

/** Whether a word is the name of a month, in English or Spanish, in full or abbreviated: "Sept.", "enero". */
export const isMonthName = (word: string) => MONTH_ALONE.test(word)

type Build = (groups: string[]) => PrintedDate
/** More specific forms come first: "01/02/2024" before "01/02". */
const FORMS: readonly [RegExp, Build][] = [
  [pattern(`${NOT_IN_NUMBER}${YEAR}-(\\d{1,2})-(\\d{1,2})${NUMBER_ENDS}`), ([y, m, d]) => build(y, m, d)],
  [pattern(`${NOT_IN_NUMBER}${YEAR}/(\\d{1,2})/(\\d{1,2})${NUMBER_ENDS}`), ([y, m, d]) => build(y, m, d)],
  // An apostrophe may abbreviate a year ("3/15/'24"), and a speck on the paper looks like one.
  [
    pattern(
      `(?<![\\d.,/]|\\d{3}-(?=\\d\\d?-))(\\d{1,2})([-/.])['‘’]?(\\d{1,2})\\2['‘’]?(\\d{4}|\\d{2})(?!\\d|[./]\\d)`,
    ),
    ([m, , d, y]) => build(y, m, d),
  ],
  // "Jan, 01, 2026"
  [
    pattern(`(?<![a-z])${MONTH_NAME},?(?:\\s*|-)${DAY}\\s*,?\\s*${YEAR}(?!\\d)`),
    ([m, d, y]) => build(y, monthOf(m), d),
  ],
  [
    pattern(`${NOT_IN_NUMBER}${DAY}[\\s/-]*(?:de\\s+)?${MONTH_NAME}[\\s,/-]*(?:de\\s+)?${YEAR}(?!\\d)`),
    ([d, m, y]) => build(y, monthOf(m), d),
  ],
  // "Nov 03 '25", "3 Nov '25"
  [pattern(`(?<![a-z])${MONTH_NAME}\\s*${DAY},?\\s*['’](\\d{2})(?!\\d)`), ([m, d, y]) => build(y, monthOf(m), d)],
  [
    pattern(`${NOT_IN_NUMBER}${DAY}[\\s-]?${MONTH_NAME}\\s*['’](\\d{2})(?!\\d)`),
    ([d, m, y]) => build(y, monthOf(m), d),
  ],
  [pattern(`${NOT_IN_NUMBER}${DAY}-${MONTH_NAME}-(\\d{2})(?!\\d)`), ([d, m, y]) => build(y, monthOf(m), d)],
  [pattern(`(?<![\\w.,/-])(\\d{2})${MONTH_NAME}(\\d{2})(?![\\w/]|[.,-]\\d)`), ([d, m, y]) => build(y, monthOf(m), d)],
  // "05 Mar 25", but neither "Jan 05 Jan 07" nor "05 Jan 07 Jan": those are two dates.
  [
    pattern(
      `(?<!${MONTH_NAME}\\s*)${NOT_IN_NUMBER}${DAY}\\s${MONTH_NAME}\\s([1-4]\\d)(?![\\d/]|[.,:-]\\d|\\s*${MONTH_NAME})`,
    ),
    (groups) => build(groups[3], monthOf(groups[2]), groups[1]),
  ],
  // The month of "19-DEC 18-DEC" belongs to the day before it.
  [pattern(`(?<![a-z]|\\d-)${MONTH_NAME}\\s*${DAY}(?!\\d|[.,/:]\\d)`), ([m, d]) => build(undefined, monthOf(m), d)],
  [
    pattern(`${NOT_IN_NUMBER}${DAY}(?:[\\s/-]?|\\sde\\s)${MONTH_NAME}(?![a-z])`),
    ([d, m]) => build(undefined, monthOf(m), d),
  ],
  [pattern(`${NOT_IN_NUMBER}(\\d{1,2})[/](\\d{1,2})${NUMBER_ENDS}`), ([m, d]) => build(undefined, m, d)],
  [pattern(`(?<![\\w.,/-])(\\d{2})-(\\d{2})(?![\\w/]|[.,-]\\d)`), ([m, d]) => build(undefined, m, d)],
]

/** "December 16 – 31, 2024", "1-30 SEP 25": both days share the month and year that are printed once. */
const DAYS_OF_ONE_MONTH = [
  `(?<![a-z])(?<first>(?<month>${MONTH_NAME})\\s*(?<from>\\d{1,2})(?:st|nd|rd|th)?)\\s*(?:[-–—]|to|thru|through)\\s*` +
    `(?<second>(?<to>\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*(?<year>\\d{4}))(?!\\d)`,
  `${NOT_IN_NUMBER}(?<first>(?<from>\\d{1,2}))\\s*[-–—]\\s*` +
    `(?<second>(?<to>\\d{1,2})\\s(?<month>${MONTH_NAME})\\s(?<year>\\d{4}|[2-4]\\d))(?![\\d/]|[.,:-]\\d)`,
].map((form) => new RegExp(form, 'dgi'))

/** Parses a text that is one US date and nothing else ("01/15/26", "Jan 5", "March 2, 2022", "2024-01-31"). */
export function parsePrintedDate(text: string): PrintedDate | null {
  const trimmed = text.trim().replace(/[,.]$/, '')
  const found = findDates(trimmed)[0]
  return found && found.start === 0 && found.end === trimmed.length ? found.date : null
}

/** Whether a text is a date and nothing else. */
export const isDate = (text: string) => parsePrintedDate(text) !== null

/** Every date in a text, in order. */
export const findDates = remembered(datesIn)

function datesIn(text: string): readonly FoundDate[] {
  const found: FoundDate[] = []
  if (!/\d/.test(text)) return found
  const namesMonth = NAMES_MONTH.test(text)
  if (!namesMonth && !IN_FIGURES.test(text)) return found
  if (namesMonth) found.push(...daysOfOneMonth(text))
  for (const [form, buildDate] of FORMS) {
    if (!namesMonth && form.source.includes(MONTH_NAME)) continue
    for (const match of text.matchAll(form)) {
      const start = match.index
      const end = start + match[0].length
      if (found.some((f) => start < f.end && f.start < end)) continue
      const date = buildDate(match.slice(1))
      if (isOnCalendar(date)) found.push({ date, start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function daysOfOneMonth(text: string): FoundDate[] {
  const matches = DAYS_OF_ONE_MONTH.flatMap((form) => [...text.matchAll(form)])
  return matches.flatMap(({ groups, indices }) => {
    const { month, from, to, year } = groups!
    const { first, second } = indices!.groups!
    const pair = [
      { date: build(year, monthOf(month), from), start: first![0], end: first![1] },
      { date: build(year, monthOf(month), to), start: second![0], end: second![1] },
    ]
    return pair.every(({ date }) => isOnCalendar(date)) ? pair : []
  })
}

/** YYYY-MM-DD, or MM-DD without a year. */
export function isoDate({ year, month, day }: PrintedDate): string {
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return year === null ? monthAndDay : `${String(year).padStart(4, '0')}-${monthAndDay}`
}

/** Days since 1970-01-01 of a date with a year, for comparing and counting days. */
export const dayNumber = ({ year, month, day }: FullDate) => Math.round(Date.UTC(year, month - 1, day) / 86_400_000)

export const hasYear = (date: PrintedDate | null | undefined): date is FullDate => date?.year != null

function isOnCalendar({ year, month, day }: PrintedDate): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  if (year !== null && (year < 1900 || year > 2199)) return false
  return day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate()
}

function build(year: string | undefined, month: string | number | undefined, day: string | undefined): PrintedDate {
  return { year: year === undefined ? null : fullYear(year), month: Number(month), day: Number(day) }
}

/** Income documents are from this century or the late nineties. */
const fullYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) >= 90 ? 1900 : 2000)

function monthOf(name: string | undefined): number {
  const start = (name ?? '').slice(0, 3).toLowerCase()
  return 1 + Math.max(MONTHS.indexOf(start), SPANISH_MONTHS.indexOf(start))
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gi')
}

/** Longest period, in days, of a statement that prints only one of its ends in full. */
export const LONGEST_PERIOD_DAYS = 100

const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const IS_WEEKDAY = new RegExp(`^${WEEKDAYS}[.,]*$`, 'i')
const EACH_WEEKDAY = new RegExp(`\\b${WEEKDAYS}\\b[.,]?`, 'gi')

/** "Mon.", "Thursday," */
export const isWeekday = (word: string) => IS_WEEKDAY.test(word)

/** OCR may see a full stop in specks after the dash, and a dash in two parts or as two lines. */
const RANGE_MARK =
  /^\s*([-–—~=](?:\s?[-–—~=]){0,2}|[-–]\s*ending|\/|to|a|al|hasta|thru|through|until|and|ending|end)\.?\s*$/i

/** Whether a text separates the two dates of a period, possibly with a weekday: "Mon, Sep 15 - Sun, Sep 21". */
export const isRangeMark = (text: string) => RANGE_MARK.test(text.replace(/[():]/g, '').replace(EACH_WEEKDAY, ''))

/** The date this many days later. */
export function addDays(date: FullDate, days: number): FullDate {
  const day = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}
