import { type Line, linesOf } from '../../../layout/lines.ts'
import { bottom, height, left, middleY, type Page, textOf, type Word } from '../../../model/page.ts'
import { FULL_MONTHS } from '../../../entities/date.ts'
import { endsBankName, namesBank } from '../../../entities/organisation.ts'
import { type Found, foundAt, atMost } from '../../../layout/found.ts'
import { sectionHeading } from '../../../tables/ledger/words/headings.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { shareColumn, blankBetween, dropBetween, isAtHead, usualHeight } from '../../../layout/geometry.ts'

/** Letters of a name are this many times as large as those of the text. */
export const LARGE = 1.4
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

/** OCR reads a ring behind a name as a letter: "metrOgold o". */
const EMBLEM_BEHIND = /(?<=\p{L}{3}) \p{L}$/u

/** The full name if the header of a page prints it too: "metrogold" over "Metrogold Bank, 12 Gold Street". */
export function inWhole(found: Found<string>, pages: readonly Page[]): Found<string> {
  const name = found.value.replace(EMBLEM_BEHIND, '')
  const { length } = name.split(' ')
  for (const page of pages)
    for (const { words } of linesOf(page).filter((line) => isAtHead(page, line)))
      for (const at of words.keys()) {
        if (continuesName(words, at)) continue
        if (!isSpelledAs(words.slice(at, at + length), name)) continue
        const rest = words.slice(at + length, at + length + LONGEST_REST)
        const last = [...rest.keys()].reverse().find((i) => endsBankName(withoutComma(rest.slice(0, i + 1))))
        if (last === undefined) continue
        const own = words.slice(at, at + length + last + 1)
        return foundAt(withoutComma(own), page, own)
      }
  return found
}

/** Whether words spell a name; in a logo, a mark may be drawn for a letter: "metr◎gold". */
function isSpelledAs(words: readonly Word[], name: string): boolean {
  const text = textOf(words)
  if (plain(text) === plain(name)) return true
  const letters = Array.from(text.toLowerCase())
  const isDrawn = (letter: string, i: number) => i > 0 && i < letters.length - 1 && !/[\p{L}\p{N} ]/u.test(letter)
  const drawn = Array.from(name.toLowerCase())
  return drawn.length === letters.length && drawn.every((letter, i) => letter === letters[i] || isDrawn(letter, i))
}

/** The name as a line of the address has it. */
const withoutComma = (words: readonly Word[]) => textOf(words).replace(/,$/, '')

/** "JPMorgan Chase Bank" is not Chase Bank. */
function continuesName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return (
    before !== undefined && /^\p{Lu}.*[^.,:;]$/u.test(before.text) && blankBetween(before, words[at]!) < height(before)
  )
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

/** How a bank's legal name ends. */
const LEGAL_END = /\b(?:n a|na|national association|f s b|fsb)$/
/** Words that do not tell one bank from another. */
const OF_ANY_BANK = /^(?:the|first|bank|banking|national|federal|savings|trust|company|association|of|and|n|a|na)$/

/**
 * What the header of the first page calls the bank whose legal name was found in the text: "CHASE", or "WELLS" over "FARGO". Null
 * if the name is not a legal one, or is all that the page prints. "HARBOR" over "Harbor Bank, N.A." in the header is Harbor Bank.
 */
export function brandOf(legal: Found<string>, page: Page): Found<string> | null {
  if (!LEGAL_END.test(plain(legal.value))) return null
  const name = plain(legal.value).split(' ')
  const head = linesOf(page)
    .flatMap((line) => line.cells)
    .filter((cell) => isAtHead(page, cell))
  const stacked = head.flatMap((cell) => head.filter((below) => isUnder(below, cell)).map((below) => [cell, below]))
  const prints = [...stacked, ...head.map((cell) => [cell])].map((cells) => cells.flatMap(({ words }) => words))
  const brand = prints.map(withoutMarks).find((words) => isPartOf(plain(textOf(words)), name))
  if (!brand) return null
  const isOwn = beginsWith(legal.value, textOf(brand))
  const whole = isOwn ? head.find((cell) => beginsWith(cell.text, legal.value)) : undefined
  const own = whole ? withoutLegalEnd(whole.words, plain(legal.value)) : brand
  const found = foundAt(withoutComma(own), page, own)
  return whole ? atMost(found, OF_TWO_NAMES) : found
}

/** A logo without the legal end and a name with it in the same header: the bank may go by either. */
const OF_TWO_NAMES = 0.85

/** The words of a legal name, and what follows it, that spell the name without how it ends: "Harbor Bank" of "Harbor Bank, N.A.". */
function withoutLegalEnd(words: readonly Word[], legal: string): readonly Word[] {
  const name = legal.replace(LEGAL_END, '').trim()
  return words.slice(0, 1 + words.findIndex((_, i) => plain(textOf(words.slice(0, i + 1))) === name))
}

/** Whether a text begins with the words of another. */
export const beginsWith = (text: string, other: string) => `${plain(text)} `.startsWith(`${plain(other)} `)

/** Whether a text is some words of a name, and more than any bank is called by; a logo may run them together. */
function isPartOf(text: string, name: readonly string[]): boolean {
  const letters = text.replaceAll(' ', '')
  return name.some((word, from) => {
    const run = name.slice(from)
    return (
      !OF_ANY_BANK.test(word) && run.some((_, i) => i + 1 < name.length && run.slice(0, i + 1).join('') === letters)
    )
  })
}

const withoutMarks = (words: readonly Word[]) => words.filter(({ text }) => /[\p{L}\d]/u.test(text))

function isName(text: string): boolean {
  const isWords = text.split(' ').length <= 4 && /\p{L}{3}/u.test(text)
  return isWords && !NOT_A_NAME.test(text) && !sectionHeading(text)
}

/** The text without a mark before a name; spaced letters make one word: "M E R C U R Y". */
function lettersOf({ words }: Line): string {
  const letters = withoutMarks(words).map(({ text }) => text)
  const areApart = letters.length >= SPACED && letters.every((text) => /^\p{Lu}{1,2}$/u.test(text))
  return letters.join(areApart ? '' : ' ')
}
