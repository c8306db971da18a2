import { lineInOrder, lineOf } from '../../../layout/lines.ts'
import { left, middleX, right, type Box, type Word } from '../../../model/page.ts'
import { nearestInLine } from '../../../layout/alignment.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { isQualifierHeading } from '../vocabulary/column.ts'
import { holdsMoney, sectionOf, type Section } from '../vocabulary/section.ts'
import { isTotalLine, totalLabel } from '../vocabulary/total.ts'
import type { Heading } from '../headings/heading.ts'
import { nameTitle } from '../headings/titles.ts'
import { sectionOfHeading, type SectionName } from '../headings/heading-section.ts'
import { isLeadingSum } from '../rows/leading-sum.ts'
import { restoreLostPoints } from '../rows/lost-points.ts'
import { withoutRowLetters } from '../rows/row-letters.ts'
import { rowsOf, type Row } from '../rows/row.ts'
import { markSums } from '../rows/sums.ts'
import { countsAsPay, totalOf, type StubLine } from '../rows/stub-line.ts'
import { withUnheadedAmounts } from '../headings/unheaded-amounts.ts'
import { markUnheadedColumn } from '../rows/unheaded-column.ts'
import { rowsWithUnreadFigures } from '../rows/unread.ts'
import { joinWrappedNames } from '../rows/wrapped-name.ts'

/** Farther below the last line than this, in lines of text, nothing belongs to the table any more. */
const REACH = 6

/** The lines of one table, each under the section it stands in. */
export function readTable(flow: Flow, headed: Heading, region: Box, headings: readonly Heading[]): StubLine[] {
  const heading = withUnheadedAmounts(flow, headed, region)
  const rows = joinWrappedNames(withoutRowLetters(restoreLostPoints(rowsOf(flow, heading, region), flow)), flow.em)
  const margin = marginOf(rows, flow.em)
  const unread = rowsWithUnreadFigures(rows, flow.em)
  const lines: StubLine[] = []
  let current: SectionName = sectionOfHeading(flow, headed, region, headings)
  let afterGross = false
  let last = heading.box[3]
  for (const [i, row] of rows.entries()) {
    if (row.top - last > REACH * flow.em && !isFootOfTables(row, flow)) break
    const leads = isLeadingSum(rows, i)
    const opened = leads
      ? opening(lineOf(row.name).text, current.section)
      : openedBy(row, heading, margin, current.section)
    if (opened) {
      current = opened
      afterGross = false
    }
    if (opened || hasValue(row)) last = row.bottom
    if ((!hasValue(row) && !unread.has(row)) || isOfLabelBeside(row, flow)) continue
    const read = lineOfRow(row, opened && !leads ? margin : -Infinity, margin, current, afterGross)
    const line = {
      ...read,
      strays: read.strays || (read.total !== null && runsBeyond(row, region, flow)),
      unread: unread.has(row),
    }
    const total = leads
      ? totalOf('', current.section)
      : nameless(line)
        ? totalOf(current.title, current.section)
        : line.total
    lines.push({ ...line, total })
    if (total?.name === 'gross_pay' && !leads && current.section !== 'summary' && row.values.current) afterGross = true
    if (total?.name === 'net_pay' && current.section !== 'summary')
      current = { section: 'distribution', title: line.description }
  }
  return [...markUnheadedColumn(markSums(lines), flow, heading)]
}

/** Whose last figures, with no words before them, are beyond the table: set for itself across tables. */
function runsBeyond({ values }: Row, region: Box, flow: Flow): boolean {
  const [word] = Object.values(values).flatMap((figure) => figure.words)
  const line = word && flow.lines.find(({ words }) => words.includes(word))
  const next = line?.figures.find((figure) => middleX(figure) >= region[2] && figure.amount?.hasCents)
  return next !== undefined && !line!.labels.some((label) => left(label) > right(word!) && left(label) < left(next))
}

/** A line that sums up this table and another, longer one beside it. */
function isFootOfTables({ name: [word] }: Row, flow: Flow): boolean {
  const labels = (word && flow.lines.find(({ words }) => words.includes(word))?.labels) || []
  return labels.length > 1 && labels.every(({ text }) => isTotalLine(text))
}

/** `from`: where the name begins, right of a heading in the margin. */
function lineOfRow(
  row: Row,
  from: number,
  margin: number,
  { section, title }: SectionName,
  afterGross: boolean,
): Omit<StubLine, 'unread'> {
  const name = row.name.filter((word) => left(word) > from)
  const description = isName(name, margin) ? lineInOrder(name).text : ''
  return {
    section,
    sectionTitle: title,
    description,
    name,
    values: row.values,
    strays: row.strays,
    total: totalOf(description, section),
    afterGross,
  }
}

/** Without a name in this table, and next to a label further left: "Net Pay" across two tables. */
function isOfLabelBeside(row: Row, flow: Flow): boolean {
  const [word] = Object.values(row.values).flatMap((figure) => figure.words)
  const line = row.name.length === 0 && word ? flow.lines.find(({ words }) => words.includes(word)) : undefined
  const before = line?.labels.findLast((label) => right(label) <= left(word!))
  const isNext = before && !line!.figures.some((other) => left(other) > right(before) && right(other) < left(word!))
  return isNext === true && totalLabel(before.text)?.sure === true
}

/** A figure without a name right under "Net Pay" is the net pay. */
function nameless({ description, section }: Pick<StubLine, 'description' | 'section'>): boolean {
  return description === '' && section === 'summary'
}

function hasValue(row: Pick<Row, 'values'>): boolean {
  return Object.keys(row.values).length > 0
}

/** The section a row opens: a row that is nothing but headings, or one with a heading in the margin before its name. */
function openedBy(row: Row, heading: Heading, margin: number, within: Section): SectionName | null {
  if (hasValue(row)) {
    const outside = row.phrases[0]
    const note = outside && noteIn(outside.text)
    if (note) return note
    if (!outside || right(outside) > margin || row.phrases.length < 2 || isCode(outside, heading)) return null
    const opened = opening(outside.text, within)
    return opened && isOfPaneBeside(outside, heading, opened) ? null : opened
  }
  const names = ownPhrases(row, heading).map((phrase) => opening(phrase.text, within))
  return names.length > 0 && names.every((name) => name !== null) ? names.at(-1)! : null
}

/** Without what stands left of a table that has a title, unless there is nothing else and its section has none in the margin yet. */
function ownPhrases({ phrases }: Row, { titles, box }: Heading): readonly Phrase[] {
  const own = phrases.filter((phrase) => right(phrase) >= box[0])
  const isNamed = titles.length > 1 && holdsMoney(sectionOf(titles[0]!.text))
  return isNamed || (titles.length > 0 && own.length > 0) ? own : phrases
}

/** "Vacation 21.50 hrs" left of a table that has a title: leave and notes beside it, whose lines may be level with its own. */
function isOfPaneBeside(outside: Phrase, { titles, box }: Heading, { section }: SectionName): boolean {
  return titles.length > 0 && right(outside) < box[0] && !countsAsPay(section)
}

/** What stands in a column beside the names, "PTO" under "Code", is no heading. */
function isCode(cell: Phrase, heading: Heading): boolean {
  const title = heading.titles.length > 1 ? nearestInLine(cell, heading.titles) : null
  return title !== null && title !== nameTitle(heading) && isQualifierHeading(title.text)
}

/** "Leave balances: Vac 142.60 Sick 388.10": a line that says itself that it is no pay; "Vacation: 8.00 200.00" may be some. */
function noteIn(text: string): SectionName | null {
  const title = /^([^:]+):( |$)/.exec(text)?.[1] ?? ''
  const section = sectionOf(title)
  if (section === null || countsAsPay(section)) return null
  return section === 'employer' || /\bbalances?$/i.test(title) ? { section, title } : null
}

function opening(title: string, within: Section): SectionName | null {
  const section = sectionOf(title)
  if (section === null) return null
  // "Other" among an employer's lines, or beside the taxes, goes on with what is there.
  return { section: within === 'employer' && /^(other|voluntary)$/i.test(title) ? within : section, title }
}

/** Letters, or a number that begins where names do ("401", "1 055" for a week and a code); others strayed in from a column. */
function isName(words: readonly Word[], margin: number): boolean {
  const { text } = lineOf(words)
  return /\p{L}/u.test(text) || (/^(\d )?\d{3,}\b/.test(text) && left(words[0]!) < margin + 30)
}

/** Where the names of most lines begin; what ends left of it stands in the margin. */
function marginOf(rows: readonly Row[], em: number): number {
  const starts = rows.filter(hasValue).flatMap((row) => (row.name[0] ? [lastPhraseStart(row)] : []))
  starts.sort((a, b) => a - b)
  return (starts[Math.floor(starts.length / 2)] ?? -Infinity) - 0.5 * em
}

function lastPhraseStart(row: Row): number {
  const inName = row.phrases.filter((phrase) => phrase.words.some((word) => row.name.includes(word)))
  return left(inName.at(-1) ?? row.name[0]!)
}
