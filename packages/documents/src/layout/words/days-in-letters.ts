import { height, left, middleY, right, type Page, type Word } from '../../model/page.ts'

const MONTH = '(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)'
/** "OCT05", as a column of such dates is read where it is read well; or its two words. */
const WHOLE = new RegExp(`^${MONTH}\\d\\d$`, 'i')
const MONTH_ALONE = new RegExp(`^${MONTH}$`, 'i')
/** "OCTO5", and "OCTO05" where the zero was read twice. */
const MISREAD = new RegExp(`^${MONTH}(?:[O0](?=[O0]\\d$))?([O0-3][\\dOIlSB])$`, 'i')
const DAY = /^\d\d$/
const MISREAD_DAY = /^(?=.*[A-Z])[O0-3][\dOIlSB]$/i
const FIGURES: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', S: '5', s: '5', B: '8', b: '8' }
/** So many dates make sure that the page prints them so. */
const LEAST = 2

/** A scanned page whose days are figures again, where they stand behind the month and OCR took a zero for its letter. */
export function withDaysInFigures(page: Page): Page {
  if (page.source !== 'ocr') return page
  const isWhole = (word: Word, i: number, all: readonly Word[]) =>
    WHOLE.test(word.text) || (DAY.test(word.text) && isBehindMonth(word, all[i - 1]))
  if (page.words.filter(isWhole).length < LEAST) return page
  const words = page.words.map((word, i) => mended(word, page.words[i - 1]))
  return words.every((word, i) => word === page.words[i]) ? page : { ...page, words }
}

function isBehindMonth(word: Word, before: Word | undefined): boolean {
  if (!before || !MONTH_ALONE.test(before.text)) return false
  const gap = left(word) - right(before)
  return gap >= 0 && gap < height(word) && Math.abs(middleY(word) - middleY(before)) < 0.5 * height(word)
}

function mended(word: Word, before: Word | undefined): Word {
  if (MISREAD_DAY.test(word.text) && isBehindMonth(word, before)) return inFigures(word, '', word.text)
  const [, month, day] = (!WHOLE.test(word.text) && MISREAD.exec(word.text)) || []
  return month && day ? inFigures(word, month, day) : word
}

function inFigures(word: Word, month: string, day: string): Word {
  const figures = day.replace(/\D/g, (letter) => FIGURES[letter] ?? letter)
  return { ...word, text: month + figures, printed: word.printed ?? word.text }
}
