import { linesOf } from '../lines.ts'
import type { Page } from '../../model/page.ts'
import { printedPageNumber } from './printed-page-number.ts'

/** The two pages of a sheet that shows them side by side, each with its number; else the page alone. */
export function facingPages(sheet: Page): Page[] {
  const middle = sheet.width / 2
  if (sheet.width < sheet.height || sheet.words.some(({ box }) => box[0] < middle && box[2] > middle)) return [sheet]
  const isLeft = ({ box }: Page['words'][number]) => box[2] <= middle
  const left = { ...sheet, words: sheet.words.filter(isLeft) }
  const right = { ...sheet, words: sheet.words.filter((word) => !isLeft(word)) }
  const [one, next] = [left, right].map((page) => printedPageNumber(linesOf(page))?.page)
  return one !== undefined && next === one + 1 ? [left, right] : [sheet]
}
