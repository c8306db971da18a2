import { bottom, type Box, left, right, top, type Word } from '../../model/page.ts'
import { type Gutter, guttersBetween, widestOf } from '../../layout/gutters.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import { wordsWithin } from '../../layout/flow.ts'
import type { Heading } from '../header/heading.ts'
import { captionAlone } from '../layouts/year-lists.ts'
import { isLabelGrid, isLineOfTotals } from '../sections/sums.ts'
import { isOverStrip } from '../layouts/strips.ts'
import { type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'
import { areFlush, shareColumn, median } from '../../layout/geometry.ts'
import { CLOSELY_FLUSH } from '../../layout/tolerances.ts'

/** In lines of text: numbers may extend this far to the right of the last heading. */
const BEYOND = 2.5

/**
 * Where each table's rows are: from its heading down to the next heading below it, and sideways to the widest gap that
 * the rows leave between it and its neighbours.
 */
export function regionsOf(flow: TableFlow, headings: readonly Heading[]): Box[] {
  const ends = flow.lines
    .filter(
      (line, i) =>
        isLabelGrid(line) ||
        isLineOfTotals(line) ||
        isOverStrip(line, flow.lines[i + 1]) ||
        captionAlone(line, flow.lines.slice(i + 1), flow.em),
    )
    .map(top)
  const floors = headings.map((heading) =>
    Math.min(floorOf(flow, heading, headings), ...ends.filter((y) => y > bottom(heading))),
  )
  return headings.map((heading, i) => {
    const neighbours = headings.filter(
      (other) => other !== heading && Math.abs(top(other) - top(heading)) < 3 * flow.em,
    )
    const before =
      nearest(neighbours.filter((other) => right(other) <= left(heading))) ?? continuedBeside(heading, headings, floors)
    const after = neighbours.find((other) => left(other) >= right(heading))
    // What is below one of two tables says nothing of the gap between them.
    const ofBoth = (other: Heading) => Math.min(floors[i]!, floors[headings.indexOf(other)]!)
    const leftEdge = before ? gutter(flow, before, heading, ofBoth(before)) : startOf(flow, heading, floors[i]!)
    const rightEdge = after
      ? gutter(flow, heading, after, ofBoth(after))
      : reachOf(flow, heading, floors[i]!, startOfOthers(heading, headings, floors))
    return [leftEdge, bottom(heading) - 0.3 * flow.em, rightEdge, floors[i]!]
  })
}

/**
 * How far right the numbers of a table's rows extend: little further than its last heading, unless the complete rows
 * that extend further all end at one place, as under headings centred over wide columns.
 */
function reachOf(flow: TableFlow, heading: Heading, floor: number, others: number): number {
  const first = heading.columns[0]!
  // Hours and rate may be blank.
  const money = Math.max(2, heading.columns.filter(({ role }) => role !== 'hours' && role !== 'rate').length)
  const rows = flow.lines.filter((line) => top(line) > bottom(heading) && top(line) < floor)
  const ends = rows.flatMap(({ figures, labels }): Figure[] => {
    const own = figures.filter((figure) => hasCents(figure) && right(figure) > left(first) && right(figure) < others)
    const isWhole =
      money <= own.length && own.length <= heading.columns.length && labels.every((label) => right(label) < left(first))
    return isWhole ? own.slice(-1) : []
  })
  const usual = right(heading) + BEYOND * flow.em
  // A row of sums may be aligned with the headings even if the others are not.
  const isUnder = (figure: Figure) => areFlush(figure, heading.columns.at(-1)!, CLOSELY_FLUSH)
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
  const [title] = heading.titles
  if (!title) return paneBeside(flow, heading, floor)
  return title.says.headsNames || title.says.namesTable ? startUnder(title, flow, heading, floor) : -Infinity
}

/** "Description" over names aligned with it: anything further left belongs to another pane. */
function startUnder(title: TablePhrase, flow: TableFlow, heading: Heading, floor: number): number {
  const region: Box = [left(title) - 0.5 * flow.em, bottom(heading), right(heading) + BEYOND * flow.em, floor]
  const lines = flow.lines.filter((line) => top(line) > region[1] && bottom(line) < floor)
  const rows = lines.filter((line) => firstAmount(line, heading, region) !== undefined)
  const isNamed = ({ labels }: TableLine) => labels.some((label) => areFlush(label, title, CLOSELY_FLUSH))
  const named = rows.filter(isNamed)
  return named.length >= FEWEST && named.length === rows.length ? region[0] : -Infinity
}

/** Where tables begin that are further right and higher or lower, and whose rows may continue beside this one's. */
function startOfOthers(heading: Heading, headings: readonly Heading[], floors: readonly number[]): number {
  const beside = headings.filter(
    (other, i) =>
      left(other) >= right(heading) && floors[i]! > bottom(heading) && top(other) < floors[headings.indexOf(heading)]!,
  )
  return Math.min(...beside.map(left))
}

/** A table that begins higher up to the left and whose rows continue beside this one. */
function continuedBeside(
  heading: Heading,
  headings: readonly Heading[],
  floors: readonly number[],
): Heading | undefined {
  const others = headings.filter(
    (other, i) => top(other) < top(heading) && floors[i]! > bottom(heading) && right(other) < left(heading),
  )
  return nearest(others)
}

/** The one that extends furthest right. */
const nearest = (before: readonly Heading[]) => before.toSorted((a, b) => right(a) - right(b)).at(-1)

function floorOf(flow: TableFlow, heading: Heading, headings: readonly Heading[]): number {
  const below = headings.filter((other) => top(other) > bottom(heading) - 0.3 * flow.em && shareColumn(heading, other))
  return Math.min(Infinity, ...below.map(top))
}

/** The centre of the widest gap between two headings that no word of the rows below reaches into. */
function gutter(flow: TableFlow, before: Heading, after: Heading, floor: number): number {
  const lastColumn = before.columns.at(-1)?.box ?? before.box
  const from = (lastColumn[0] + lastColumn[2]) / 2
  const to = (after.titles[0] ?? after.columns[0])!.box[0]
  const titles = new Set(flow.lines.filter(isOfTitles).flatMap(({ words }) => words))
  const within = wordsWithin(flow, [-Infinity, bottom(before), Infinity, floor])
  const rows = within.filter((word) => !titles.has(word))
  const free = guttersBetween(from, to, rows)
  // Names without a title are to the right of the first gap.
  const named = free.filter((gap) => !isBeforeAmount(gap, rows))
  const strips = named.length > 0 ? named : free
  const strip = after.titles.length === 0 ? strips.find(({ width }) => width > 0.5 * flow.em) : widestOf(strips)
  return strip?.middle ?? (right(before) + left(after)) / 2
}

/** Fewer names below each other may be aligned by coincidence. */
const FEWEST = 3

/**
 * If the names of a table are aligned before its amounts and to the right of every title on its heading's line, those
 * titles belong to boxes beside it. Returns where the names begin; null if there are no such boxes.
 */
export function namesBehindBoxes(flow: TableFlow, heading: Heading, region: Box): number | null {
  if (heading.titles.length === 0) return null
  const lines = flow.lines.filter((line) => top(line) > region[1] && bottom(line) < region[3])
  const rows = lines.filter((line) => firstAmount(line, heading, region) !== undefined)
  const names = rows.flatMap((line) => nameBefore(line, heading, region) ?? [])
  const edge = Math.min(...names.map(left))
  const flush = names.filter((name) => left(name) - edge < 0.3 * flow.em)
  const isColumn = names.length === rows.length && flush.length >= FEWEST && flush.length * 2 > rows.length
  if (!isColumn || heading.titles.some((title) => right(title) >= edge)) return null
  const before = (line: TableLine) =>
    line.phrases.filter((phrase) => left(phrase) >= region[0] && right(phrase) < edge && !isSection(phrase))
  // Codes precede most names; the contents of a box are on separate lines.
  const beside = rows.filter((line) => before(line).length > 0)
  return lines.some((line) => before(line).length > 0) && beside.length * 2 < rows.length ? edge : null
}

const firstAmount = ({ figures }: TableLine, { columns }: Heading, region: Box) =>
  figures.find((figure) => hasCents(figure) && right(figure) > left(columns[0]!) && right(figure) < region[2])

function nameBefore(line: TableLine, heading: Heading, region: Box): TablePhrase | undefined {
  const amount = firstAmount(line, heading, region)!
  return line.labels.findLast((label) => left(label) >= region[0] && right(label) <= left(amount))
}

/** "Pre Tax Deductions     Post Tax Deductions" over the next tables is no row of those above. */
const isOfTitles = ({ phrases }: TableLine) => phrases.length > 1 && phrases.every(isSection)

const isSection = ({ says }: TablePhrase) => says.section !== null

/** Fewer rows do not show a common edge of their names. */
const FEWEST_WITH_EDGE = 5
/** The share of names that begin at one place. */
const MOST = 0.8
/** In lines of text: the width of the gap between a pane and the names. */
const STRIP = 1.5

/**
 * Where the names of a table begin that has no title over them and a pane to its left, as where a page shows the payee
 * beside the payment.
 */
function paneBeside(flow: TableFlow, heading: Heading, floor: number): number {
  const { em } = flow
  const below = flow.lines.filter((line) => top(line) >= bottom(heading) && top(line) < floor)
  const rows = below.flatMap((line) => nameOfRow(line, heading) ?? [])
  const start = commonStart(rows, em)
  if (start === null) return -Infinity
  const edge = start - 0.5 * em
  const isBeside = (word: Word | TablePhrase) => right(word) <= start - STRIP * em
  const before = below.flatMap(({ words }) => words).filter((word) => left(word) < edge)
  return before.length > 0 && before.every(isBeside) ? edge : -Infinity
}

/** The text directly before the first amount under the columns. */
function nameOfRow({ labels, figures }: TableLine, { columns }: Heading): TablePhrase | undefined {
  const first = figures.find((figure) => columns.some((column) => shareColumn(figure, column)))
  return first && labels.findLast((label) => right(label) <= left(first))
}

function commonStart(names: readonly TablePhrase[], em: number): number | null {
  const starts = names.map(left)
  const start = median(starts)
  if (start === null || starts.length < FEWEST_WITH_EDGE) return null
  return starts.filter((x) => Math.abs(x - start) < 0.5 * em).length >= MOST * starts.length ? start : null
}

/** Whether an amount is right behind a gap: it belongs to the column before, and is no name of the next table. */
function isBeforeAmount({ middle, width }: Gutter, rows: readonly Word[]): boolean {
  const first = rows.filter((word) => Math.abs(left(word) - middle - width / 2) < 0.1)
  return first.some(({ text }) => /^[-($]*[\d,]*\.\d\d\)?-?$/.test(text))
}
