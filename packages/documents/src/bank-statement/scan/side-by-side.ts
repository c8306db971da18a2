import { cellsOf, lineOf, type Line } from '../../page/lines.ts'
import { height } from '../../page/page.ts'
import { isMoney, tokensOf } from '../../page/tokens.ts'
import { leadingDate } from '../table/row.ts'
import { sectionHeading } from '../words/headings.ts'

/** Cells apart by so many heights of their text may be those of two columns of the page. */
const APART = 1.6

/** Lines with two sections that are set side by side one after the other: deposits on the left, checks on the right. */
export function oneAfterTheOther(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => headingsBeside(line) !== null)
  if (at < 0) return [...lines]
  const gutter = headingsBeside(lines[at]!)!
  const sides = lines.slice(at).map((line) => splitAt(line, gutter))
  const end = sides.findIndex((side) => side === null)
  const within = sides.slice(0, end < 0 ? undefined : end).filter((side) => side !== null)
  const rows = (side: readonly (Line | null)[]) =>
    side.filter((line) => line && leadingDate(tokensOf(line)) && tokensOf(line).some(isMoney)).length
  const [left, right] = [within.map((side) => side[0]), within.map((side) => side[1])]
  if (rows(left) === 0 || rows(right) === 0) return [...lines]
  const after = lines.slice(at + within.length)
  return [...lines.slice(0, at), ...[...left, ...right].filter((line) => line !== null), ...oneAfterTheOther(after)]
}

/** Where the right one of two headings of opposite directions begins. */
function headingsBeside(line: Line): number | null {
  const cells = cellsOf(line, 3 * height(line))
  if (cells.length !== 2) return null
  const [left, right] = cells.map((cell) => sectionHeading(cell.text)?.direction ?? null)
  return left && right && left !== right ? cells[1]!.box[0] : null
}

/** The parts of a line left and right of a gutter; null where the line runs across it. */
function splitAt(line: Line, gutter: number): [Line | null, Line | null] | null {
  const size = height(line)
  const right = line.words.filter((word) => word.box[0] >= gutter - 0.5 * size)
  const left = line.words.filter((word) => !right.includes(word))
  const gap = (right[0]?.box[0] ?? Infinity) - (left.at(-1)?.box[2] ?? -Infinity)
  if (left.some((word) => word.box[2] > gutter) || gap < APART * size) return null
  return [left.length > 0 ? lineOf(left) : null, right.length > 0 ? lineOf(right) : null]
}
