import { cutAt, type Sides } from '../../layout/cells.ts'
import type { Line } from '../../layout/lines.ts'
import { isLettered, type Token } from '../../layout/lexer/tokens.ts'
import { CELLS_APART, FLUSH, LINES_APART } from '../../layout/tolerances.ts'
import { isHeading } from './words/columns.ts'
import { isOfHeadingWords, sectionHeading } from './words/headings.ts'

/** One sentence beside one row is not a sidebar, nor is one balance a list. */
const LEAST = 2
/** In heights: a list is indented below its heading by less than this. */
const INDENT = 2
/** Outside the rows, the lines of a sidebar are no more than this many lines of the page apart. */
const AROUND = 4
/** A complete row has a date, an amount, and a description or the number of a check. */
const ROW: readonly Token['kind'][][] = [['date'], ['money'], ['text', 'number']]

/**
 * Separates a sidebar at the left or right edge from what is beside it: lines flush beside some rows, which are complete without
 * them, while other rows have none. A column of the table would continue in every row, and rows beside rows are another table.
 * Amounts in advice are left out; those of a summary remain.
 */
export function withSidebarApart(lines: readonly Line[]): readonly Line[] {
  for (const x of edgesIn(lines)) {
    const cuts = lines.map((line) => cutAt(line, x, LINES_APART))
    if (lines.some((line, i) => cuts[i] === null && line.isDatedRow)) continue
    for (const side of [0, 1]) {
      const own = sidebarIn(cuts, side)
      if (own.size === 0) continue
      const sidebar = [...own.values()].filter((line) => !line.hasMoney || isOfHeadingWords(line.label))
      const rest = lines.flatMap((line, i) => (own.has(i) ? (cuts[i]![1 - side] ?? []) : line))
      return side === 0 ? [...sidebar, ...rest] : [...rest, ...sidebar]
    }
  }
  return lines
}

/** Where columns may begin: several cells do. */
function edgesIn(lines: readonly Line[]): number[] {
  const cells = lines.flatMap((line) => line.cellsApart(LINES_APART * line.height).slice(1))
  const lefts = cells.map(({ box }) => Math.round(box[0]))
  return [...new Set(lefts)].filter((x) => lefts.filter((left) => Math.abs(left - x) <= 1).length >= LEAST)
}

/** The lines of a sidebar on one side of the cuts, by the lines of the page they are on. */
function sidebarIn(cuts: readonly (Sides | null)[], side: number): Map<number, Line> {
  const rows = cuts.flatMap((cut, i) => (isRow(cut?.[1 - side]) ? i : []))
  const beside = rows.flatMap((i) => cuts[i]![side] ?? [])
  const left = Math.min(...beside.map(({ box }) => box[0]))
  const isFlush = ({ box, height }: Line) => Math.abs(box[0] - left) < FLUSH * height
  const isOne = beside.length >= LEAST && rows.length >= beside.length + LEAST && beside.every(isFlush)
  // "02/19  6,418.75  Remote": words after amounts are those of rows beside rows.
  if (!isOne || !beside.some(({ tokens: [first] }) => isLettered(first!))) return new Map()
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const above = reachOf(cuts.slice(0, first).toReversed(), side, isFlush)
  const below = reachOf(cuts.slice(last + 1), side, isFlush)
  const within = cuts.slice(first - above, last + 1 + below)
  const own = new Map<number, Line>()
  for (const [i, cut] of within.entries()) if (cut?.[side]) own.set(first - above + i, cut[side])
  return [...own.values()].some(({ text }) => isHeading(text)) ? new Map<number, Line>() : own
}

/** How many of the lines from the rows to the edge of the page the sidebar goes on beside. */
function reachOf(cuts: readonly (Sides | null)[], side: number, isFlush: (line: Line) => boolean): number {
  let reach = 0
  for (const [i, cut] of cuts.entries()) {
    const own = cut?.[side]
    if (!cut || i > reach + AROUND || (own && !isFlush(own))) break
    if (own) reach = i + 1
  }
  return reach
}

const isRow = (line: Line | null | undefined) =>
  ROW.every((kinds) => line?.tokens.some(({ kind }) => kinds.includes(kind)))

/**
 * Puts daily balances in a column beside other print behind everything else on the page, with the notes below them: the column
 * has its own heading, and its lines need not be level with those beside it.
 */
export function withDailyPanelLast(lines: readonly Line[]): readonly Line[] {
  for (const [at, line] of lines.entries()) {
    const heading = line.cells.at(-1)!
    const sides = sectionHeading(heading.text)?.kind === 'daily' ? sidesOf(heading, lines.slice(at)) : []
    if (!isBesideOther(sides)) continue
    const [beside, panel] = [0, 1].map((side) => sides.flatMap((line) => line[side] ?? []))
    return [...lines.slice(0, at), ...beside!, ...lines.slice(at + sides.length), ...panel!]
  }
  return lines
}

/** The lines cut before the column, down to the first that has anything else where the column is. */
function sidesOf(heading: Line, lines: readonly Line[]): Sides[] {
  const sides = lines.map((line) => cutAt(line, heading.box[0], CELLS_APART))
  const end = sides.findIndex((cut) => cut === null || (cut[1] !== null && !isUnder(heading, cut[1])))
  return sides.slice(0, end < 0 ? undefined : end).filter((cut) => cut !== null)
}

function isUnder({ box, height }: Line, line: Line): boolean {
  const indent = line.box[0] - box[0]
  return indent > -FLUSH * height && indent < INDENT * height
}

/** Whether the column lists balances, and other print reaches down beside them. */
function isBesideOther(sides: readonly Sides[]): boolean {
  const balances = sides.flatMap(([, own], i) => (own && isBalance(own) ? i : []))
  return balances.length >= LEAST && sides.slice(balances[0], balances.at(-1)! + 1).some(([beside]) => beside !== null)
}

/** "03/19   79.74" */
const isBalance = ({ tokens, isDatedRow }: Line) =>
  isDatedRow && tokens.every(({ kind }) => kind === 'date' || kind === 'money')
