import { readPrintedAmount, type PrintedAmount } from '../../entities/amount.ts'
import { findDates, type FoundDate, type PrintedDate } from '../../entities/date.ts'
import { cellsOf, type Line } from '../lines.ts'
import { height, union, type Box, type Word } from '../../model/page.ts'

interface TokenPlace {
  words: readonly Word[]
  text: string
  box: Box
  /** Of the least sure of its words. */
  confidence: number
}
export type DateToken = TokenPlace & { kind: 'date'; date: PrintedDate }
/** `money` is certainly an amount (a point with cents, or a dollar sign); a `number` may be one, or a count, or a check's number. */
export type AmountToken = TokenPlace & { kind: 'money' | 'number'; amount: PrintedAmount }
export type TextToken = TokenPlace & { kind: 'text' }
/** What the words of a line say: "Jan 5" is one date, "- $ 5.00" one amount, everything else is text word by word. */
export type Token = DateToken | AmountToken | TextToken

const SIGN_OR_CURRENCY = /^[-+=($‐‑‒–—−]+$|^(US)?\$$|^USD$/
/** What may end the word that is a date: a mark, or the time of day ("2026-09-01T18:22:04"). */
const REST_OF_DATE = /^(?:[,.:;*]|T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
/** What a date may begin with: "Thu, Sep 3". */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*$/i
const DASH = /^[-‐‑‒–—−]+$/
const TRAILING_SIGN = /^([-)]|CR|DR|OD|USD)$/i
const MARK_APART = /^(?:CR|DR)$/i
/** An amount for certain, up to its decimal point. */
const LACKS_CENTS = /^[-+($]*\d{1,3}(,\d{3})+$|^[-+(]*\$\d+$/
const NUMBERISH =
  /^[=]?[-+($‐‑‒–—−]*[\d.,]*\d[\d.,]*[-+)]*(CR|DR|OD|(?<=\.\d\d)[CD]|(?<=\.\d\d-?)SC)?$|^\*+\$?[\d,]*\d\.\d\d$/i

const KNOWN = new WeakMap<Line, readonly Token[]>()

/** Reads a line from left to right. */
export function tokensOf(line: Line): Token[] {
  const tokens = KNOWN.get(line) ?? read(line)
  KNOWN.set(line, tokens)
  return [...tokens]
}

function read(line: Line): Token[] {
  const tokens: Token[] = []
  const dates = dateSpans(line)
  for (let at = 0; at < line.words.length;) {
    const date = dates.get(at)
    const amount = date ? null : amountAt(line.words, at)
    const token: Token = date ?? amount ?? { kind: 'text', ...placeOf([line.words[at]!]) }
    tokens.push(token)
    at += token.words.length
  }
  return tokens
}

export function isMoney(token: Token): token is AmountToken {
  return token.kind === 'money'
}

export function isAmount(token: Token): token is AmountToken {
  return token.kind === 'money' || token.kind === 'number'
}

/** One token of several that belong together, as text. */
export function textOf(tokens: readonly TokenPlace[]): string {
  return tokens.map((token) => token.text).join(' ')
}

/** Dates that begin and end with a word, by the index of their first word. */
function dateSpans(line: Line): Map<number, DateToken> {
  const spans = new Map<number, DateToken>()
  let index = 0
  // Cell by cell: "Oct 22" beside a check's number is no date of the year 2070.
  for (const cell of cellsOf(line, 1.5 * Math.max(height(line), 4))) {
    for (const { at, token } of datesIn(cell)) spans.set(index + at, token)
    index += cell.words.length
  }
  return spans
}

function datesIn(cell: Line): { at: number; token: DateToken }[] {
  const starts: number[] = []
  let length = 0
  for (const word of cell.words) {
    starts.push(length)
    length += word.text.length + 1
  }
  return [...unpaddedDate(cell), ...findDates(cell.text)].flatMap(({ date, start, end }) => {
    const first = starts.indexOf(start)
    const beyond = starts.findIndex((s) => s > end)
    const words = cell.words.slice(Math.max(first, 0), beyond < 0 ? undefined : beyond)
    const rest = words
      .map((word) => word.text)
      .join(' ')
      .slice(end - start)
    if (first < 0 || !REST_OF_DATE.test(rest)) return []
    const at = WEEKDAY.test(cell.words[first - 1]?.text ?? '') ? first - 1 : first
    return [{ at, token: { kind: 'date', date, ...placeOf([...cell.words.slice(at, first), ...words]) } }]
  })
}

/** "2-14" is a date where a cell begins with it; elsewhere it is a range, or part of a number. */
function unpaddedDate(cell: Line): FoundDate[] {
  const match = /^(\d{1,2})-(\d{1,2})(?=\s|$)/.exec(cell.text)
  if (!match || /^\d{2}-\d{2}/.test(match[0])) return []
  const [found] = findDates(`${match[1]}/${match[2]}`)
  return found ? [found] : []
}

function amountAt(words: readonly Word[], at: number): AmountToken | null {
  let end = at
  while (end < words.length - 1 && SIGN_OR_CURRENCY.test(words[end]!.text) && end - at < 3) end++
  const begun = words.slice(at, end + 1)
  if (!NUMBERISH.test(words[end]!.text) || !isTight(begun, 3)) return null
  // "$      5.00" is one amount; "-      5.00" is a cell left blank and another's amount; a long dash is hardly ever a sign.
  if (DASH.test(begun[0]!.text) && !isTight(begun.slice(0, 2), begun[0]!.text === '—' ? 0.5 : 1.2)) return null
  end++
  if (isSplitCents(words[end - 1]!, words[end])) end++
  const trailing = words[end]
  const isSigned = trailing && TRAILING_SIGN.test(trailing.text) && isTight(words.slice(end - 1, end + 1), 0.8)
  if (isSigned || isMarkApart(words, end)) end++
  return amountOf(words.slice(at, end)) ?? (end - at > 1 ? amountOf(words.slice(at, at + 1)) : null)
}

function amountOf(words: readonly Word[]): AmountToken | null {
  const text = words
    .map((word, i) => (isCentsApart(words[i - 1], word) ? `.${word.text}` : word.text))
    .join('')
    .replace(/^=/, '')
    .replace(/(?<=\d)USD$/, '')
    .replace(/(?<=\.\d\d),$/, '')
    .replace(/US\$|USD/, '$')
  const amount = readPrintedAmount(text)
  if (!amount) return null
  return { kind: amount.hasCents || text.includes('$') ? 'money' : 'number', amount, ...placeOf(words) }
}

/** "1,929.96   DR": a mark set apart, flush under others like it, and nearer to its amount than to what is behind. */
function isMarkApart(words: readonly Word[], at: number): boolean {
  const [amount, mark, next] = words.slice(at - 1, at + 2)
  if (!amount || !mark || !MARK_APART.test(mark.text) || !/\.\d\d$/.test(amount.text)) return false
  const gap = mark.box[0] - amount.box[2]
  const isAlone = next === undefined || next.box[0] - mark.box[2] > Math.max(gap, height(mark))
  return isAlone && isTight([amount, mark], 3)
}

/** "$1,719.3 3" or "$110,067 47": the last figures stand apart. */
function isSplitCents(word: Word, next: Word | undefined): boolean {
  if (next === undefined || !isTight([word, next], 0.7)) return false
  return (/\.\d$/.test(word.text) && /^\d$/.test(next.text)) || isCentsApart(word, next)
}

function isCentsApart(word: Word | undefined, next: Word): boolean {
  return word !== undefined && LACKS_CENTS.test(word.text) && /^\d\d$/.test(next.text)
}

/** Whether the gaps between the words stay below so many heights of the text. */
function isTight(words: readonly Word[], heights: number): boolean {
  return words.every((word, i) => i === 0 || word.box[0] - words[i - 1]!.box[2] < heights * Math.max(height(word), 4))
}

function placeOf(words: readonly Word[]): TokenPlace {
  return {
    words,
    text: words.map((w) => w.text).join(' '),
    box: union(words.map((w) => w.box)),
    confidence: Math.min(...words.map((w) => w.confidence)),
  }
}
