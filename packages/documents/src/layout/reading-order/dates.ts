import { withBlocks } from '../../model/runs.ts'
import { type Line, lineInOrder, withWords } from '../lines.ts'
import { height, middleX, union, type Word } from '../../model/page.ts'
import { type Token } from '../lexer/tokens.ts'
import { areFlush, blankBetween, dropBetween, isNextLine } from '../geometry.ts'
import { CLOSELY_FLUSH, LINES_APART, ROWS_APART } from '../tolerances.ts'
import { findDates, hasYear, isMonthName } from '../../entities/date.ts'

/** "10-02-": a narrow column broke the date after its last hyphen. */
const BEGINNING = /^\d{1,2}([-/])\d{1,2}\1$/
/** "19-", broken before the month. */
const DAY_BROKEN = /^\d{1,2}-$/
/** "31,", broken before the year. */
const DAY_BEFORE_YEAR = /^\d{1,2},$/
/** Dates that begin with their year, broken after it or after the month; the time of day may follow the day. */
const BROKEN: readonly [RegExp, (text: string) => boolean][] = [
  [/^\d{4}[-/]$/, (text) => /^\d{1,2}[-/]\d{1,2}$/.test(text)],
  [/^\d{4}[-/]\d{1,2}[-/]$/, (text) => DAY.test(text.replace(TIME_BEHIND_DAY, ''))],
]
/** The time of day after the day; OCR may misread the T before it as a 7. */
const TIME_BEHIND_DAY = /(?<=^\d{2})[T7]\d{2}:\d{2}(?::\d{2})?Z?$/
const YEAR = /^(?:\d{4}|\d{2})$/
const DAY = /^\d{1,2}$/

/** Joins each date that a narrow column broke into two lines: "10-02-" over "2026", "21" over "AUG". */
export function withDatesWhole(lines: readonly Line[]): Line[] {
  return withPartsJoined(lines).flatMap((line, i, lines) => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    const rest = next && restUnder(line, next)
    if (rest) return [lineInOrder([joined(line.words[0]!, rest), ...line.words.slice(1)])]
    return withWords(line, before && restUnder(before, line) ? line.words.slice(1) : line.words)
  })
}

/** "19-  18-" over "DEC  DEC", "2026-04-  2026-04-" over "04  05", wherever the date columns are on their lines. */
function withPartsJoined(lines: readonly Line[]): readonly Line[] {
  const mayBeBroken = ({ text }: Word) => restOf(text) !== undefined || DAY_BEFORE_YEAR.test(text)
  if (!lines.some(({ words }) => words.some(mayBeBroken))) return lines
  const taken = new Set<Word>()
  return lines.flatMap((line, i) => {
    const words = line.words
      .filter((word) => !taken.has(word))
      .map((word, at, own) => {
        const rest = wordUnder(word, lines[i + 1]) ?? yearUnder(own[at - 1], word, lines[i + 1])
        if (rest) taken.add(rest)
        return rest ? joined(word, rest) : word
      })
    return withWords(line, words)
  })
}

/** What the second half of a date may be, given its first. */
function restOf(beginning: string): ((text: string) => boolean) | undefined {
  if (DAY_BROKEN.test(beginning)) return isMonthName
  return BROKEN.find(([first]) => first.test(beginning))?.[1]
}

function wordUnder(word: Word, below: Line | undefined): Word | undefined {
  const isRest = restOf(word.text)
  return below?.words.find((other) => isRest?.(other.text) && isRightUnder(word, other))
}

/** "Aug 31," over "2026": the year is flush with its month and belongs to this day. */
function yearUnder(month: Word | undefined, day: Word, below: Line | undefined): Word | undefined {
  if (!month || !DAY_BEFORE_YEAR.test(day.text) || !isMonthName(month.text)) return undefined
  return below?.words.find((word) => /^20\d\d$/.test(word.text) && isRightUnder(month, word))
}

function restUnder(line: Line, below: Line): Word | null {
  const [first, rest] = [line.words[0]!, below.words[0]!]
  const isYear = BEGINNING.test(first.text) && YEAR.test(rest.text)
  if (!isYear && !(areHalves(line, below) && standsApart(line) && standsApart(below))) return null
  return isRightUnder(first, rest) ? rest : null
}

const isRightUnder = (first: Word, rest: Word) => areFlush(first, rest) && isNextLine(rest, first)

/** "21" over "AUG", "Nov" over "12": the upper half is beside the amounts of its row. */
function areHalves(line: Line, below: Line): boolean {
  const [first, rest] = [line.words[0]!.text, below.words[0]!.text]
  if (DAY.test(first) && isMonthName(rest)) return line.hasMoney || !below.hasMoney
  return isMonthName(first) && DAY.test(rest) && line.hasMoney && !below.hasMoney
}

/** Whether the first word of a line is a cell of its own. */
const standsApart = ({ words: [first, second] }: Line) =>
  second === undefined || blankBetween(first!, second) > height(first!)

function joined(first: Word, rest: Word): Word {
  const text = first.text + rest.text.replace(TIME_BEHIND_DAY, '')
  const box = union([first.box, rest.box])
  return { ...first, text, box, confidence: Math.min(first.confidence, rest.confidence) }
}

/** A single row may have a date below it by coincidence. */
const LEAST = 2
/** A description takes at most this many lines before the one with the date. */
const MOST_WRAPPED = 3
/** In line heights. */
const CENTRED = 0.25
const SEPARATOR = /^[·•|]$/
const BALANCE = /^(?:running )?balance:?$/i

/**
 * Joins each row with its date where the date begins the line below, before the rest of the description: "Sent money to Lena
 * -1,000.00  2,656.86" / "5 June 2025 Transaction 1413900215". A long description may take more lines before that.
 */
export function withDatesBelow(lines: readonly Line[]): Line[] {
  const depths = new Map(lines.flatMap((_, at) => [[at, depthOfDate(lines, at)] as const]).filter(([, depth]) => depth))
  if (depths.size < LEAST) return [...lines]
  return withBlocks(lines, (_, at) => {
    const depth = depths.get(at)
    return depth ? { by: rowOf(lines.slice(at, at + depth), lines[at + depth]!), taken: 1 + depth } : null
  })
}

/** How many lines below a row its date is, with only words in between; 0 if there is none. */
function depthOfDate(lines: readonly Line[], at: number): number {
  const line = lines[at]!
  if (!isUndated(line)) return 0
  for (let depth = 1; depth <= MOST_WRAPPED; depth++) {
    const [above, below, next] = [lines[at + depth - 1]!, lines[at + depth], lines[at + depth + 1]]
    if (!below || !(areFlush(line, below, CLOSELY_FLUSH) || areCentred(line, below))) return 0
    const within = dropBetween(above, below)
    if (within >= LINES_APART * line.height) return 0
    const isApart = !next || dropBetween(below, next) > within + ROWS_APART * line.height
    if (beginsWithDate(below)) return isApart && below.words.length >= 3 ? depth : 0
    if (below.tokens.some((token) => token.kind === 'money' || token.kind === 'date')) return 0
  }
  return 0
}

/** Whether two lines are centred under each other. */
function areCentred(line: Line, below: Line): boolean {
  const name = line.tokens.filter((token) => token.kind !== 'money').flatMap(({ words }) => words)
  return Math.abs(middleX(lineInOrder(name)) - middleX(below)) < CENTRED * line.height
}

const isUndated = ({ tokens, leadingDate }: Line) =>
  tokens.at(-1)!.kind === 'money' && /\p{L}{2}/u.test(tokens[0]!.text) && leadingDate === null

/**
 * Whether a line has a date and more words, but no amount other than the balance. A date without a year begins a row of its
 * own, unless a bullet follows it ("Dec 5 · Direct deposit") or the balance shows that the amount is above.
 */
function beginsWithDate(line: Line): boolean {
  const { date, more, balance } = partsBelow(line)
  if (
    date?.kind !== 'date' ||
    more.some(({ kind }) => kind === 'money') ||
    !more.some(({ text }) => /\p{L}{2}/u.test(text))
  )
    return false
  return hasYear(date.date) || balance.length > 0 || SEPARATOR.test(more[0]!.text)
}

/** The date, the words after it, and the balance if it ends the line: "Balance $3,185.95". */
function partsBelow(line: Line): { date: Token | undefined; more: Token[]; balance: Token[] } {
  const [date, ...rest] = line.tokens
  const label = rest.at(-2)
  const isBalance = label !== undefined && BALANCE.test(label.text) && rest.at(-1)!.kind === 'money'
  return { date, more: isBalance ? rest.slice(0, -2) : rest, balance: isBalance ? rest.slice(-2) : [] }
}

/** The date, the description over all lines, and the amounts; the balance has a line of its own. */
function rowOf([line, ...wrapped]: readonly Line[], below: Line): Line[] {
  const { date, more, balance } = partsBelow(below)
  const tokens = line!.tokens
  const end = tokens.findLastIndex((token) => token.kind !== 'money') + 1
  const row = [
    date!,
    ...tokens.slice(0, end),
    ...wrapped.flatMap(({ tokens: own }) => own),
    ...more,
    ...tokens.slice(end),
  ]
  return [row, balance].filter((part) => part.length > 0).map((part) => lineInOrder(part.flatMap(({ words }) => words)))
}

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]\.?m\.?)?$/i
const HALF = /^[ap]\.?m\.?$/i
const ZONE = /^\(?(?:[ECMP][SD]?T|UTC|GMT)\)?$/

/** The words directly after a row's date that give the time of day: "11:02 PM". */
export const timeOfDay = (tokens: readonly Token[], date: Token | null): Token[] =>
  date ? timeIn(tokens.slice(tokens.indexOf(date) + 1)) : []

/** The time with which some words begin. */
function timeIn<T extends { text: string }>(words: readonly T[]): T[] {
  if (!TIME.test(words[0]?.text ?? '')) return []
  const end = [HALF, ZONE].reduce((at, part) => (part.test(words[at]?.text ?? '') ? at + 1 : at), 1)
  return words.slice(0, end)
}

/** Removes the time of day below the date of a row: "10/25/2026" over "09:04 AM", "11:02" over "PM". */
export const withoutTimesBelow = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, i) => withWords(line, line.words.slice(timeBelow(lines[i - 1], line))))

/** How many words at the beginning of a line complete the date of the line above. */
function timeBelow(above: Line | undefined, { words }: Line): number {
  const [date, ...others] = above?.words ?? []
  if (!date || !areFlush(date, words[0]!) || findDates(date.text)[0]?.start !== 0) return 0
  const isHalf = HALF.test(words[0]!.text) && others.slice(0, 2).some(({ text }) => TIME.test(text))
  return isHalf ? 1 : timeIn(words).length
}
