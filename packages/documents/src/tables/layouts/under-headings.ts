import { type Cents, sumCents } from '@income/shared'
import type { Heard } from '../../model/pass.ts'
import { withMarkedLines } from '../sections/sums.ts'
import type { LineItem } from '../rows/line-item.ts'
import type { Layout } from '../regions/layout.ts'
import { readTable } from '../rows/read-table.ts'
import { accountedFor, captionAlone, joinYears, yearLists, yearStrips } from './year-lists.ts'
import { PERIODS, type TableFlow, type TablePhrase, countsAsPay, holdsMoney } from '../schema.ts'
import { bottom, left, right, top, union } from '../../model/page.ts'
import { type Figure, figuresOf } from '../../layout/lexer/numbers.ts'
import type { Column, Heading } from '../header/heading.ts'
import { linesAcross } from './titled-columns.ts'

/** The tables under the headings of a layout, and lists of the year beside them. */
export function tablesUnderHeadings(flow: TableFlow, { headings, regions }: Layout, heard?: Heard): LineItem[][] {
  const read = headings.map((heading, i) => readTable(flow, heading, { region: regions[i]!, headings }, heard))
  const tables = withMarkedLines(read, flow)
  const lists = [...yearLists(flow), ...yearStrips(flow)]
  const joined = joinYears([...tables, ...lists])
  // Anything else named in a partial list of the year may be wages or tax bases.
  const rest = joined.slice(tables.length).map((left, i) => {
    const accounted = accountedFor(lists[i]!)
    return left.filter((line) => line.total ?? accounted.includes(line))
  })
  return [...joined.slice(0, tables.length), ...rest]
}

/** Fewer amounts below each other are not a column. */
const FEWEST = 4

/**
 * Headings inferred for a stub without any. Amounts aligned below each other are this period's; a second such column on
 * the same lines is the year's. If "Year to date" stands over names further down, it begins a list of the year, and the
 * table above ends there. Empty if the amounts form no column, or more than two.
 */
export function impliedHeadings(flow: TableFlow): Heading[] {
  const caption = captionOfYear(flow)
  const above = caption ? flow.lines.filter((line) => top(line) < top(caption)) : flow.lines
  const lines = above.map((line) => figuresOf(line.words).filter((figure) => figure.amount?.hasCents))
  const columns = flushColumns(lines.flat(), flow.em)
  if (columns.length === 0 || columns.length > (caption ? 1 : 2)) return []
  const figures = columns.flat()
  const box = union(figures.map((figure) => figure.box))
  const firstLine = Math.min(...figures.map(top))
  const heading: Heading = {
    box: [box[0], firstLine - flow.em, box[2], firstLine - 0.1 * flow.em],
    titles: [],
    columns: columns.map((own, i): Column => ({ role: PERIODS[i]!, box: columnBox(own), sure: false })),
  }
  return caption ? [heading, endingAt(caption, heading)] : [heading]
}

/** "Year to date" alone on its line, over a list of names and amounts. */
function captionOfYear({ lines, em }: TableFlow): TablePhrase | undefined {
  return lines.flatMap((line, i) => captionAlone(line, lines.slice(i + 1), em) ?? [])[0]
}

/** Ends the table above: a heading over the same columns that is not about pay. */
function endingAt(caption: TablePhrase, { box, columns }: Heading): Heading {
  const own: Heading['box'] = [Math.min(left(caption), box[0]), top(caption), box[2], bottom(caption)]
  return { box: own, titles: [caption], columns: columns.map((column) => ({ ...column, role: 'other' })) }
}

/** Groups of amounts with a common right edge, from left to right. */
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

/**
 * The tables of a stub that prints each section across: "Taxes | Fed W/H | FICA | Total" over a row of this period and
 * one of the year. The earnings and another section must add up to their totals; empty if they do not.
 */
export function sectionsAcross(flow: TableFlow): LineItem[][] {
  const tables = flow.lines.flatMap(({ phrases: [title, ...names] }, i) => {
    const section = title && names.length >= 2 ? title.says.section : null
    return section && holdsMoney(section) ? [linesAcross(flow, i, names, { section, title: title!.text })] : []
  })
  const pay = tables.filter(([line]) => line && countsAsPay(line.section))
  const isWhole = pay.length >= 2 && pay.every(makesItsTotal) && pay.some(([line]) => line!.section === 'earnings')
  return isWhole ? tables : []
}

function makesItsTotal(lines: readonly LineItem[]): boolean {
  const totals = lines.filter(({ total }) => total !== null)
  const own = lines.filter(({ total }) => total === null)
  return (
    totals.length === 1 && own.length > 0 && sumCents(own.map(cents)) === cents(totals[0]!) && cents(totals[0]!) > 0n
  )
}

const cents = ({ values }: LineItem): Cents => values.current?.amount?.cents ?? 0n
