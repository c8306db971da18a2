import { lineOf } from '../../../layout/lines.ts'
import { bottom, left, right, top, type Word } from '../../../model/page.ts'
import { findDates } from '../../../entities/date.ts'
import type { Figure } from '../../../layout/lexer/figures.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { FlowLine } from '../../../layout/flow/flow-line.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import {
  columnGroup,
  columnRole,
  isDescriptionHeading,
  isQualifierHeading,
  weakCurrentRank,
  withoutYear,
  type ColumnRole,
} from '../vocabulary/column.ts'
import { isRangeMark } from '../vocabulary/date-label.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'
import { cutBehindYear, cutHeadings } from './cut-heading.ts'
import { cutOverFigures } from './cut-over-figures.ts'
import { isLabelGrid } from './line-of-totals.ts'
import { headsYearList } from './year-items.ts'

/** A cell of what may be a heading line: a column's role, a word that may be one, or other text. */
export interface HeadingCell {
  phrase: Phrase
  role: ColumnRole | null
  /** For "Amount", "Total" and the like: see `weakCurrentRank`. */
  weak: number | null
}

/** Times the usual blank: no blank within a heading. */
const WIDE = 2.2
/** Wider than a blank, in heights of ordinary text, and narrower than a gutter. */
const TORN = 1.3
/** So many lines below a heading show whether names stand in its table. */
const ROWS = 3
const YEAR = /^20[12]\d$/

/** The cells of a heading printed over `count` lines from `first` on, cut where a number stands between them. */
export function headingCells(flow: Flow, first: number, count: number): HeadingCell[][] {
  const lines = flow.lines.slice(first, first + count)
  const stacked = stack(
    lines.map((line, i) => withoutUnits(line, i === 0 ? line.labels : besideRows(line)).flatMap(withoutRules)),
  )
  const rows = flow.lines.slice(first + count, first + count + ROWS)
  const inOrder = wholeAgain(
    stacked.toSorted((a, b) => left(a) - left(b)),
    flow.em,
  )
  const cells = titlesApart(
    inOrder
      .flatMap((phrase) => cutAtTwin(phrase, inOrder[0]!))
      .flatMap((phrase) => cutAtWideBlank(phrase, flow.blank))
      .flatMap((phrase) => cutOverFigures(phrase, rows, flow.em))
      .flatMap(cutAtColumnWords)
      .map((cell) => asTitleOverNames(cell, rows))
      .filter((cell, i, all) => !(isBehindMoney(all.slice(0, i)) && isOverTicks(cell, rows))),
  )
  const runs = cutAtFigures(cells, lines[0]?.figures ?? []).flatMap((run) => withoutYearLists(run, rows, flow.em))
  const starts = tableStarts(flow, first)
  const names = rows.flatMap(({ labels }) => labels)
  return starts.length < 2 ? runs : runs.flatMap((run) => cutAtStarts(run, starts, names))
}

/** "Taxable earnings" over the names of a table, and over none of its figures, is its title. */
function asTitleOverNames(cell: HeadingCell, rows: readonly FlowLine[]): HeadingCell {
  if (cell.role !== 'base' || sectionOf(cell.phrase.text) !== 'information') return cell
  const isUnder = (part: Phrase | Figure) => left(part) < right(cell.phrase) && right(part) > left(cell.phrase)
  const isOverNames = rows.some(({ labels }) => labels.some(isUnder))
  return isOverNames && !rows.some(({ figures }) => figures.some(isUnder)) ? { ...cell, role: null, weak: null } : cell
}

const isBehindMoney = (before: readonly HeadingCell[]) => before.some(({ role }) => role === 'current')

/** "Cafe" over "Y" and "N": says of each line whether, and names none. */
function isOverTicks({ role, weak, phrase }: HeadingCell, rows: readonly FlowLine[]): boolean {
  if (role !== null || weak !== null) return false
  const isUnder = (part: Phrase | Figure) => left(part) < right(phrase) && right(part) > left(phrase)
  const under = rows.flatMap(({ labels }) => labels.filter(isUnder))
  return under.length > 0 && under.every(({ text }) => /^([YNX✓]|yes|no)$/i.test(text))
}

/** "38.00 hrs", "$29,920.00 YTD", "YTD $29,920.00": a figure of the row beside, and what it is of is no heading. */
function withoutUnits({ figures, box }: FlowLine, labels: readonly Phrase[]): readonly Phrase[] {
  const near = 0.85 * (box[3] - box[1])
  const isNear = (a: Phrase | Figure, b: Phrase | Figure) => left(b) >= right(a) && left(b) - right(a) < near
  const isUnit = (label: Phrase) =>
    /^(hrs?|hours?|days?|ytd)\.?$/i.test(label.text) && figures.some((figure) => isNear(figure, label))
  const isPeriod = (label: Phrase) =>
    columnRole(label.text) === 'ytd' && figures.some((figure) => isNear(label, figure))
  return labels.filter((label) => !isUnit(label) && !isPeriod(label))
}

/** Where tables side by side begin: each has its title right above its headings, and one of them at least says what it holds. */
function tableStarts(flow: Flow, first: number): number[] {
  const [above, line] = [flow.lines[first - 1], flow.lines[first]!]
  if (!above || above.figures.length > 0 || isLabelGrid(above) || top(line) - bottom(above) > 1.2 * flow.em) return []
  const titles = above.phrases.filter(({ text }) => columnGroup(text) === null)
  return titles.some(({ text }) => sectionOf(text) !== null) ? titles.map(left) : []
}

/** "Calendar year to date" over a list of names and amounts, and "Amount" behind it, head none of these tables' columns. */
function withoutYearLists(run: readonly HeadingCell[], rows: readonly FlowLine[], em: number): HeadingCell[][] {
  const at = run.findIndex(({ phrase }) => headsYearList(phrase, rows, em))
  if (at < 0) return [[...run]]
  const behind = run.slice(at + 1)
  const others = behind[0]?.weak == null ? behind : behind.slice(1)
  return [run.slice(0, at), ...withoutYearLists(others, rows, em)].filter((part) => part.length > 0)
}

function cutAtStarts(
  run: readonly HeadingCell[],
  starts: readonly number[],
  names: readonly Phrase[],
): HeadingCell[][] {
  const runs: HeadingCell[][] = []
  for (const cell of run) {
    const before = runs.at(-1)?.at(-1)
    // A title centred over its table begins behind the heading of the names, which ends no table, or between its columns.
    const ended = before && (before.role !== null || before.weak !== null)
    const hasNames =
      before && names.some((name) => left(name) >= right(before.phrase) && left(name) < left(cell.phrase))
    const begins = ended && hasNames && starts.some((x) => right(before.phrase) <= x && x < right(cell.phrase))
    if (!before || begins) runs.push([cell])
    else runs.at(-1)!.push(cell)
  }
  return runs
}

/** Whether lines are so close that they may be one heading: "Year To" over "Date". The last may go on with one just begun. */
export function canStack(flow: Flow, lines: readonly FlowLine[]): boolean {
  const [lower, upper] = lines.toReversed()
  if (!lower || !upper || isLabelGrid(lower) || isLabelGrid(upper) || upper.figures.length > 0) return false
  if (isTitleOver(upper, lower) || namesValues(upper) || saysWhen(upper)) return false
  if (lower.figures.length > 0 && !endsOver(lower, lines.slice(0, -1))) return false
  return top(lower) - bottom(upper) < 0.6 * flow.em && bottom(lower) - top(upper) < 3.2 * flow.em
}

/** "CURRENT EARNINGS" alone over all of a table's headings is its title, whichever of them it stands over. */
function isTitleOver({ phrases: [title, ...more] }: FlowLine, lower: FlowLine): boolean {
  const isAlone = title !== undefined && more.length === 0 && title.words.length > 1 && lower.phrases.length > 3
  return isAlone && holdsMoney(sectionOf(title.text))
}

/** "Employee Name: ... Pay Date: ...", "Pay Period: 10/17/2026 - 10/30/2026 Pay Date: ...": labels of what stands beside them. */
function namesValues({ words }: FlowLine): boolean {
  return words.filter(({ text }) => text.endsWith(':')).length > 1
}

/** "Period 10/1/2026 thru 10/15/2026   Paid on 10/20/2026": the days of the stub, not those its columns are of. */
function saysWhen({ text }: FlowLine): boolean {
  const [start, end, ...others] = findDates(text)
  return others.length > 0 && isRangeMark(text.slice(start!.end, end!.start))
}

/** A line with numbers is no part of a heading; but a table beside may have begun, and "Hours" ends what "YTD" over it began. */
function endsOver(line: FlowLine, upper: readonly FlowLine[]): boolean {
  const words = besideRows(line)
  const above = upper.flatMap(({ phrases }) => phrases)
  return words.length > 0 && words.every((phrase) => above.some((other) => overlap(other, phrase) > 0.3))
}

/** What of a line is no row of figures: all but the names that figures follow, and what stands before a year under "Calendar YTD". */
function besideRows({ labels, figures }: FlowLine): readonly Phrase[] {
  const year = figures.findLastIndex(({ text }) => YEAR.test(text))
  const [first, last] = [figures[year + 1], figures.at(-1)]
  if (!first || !last) return labels
  const heads = labels.filter((label) => year >= 0 && right(label) <= left(figures[year]!))
  const others = labels.filter((label) => !heads.includes(label))
  const before = others.filter((label) => right(label) <= left(first)).slice(0, -1)
  return [...heads, ...before, ...others.filter((label) => left(label) >= right(last))]
}

function stack(lines: Phrase[][]): Phrase[] {
  const columns: Phrase[] = []
  for (const phrase of lines.flat()) {
    const above = columns.findIndex((column) => overlap(column, phrase) > 0.3)
    if (above < 0) columns.push(phrase)
    else columns[above] = onTopOf(columns[above]!, phrase)
  }
  return columns
}

function onTopOf(upper: Phrase, lower: Phrase): Phrase {
  const { box } = lineOf([...upper.words, ...lower.words])
  return { words: [...upper.words, ...lower.words], box, text: `${upper.text} ${lower.text}` }
}

function overlap(a: Phrase, b: Phrase): number {
  const shared = Math.min(right(a), right(b)) - Math.max(left(a), left(b))
  return shared / Math.max(1, Math.min(right(a) - left(a), right(b) - left(b)))
}

/** "------ YTD ------": dashes drawn around a heading part it from its neighbours. */
function withoutRules({ words }: Phrase): Phrase[] {
  const runs: Word[][] = [[]]
  for (const word of words) {
    if (/^[-–—_=.*]{2,}$/.test(word.text)) runs.push([])
    else runs.at(-1)!.push(word)
  }
  return runs.filter((run) => run.length > 0).map(lineOf)
}

/** "Type, Code, Current, Year to date Type": where the first title comes again, the second half of the table begins. */
function cutAtTwin(phrase: Phrase, title: Phrase): Phrase[] {
  const [last, ...before] = phrase.words.toReversed()
  const heading = lineOf(before)
  const headsNames = isQualifierHeading(title.text) || isDescriptionHeading(title.text)
  const isTwin = before.length > 0 && last!.text === title.text && headsNames
  return isTwin && columnRoleOrAmount(heading.text) ? [heading, lineOf([last!])] : [phrase]
}

/** "Total   Taxes": what heads a column and the title of the next table, set apart by more than a blank between words. */
function cutAtWideBlank({ words, ...phrase }: Phrase, blank: number): Phrase[] {
  const cut = words.findIndex((word, i) => i > 0 && left(word) - right(words[i - 1]!) > WIDE * blank)
  const [heading, title] = [words.slice(0, cut), words.slice(cut)].map(lineOf)
  const isCut = cut > 0 && columnRoleOrAmount(heading!.text) && holdsMoney(sectionOf(title!.text))
  return isCut ? [heading!, title!] : [{ ...phrase, words }]
}

/** "This" and "check", which a scan sets further apart than words are: together they head a column, alone neither does. */
function wholeAgain(cells: readonly Phrase[], em: number): Phrase[] {
  const whole: Phrase[] = []
  for (const cell of cells) {
    const before = whole.at(-1)
    if (before && areTorn(before, cell, em)) whole[whole.length - 1] = lineOf([...before.words, ...cell.words])
    else whole.push(cell)
  }
  return whole
}

function areTorn(a: Phrase, b: Phrase, em: number): boolean {
  const gap = left(b) - right(a)
  if (gap < 0 || gap > TORN * em || ![...a.words, ...b.words].some(({ confidence }) => confidence < 1)) return false
  return !columnRoleOrAmount(a.text) && !columnRoleOrAmount(b.text) && columnRole(`${a.text} ${b.text}`) === 'current'
}

const columnRoleOrAmount = (text: string) => columnRole(text) !== null || weakCurrentRank(text) !== null

function cutAtColumnWords(phrase: Phrase): HeadingCell[] {
  const whole = cellOf(phrase)
  return whole.role !== null || whole.weak !== null ? [whole] : cutHeadings(phrase).map(cellOf)
}

/** "Current | YTD Taxes | Current | YTD": a second column of this period's money is of a second table, and that has a title. */
function titlesApart(cells: readonly HeadingCell[]): HeadingCell[] {
  return cells.flatMap((cell, i) => {
    const next = cells[i + 1]
    const begins = cell.role === 'ytd' && next?.role === 'current' && !holdsMoney(sectionOf(next.phrase.text))
    return begins ? cutBehindYear(cell.phrase).map(cellOf) : [cell]
  })
}

function cellOf(phrase: Phrase): HeadingCell {
  const text = withoutYear(phrase.text)
  const labels = (text.includes(':') && !/^h?h:mm$/i.test(text)) || /\d/.test(plain(text))
  return { phrase, role: labels ? null : columnRole(phrase.text), weak: labels ? null : weakCurrentRank(phrase.text) }
}

function cutAtFigures(cells: HeadingCell[], figures: Figure[]): HeadingCell[][] {
  const runs: HeadingCell[][] = []
  for (const cell of cells) {
    const before = runs.at(-1)?.at(-1)
    const cut = before && figures.some((f) => left(f) >= left(before.phrase) && right(f) <= right(cell.phrase))
    if (!before || cut) runs.push([cell])
    else runs.at(-1)!.push(cell)
  }
  return runs
}
