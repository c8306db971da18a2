import { lineOf, textOf, type Line } from '../../../layout/lines.ts'
import { height, type Word } from '../../../model/page.ts'
import { blanksIn } from '../../../layout/geometry.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import { headerAt } from '../table/header.ts'
import { sectionHeading } from '../words/headings.ts'

/** A title keeps off the head of its table by so many heights, and by so many blanks. */
const APART = 0.35
const BLANKS = 1.3
/** A title takes no more lines, and no more words on each. */
const MOST_LINES = 4
const MOST_WORDS = 2
/** So far below its head a table has its first rows. */
const NEAR = 6

/**
 * Lines with the title of a table above it that is set in the margin beside its head and first rows: "Deposits/" before
 * "Date  Amount  Description", and "Credits" before the row below.
 */
export function withMarginTitles(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const block = blockAt(lines, at)
    if (block) apart.push(block.title, ...block.table)
    else apart.push(lines[at]!)
    at += (block?.lines ?? 1) - 1
  }
  return apart
}

interface Block {
  title: Line
  table: Line[]
  lines: number
}

function blockAt(lines: readonly Line[], at: number): Block | null {
  const { words } = lines[at]!
  const gaps = blanksIn(words)
  const blank = Math.max(0, Math.min(...gaps))
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length - 2); count++) {
    const least = Math.max(APART * height(words[count]!), BLANKS * blank)
    const block = gaps[count - 1]! > least ? blockBeside(lines, at, words[count]!.box[0]) : null
    if (block) return block
  }
  return null
}

/** The title left of where the head of the table begins, where it is one, and nothing else stands there. */
function blockBeside(lines: readonly Line[], at: number, left: number): Block | null {
  const margins = lines.slice(at, at + MOST_LINES).map((line) => partsAt(line, left))
  const end = margins.findIndex(({ margin }) => margin.length === 0)
  const own = end < 0 ? margins : margins.slice(0, end)
  const title = own.flatMap(({ margin }) => margin)
  if (own.some(({ margin }) => margin.length > MOST_WORDS)) return null
  if (!isTitle(textOf(title))) return null
  const table = own.flatMap(({ rest }) => (rest.length > 0 ? [lineOf(rest)] : []))
  const below = lines.slice(at + own.length, at + own.length + NEAR)
  const header = headerAt([...table, ...below], 0)
  const isHead = header?.columns.groups[0]?.columns.some(({ role }) => role === 'date')
  if (!header || !isHead || !hasRowsFrom([...table, ...below].slice(header.lines, NEAR), left)) return null
  const heading = { ...lineOf([title[0]!]), words: title, text: textOf(title) }
  return { title: heading, table, lines: own.length }
}

/** "Withdrawals/ Debits", "Checks", "Balance history" say which way money went or what is listed; "Transaction date" over its dates is the first column. */
function isTitle(text: string): boolean {
  const section = /\d|\bdates?\b/i.test(text) ? null : sectionHeading(text)
  return section !== null && (section.direction !== null || section.kind === 'daily')
}

/** Whether the table's lines, down to its first row, begin where its head does. */
function hasRowsFrom(lines: readonly Line[], left: number): boolean {
  const first = lines.findIndex((line) => tokensOf(line).some(isMoney))
  const upTo = lines.slice(0, first + 1)
  return first >= 0 && upTo.every((line) => line.box[0] > left - 0.5 * height(line))
}

function partsAt(line: Line, left: number): { margin: Word[]; rest: Word[] } {
  const margin = line.words.filter((word) => isInMargin(word, left))
  return { margin, rest: line.words.filter((word) => !margin.includes(word)) }
}

function isInMargin(word: Word, left: number): boolean {
  return word.box[2] < left - 0.2 * height(word)
}
