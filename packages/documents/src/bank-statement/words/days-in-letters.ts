import type { Page, Word } from '../../page/page.ts'

const MONTH = '(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)'
/** "OCT05", as a column of such dates is read where it is read well. */
const WHOLE = new RegExp(`^${MONTH}\\d\\d$`, 'i')
/** "OCTO5", and "OCTO05" where the zero was read twice. */
const MISREAD = new RegExp(`^${MONTH}(?:[O0](?=[O0]\\d$))?([O0-3][\\dOIlSB])$`, 'i')
const FIGURES: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', S: '5', s: '5', B: '8', b: '8' }
/** So many dates make sure that the page prints them so. */
const LEAST = 2

/** A scanned page whose days are figures again, where they stand right behind the month and OCR took a zero for its letter. */
export function withDaysInFigures(page: Page): Page {
  if (page.source !== 'ocr' || page.words.filter(({ text }) => WHOLE.test(text)).length < LEAST) return page
  const words = page.words.map(mended)
  return words.every((word, i) => word === page.words[i]) ? page : { ...page, words }
}

function mended(word: Word): Word {
  const [, month, day] = (!WHOLE.test(word.text) && MISREAD.exec(word.text)) || []
  if (!month || !day) return word
  const figures = day.replace(/\D/g, (letter) => FIGURES[letter] ?? letter)
  return { ...word, text: month + figures, printed: word.printed ?? word.text }
}
