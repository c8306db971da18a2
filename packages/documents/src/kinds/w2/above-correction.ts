import { linesOf } from '../../layout/lines.ts'
import { middleY, top, type Box, type Page } from '../../model/page.ts'

/** What a form that corrects a W-2 says of itself, and a notice that tells of it. */
const CORRECTION =
  /\bW-?2c\b|\bCorrected Wage and Tax Statement\b|\bPreviously reported\b|\byear ?\/ ?form corrected\b|\bcorrect SSN\b/i

/** A page down to where a Form W-2c begins, or a notice about one: the W-2 it is for may stand above it. */
export function aboveCorrection(page: Page): Page {
  const mark = linesOf(page).find(({ text }) => CORRECTION.test(text))
  if (!mark) return page
  const isAbove = (print: { box: Box }) => middleY(print) < top(mark)
  return { ...page, words: page.words.filter(isAbove), formFields: page.formFields.filter(isAbove) }
}
