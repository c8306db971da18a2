import type { Page, Word } from '../../model/page.ts'

/** A date in figures that is a word of its own: 31/03/2025, 31.03.2025, 31-03-25, 31/03. */
const IN_FIGURES = /^(\d{1,2})([/.-])(\d{1,2})((?:\2(?:\d{4}|\d{2}))|(?=[,;:]?$))([,;:]?)$/
const MONTHS = 12
/** One date of so many has to have a day that is no month before all of them are believed to begin with the day. */
const ONE_OF = 4

/**
 * Pages that print the day before the month, with their dates in figures turned round; others as they are. What is printed is kept
 * with the word.
 */
export function monthFirst(pages: readonly Page[]): readonly Page[] {
  return printDayFirst(pages) ? pages.map((page) => ({ ...page, words: page.words.map(turned) })) : pages
}

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

function turned(word: Word): Word {
  if (!dateIn(word)) return word
  return { ...word, text: word.text.replace(IN_FIGURES, '$3$2$1$4$5'), printed: word.text }
}
