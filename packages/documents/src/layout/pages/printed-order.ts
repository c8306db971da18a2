import { findDates } from '../../entities/date.ts'
import { linesOf } from '../lines.ts'
import type { Page } from '../../model/page.ts'
import { printedPageNumber, type PrintedPageNumber } from './printed-page-number.ts'

/** The part of a page that holds what all pages of a document begin with. */
const HEAD = 0.25

/**
 * The pages in the order their numbers give: those scanned back to front, "3 of 3", "2 of 3", "1 of 3", are turned round. Blank ones
 * between them, the backs of others, come last.
 */
export function inPrintedOrder(all: readonly Page[]): Page[] {
  const pages = all.filter(({ words }) => words.length > 0)
  const numbers = pages.map((page) => printedPageNumber(linesOf(page)))
  const ordered: Page[] = []
  for (let at = 0; at < pages.length;) {
    const down = runDown(numbers, at)
    const run = pages.slice(at, at + (down || runUp(numbers, at)))
    ordered.push(...(down > 1 && areOfOne(run) ? run.toReversed() : run))
    at += run.length
  }
  const isAsBefore = ordered.every((page, i) => page === pages[i])
  return isAsBefore ? [...all] : [...ordered, ...all.filter(({ words }) => words.length === 0)]
}

/** How many pages from this one on count up. */
function runUp(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  let length = 1
  while (numbers[at] && isNumbered(numbers[at + length], numbers[at], numbers[at].page + length)) length++
  return length
}

/** How many pages from this one on count down from the last to the first; 0 where they do not, or where a second page follows. */
function runDown(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  const last = numbers[at]
  if (!last || last.page !== last.of) return 0
  let length = 1
  while (isNumbered(numbers[at + length], last, last.page - length)) length++
  return length > 1 && length === last.of && !isNumbered(numbers[at + length], last, 2) ? length : 0
}

function isNumbered(number: PrintedPageNumber | null | undefined, { of }: PrintedPageNumber, page: number): boolean {
  return number?.of === of && number.page === page
}

/** Whether all pages have a line with a date in their heads: the period of the statement, the day of the letter. */
function areOfOne(pages: readonly Page[]): boolean {
  const [first, ...others] = pages.map(datedInHead)
  return [...first!].some((text) => others.every((texts) => texts.has(text)))
}

function datedInHead(page: Page): Set<string> {
  const head = linesOf(page).filter(({ box }) => box[1] < HEAD * page.height)
  const texts = head.map(({ text }) => text.replace(/\bpage\b.*$/i, '').trim())
  return new Set(texts.filter((text) => findDates(text).length > 0))
}
