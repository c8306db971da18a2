import { lineInOrder, type Line } from '../lines.ts'
import { height, union, type Word } from '../../model/page.ts'
import { isMoney, tokensOf } from '../lexer/tokens.ts'
import { areFlush, blankBetween, dropBetween } from '../geometry.ts'
import { LINES_APART } from '../tolerances.ts'
import { isMonthName } from '../../entities/date.ts'

/** "10-02-", where a narrow column broke the date behind its last hyphen. */
const BEGINNING = /^\d{1,2}([-/])\d{1,2}\1$/
/** "19-", broken before the month. */
const DAY_BROKEN = /^\d{1,2}-$/
/** "31,", broken before the year. */
const DAY_BEFORE_YEAR = /^\d{1,2},$/
/** Dates that begin with their year, broken behind it or behind the month; the time of day may stand behind the day. */
const BROKEN: readonly [RegExp, (text: string) => boolean][] = [
  [/^\d{4}[-/]$/, (text) => /^\d{1,2}[-/]\d{1,2}$/.test(text)],
  [/^\d{4}[-/]\d{1,2}[-/]$/, (text) => DAY.test(text.replace(TIME, ''))],
]
/** Behind the day; OCR may take the T before it for a 7. */
const TIME = /(?<=^\d{2})[T7]\d{2}:\d{2}(?::\d{2})?Z?$/
const YEAR = /^(?:\d{4}|\d{2})$/
const DAY = /^\d{1,2}$/

/** Lines with each date whole again that a narrow column holds on two: "10-02-" over "2026", "21" over "AUG". */
export function withDatesWhole(lines: readonly Line[]): Line[] {
  return withPartsJoined(lines).flatMap((line, i, lines) => {
    const [before, next] = [lines[i - 1], lines[i + 1]]
    const rest = next && restUnder(line, next)
    const words = before && restUnder(before, line) ? line.words.slice(1) : line.words
    if (rest) return [lineInOrder([joined(line.words[0]!, rest), ...line.words.slice(1)])]
    return words === line.words ? [line] : words.length > 0 ? [lineInOrder(words)] : []
  })
}

/** "19-  18-" over "DEC  DEC", "2026-04-  2026-04-" over "04  05", wherever on their lines the columns of the dates are. */
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
    return words.length === 0 ? [] : [lineInOrder(words)]
  })
}

/** What the second half of a date may be, by its first. */
function restOf(beginning: string): ((text: string) => boolean) | undefined {
  if (DAY_BROKEN.test(beginning)) return isMonthName
  return BROKEN.find(([first]) => first.test(beginning))?.[1]
}

function wordUnder(word: Word, below: Line | undefined): Word | undefined {
  const isRest = restOf(word.text)
  return below?.words.find((other) => isRest?.(other.text) && isRightUnder(word, other))
}

/** "Aug 31," over "2026": the year stands flush with its month, and is of this day. */
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

function isRightUnder(first: Word, rest: Word): boolean {
  return areFlush(first, rest) && dropBetween(first, rest) < LINES_APART * height(first)
}

/** "21" over "AUG", "Nov" over "12": the half above stands beside the amounts of its row. */
function areHalves(line: Line, below: Line): boolean {
  const [first, rest] = [line.words[0]!.text, below.words[0]!.text]
  if (DAY.test(first) && isMonthName(rest)) return hasAmount(line) || !hasAmount(below)
  return isMonthName(first) && DAY.test(rest) && hasAmount(line) && !hasAmount(below)
}

function hasAmount(line: Line): boolean {
  return tokensOf(line).some(isMoney)
}

/** Whether the first word of a line is a cell of its own. */
function standsApart({ words: [first, second] }: Line): boolean {
  return second === undefined || blankBetween(first!, second) > height(first!)
}

function joined(first: Word, rest: Word): Word {
  const text = begun(first.text) + rest.text.replace(TIME, '')
  const box = union([first.box, rest.box])
  return { ...first, text, box, confidence: Math.min(first.confidence, rest.confidence) }
}

/** The first half of a date, with what parts it from the other. */
function begun(beginning: string): string {
  if (DAY_BEFORE_YEAR.test(beginning) || isMonthName(beginning)) return `${beginning} `
  return DAY.test(beginning) ? `${beginning}-` : beginning
}
