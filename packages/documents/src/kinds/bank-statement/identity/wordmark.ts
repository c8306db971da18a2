import { linesOf } from '../../../layout/lines.ts'
import { height, type Page, textOf, type Word } from '../../../model/page.ts'
import { STATE_CODES } from '../../../entities/address.ts'
import { callsItselfBank, LEGAL_END, wellKnownBankIn } from '../../../entities/organisation.ts'
import { blankBetween } from '../../../layout/geometry.ts'
import { type Found, foundAt } from '../../../layout/found.ts'
import { withoutRows } from '../../../layout/noise.ts'
import { either, whole } from '../../../vocabulary/phrases.ts'
import { NOT_A_NAME } from './letterhead.ts'

/** OCR reads a ring behind a name as a letter: "metrOgold o". */
const EMBLEM_BEHIND = /(?<=\p{L}{3}) \p{L}$/u
/** "Federal Savings and Loan Association" */
const LONGEST_REST = 5
/** Words that a logo may run together: "CapitalOne". */
const LONGEST_MARK = 4
/** A name of several words that says what it is: "Harbor Bank", "Harbor Trust"; one word is a logo, whatever it says. */
const isWhole = (name: string) => name.includes(' ') && (callsItselfBank(name) || /\btrust$/i.test(name))
const OF_NAME = /^(?:\p{Lu}[\p{L}.’'-]*,?|&|and|of)$/u
/** Words with a capital that are before a name but not part of it: "At Harbor Bank, we …", "Salem, NY Harbor Bank". */
const NOT_BEGUN = either(
  whole(
    `a, and, ask, at, by, call, contact, equal, fdic, for, from, in, lender, member, of, on, or, to, visit, with, write`,
  ),
  new RegExp(`^(?:${STATE_CODES})$`),
  NOT_A_NAME,
)

/**
 * The full name of a bank whose wordmark does not say what it is, wherever the statement prints it: "JPMorgan Chase Bank, N.A." for
 * "CHASE", "Citibank, N.A." for "citi". The wordmark if no name has it.
 */
export function inWhole(mark: Found<string>, pages: readonly Page[]): Found<string> {
  if (isWhole(mark.value)) return mark
  const name = wellKnownBankIn(mark.value) ?? mark.value.replace(EMBLEM_BEHIND, '')
  const names = pages.flatMap((page) =>
    withoutRows(linesOf(page))
      .flatMap(({ words }) => namesIn(words, name))
      .map((words) => foundAt(withoutComma(words), page, words)),
  )
  return names.find(({ value }) => LEGAL_END.test(value)) ?? names[0] ?? mark
}

/** The names in a line that contain a wordmark. */
function namesIn(words: readonly Word[], mark: string): Word[][] {
  return [...words.keys()].flatMap((at) => {
    const marked = 1 + words.slice(at, at + LONGEST_MARK).findIndex((_, i) => spells(words.slice(at, at + i + 1), mark))
    const length = marked && lengthOfName(words.slice(at, at + marked + LONGEST_REST), marked, mark)
    return length > 0 ? [words.slice(isBegun(words, at, mark) ? at - 1 : at, at + length)] : []
  })
}

/** Whether words spell a wordmark, or one word has it and "bank"; in a logo, a mark may be drawn for a letter: "metr◎gold". */
function spells(words: readonly Word[], mark: string): boolean {
  const [text, name] = [lettersOf(textOf(words)), lettersOf(mark)]
  const isDrawn = (letter: string, i: number) => i > 0 && i < name.length - 1 && !/[\p{L}\p{N}]/u.test(letter)
  const isSame = text.length === name.length && name.every((letter, i) => letter === text[i] || isDrawn(letter, i))
  return isSame || text.join('') === `${name.join('')}bank`
}

const lettersOf = (text: string) => Array.from(text.toLowerCase().replace(/[\s.,'’]/g, ''))

/** How many words a name has that begins with a wordmark, its legal form included; 0 if it does not say that it is a bank's. */
function lengthOfName(words: readonly Word[], marked: number, mark: string): number {
  const isName = (length: number) => {
    const name = withoutComma(words.slice(0, length))
    const isWords = words.slice(marked, length).every((word) => OF_NAME.test(word.text) && !spells([word], mark))
    return isWords && callsItselfBank(name) && !name.replace(LEGAL_END, '').includes(',')
  }
  const lengths = words.map((_, i) => i + 1).filter((length) => length >= marked && isName(length))
  const [least = 0] = lengths
  return lengths.findLast((length) => LEGAL_END.test(withoutComma(words.slice(0, length)))) ?? least
}

/** Whether the word before a wordmark begins the name: "JPMorgan" of "JPMorgan Chase Bank". */
function isBegun(words: readonly Word[], at: number, mark: string): boolean {
  const before = words[at - 1]
  if (!before || blankBetween(before, words[at]!) >= height(before)) return false
  return /^\p{Lu}[\p{L}&’']*$/u.test(before.text) && !NOT_BEGUN.test(before.text) && !spells([before], mark)
}

/** The name as a line of an address or a sentence has it. */
const withoutComma = (words: readonly Word[]) => textOf(words).replace(/,$/, '')
