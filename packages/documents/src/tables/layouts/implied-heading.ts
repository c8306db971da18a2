import { bottom, left, right, top, union } from '../../model/page.ts'
import { figuresOf, type Figure } from '../../layout/lexer/figures.ts'
import type { Column, Heading } from '../header/heading.ts'
import { headsYearList } from './year-items.ts'
import type { TableFlow, TablePhrase } from '../schema.ts'

/** Fewer amounts under one another are no column. */
const FEWEST = 4

/**
 * The headings a stub without one would have: amounts set flush under one another are this period's, a second such column on
 * the same lines the year's. Where "Year to date" stands over names farther down, a list of the year's, the amounts above it
 * are this period's, and their table ends there. None where the amounts make no column, or more than two.
 */
export function impliedHeadings(flow: TableFlow): Heading[] {
  const caption = captionOfYear(flow)
  const above = caption ? flow.lines.filter((line) => top(line) < top(caption)) : flow.lines
  const lines = above.map((line) => figuresOf(line.words).filter((figure) => figure.amount?.hasCents))
  const columns = flushColumns(lines.flat(), flow.em)
  if (columns.length === 0 || columns.length > (caption ? 1 : 2)) return []
  const figures = columns.flat()
  const box = union(figures.map((figure) => figure.box))
  const roles = ['current', 'ytd'] as const
  const firstLine = Math.min(...figures.map(top))
  const heading: Heading = {
    box: [box[0], firstLine - flow.em, box[2], firstLine - 0.1 * flow.em],
    titles: [],
    columns: columns.map((own, i): Column => ({ role: roles[i]!, box: columnBox(own), sure: false })),
  }
  return caption ? [heading, endingAt(caption, heading)] : [heading]
}

/** "Year to date" alone on its line, over a list of names and amounts. */
function captionOfYear({ lines, em }: TableFlow): TablePhrase | undefined {
  return lines.flatMap(({ phrases, figures }, i) => {
    const [caption, ...more] = phrases
    const isAlone = caption !== undefined && more.length === 0 && !figures.some(({ amount }) => amount?.hasCents)
    return isAlone && headsYearList(caption, lines.slice(i + 1), em) ? [caption] : []
  })[0]
}

/** What ends the table above: a heading over the same columns, of no pay. */
function endingAt(caption: TablePhrase, { box, columns }: Heading): Heading {
  const own: Heading['box'] = [Math.min(left(caption), box[0]), top(caption), box[2], bottom(caption)]
  return { box: own, titles: [caption], columns: columns.map((column) => ({ ...column, role: 'other' })) }
}

/** Groups of amounts that end at one place, from left to right. */
function flushColumns(figures: readonly Figure[], em: number): Figure[][] {
  const columns: Figure[][] = []
  for (const figure of figures) {
    const column = columns.find((own) => Math.abs(right(own[0]!) - right(figure)) < 0.5 * em)
    if (column) column.push(figure)
    else columns.push([figure])
  }
  return columns.filter((own) => own.length >= FEWEST).sort((a, b) => right(a[0]!) - right(b[0]!))
}

function columnBox(figures: readonly Figure[]): Column['box'] {
  return [Math.min(...figures.map(left)), 0, Math.max(...figures.map(right)), 0]
}
