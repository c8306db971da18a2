import { isWeekday, findDates, type FoundDate, type PrintedDate } from '../../entities/date.ts'
import type { PrintedAmount } from '../../entities/amount.ts'
import { cutAtBlanks } from '../geometry.ts'
import { DATES_APART } from '../tolerances.ts'
import { JOINS, numberAt, type NumberStyle } from './numbers.ts'
import { type Box, height as heightOf, textOf, type Word, placeOf } from '../../model/page.ts'

interface TokenPlace {
  words: readonly Word[]
  text: string
  box: Box
  height: number
  /** The lowest confidence among its words. */
  confidence: number
}
export type DateToken = TokenPlace & { kind: 'date'; date: PrintedDate }
/** `money` is certainly an amount (with cents or a dollar sign); a `number` may be an amount, a count or a check number. */
export type AmountToken = TokenPlace & { amount: PrintedAmount } & ({ kind: 'money' } | { kind: 'number' })
type TextToken = TokenPlace & { kind: 'text' }
/** The tokens of a line: "Jan 5" is one date, "- $ 5.00" one amount, and every other word is text. */
export type Token = DateToken | AmountToken | TextToken

/** Whether a token is text with letters: no mark, no initial. */
export const isLettered = ({ kind, text }: Pick<Token, 'kind' | 'text'>) => kind === 'text' && /\p{L}{2}/u.test(text)

/** What may follow the date in its word: a mark, or the time of day ("2026-09-01T18:22:04"). */
const REST_OF_DATE = /^(?:[,.:;*]|T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
/** In running text a punctuation mark may touch an amount: "came to $1,623.43, which left". */
const STYLE: NumberStyle = {
  joins: JOINS,
  // "2,962.93*" refers to a note.
  bare: (text) => text.replace(/(?<=\.\d\d)[*†‡]+$/, ''),
  repairs: [
    [/^=/, ''],
    [/(?<=\d)USD$/i, ''],
    [/(?<=\.\d\d),$/, ''],
    [/US\$|USD/, '$'],
  ],
}

/** Reads the words of a line of the given height from left to right. */
export function tokensIn(words: readonly Word[], height: number): Token[] {
  const tokens: Token[] = []
  const dates = dateSpans(words, height)
  for (let at = 0; at < words.length;) {
    const date = dates.get(at)
    const amount = date ? null : amountAt(words, at)
    const token: Token = date ?? amount ?? { kind: 'text', ...printedAs([words[at]!]) }
    tokens.push(token)
    at += token.words.length
  }
  return tokens
}

/** Dates that begin and end with a word, by the index of their first word. */
function dateSpans(words: readonly Word[], height: number): Map<number, DateToken> {
  const spans = new Map<number, DateToken>()
  if (!words.some(({ text }) => /\d/.test(text))) return spans
  let index = 0
  // Cell by cell: "Oct 22" beside the check number 70 is not a date of the year 2070.
  for (const cell of cutAtBlanks(words, DATES_APART * Math.max(height, 4))) {
    for (const { at, token } of datesIn(cell)) spans.set(index + at, token)
    index += cell.length
  }
  return spans
}

function datesIn(cell: readonly Word[]): { at: number; token: DateToken }[] {
  const starts: number[] = []
  let length = 0
  for (const word of cell) {
    starts.push(length)
    length += word.text.length + 1
  }
  const text = textOf(cell)
  return [...unpaddedDate(text), ...findDates(text)].flatMap(({ date, start, end }) => {
    const first = starts.indexOf(start)
    const beyond = starts.findIndex((s) => s > end)
    const words = cell.slice(Math.max(first, 0), beyond < 0 ? undefined : beyond)
    const rest = textOf(words).slice(end - start)
    if (first < 0 || !REST_OF_DATE.test(rest)) return []
    const at = isWeekday(cell[first - 1]?.text ?? '') ? first - 1 : first
    return [{ at, token: { kind: 'date', date, ...printedAs([...cell.slice(at, first), ...words]) } }]
  })
}

/** "2-14" is a date if it begins a cell; elsewhere it is a range or part of a number. */
function unpaddedDate(cell: string): FoundDate[] {
  const match = /^(\d{1,2})-(\d{1,2})(?=\s|$)/.exec(cell)
  if (!match || /^\d{2}-\d{2}/.test(match[0])) return []
  const [found] = findDates(`${match[1]}/${match[2]}`)
  return found ? [found] : []
}

function amountAt(words: readonly Word[], at: number): AmountToken | null {
  const number = numberAt(words, at, STYLE)
  if (!number?.amount) return null
  const kind = number.amount.hasCents || number.text.includes('$') ? 'money' : 'number'
  return { kind, amount: number.amount, ...printedAs(number.words) }
}

function printedAs(words: readonly Word[]): TokenPlace {
  const [first, ...others] = words
  if (first && others.length === 0)
    return { words, text: first.text, box: first.box, confidence: first.confidence, height: heightOf(first) }
  const place = placeOf(words)
  return { words, text: textOf(words), ...place, height: heightOf(place) }
}

/** A masked account number, with which each row of an export may begin: "XXXXXX0912S70". */
const MASKED_ACCOUNT = /^[Xx*•]{2,}-?\d{2,}[A-Z\d-]*$/

/** The date a row begins with. The number of its account or of a check may precede it, and stray marks. */
export function leadingDate(tokens: readonly Token[]): DateToken | null {
  for (const [i, token] of tokens.slice(0, 5).entries()) {
    if (token.kind === 'date') return token
    const isText = token.kind === 'text' && /\p{L}/u.test(token.text) && !(i === 0 && MASKED_ACCOUNT.test(token.text))
    if (token.kind === 'money' || (isText && !isMarkOfCheck(tokens, i))) return null
  }
  return null
}

/** "1388 * ^", which is OCR for "1388 * A". */
const isMarkOfCheck = (tokens: readonly Token[], i: number) =>
  /^\p{L}$/u.test(tokens[i]!.text) && /^\d{3,}$/.test(tokens[0]!.text)
