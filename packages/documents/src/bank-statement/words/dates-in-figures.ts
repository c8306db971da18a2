import { linesOf } from '../../page/lines.ts'
import { height, type Page, type Word } from '../../page/page.ts'
import { distance, type Column } from '../table/columns.ts'
import { headerAt, type Header } from '../table/header.ts'

/** "0302" is the second of March. */
const MONTH_AND_DAY = /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
const FOUR_FIGURES = /^\d{4}$/
/** So many of them make a column of dates. */
const LEAST = 3
/** One number of so many under the heading may be no date. */
const ONE_OF = 5

/** Pages on which a column of dates holds month and day without a mark between them, with one; others as they are. */
export function withDatesMarked(pages: readonly Page[]): readonly Page[] {
  const numbers = numbersUnderDates(pages)
  const dates = new Set(numbers.filter(({ text }) => MONTH_AND_DAY.test(text)))
  if (dates.size < LEAST || ONE_OF * (numbers.length - dates.size) > numbers.length) return pages
  return pages.map((page) => ({ ...page, words: page.words.map((word) => (dates.has(word) ? marked(word) : word)) }))
}

/** What stands under the heads of dates; the rows of a table may go on atop the next page. */
function numbersUnderDates(pages: readonly Page[]): Word[] {
  let columns: readonly Column[] = []
  return pages.flatMap((page) => {
    const lines = linesOf(page)
    return lines.flatMap((line, i) => {
      columns = datesOf(headerAt(lines, i)) ?? columns
      return line.words.filter(
        (word) => FOUR_FIGURES.test(word.text) && columns.some((column) => isUnder(word, column)),
      )
    })
  })
}

function datesOf(head: Header | null): Column[] | null {
  return head && head.columns.groups.flatMap((group) => group.columns.filter(({ kind }) => kind === 'date'))
}

function isUnder(word: Word, column: Column): boolean {
  return distance({ left: word.box[0], right: word.box[2] }, column) < 0.5 * height(word)
}

function marked(word: Word): Word {
  return { ...word, text: word.text.replace(MONTH_AND_DAY, '$1/$2'), printed: word.printed ?? word.text }
}
