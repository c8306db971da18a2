import type { Line } from '../../../layout/lines.ts'
import { cellsOf, cutAt, type Sides } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import { areFlush } from '../../../layout/geometry.ts'
import { CELLS_APART } from '../../../layout/tolerances.ts'
import { isMoney, tokensOf } from '../../../layout/lexer/tokens.ts'
import { headerAt, type Header } from '../table/header.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { isTotalLabel } from '../words/figures.ts'
import { sectionHeading } from '../words/headings.ts'
import { beginsWithRemains } from '../rows/damaged.ts'

/** Where a column is flush with the second heading, it is known where the first table ends: their cells need not keep off so far. */
const TOUCHING = 0.3

/** Lines with two sections that are set side by side one after the other: deposits on the left, checks on the right. */
export function oneAfterTheOther(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => headingsOn(line) !== null)
  if (at < 0) return [...lines]
  const within = sectionsFrom(lines, at)
  const [left, right] = [within.map((side) => side[0]), within.map((side) => side[1])]
  // Where one side has ended, the head of both tables is still there.
  const isHeaded = headerAt(lines, at + 1)?.columns.groups.length === 2 || isSummary(headingsOn(lines[at]!)![0])
  const isThere = isHeaded ? countRows(left) + countRows(right) > 0 : countRows(left) > 0 && countRows(right) > 0
  const length = isThere ? within.length : 1
  const sections = isThere ? [...left, ...right].filter((line) => line !== null) : [lines[at]!]
  return [...lines.slice(0, at), ...sections, ...oneAfterTheOther(lines.slice(at + length))]
}

/** The two headings of which a line consists: of opposite directions, of an account's summary and of what is told beside it, or of daily balances and others. */
function headingsOn(line: Line): [left: Line, right: Line] | null {
  const cells = cellsOf(line, 3 * height(line))
  if (cells.length !== 2) return null
  const [left, right] = cells.map((cell) => sectionHeading(cell.text))
  if (!left || !right) return null
  const areOpposite = left.direction && right.direction && left.direction !== right.direction
  const areOfSummary = left.kind === 'summary' && right.kind === 'doubtful'
  const isBesideDaily = (left.kind === 'daily') !== (right.kind === 'daily')
  return areOpposite || areOfSummary || isBesideDaily ? [cells[0]!, cells[1]!] : null
}

function isSummary(heading: Line): boolean {
  return sectionHeading(heading.text)?.kind === 'summary'
}

/** The lines of two sections, each in two parts: up to a line that runs across, or that is of neither. */
function sectionsFrom(lines: readonly Line[], at: number): Sides[] {
  const headings = headingsOn(lines[at]!)!
  const header = headerAt(lines, at + 1)
  const head = header?.lines ?? 0
  const apart = header && isFlushWithSecond(header, headings[1]) ? TOUCHING : CELLS_APART
  const within: Sides[] = []
  for (const [i, line] of lines.slice(at).entries()) {
    const sides: Sides | null = isRule(line) ? [line, null] : cutAt(line, headings[1].box[0], apart)
    const isOfOther = i > head && sides && !isRule(line) && !belongUnder(headings, sides)
    if (!sides || isOfOther) break
    within.push(sides)
  }
  return within
}

/** Whether a column begins where the second heading does. */
function isFlushWithSecond({ columns }: Header, heading: Line): boolean {
  const all = columns.groups.flatMap((group) => group.columns)
  return all.slice(1).some(({ box }) => Math.abs(box[0] - heading.box[0]) < height(heading))
}

/** "--------" across the page. */
function isRule({ text }: Line): boolean {
  return !/[\p{L}\d]/u.test(text)
}

/** A summary ends where its side of the page has another heading; what is told beside it may take more lines. */
function belongUnder(headings: readonly Line[], sides: Sides): boolean {
  const [left] = sides
  if (isSummary(headings[0]!)) return !left || tokensOf(left).some(isMoney) || sectionHeading(left.text) === null
  return sides.every((side, which) => !side || belongsUnder(headings[which]!, side))
}

/** Rows begin with their date and sums are called so; what else is flush with the heading begins something new. */
function belongsUnder(heading: Line, line: Line): boolean {
  const isFlush = areFlush(heading, line)
  const tokens = tokensOf(line)
  return !isFlush || leadingDate(tokens) !== null || isTotalLabel(line.text) || beginsWithRemains(tokens)
}

function countRows(side: readonly (Line | null)[]): number {
  return side.filter((line) => line && leadingDate(tokensOf(line)) && tokensOf(line).some(isMoney)).length
}
