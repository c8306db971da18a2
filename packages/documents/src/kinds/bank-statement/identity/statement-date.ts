import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import { isAtHead } from '../../../layout/geometry.ts'
import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { addDays, findDates, type FullDate, hasYear, isDate } from '../../../entities/date.ts'
import { BEGINNING } from '../../../entities/period.ts'
import { atMost, firstOn, type Found, foundIn } from '../../../layout/found.ts'
import { either } from '../../../vocabulary/phrases.ts'

const STATEMENT_DATE = either(
  /\b(statement|closing|ending|end|through|cycle)\s*(?:period\s*)?(?:date|ending|ends|end|as of|through|for)?\s*:?\s*$/i,
  /\bto date\s*:?\s*$|\b(?:statement|period) to\s*:?\s*$|^\W*(?:for|as of|through|thru|ending|to)\s*:?\s*$/i,
)
/** "JAN 31 26": two digits after a statement's date are its year. */
const SHORT_YEAR = /^,?\s+([1-4]\d)(?:\s{2,}|$)/
/** "Last statement: June 30, 2025" ended the period before. */
const OTHER_STATEMENT = /\b(?:last|previous|prior|next)\s+statement\b[^\d]*$/i
const LAST_STATEMENT = /\blast statement(?: date)?\s*:?\s*$/i
const BEGINNING_DATE =
  /\b(?:beginning|begin|start(?:ing)?|from) date\s*:?\s*$|\b(?:statement|period|cycle) (?:from|start(?:s|ing)?|begin(?:s|ning)?)\s*:?\s*$/i
const BEGINS = either(BEGINNING, BEGINNING_DATE)
/** Alone before a date in the header of a page; further down it is of a notice: "New fees, beginning April 1, 2023". */
const ONLY_BEGINNING = /^(?:beginning|begins|starting|from)(?: on)?:?\s/i

/** The date of a statement, which ends its period: "Statement Ending 06/30/2023", "For 03/02/2022" in any column. */
export const statementDateOn = (page: Page, line: Line) =>
  firstOn([line, ...line.cells], (cell) =>
    dateBehind(page, cell, (label) => STATEMENT_DATE.test(label) && !OTHER_STATEMENT.test(label)),
  )

/** The date on which a statement says it begins: "Beginning date 02/11/2025", "Beginning February 1, 2022". */
export function beginningDateOn(page: Page, line: Line): Found<FullDate> | null {
  const labelled = dateBehind(page, line, (label) => BEGINNING_DATE.test(label))
  if (labelled || !isAtHead(page, line)) return labelled
  const cell = line.cells.find(({ text }) => ONLY_BEGINNING.test(text) && isDate(text.replace(ONLY_BEGINNING, '')))
  return cell ? dateBehind(page, cell, () => true) : null
}

/** The day after the last statement: "Last statement: June 30, 2025". */
export function dayBehindLastStatement(page: Page, line: Line): Found<FullDate> | null {
  const last = dateBehind(page, line, (label) => LAST_STATEMENT.test(label))
  return last && atMost({ ...last, value: addDays(last.value, 1) }, UNCONTRADICTED)
}

/** The first date of a line that has a year and a label before it. */
function dateBehind(page: Page, line: Line, isLabel: (before: string) => boolean): Found<FullDate> | null {
  for (const { date, start, end } of findDates(line.text)) {
    const short = SHORT_YEAR.exec(line.text.slice(end))?.[1]
    const year = date.year ?? (short ? 2000 + Number(short) : null)
    if (year !== null && isLabel(line.text.slice(0, start))) return foundIn({ ...date, year }, page, line, start, end)
  }
  return null
}

/** Where a date needs no line of its own, as a share of the page's height. */
const TOP = 0.12

/** A date in the header of a page: "August 11, 2021  Page 1 of 7", or further down alone; not the date of a row. */
export function headDateOn(page: Page, line: Line): Found<FullDate> | null {
  const isHead = line.box[1] < TOP * page.height || (isAtHead(page, line) && isDate(line.text))
  const found = isHead && !line.hasMoney ? findDates(line.text)[0] : undefined
  if (!found || !hasYear(found.date) || BEGINS.test(line.text.slice(0, found.start))) return null
  return foundIn(found.date, page, line, found.start, found.end)
}
