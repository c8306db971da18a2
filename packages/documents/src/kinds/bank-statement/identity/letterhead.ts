import { type Line, linesOf } from '../../../layout/lines.ts'
import { height, type Page, textOf, type Word } from '../../../model/page.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { endsBankName } from '../../../entities/organisation.ts'
import { type Found, foundAt, atMost } from '../../../layout/found.ts'
import { sectionHeading } from '../../../tables/ledger/words/headings.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { median } from '../../../layout/geometry.ts'

/** The part of a page that its letterhead takes. */
const HEAD = 0.2
/** Letters of a name are this many times as large as those of the text. */
const LARGE = 1.4
/** Letters that are no smaller than this share are equally large. */
const AS_LARGE = 0.97
/** This many spaced letters are not initials. */
const SPACED = 4
const NOT_A_NAME = new RegExp(
  `\\b(statements?|accounts?|summary|page|checking\\w*|welcome|hello|here|your|my|important|notice|overview|activity|period|${FULL_MONTHS})\\b|[\\d@:$%!?]`,
  'i',
)
/** Large letters alone do not show that a name is a bank's. */
const LIKELY = 0.7
/** "Federal Savings Bank, N.A." */
const LONGEST_REST = 4

/** The name in the largest letters at the head of a page, for companies whose names do not say what they are. */
export function nameInLargeLetters(page: Page): Found<string> | null {
  const lines = linesOf(page)
  const usual = usualHeight(lines)
  const head = lines.flatMap((line) => line.cells).filter((cell) => isInLetterhead(page, cell, usual))
  const largest = Math.max(...head.map(height))
  const name = head.filter((cell) => height(cell) > AS_LARGE * largest).find((cell) => isName(lettersOf(cell)))
  const found = name ? foundAt(lettersOf(name), page, name.words) : null
  return found && atMost(found, LIKELY)
}

/** Whether print stands at the head of a page in letters larger than usual. */
export function isInLetterhead(page: Page, cell: Line, usual: number): boolean {
  return cell.box[1] < HEAD * page.height && height(cell) > LARGE * usual
}

/** The height of the letters of most cells. */
export const usualHeight = (lines: readonly Line[]) => median(lines.flatMap((line) => line.cells).map(height)) ?? 0

/**
 * The full name, if a note prints it: "metrogold" in large letters, and "Metrogold Bank, N.A. Member FDIC." on the last page.
 */
export function inWhole(found: Found<string>, pages: readonly Page[]): Found<string> {
  const name = plain(found.value).split(' ')
  for (const page of pages)
    for (const { words } of linesOf(page))
      for (const at of words.keys()) {
        if (continuesName(words, at)) continue
        if (plain(textOf(words.slice(at, at + name.length))) !== name.join(' ')) continue
        const rest = words.slice(at + name.length, at + name.length + LONGEST_REST)
        const length = [...rest.keys()].reverse().find((i) => endsBankName(textOf(rest.slice(0, i + 1))))
        if (length === undefined) continue
        const own = words.slice(at, at + name.length + length + 1)
        return foundAt(textOf(own), page, own)
      }
  return found
}

/** "JPMorgan Chase Bank" is not Chase Bank. */
function continuesName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before !== undefined && /^\p{Lu}.*[^.,:;]$/u.test(before.text) && gap(before, words[at]!) < height(before)
}

const gap = (before: Word, word: Word) => word.box[0] - before.box[2]

function isName(text: string): boolean {
  const isWords = text.split(' ').length <= 4 && /\p{L}{3}/u.test(text)
  return isWords && !NOT_A_NAME.test(text) && !sectionHeading(text)
}

/** The text without a mark before a name; spaced letters make one word: "M E R C U R Y". */
function lettersOf({ words }: Line): string {
  const letters = words.map(({ text }) => text).filter((text) => /[\p{L}\d]/u.test(text))
  const areApart = letters.length >= SPACED && letters.every((text) => /^\p{Lu}{1,2}$/u.test(text))
  return letters.join(areApart ? '' : ' ')
}
