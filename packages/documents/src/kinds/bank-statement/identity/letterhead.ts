import { type Line, linesOf } from '../../../layout/lines.ts'
import { height, type Page } from '../../../model/page.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { type Found, foundAt, atMost } from '../../../layout/found.ts'
import { sectionHeading } from '../../../tables/ledger/words/headings.ts'
import { median } from '../../../layout/geometry.ts'

/** The part of a page that its letterhead takes. */
const HEAD = 0.2
/** Letters of a name stand out by so much over those of the text. */
const LARGE = 1.4
/** Letters no smaller by more than this are as large. */
const AS_LARGE = 0.97
/** So many letters set apart are no initials. */
const SPACED = 4
const NOT_A_NAME = new RegExp(
  `\\b(statements?|accounts?|summary|page|checking\\w*|welcome|hello|here|your|my|important|notice|overview|activity|period|${FULL_MONTHS})\\b|[\\d@:$%!?]`,
  'i',
)
/** Letters alone do not say that it is a bank's name. */
const LIKELY = 0.7

/** The name at the head of a page, in the largest letters that stand there: of companies whose name does not say what they are. */
export function nameInLargeLetters(page: Page): Found<string> | null {
  const cells = linesOf(page).flatMap((line) => line.cells)
  const usual = median(cells.map(height)) ?? 0
  const head = cells.filter((cell) => cell.box[1] < HEAD * page.height && height(cell) > LARGE * usual)
  const largest = Math.max(...head.map(height))
  const name = head.filter((cell) => height(cell) > AS_LARGE * largest).find((cell) => isName(textOf(cell)))
  const found = name ? foundAt(textOf(name), page, name.words) : null
  return found && atMost(found, LIKELY)
}

function isName(text: string): boolean {
  const isWords = text.split(' ').length <= 4 && /\p{L}{3}/u.test(text)
  return isWords && !NOT_A_NAME.test(text) && !sectionHeading(text)
}

/** Without the mark before a name; letters set apart make one word: "M E R C U R Y". */
function textOf({ words }: Line): string {
  const letters = words.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text))
  const areApart = letters.length >= SPACED && letters.every((text) => /^\p{Lu}{1,2}$/u.test(text))
  return letters.join(areApart ? '' : ' ')
}
