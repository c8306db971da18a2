import { linesOf } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { printedPageNumber, type PrintedPageNumber } from '../../../layout/pages.ts'
import { isoDate } from '../../../entities/date.ts'
import { periodOn } from '../../../entities/period.ts'

/**
 * Splits the pages of a file where another statement begins: at another page 1, or at another period where the page numbers do
 * not continue.
 */
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
