import { bottom, left, right, top, type Word } from '../../model/page.ts'
import type { Heading } from '../header/heading.ts'
import { countsAsPay } from '../sections/section.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** Fewer rows show no edge that their names have in common. */
const FEWEST = 5
/** The share of names that begin at one place. */
const MOST = 0.8
/** So many lines level with no row make a pane. */
const FEWEST_ALONE = 3
/** In lines of text: how wide the strip is that parts a pane from the names. */
const STRIP = 1.5

/**
 * Where the names of a table begin that has no title over them and a pane of other things to its left, as where a page sums up
 * who was paid beside how. What stands there on most rows, codes perhaps, or opens sections, is of the table.
 */
export function paneBeside(flow: TableFlow, heading: Heading, floor: number): number {
  const { em } = flow
  const below = flow.lines.filter((line) => top(line) >= bottom(heading) && top(line) < floor)
  const rows = below.flatMap((line) => nameOfRow(line, heading) ?? [])
  const start = commonStart(rows, em)
  if (start === null) return -Infinity
  const edge = start - 0.5 * em
  const isBeside = (word: Word | TablePhrase) => right(word) <= start - STRIP * em
  const before = below.flatMap(({ words }) => words).filter((word) => left(word) < edge)
  const beside = below.flatMap(({ phrases }) => phrases).filter(isBeside)
  const isOfTable = beside.some(opensPay) || isColumn(below, rows, isBeside)
  return before.length > 0 && before.every(isBeside) && !isOfTable ? edge : -Infinity
}

/** What stands right before the first figure under the columns. */
function nameOfRow({ labels, figures }: TableLine, { columns }: Heading): TablePhrase | undefined {
  const first = figures.find((figure) => columns.some((c) => left(figure) < right(c) && right(figure) > left(c)))
  return first && labels.findLast((label) => right(label) <= left(first))
}

function commonStart(names: readonly TablePhrase[], em: number): number | null {
  const starts = names.map(left).sort((a, b) => a - b)
  const start = starts[Math.floor(starts.length / 2)]
  if (start === undefined || starts.length < FEWEST) return null
  return starts.filter((x) => Math.abs(x - start) < 0.5 * em).length >= MOST * starts.length ? start : null
}

function opensPay({ says: { section } }: TablePhrase): boolean {
  return section !== null && section !== 'employer' && countsAsPay(section)
}

/** What stands on most rows, and hardly on lines of its own, is a column. */
function isColumn(
  lines: readonly TableLine[],
  names: readonly TablePhrase[],
  isBeside: (word: Word) => boolean,
): boolean {
  const isRow = ({ words }: TableLine) => names.some(({ words: [first] }) => words.includes(first!))
  const [shared, alone] = [isRow, (line: TableLine) => !isRow(line)].map(
    (fits) => lines.filter((line) => line.words.some(isBeside) && fits(line)).length,
  )
  return shared! * 2 > names.length && alone! < FEWEST_ALONE
}
