import { lineWith } from '../../layout/flow.ts'
import { type OnRule, runPasses } from '../../model/pass.ts'
import { withMarkedLines, markSums } from '../sections/sums.ts'
import { type LineItem, lineUnder, sumOfSection, totalOf, centsIn, sumIn } from '../rows/line-item.ts'
import type { Layout } from '../regions/layout.ts'
import { accountedFor, joinYears, yearLists, yearStrips } from './year-lists.ts'
import { PERIODS, type TableFlow, countsAsPay, holdsMoney, type SectionName } from '../schema.ts'
import { left, right, top, union, type Box, middleX, type Word } from '../../model/page.ts'
import { type Figure, figuresOf, hasCents } from '../../layout/lexer/numbers.ts'
import type { Column, Heading } from '../header/heading.ts'
import { linesAcross } from './titled-columns.ts'
import { lineInOrder, lineOf } from '../../layout/lines.ts'
import { bearsSum, type Opened, openedAt, sectionOfHeading } from '../sections/section-rules.ts'
import { rowsWithUnreadFigures, withUnheadedAmounts, withUnheadedYear } from '../rows/unheaded.ts'
import { hasValue, type Row, rowsOf } from '../rows/row.ts'
import { ROW_PASSES } from '../rows/row-passes.ts'
import { endFlush, median } from '../../layout/geometry.ts'

/** The tables under the headings of a layout, and lists of the year beside them. */
export function tablesUnderHeadings(flow: TableFlow, { headings, regions }: Layout, onRule?: OnRule): LineItem[][] {
  const read = headings.map((heading, i) => readTable(flow, heading, { region: regions[i]!, headings }, onRule))
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
  const lines = flow.lines.map((line) => figuresOf(line.words).filter(hasCents))
  const columns = flushColumns(lines.flat())
  if (columns.length === 0 || columns.length > 2) return []
  const figures = columns.flat()
  const box = union(figures.map((figure) => figure.box))
  const firstLine = Math.min(...figures.map(top))
  const heading: Heading = {
    box: [box[0], firstLine - flow.em, box[2], firstLine - 0.1 * flow.em],
    titles: [],
    columns: columns.map((own, i): Column => ({ role: PERIODS[i]!, box: columnBox(own), sure: false })),
  }
  return [heading]
}

/** Groups of amounts with a common right edge, from left to right. */
function flushColumns(figures: readonly Figure[]): Figure[][] {
  const columns: Figure[][] = []
  for (const figure of figures) {
    const column = columns.find((own) => endFlush(own[0]!, figure))
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
  const sum = sumIn(own)
  return totals.length === 1 && own.length > 0 && sum > 0n && sum === centsIn(totals[0]!)
}

/** In lines of text: anything further below the last line than this is not part of the table. */
const REACH = 6

/** The position of a table among others. */
interface Place {
  region: Box
  headings: readonly Heading[]
}

/** The context of a line. */
interface Under {
  section: SectionName
  /** Below the sum of the earnings. */
  afterGross: boolean
}

/** The lines of one table, each with its section. */
function readTable(flow: TableFlow, headed: Heading, { region, headings }: Place, onRule?: OnRule): LineItem[] {
  const heading = withUnheadedAmounts(flow, headed, region)
  const rows = runPasses(ROW_PASSES, rowsOf(flow, heading, region), flow, onRule)
  const margin = marginOf(rows, flow.em)
  const unread = rowsWithUnreadFigures(rows, flow.em)
  const lines: LineItem[] = []
  let under: Under = { section: sectionOfHeading(flow, headed, region, headings), afterGross: false }
  let last = heading.box[3]
  for (const [index, row] of rows.entries()) {
    if (row.top - last > REACH * flow.em && !isFootOfTables(row, flow)) break
    const opened = openedAt({ row, rows, index, heading })
    if (opened) {
      onRule?.(opened.rule)
      under = { section: opened.section, afterGross: false }
    }
    if (opened || hasValue(row)) last = row.bottom
    if ((!hasValue(row) && !unread.has(row)) || isOfLabelBeside(row, flow, region)) continue
    const line = lineOfRow(row, opened, margin, under)
    const strays = line.strays || (line.total !== null && runsBeyond(row, region, flow))
    lines.push({ ...line, strays, unread: unread.has(row) })
    if (!bearsSum(opened)) under = after(line, under)
  }
  return [...withUnheadedYear(markSums(lines, flow.read), flow, heading)]
}

/** The context of the next line: deductions below the gross pay, the distribution of the money below the net pay. */
function after({ total, description, values }: LineItem, under: Under): Under {
  if (under.section.section === 'summary') return under
  if (total?.name === 'net_pay') return { ...under, section: { section: 'distribution', title: description } }
  return total?.name === 'gross_pay' && values.current ? { ...under, afterGross: true } : under
}

/** Whether its last amounts, with no words before them, are beyond the table: a line set separately across tables. */
function runsBeyond({ values }: Row, region: Box, flow: TableFlow): boolean {
  const [word] = Object.values(values).flatMap((figure) => figure.words)
  const line = word && lineWith(flow, word)
  const next = line?.figures.find((figure) => middleX(figure) >= region[2] && hasCents(figure))
  return next !== undefined && !line!.labels.some((label) => left(label) > right(word!) && left(label) < left(next))
}

/** A line that sums this table and another, longer one beside it. */
function isFootOfTables({ name: [word] }: Row, flow: TableFlow): boolean {
  const labels = (word && lineWith(flow, word)?.labels) ?? []
  return labels.length > 1 && labels.every(({ says }) => says.isTotal)
}

function lineOfRow(row: Row, opened: Opened | null, margin: number, { section, afterGross }: Under): LineItem {
  const { name: words } = row
  const text = isName(words, margin) ? lineInOrder(words).text : ''
  const line = {
    ...lineUnder(section, { name: { words, text, read: row.read }, values: row.values }),
    strays: row.strays,
    afterGross,
  }
  if (bearsSum(opened)) return { ...line, total: sumOfSection(section.section) }
  // An amount without a name directly under "Net Pay" is the net pay.
  const isNameless = text === '' && section.section === 'summary'
  return isNameless ? { ...line, total: totalOf({ text: section.title, read: row.read }, section.section) } : line
}

/** Whether its label begins left of this table: "Net Pay" across two tables, "Net pay year to date" reaching into it. */
function isOfLabelBeside({ name: [first], values }: Row, flow: TableFlow, region: Box): boolean {
  const [word] = Object.values(values).flatMap((figure) => figure.words)
  const line = word && lineWith(flow, word)
  if (!line) return false
  const before = line.labels.findLast((label) => right(label) <= left(word))
  if (!before?.says.total?.sure) return false
  if (first) return before.words.includes(first) && middleX(before.words[0]!) < region[0]
  return !line.figures.some((other) => left(other) > right(before) && right(other) < left(word))
}

/** Letters, or a number where names begin ("401", "1 055" for week and code); others strayed in from a column. */
function isName(words: readonly Word[], margin: number): boolean {
  const { text } = lineOf(words)
  return /\p{L}/u.test(text) || (/^(\d )?\d{3,}\b/.test(text) && left(words[0]!) < margin + 30)
}

/** Where the names of most lines begin; anything that ends to the left of it is in the margin. */
function marginOf(rows: readonly Row[], em: number): number {
  const starts = rows.filter(hasValue).flatMap((row) => (row.name[0] ? [lastPhraseStart(row)] : []))
  return (median(starts) ?? -Infinity) - 0.5 * em
}

function lastPhraseStart(row: Row): number {
  const inName = row.phrases.filter((phrase) => phrase.words.some((word) => row.name.includes(word)))
  return left(inName.at(-1) ?? row.name[0]!)
}
