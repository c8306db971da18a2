import { type Line, linesOf } from '../../../layout/lines.ts'
import { bottom, height, left, middleY, type Page, textOf, type Word } from '../../../model/page.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { namesBank } from '../../../entities/organisation.ts'
import { type Found, foundAt, atMost } from '../../../layout/found.ts'
import { sectionHeading } from '../../../tables/ledger/words/headings.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { shareColumn, blankBetween, dropBetween, isAtHead, usualHeight } from '../../../layout/geometry.ts'

/** Letters of a name are this many times as large as those of the text. */
export const LARGE = 1.4
/** Letters that are no smaller than this share are equally large. */
const AS_LARGE = 0.97
export const NOT_A_NAME = new RegExp(
  `\\b(statements?|accounts?|summary|page|checking\\w*|welcome|hello|here|your|my|important|notice|overview|activity|period|${FULL_MONTHS})\\b|[\\d@:$%!?]`,
  'i',
)
/** Large letters alone do not show that a name is a bank's. */
const LIKELY = 0.7

/** The name in the largest letters at the top of a page, for companies whose names do not say what they are. */
export function nameInLargeLetters(page: Page): Found<string> | null {
  const cells = linesOf(page).flatMap((line) => line.cells)
  const usual = usualHeight(cells)
  const names = cells.filter((cell) => isInLetterhead(page, cell, usual) && isName(lettersOf(cell)))
  // "Account statement" is a title, whatever its size.
  const largest = Math.max(...names.map(height))
  const name = names.find((cell) => height(cell) > AS_LARGE * largest)
  const found = name ? foundAt(lettersOf(name), page, name.words) : null
  return found && atMost(found, LIKELY)
}

/** Whether print is at the top of a page in letters larger than usual. */
export const isInLetterhead = (page: Page, cell: Line, usual: number) =>
  isAtHead(page, cell) && height(cell) > LARGE * usual

/** Whether print begins under the beginning of another, with less than a line between them. */
export const isRightBelow = (cell: Line, above: Line) =>
  Math.abs(cell.box[0] - above.box[0]) < above.height && isUnder(cell, above)

/** Whether print begins right behind another, beside it though on another line: small letters behind the large ones of a logo. */
export function isRightBehind(cell: Line, before: Line): boolean {
  const blank = blankBetween(before, cell)
  return blank > 0 && blank < before.height && dropBetween(before, cell) < 0 && dropBetween(cell, before) < 0
}

/** Whether a bank's name is the nearest print above that begins in the same place, so that a line may name its branch. */
export function isBelowBank(line: Line, cells: readonly Line[]): boolean {
  const above = cells.findLast(
    (cell) => bottom(cell) < middleY(line) && Math.abs(left(cell) - left(line)) < line.height,
  )
  return above !== undefined && namesBank(above.text)
}

function isUnder(cell: Line, above: Line): boolean {
  const gap = dropBetween(above, cell)
  return shareColumn(cell, above) && gap > -0.5 * above.height && gap < above.height
}

const ISSUED_BY = /^issued by ((?:[\p{Lu}&][\p{L}&.’']* ){0,4}bank(?:,? n\.?a\.?)?),? member fdic\b/iu

/** "Issued by Harbor Bank, Member FDIC": the bank behind an account, if no other bank is named. */
export function issuingBankOn(page: Page, line: Line): Found<string> | null {
  const match = ISSUED_BY.exec(line.text)
  if (!match) return null
  const words = line.words.slice(2, 2 + match[1]!.split(' ').length)
  return foundAt(match[1]!, page, words)
}

/** "Brokerage services are offered by Harbor Price Investments LLC, Member NYSE, SIPC" */
const BROKER =
  /\b(?:offered|provided|carried) (?:by|through) ((?:[\p{Lu}&][\p{L}&.’'-]*,? ){1,5}?)(?:(?:LLC|L\.L\.C\.|Inc\.?|L\.?P\.?),? )?Member (?:NYSE|FINRA|SIPC)\b/u

/** A broker's name in ordinary letters in the header, if the small print says that it is one. */
export function brokerInHeader(pages: readonly Page[]): Found<string> | null {
  const first = pages[0]!
  const names = pages.flatMap(linesOf).flatMap(({ text }) => BROKER.exec(text)?.[1]?.replace(/,? $/, '') ?? [])
  const isNamed = (cell: Line) => isAtHead(first, cell) && names.some((name) => plain(name) === plain(cell.text))
  const cell = linesOf(first)
    .flatMap(({ cells }) => cells)
    .find(isNamed)
  return cell ? foundAt(cell.text, first, cell.words) : null
}

/** Whether a text begins with the words of another. */
export const beginsWith = (text: string, other: string) => `${plain(text)} `.startsWith(`${plain(other)} `)

const withoutMarks = (words: readonly Word[]) => words.filter(({ text }) => /[\p{L}\d]/u.test(text))

function isName(text: string): boolean {
  const isWords = text.split(' ').length <= 4 && /\p{L}{3}/u.test(text)
  return isWords && !NOT_A_NAME.test(text) && !sectionHeading(text)
}

/** The text without a mark before a name. */
const lettersOf = ({ words }: Line) => textOf(withoutMarks(words))
