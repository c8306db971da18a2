import { lineInOrder, lineOf } from '../../layout/lines.ts'
import { type Box, left, middleX, right, type Word } from '../../model/page.ts'
import { type Heard, runPasses } from '../../model/pass.ts'
import type { Heading } from '../header/heading.ts'
import { bearsSum, type Opened, openedAt, sectionOfHeading } from '../sections/section-rules.ts'
import type { SectionName, TableFlow } from '../schema.ts'
import { markUnheadedColumn, rowsWithUnreadFigures, withUnheadedAmounts } from './unheaded.ts'
import { hasValue, type Row, rowsOf } from './row.ts'
import { type LineItem, lineUnder, sumOfSection, totalOf } from './line-item.ts'
import { ROW_PASSES } from './row-passes.ts'
import { markSums } from '../sections/sums.ts'
import { median } from '../../layout/geometry.ts'

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
export function readTable(flow: TableFlow, headed: Heading, { region, headings }: Place, heard?: Heard): LineItem[] {
  const heading = withUnheadedAmounts(flow, headed, region)
  const rows = runPasses(ROW_PASSES, rowsOf(flow, heading, region), flow, heard)
  const margin = marginOf(rows, flow.em)
  const unread = rowsWithUnreadFigures(rows, flow.em)
  const lines: LineItem[] = []
  let under: Under = { section: sectionOfHeading(flow, headed, region, headings), afterGross: false }
  let last = heading.box[3]
  for (const [index, row] of rows.entries()) {
    if (row.top - last > REACH * flow.em && !isFootOfTables(row, flow)) break
    const opened = openedAt({ row, rows, index, heading, margin, within: under.section.section })
    if (opened) {
      heard?.(opened.rule)
      under = { section: opened.section, afterGross: false }
    }
    if (opened || hasValue(row)) last = row.bottom
    if ((!hasValue(row) && !unread.has(row)) || isOfLabelBeside(row, flow, region)) continue
    const line = lineOfRow(row, opened, margin, under)
    const strays = line.strays || (line.total !== null && runsBeyond(row, region, flow))
    lines.push({ ...line, strays, unread: unread.has(row) })
    if (!bearsSum(opened)) under = after(line, under)
  }
  return [...markUnheadedColumn(markSums(lines, flow.read), flow, heading)]
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
  const line = word && flow.lines.find(({ words }) => words.includes(word))
  const next = line?.figures.find((figure) => middleX(figure) >= region[2] && figure.amount?.hasCents)
  return next !== undefined && !line!.labels.some((label) => left(label) > right(word!) && left(label) < left(next))
}

/** A line that sums this table and another, longer one beside it. */
function isFootOfTables({ name: [word] }: Row, flow: TableFlow): boolean {
  const labels = (word && flow.lines.find(({ words }) => words.includes(word))?.labels) || []
  return labels.length > 1 && labels.every(({ says }) => says.isTotal)
}

function lineOfRow(row: Row, opened: Opened | null, margin: number, { section, afterGross }: Under): LineItem {
  // A heading in the margin is not part of the name.
  const words = opened && !bearsSum(opened) ? row.name.filter((word) => left(word) > margin) : row.name
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

/**
 * Whether its label begins further left than this table: "Net Pay" across two tables, or "Net pay year to date" that
 * reaches into it.
 */
function isOfLabelBeside({ name: [first], values }: Row, flow: TableFlow, region: Box): boolean {
  const [word] = Object.values(values).flatMap((figure) => figure.words)
  const line = word && flow.lines.find(({ words }) => words.includes(word))
  if (!line) return false
  const before = line.labels.findLast((label) => right(label) <= left(word))
  if (!before?.says.total?.sure) return false
  if (first) return before.words.includes(first) && middleX(before.words[0]!) < region[0]
  return !line.figures.some((other) => left(other) > right(before) && right(other) < left(word))
}

/**
 * Letters, or a number that begins where names do ("401", "1 055" for a week and a code); other numbers strayed in from
 * a column.
 */
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
