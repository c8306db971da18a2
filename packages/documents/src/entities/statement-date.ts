import { UNCONTRADICTED } from '../equations/confidence.ts'
import type { Line } from '../layout/lines.ts'
import type { Page } from '../model/page.ts'
import { findDates, type FoundDate, hasYear, type PrintedDate, addDays } from './date.ts'
import { either } from '../vocabulary/phrases.ts'
import { atMost, type Found, foundIn } from '../layout/found.ts'

const STATEMENT_DATE = either(
  /\b(statement|closing|ending|end|through|cycle)\s*(?:period\s*)?(?:date|ending|ends|end|as of|through|for)?\s*:?\s*$/i,
  /\bto date\s*:?\s*$|\b(?:statement|period) to\s*:?\s*$|^\W*(?:for|as of|through|ending)\s*$/i,
)
/** "JAN 31 26": two digits after a statement's date are its year. */
const SHORT_YEAR = /^,?\s+([1-4]\d)(?:\s{2,}|$)/
/** "Last statement: June 30, 2025" ended the period before. */
const OTHER_STATEMENT = /\b(?:last|previous|prior|next)\s+statement\b[^\d]*$/i
const LAST_STATEMENT = /\blast statement(?: date)?\s*:?\s*$/i
const BEGINNING_DATE =
  /\b(?:beginning|begin|start(?:ing)?|from) date\s*:?\s*$|\b(?:statement|period) (?:from|start|begin)\s*:?\s*$/i

/** The date of a statement, which ends its period: "Statement Ending 06/30/2023", "For 03/02/2022". */
export function statementDateOn(page: Page, line: Line): Found<PrintedDate> | null {
  for (const { date, start, end } of findDates(line.text)) {
    const label = line.text.slice(0, start)
    const year = date.year ?? shortYear(line.text.slice(end))
    if (year !== null && STATEMENT_DATE.test(label) && !OTHER_STATEMENT.test(label))
      return foundIn({ ...date, year }, page, line, start, end)
  }
  return null
}

function shortYear(behind: string): number | null {
  const year = SHORT_YEAR.exec(behind)?.[1]
  return year ? 2000 + Number(year) : null
}

/** The date on which a statement says it begins: "Beginning date 02/11/2025". */
export function beginningDateOn(page: Page, line: Line): Found<PrintedDate> | null {
  for (const { date, start, end } of findDates(line.text)) {
    if (hasYear(date) && BEGINNING_DATE.test(line.text.slice(0, start))) return foundIn(date, page, line, start, end)
  }
  return null
}

/** The day after the last statement: "Last statement: June 30, 2025". */
export function dayBehindLastStatement(page: Page, line: Line): Found<PrintedDate> | null {
  const last = findDates(line.text).find(({ start }) => LAST_STATEMENT.test(line.text.slice(0, start)))
  if (!last || !hasYear(last.date)) return null
  return atMost(foundIn(addDays(last.date, 1), page, line, last.start, last.end), UNCONTRADICTED)
}

/** A date in the head of a page: "August 11, 2021  Page 1 of 7", unless it is the date of a row. */
export function headDateOn(page: Page, line: Line): Found<PrintedDate> | null {
  if (line.hasMoney) return null
  const found = line.box[1] < 0.12 * page.height ? findDates(line.text)[0] : dateAlone(page, line)
  if (!found || !hasYear(found.date) || BEGINNING_DATE.test(line.text.slice(0, found.start))) return null
  return foundIn(found.date, page, line, found.start, found.end)
}

/** Further down, the head of a page may have its date on a line of its own. */
function dateAlone(page: Page, line: Line): FoundDate | undefined {
  const found = line.box[1] < 0.2 * page.height ? findDates(line.text)[0] : undefined
  return found?.start === 0 && found.end === line.text.length ? found : undefined
}
