import { union } from '../../model/page.ts'
import type { OnRule } from '../../model/pass.ts'
import { isLabelGrid, isLineOfTotals } from '../sections/sums.ts'
import { headingCells } from './heading-cells.ts'
import { type Column, cutPairs, type Heading, type HeadingCell, isWords } from './heading.ts'
import { headingOf, isHeadingBeside, withRoles } from './columns.ts'
import { groupedCells } from './column-groups.ts'
import { tablesOnLine } from './table-starts.ts'
import { canStack } from './stack.ts'
import type { TableFlow } from '../schema.ts'
import { shareColumn } from '../../layout/geometry.ts'

interface Reading {
  found: Heading[]
  lines: number
  /** Whether it combines lines one above the other, which may be coincidence. */
  set: 'in_place' | 'stacked'
  /** Reads the cells they were made of. */
  cells: (onRule?: OnRule) => HeadingCell[][]
}

/** Anything read with less confidence is illegible. */
const LEGIBLE = 0.25

/** The headings of a flow's tables from top to bottom, each read over as many lines as make most sense of it. */
export function headingsOf(flow: TableFlow, onRule?: OnRule): Heading[] {
  const headings: Heading[] = []
  for (let i = 0; i < flow.lines.length;) {
    const reading = bestReading(flow, i)
    // A heading that makes as much sense without its first line does not begin there.
    const later = reading.set === 'stacked' && weight(bestReading(flow, i + 1).found) >= weight(reading.found)
    const chosen = withRestBelow(flow, i, later ? singleLine(flow, i) : reading)
    const { found, lines, cells } = withSecondLanguage(flow, i, chosen)
    headings.push(...found)
    if (onRule && found.length > 0) headingsIn(cells(onRule), onRule)
    i += lines
  }
  return headings
}

/** "Earnings and | Rate | Current | YTD" over "Hours | Amount": what only continues the headings above is no table. */
function withRestBelow(flow: TableFlow, first: number, reading: Reading): Reading {
  const below = reading.lines === 1 && reading.found.length > 0 ? singleLine(flow, first + 1).found : []
  if (below.length === 0 || !canStack(flow, flow.lines.slice(first, first + 2))) return reading
  const above = reading.found.flatMap(({ columns, titles }) => [...columns, ...titles])
  const isRest = ({ titles, columns }: Heading) =>
    titles.length === 0 && columns.every((column) => above.some((part) => shareColumn(part, column)))
  if (!below.every(isRest)) return reading
  const stacked = readingOf(2, 'stacked', (onRule) => headingCells(flow, first, 2, onRule))
  return weight(stacked.found) >= weight(reading.found) ? stacked : reading
}

/** "Hours Rate Current YTD" over "Horas Tarifa Actual Acumulado": the line below says the same of the same columns. */
function withSecondLanguage(flow: TableFlow, first: number, reading: Reading): Reading {
  const end = first + reading.lines
  const { found, lines } = reading
  if (found.length === 0 || end >= flow.lines.length) return reading
  const below = singleLine(flow, end).found
  if (below.length === 0 || !canStack(flow, flow.lines.slice(end - 1, end + 1))) return reading
  const columns = found.flatMap((heading) => heading.columns)
  const isAgain = below.every((heading) => heading.columns.every((column) => columns.some((c) => isSaidOf(c, column))))
  if (!isAgain) return reading
  const box = union(below.map((heading) => heading.box))
  const deep = ({ box: own, ...heading }: Heading): Heading => ({ ...heading, box: [own[0], own[1], own[2], box[3]] })
  return { ...reading, found: found.map(deep), lines: lines + 1 }
}

const isSaidOf = (above: Column, below: Column) => above.role === below.role && shareColumn(above, below)

/** The reading of one, two or three lines, or of groups over columns, that finds most columns. */
function bestReading(flow: TableFlow, first: number): Reading {
  // "Net Pay Current 1,261.60 Y-T-D 19,747.56" has its amounts beside its labels.
  if (flow.lines[first] && isLineOfTotals(flow.lines[first])) return NONE
  let best = singleLine(flow, first)
  for (const below of [1, 2]) {
    const grouped = readingOf(1 + below, 'in_place', (onRule) => groupedCells(flow, first, below, onRule) ?? [])
    if (weight(grouped.found) > weight(best.found)) return grouped
  }
  for (let count = 2; count <= 3 && first + count <= flow.lines.length; count++) {
    if (!canStack(flow, flow.lines.slice(first, first + count))) break
    const stacked = readingOf(count, 'stacked', (onRule) => headingCells(flow, first, count, onRule))
    if (weight(stacked.found) > weight(best.found)) best = stacked
  }
  return best
}

const NONE: Reading = { found: [], lines: 1, set: 'in_place', cells: () => [] }

function singleLine(flow: TableFlow, index: number): Reading {
  const line = flow.lines[index]
  if (!line || isLabelGrid(line)) return NONE
  return readingOf(1, 'in_place', (onRule) => headingCells(flow, index, 1, onRule))
}

function readingOf(lines: number, set: Reading['set'], cells: Reading['cells']): Reading {
  return { found: headingsIn(cells()), lines, set, cells }
}

function headingsIn(runs: readonly HeadingCell[][], onRule?: OnRule): Heading[] {
  const legible = runs.map((cells) => cells.filter(isLegible))
  const tables = legible.flatMap(cutPairs).flatMap((cells) => tablesOnLine(withRoles(cells, onRule), onRule))
  const headings = tables.map(headingOf)
  return headings.filter((heading) => isHeadingBeside(heading, headings))
}

/** An illegible phrase heads nothing: it may be an amount beside the heading, in a row of another table. */
const isLegible = (cell: HeadingCell) =>
  !isWords(cell) || cell.phrase.words.some(({ confidence }) => confidence >= LEGIBLE)

const weight = (headings: readonly Heading[]) =>
  headings.reduce((sum, heading) => sum + heading.columns.filter((c) => c.role !== 'other').length, 0)
