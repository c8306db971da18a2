import { linesOf, type Line } from '../../page/lines.ts'
import type { Page } from '../../page/page.ts'
import { isoDate } from '../../text/date.ts'
import { periodOn } from '../identity/period.ts'

/** OCR reads "1 of 6" as "10f6" and "I of 6" too. */
const OF_SO_MANY =
  /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3}?|[Il])\s*(?:[o0]f|de|\/)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i
const ALONE = /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3})\b/i

/** The number a page carries in its own document. */
export interface PrintedPageNumber {
  page: number
  of: number | null
}

/** Splits the pages of a file where another statement begins: page 1 again, or another period without going on counting. */
export function splitStatements(pages: readonly Page[]): Page[][] {
  const statements: Page[][] = []
  let before: Facts | null = null
  for (const page of pages) {
    const facts = factsOf(page)
    if (!before || beginsAnother(facts, before)) {
      statements.push([page])
      before = facts
    } else {
      statements.at(-1)!.push(page)
      before = { period: before.period ?? facts.period, number: facts.number ?? before.number }
    }
  }
  return statements
}

export function printedPageNumber(lines: readonly Line[]): PrintedPageNumber | null {
  for (const line of lines) {
    const match = OF_SO_MANY.exec(line.text) ?? ALONE.exec(line.text)
    if (!match) continue
    const of = match[2] ?? match[4]
    return { page: Number((match[1] ?? match[3])!.replace(/[Il]/, '1')), of: of === undefined ? null : Number(of) }
  }
  return null
}

interface Facts {
  period: string | null
  number: PrintedPageNumber | null
}

function factsOf(page: Page): Facts {
  const lines = linesOf(page)
  let period: string | null = null
  for (let i = 0; i < lines.length && period === null; i++) {
    const end = periodOn(page, lines[i]!, lines.slice(i + 1, i + 3))?.end
    if (end) period = isoDate(end.value)
  }
  return { period, number: printedPageNumber(lines) }
}

function beginsAnother(facts: Facts, before: Facts): boolean {
  const goesOn = facts.number !== null && before.number !== null && facts.number.page > before.number.page
  if (goesOn) return false
  const anotherPeriod = facts.period !== null && before.period !== null && facts.period !== before.period
  const countsAnew = facts.number?.page === 1 && before.number !== null && facts.period !== null
  return anotherPeriod || countsAnew
}
