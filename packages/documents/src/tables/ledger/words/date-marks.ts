import { isAligned } from '../../../layout/geometry.ts'
import { linesOf } from '../../../layout/lines.ts'
import { dateOfFigures, type DateStyle, withDaysInFigures } from '../../../layout/words/dates.ts'
import { type Page, rewritten, type Word } from '../../../model/page.ts'
import type { Column } from '../../columns.ts'
import { type Header, headerAt } from '../header/header.ts'

const MONTH = '(0[1-9]|1[0-2])'
const DAY = '(0[1-9]|[12]\\d|3[01])'
const YEAR = '(\\d\\d)'
/** "0302" is the second of March. */
const MONTH_AND_DAY = new RegExp(`^${MONTH}${DAY}$`)
/** "112823" is the 28th of November 2023. */
const MONTH_DAY_AND_YEAR = new RegExp(`^${MONTH}${DAY}${YEAR}$`)
/** How a scan shows "03/02" or, where the column prints years, "03/02/26" without a separator. */
const MARK_LOST = new RegExp(`^${MONTH}\\.?${DAY}$`)
const MARKS_LOST = new RegExp(`^${MONTH}[./-]?${DAY}[./-]?${YEAR}$`)
/** A date whose separators OCR read as digits. */
const FIGURES = /^\d{3,8}$/
const MARKED = /^\d{1,2}[/-]\d{1,2}$/
const MARKED_WITH_YEAR = /^\d{1,2}[/-]\d{1,2}[/-]\d\d$/
/** This many of them make a column of dates. */
const LEAST = 3
/** One number in this many under the heading may be something else. */
const ONE_OF = 5

/**
 * Restores the separators in columns of dates that have month and day, perhaps the year, without any; other pages are
 * unchanged. A scan may have lost the separators of some dates of a column, or turned them into points.
 */
export function withDatesMarked(asRead: readonly Page[]): readonly Page[] {
  const pages = mapped(asRead, withDaysInFigures)
  const mayLack = ({ text }: Word) => MARK_LOST.test(text) || MARKS_LOST.test(text)
  const mayHave = ({ source, words }: Page) =>
    words.some((word) => mayLack(word) || (source === 'ocr' && FIGURES.test(word.text)))
  if (!pages.some(mayHave)) return pages
  const under = wordsUnderDates(pages)
  const isColumnOf = (pattern: RegExp) => under.filter(({ text }) => pattern.test(text)).length >= LEAST
  const lost = isColumnOf(MARKED) ? MARK_LOST : isColumnOf(MARKED_WITH_YEAR) ? MARKS_LOST : null
  const figures = [MONTH_AND_DAY, MONTH_DAY_AND_YEAR].find((pattern) => isColumnOfFigures(under, pattern))
  const marked = mapped(pages, (page) => {
    const pattern = (page.source === 'ocr' && lost) || figures
    return pattern ? withMarks(page, new Set(under), pattern) : page
  })
  return lost ? withMarksReadAsFigures(marked, lost === MARK_LOST ? 'without_year' : 'with_year') : marked
}

/** Dates whose separators a scan read as digits, recognised by the dates above and below them. */
function withMarksReadAsFigures(pages: readonly Page[], style: DateStyle): readonly Page[] {
  const pattern = style === 'with_year' ? MARKED_WITH_YEAR : MARKED
  const under = wordsUnderDates(pages)
  const isDate = ({ text }: Word) => pattern.test(text)
  const dates = new Map<Word, string>()
  for (const [i, word] of under.entries()) {
    if (!FIGURES.test(word.text)) continue
    const before = under.slice(0, i).findLast(isDate)?.text
    const after = under.slice(i + 1).find(isDate)?.text
    const date = dateOfFigures(word.text, style, { before, after })
    if (date) dates.set(word, date)
  }
  if (dates.size === 0) return pages
  return mapped(pages, (page) =>
    page.source === 'ocr' && page.words.some((word) => dates.has(word))
      ? { ...page, words: page.words.map((word) => (dates.has(word) ? rewritten(word, dates.get(word)!) : word)) }
      : page,
  )
}

/** The same array if no page changes. */
function mapped(pages: readonly Page[], change: (page: Page) => Page): readonly Page[] {
  const changed = pages.map(change)
  return changed.every((page, i) => page === pages[i]) ? pages : changed
}

function isColumnOfFigures(under: readonly Word[], pattern: RegExp): boolean {
  const figures = under.filter(({ text }) => pattern.test(text))
  const numbers = under.filter(({ text }) => /^\d+$/.test(text) && text.length === figures[0]?.text.length)
  const dates = figures.length
  return dates >= LEAST && ONE_OF * (numbers.length - dates) <= numbers.length
}

function withMarks(page: Page, under: ReadonlySet<Word>, lost: RegExp): Page {
  const marked = (word: Word) => rewritten(word, lost.exec(word.text)!.slice(1).join('/'))
  return { ...page, words: page.words.map((word) => (under.has(word) && lost.test(word.text) ? marked(word) : word)) }
}

/** The words under date headings; the rows of a table may continue at the top of the next page. */
function wordsUnderDates(pages: readonly Page[]): Word[] {
  let columns: readonly Column[] = []
  return pages.flatMap((page) => {
    const lines = linesOf(page)
    return lines.flatMap((line, i) => {
      columns = datesOf(headerAt(lines, i)) ?? columns
      return line.words.filter((word) => columns.some((column) => isAligned(word, column)))
    })
  })
}

const datesOf = (head: Header | null): Column[] | null =>
  head && head.columns.groups.flatMap((group) => group.columns.filter(({ role }) => role === 'date'))
