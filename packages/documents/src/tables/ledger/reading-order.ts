import { withBlocks, type Block } from '../../model/runs.ts'
import { Line, lineOf } from '../../layout/lines.ts'
import { textOf, height, type Word } from '../../model/page.ts'
import { withoutBars } from '../../layout/noise.ts'
import { type OnRule, type Pass, runPasses } from '../../model/pass.ts'
import { withAsidesApart, withMonthsOfMargin, withoutOtherPeriods } from '../../layout/reading-order/beside.ts'
import { withDatesBelow, withDatesWhole } from '../../layout/reading-order/dates.ts'
import { withCentredCells, withCentredRows } from '../../layout/reading-order/centred.ts'
import { areFlush, blanksIn } from '../../layout/geometry.ts'
import { withDailyPanelLast, withSidebarApart } from './sidebar.ts'
import { headerAt } from './header/header.ts'
import { sectionHeading } from './words/headings.ts'
import { cutAt, type Sides } from '../../layout/cells.ts'
import { CELLS_APART } from '../../layout/tolerances.ts'
import { isTotalLabel } from './words/figures.ts'
import { beginsWithRemains } from './rows/undated.ts'

/** In this order: each pass takes the lines as the previous one leaves them. */
export const PASSES: readonly Pass<readonly Line[]>[] = [
  { name: 'separators go', example: '400.00 | 06/03 Check 1002', run: withoutBars },
  { name: 'other periods go', example: 'Last statement 100.00  This statement 120.00', run: withoutOtherPeriods },
  { name: 'call-outs apart', example: 'a box of advice beside the rows', run: withAsidesApart },
  {
    name: 'side by side, one after the other',
    example: 'deposits at the left, checks at the right',
    run: oneAfterTheOther,
  },
  { name: 'sidebar apart', example: 'a column of contacts beside the rows', run: withSidebarApart },
  {
    name: 'titles in the margin',
    example: 'Deposits  06/03 Payroll 900.00',
    run: (lines) => withBlocks(lines, titledAt),
  },
  { name: 'panel of daily balances last', example: 'Daily balance beside the rows', run: withDailyPanelLast },
  { name: 'broken dates', example: '05/3 1', run: withDatesWhole },
  { name: 'months in the margin', example: 'JUN  03 Grocer 20.00', run: withMonthsOfMargin },
  { name: 'dates below their rows', example: 'Grocer 20.00 / 06/03', run: withDatesBelow },
  { name: 'centred cells', example: 'a description of two lines, its amount between them', run: withCentredCells },
  { name: 'centred rows', example: 'a date and amount beside the middle of three lines', run: withCentredRows },
]

/** A page's lines in reading order, with adjacent text that belongs to different things separated. */
export const inReadingOrder = (lines: readonly Line[], onRule?: OnRule): readonly Line[] =>
  runPasses(PASSES, lines, undefined, onRule)

/** In heights: the least gap between a title and the header of its table, which must also be wider than a blank. */
const APART = 0.35
const BLANKS = 1.3
/** A title has at most this many lines, and words per line. */
const MOST_LINES = 4
const MOST_WORDS = 2
/** In heights: the first rows of a table are this close below its header. */
const NEAR = 6

/** A table whose title is in the margin beside it: "Deposits/" before "Date  Amount", "Credits" before the row below. */
function titledAt(lines: readonly Line[], at: number): Block<Line> | null {
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

/** The title to the left of a table's header, if there is one and nothing else is there. */
function blockBeside(lines: readonly Line[], at: number, left: number): Block<Line> | null {
  const margins = lines.slice(at, at + MOST_LINES).map((line) => partsAt(line, left))
  const end = margins.findIndex(({ margin }) => margin.length === 0)
  const own = end < 0 ? margins : margins.slice(0, end)
  const title = own.flatMap(({ margin }) => margin)
  if (own.some(({ margin }) => margin.length > MOST_WORDS)) return null
  if (!isTitle(textOf(title))) return null
  const table = own.flatMap(({ rest }) => (rest.length > 0 ? [lineOf(rest)] : []))
  const below = lines.slice(at + own.length, at + own.length + NEAR)
  const header = headerAt([...table, ...below], 0)
  if (!header?.columns.groups[0]?.columns.some(({ role }) => role === 'date')) return null
  return { by: [new Line(title, title[0]!.box), ...table], taken: own.length }
}

/** "Withdrawals/ Debits", "Checks", "Balance history"; "Transaction date" over its dates is the first column. */
function isTitle(text: string): boolean {
  const section = /\d|\bdates?\b/i.test(text) ? null : sectionHeading(text)
  return section !== null && (section.direction !== null || section.kind === 'daily')
}

function partsAt(line: Line, left: number): { margin: Word[]; rest: Word[] } {
  const margin = line.words.filter((word) => isInMargin(word, left))
  return { margin, rest: line.words.filter((word) => !margin.includes(word)) }
}

const isInMargin = (word: Word, left: number) => word.box[2] < left - 0.2 * height(word)

/** A column aligned with the second heading shows where the first table ends, so a narrower gap suffices. */
const TOUCHING = 0.3

/** Puts two sections that are set side by side one after the other: deposits on the left, checks on the right. */
function oneAfterTheOther(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((_, i) => headingsOn(lines, i) !== null)
  if (at < 0) return [...lines]
  const within = sectionsFrom(lines, at)
  const [left, right] = [within.map((side) => side[0]), within.map((side) => side[1])]
  // After one side has ended, the header of both tables still applies.
  const headings = headingsOn(lines, at)!
  const isHeaded = headerAt(lines, at + 1)?.columns.groups.length === 2 || headings.some(isSummary)
  const isThere = isHeaded ? countRows(left) + countRows(right) > 0 : countRows(left) > 0 && countRows(right) > 0
  const length = isThere ? within.length : 1
  const inOrder = isSummary(headings[1]) ? [...right, ...left] : [...left, ...right]
  const sections = isThere ? inOrder.filter((line) => line !== null) : [lines[at]!]
  return [...lines.slice(0, at), ...sections, ...oneAfterTheOther(lines.slice(at + length))]
}

/** The headings of two different sections on a line, or of two that each have a header of their own. */
function headingsOn(lines: readonly Line[], at: number): [left: Line, right: Line] | null {
  const line = lines[at]!
  const cells = line.cellsApart(3 * line.height)
  if (cells.length !== 2) return null
  if (!cells.every((cell) => sectionHeading(cell.text))) return null
  return [cells[0]!, cells[1]!]
}

const isSummary = (heading: Line) => sectionHeading(heading.text)?.kind === 'summary'

/** The lines of two sections, each in two parts, up to a line that runs across or belongs to neither. */
function sectionsFrom(lines: readonly Line[], at: number): Sides[] {
  const headings = headingsOn(lines, at)!
  const header = headerAt(lines, at + 1) ?? headerAt(leftOf(headings[1], lines.slice(at + 1, at + 1 + MOST_LINES)), 0)
  const head = header?.lines ?? 0
  const apart = header ? TOUCHING : CELLS_APART
  const left = columnLeft(headings, lines.slice(at + 1, at + 1 + MOST_LINES))
  const within: Sides[] = []
  for (const [i, line] of lines.slice(at).entries()) {
    const sides: Sides | null = isRule(line) ? [line, null] : cutAt(line, left, apart)
    const isOfOther = i > head && sides && !isRule(line) && !belongUnder(headings, sides)
    if (!sides || isOfOther) break
    within.push(sides)
  }
  return within
}

/** Where the second section begins: a heading centred over it begins behind the dates that follow the amounts of the first. */
function columnLeft([first, second]: readonly [Line, Line], lines: readonly Line[]): number {
  const dates = lines.flatMap(({ tokens }) =>
    tokens.filter(({ kind }, i) => kind === 'date' && tokens[i - 1]?.kind === 'money'),
  )
  const under = dates.filter(({ box }) => box[0] > first.box[2])
  return Math.min(...[second, ...under].map(({ box }) => box[0]))
}

/** The lines without what is below the second heading. */
const leftOf = ({ box: [left] }: Line, lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => (cutAt(line, left) ?? [line])[0] ?? [])

/** "--------" across the page. */
const isRule = ({ text }: Line) => !/[\p{L}\d]/u.test(text)

/** A summary ends where its side of the page has another heading; the text beside it may have more lines. */
function belongUnder(headings: readonly Line[], sides: Sides): boolean {
  const summary = headings.findIndex(isSummary)
  const own = sides[summary]
  const isOther = own && !own.hasMoney && sectionHeading(own.text) !== null
  if (summary === 0) return !isOther
  if (summary === 1) return !isOther && (!sides[0] || belongsUnder(headings[0]!, sides[0]))
  return sides.every((side, which) => !side || belongsUnder(headings[which]!, side))
}

/** Rows begin with dates and sums are labelled; anything else aligned with the heading begins something new. */
function belongsUnder(heading: Line, line: Line): boolean {
  const isFlush = areFlush(heading, line)
  const isOfCheck = line.tokens[0]?.kind === 'number' && line.tokens[1]?.kind === 'date'
  return !isFlush || isOfCheck || line.leadingDate !== null || isTotalLabel(line.text) || beginsWithRemains(line)
}

const countRows = (side: readonly (Line | null)[]) => side.filter((line) => line?.isDatedRow).length
