import { bottom, left, right, top, type Box } from '../../model/page.ts'
import type { Heading } from '../header/heading.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** Fewer names under one another may be flush by chance. */
const FEWEST = 3

/**
 * Where the names of a table stand flush before its figures and right of every title on its heading's line, those titles are of
 * boxes beside it, filled with other things. Gives where the names begin; null where no box stands before them.
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
  // Codes stand before most names; what fills a box keeps to lines of its own.
  const beside = rows.filter((line) => before(line).length > 0)
  return lines.some((line) => before(line).length > 0) && beside.length * 2 < rows.length ? edge : null
}

function firstAmount({ figures }: TableLine, { columns }: Heading, region: Box) {
  return figures.find(
    (figure) => figure.amount?.hasCents && right(figure) > left(columns[0]!) && right(figure) < region[2],
  )
}

function nameBefore(line: TableLine, heading: Heading, region: Box): TablePhrase | undefined {
  const amount = firstAmount(line, heading, region)!
  return line.labels.findLast((label) => left(label) >= region[0] && right(label) <= left(amount))
}

const isSection = ({ says }: TablePhrase) => says.section !== null
