import { bottom, left, right, top, type Box } from '../../model/page.ts'
import { guttersBetween, widestOf } from '../../layout/regions/gutters.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { wordsWithin } from '../../layout/flow/flow.ts'
import type { Heading } from '../header/heading.ts'
import { isLabelGrid, isLineOfTotals } from '../sections/line-of-totals.ts'
import { paneBeside } from './pane-beside.ts'
import type { TableFlow, TableLine } from '../schema.ts'

/** Numbers may reach a little beyond the last heading, in lines of text. */
const BEYOND = 2.5

/**
 * Where each table's rows stand: from its heading down to the next heading below it, and sideways up to its neighbours,
 * at the widest strip that their rows leave free.
 */
export function regionsOf(flow: TableFlow, headings: readonly Heading[]): Box[] {
  const grids = flow.lines.filter((line) => isLabelGrid(line) || isLineOfTotals(line)).map(top)
  const floors = headings.map((heading) =>
    Math.min(floorOf(flow, heading, headings), ...grids.filter((y) => y > bottom(heading))),
  )
  return headings.map((heading, i) => {
    const neighbours = headings.filter(
      (other) => other !== heading && Math.abs(top(other) - top(heading)) < 3 * flow.em,
    )
    const before =
      nearest(neighbours.filter((other) => right(other) <= left(heading))) ?? goingOn(flow, heading, headings, floors)
    const after = neighbours.find((other) => left(other) >= right(heading))
    const leftEdge = before ? gutter(flow, before, heading, floors[i]!) : startOf(flow, heading, floors[i]!)
    const rightEdge = after
      ? gutter(flow, heading, after, floors[i]!)
      : reachOf(flow, heading, floors[i]!, startOfOthers(heading, headings, floors))
    return [leftEdge, bottom(heading) - 0.3 * flow.em, rightEdge, floors[i]!]
  })
}

/**
 * How far right the numbers of a table's rows stand: hardly farther than its last heading, unless the rows that lack none and
 * reach farther all end there, as where headings are centred over wide columns.
 */
function reachOf(flow: TableFlow, heading: Heading, floor: number, others: number): number {
  const first = heading.columns[0]!
  const rows = flow.lines.filter((line) => top(line) > bottom(heading) && top(line) < floor)
  const ends = rows.flatMap(({ figures, labels }): Figure[] => {
    const own = figures.filter(
      (figure) => figure.amount?.hasCents && right(figure) > left(first) && right(figure) < others,
    )
    const isWhole = own.length === heading.columns.length && labels.every((label) => right(label) < left(first))
    return isWhole ? own.slice(-1) : []
  })
  const usual = right(heading) + BEYOND * flow.em
  // A row of sums may be set flush with the headings, whatever the others are.
  const isUnder = (figure: Figure) => Math.abs(left(figure) - left(heading.columns.at(-1)!)) < 0.3 * flow.em
  const beyond = ends.filter((figure) => right(figure) > usual && !isUnder(figure)).map(right)
  const [end] = beyond
  const isFlush =
    end !== undefined &&
    beyond.length >= 2 &&
    heading.columns.length >= 2 &&
    beyond.every((other) => Math.abs(other - end) < 0.5 * flow.em)
  return isFlush ? end + 0.5 * flow.em : usual
}

function startOf(flow: TableFlow, heading: Heading, floor: number): number {
  return heading.titles.length === 0 ? paneBeside(flow, heading, floor) : -Infinity
}

/** Where tables begin that stand farther right, higher up or lower down, and whose rows may go on beside this one's. */
function startOfOthers(heading: Heading, headings: readonly Heading[], floors: readonly number[]): number {
  const beside = headings.filter(
    (other, i) =>
      left(other) >= right(heading) && floors[i]! > bottom(heading) && top(other) < floors[headings.indexOf(heading)]!,
  )
  return Math.min(...beside.map(left))
}

/** A table that begins higher up to the left and whose rows go on beside this one. */
function goingOn(
  flow: TableFlow,
  heading: Heading,
  headings: readonly Heading[],
  floors: readonly number[],
): Heading | undefined {
  const others = headings.filter(
    (other, i) => top(other) < top(heading) && floors[i]! > bottom(heading) && right(other) < left(heading),
  )
  const other = nearest(others)
  return other && flow.lines.some((line) => isRowBeside(line, other, heading)) ? other : undefined
}

/** The one that reaches farthest right. */
const nearest = (before: readonly Heading[]) => before.toSorted((a, b) => right(a) - right(b)).at(-1)

function isRowBeside({ box, figures }: TableLine, { columns }: Heading, heading: Heading): boolean {
  const first = Math.min(...columns.map(left))
  const last = Math.max(...columns.map(right))
  return top({ box }) > bottom(heading) && figures.some((f) => left(f) >= first && right(f) <= last + 1)
}

function floorOf(flow: TableFlow, heading: Heading, headings: readonly Heading[]): number {
  const below = headings.filter(
    (other) => top(other) > bottom(heading) - 0.3 * flow.em && sharesColumns(heading, other),
  )
  return below.length > 0 ? Math.min(...below.map(top)) : Infinity
}

function sharesColumns(a: { box: Box }, b: { box: Box }): boolean {
  return Math.min(right(a), right(b)) - Math.max(left(a), left(b)) > 0
}

/** The middle of the widest strip between two headings into which no word of the rows below reaches. */
function gutter(flow: TableFlow, before: Heading, after: Heading, floor: number): number {
  const lastColumn = before.columns.at(-1)?.box ?? before.box
  const from = (lastColumn[0] + lastColumn[2]) / 2
  const to = (after.titles[0] ?? after.columns[0])!.box[0]
  const rows = wordsWithin(flow, [-Infinity, bottom(before), Infinity, floor])
  const free = guttersBetween(from, to, rows)
  // Names without a title over them stand behind the first strip.
  const strip = after.titles.length === 0 ? free.find(({ width }) => width > 0.5 * flow.em) : widestOf(free)
  return strip?.middle ?? (right(before) + left(after)) / 2
}
