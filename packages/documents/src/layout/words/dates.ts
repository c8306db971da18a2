import { SHORT_MONTHS } from '../../entities/date.ts'
import { follows } from '../geometry.ts'
import { height, type Page, type Word, rewritten } from '../../model/page.ts'

/** A numeric date that is a word of its own: 31/03/2025, 31.03.2025, 31-03-25, 31/03. */
const IN_FIGURES = /^(\d{1,2})([/.-])(\d{1,2})((?:\2(?:\d{4}|\d{2}))|(?=[,;:]?$))([,;:]?)$/
const MONTHS = 12
/** One date in this many must have a day above 12 before all of them are read with the day first. */
const ONE_OF = 4

/** Swaps day and month in the numeric dates of pages that print the day first. The printed text is kept with the word. */
export const monthFirst = (pages: readonly Page[]): readonly Page[] =>
  printDayFirst(pages) ? pages.map((page) => ({ ...page, words: page.words.map(turned) })) : pages

function printDayFirst(pages: readonly Page[]): boolean {
  const dates = pages.flatMap((page) => page.words.map(dateIn)).filter((date) => date !== null)
  const dayFirst = dates.filter(([first, second]) => first > MONTHS && second <= MONTHS).length
  const monthFirst = dates.filter(([first, second]) => second > MONTHS && first <= MONTHS).length
  return dayFirst > 1 && monthFirst === 0 && ONE_OF * dayFirst >= dates.length
}

function dateIn({ text }: Word): [number, number] | null {
  const match = IN_FIGURES.exec(text)
  if (!match || (match[4] === '' && match[2] !== '/')) return null
  return [Number(match[1]), Number(match[3])]
}

const turned = (word: Word): Word =>
  dateIn(word) ? rewritten(word, word.text.replace(IN_FIGURES, '$3$2$1$4$5')) : word

const MONTH_IN_LETTERS = `(${SHORT_MONTHS})`
/** "OCT05", as a column of such dates reads where OCR reads it well; or as two words. */
const WHOLE = new RegExp(`^${MONTH_IN_LETTERS}\\d\\d$`, 'i')
const MONTH_ALONE = new RegExp(`^${MONTH_IN_LETTERS}$`, 'i')
/** "OCTO5", and "OCTO05" where the zero was read twice. */
const MISREAD = new RegExp(`^${MONTH_IN_LETTERS}(?:[O0](?=[O0]\\d$))?([O0-3][\\dOIlSB])$`, 'i')
const DAY_OF_TWO_DIGITS = /^\d\d$/
const MISREAD_DAY = /^(?=.*[A-Z])[O0-3][\dOIlSB]$/i
const FIGURES: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', S: '5', s: '5', B: '8', b: '8' }
/** This many dates establish that the page prints them so. */
const LEAST = 2

/** Restores the digits of days that follow the month on a scanned page, where OCR read a zero as the letter O. */
export function withDaysInFigures(page: Page): Page {
  if (page.source !== 'ocr') return page
  const isWhole = (word: Word, i: number, all: readonly Word[]) =>
    WHOLE.test(word.text) || (DAY_OF_TWO_DIGITS.test(word.text) && isBehindMonth(word, all[i - 1]))
  if (page.words.filter(isWhole).length < LEAST) return page
  const words = page.words.map((word, i) => mended(word, page.words[i - 1]))
  return words.every((word, i) => word === page.words[i]) ? page : { ...page, words }
}

const isBehindMonth = (word: Word, before: Word | undefined) =>
  before !== undefined && MONTH_ALONE.test(before.text) && follows(word, before, height(word))

function mended(word: Word, before: Word | undefined): Word {
  if (MISREAD_DAY.test(word.text) && isBehindMonth(word, before)) return inFigures(word, '', word.text)
  const [, month, day] = (!WHOLE.test(word.text) && MISREAD.exec(word.text)) || []
  return month && day ? inFigures(word, month, day) : word
}

function inFigures(word: Word, month: string, day: string): Word {
  const figures = day.replace(/\D/g, (letter) => FIGURES[letter] ?? letter)
  return rewritten(word, month + figures)
}

/** A slash that OCR read as a digit, leaning or upright; it may be lost as well. */
const AS_FIGURE = '[71]'
const MONTH = '(0[1-9]|1[0-2]|[1-9])'
const DAY = '(0[1-9]|[12]\\d|3[01]|[1-9])'
const YEAR = '(\\d\\d)'
/** Both separators, or only the first or the second. */
const MARKS = [
  [AS_FIGURE, AS_FIGURE],
  [AS_FIGURE, ''],
  ['', AS_FIGURE],
] as const

const WITHOUT_YEAR = [new RegExp(`^${MONTH}${AS_FIGURE}${DAY}$`)]
const WITH_YEAR = MARKS.map(([first, second]) => new RegExp(`^${MONTH}${first}${DAY}${second}${YEAR}$`))

/** The dates of a column: month and day, or with the year after them. */
export type DateStyle = 'without_year' | 'with_year'

/**
 * The date behind digits in a date column whose separators OCR read as digits: "777" is 7/7, and "0311723" is 03/11/23 between
 * 03/09/23 and 03/12/23, not 03/17/23. Null if none or several fit the order of the neighbouring dates. @param before the date
 * above, `after` the one below, as printed; undefined at an end of the column
 */
export function dateOfFigures(
  text: string,
  style: DateStyle,
  { before, after }: { before: string | undefined; after: string | undefined },
): string | null {
  const forms = style === 'with_year' ? WITH_YEAR : WITHOUT_YEAR
  const beside = [before, after].filter((date) => date !== undefined)
  const possible = new Set(
    forms
      .flatMap((form) => form.exec(text)?.slice(1).join('/') ?? [])
      .filter((date) => beside.every((other) => other.length >= date.length - 2 && other.length <= date.length + 2)),
  )
  const inOrder = [...possible].filter((date) => isBetween(date, before, after))
  return inOrder.length === 1 ? inOrder[0]! : null
}

/** Between its neighbours, whichever way the column runs; anything at an end of it. */
function isBetween(date: string, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true
  const [from, own, to] = [before, date, after].map(orderOf) as [number, number, number]
  return (from <= own && own <= to) || (from >= own && own >= to)
}

/** Increases with the date; a new year within the column breaks the order. */
function orderOf(date: string): number {
  const [month, day, year = 0] = date.split(/[/-]/).map(Number) as [number, number, number?]
  return (year * 100 + month) * 100 + day
}
