import { left, right, union, type Box } from '../../../model/page.ts'
import { findDates } from '../../../entities/date.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import {
  columnGroup,
  columnRole,
  headsAmounts,
  isAccountHeading,
  isDescriptionHeading,
  isOfFiscalYear,
  isQualifierHeading,
  namesWages,
  type ColumnRole,
} from '../vocabulary/column.ts'
import { isRangeMark } from '../vocabulary/date-label.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'
import { groupedCells } from './group-heading.ts'
import { canStack, headingCells, type HeadingCell } from './heading-cells.ts'
import { isLabelGrid, isLineOfTotals } from './line-of-totals.ts'
import { cutPairs } from './pairs.ts'

export interface Column {
  role: ColumnRole
  box: Box
  /** Whether its words head a column and nothing else; "Total" or "Pay" may mean anything. */
  sure: boolean
}

/** The heading of one table: what its columns hold. Two tables side by side have two headings on one line. */
export interface Heading {
  box: Box
  /** Headings over words: what the table or its first column is called. */
  titles: Phrase[]
  columns: Column[]
}

interface Reading {
  found: Heading[]
  lines: number
  /** Made of lines put on top of each other, which may be chance. */
  stacked: boolean
}

/** Read with less confidence, what stands there could not be read. */
const LEGIBLE = 0.25

/** More titles than these before a single column of figures are captions. */
const MOST_TITLES = 4

/** The headings of a flow's tables from top to bottom, each read over as many lines as make most sense of it. */
export function headingsOf(flow: Flow): Heading[] {
  const headings: Heading[] = []
  for (let i = 0; i < flow.lines.length;) {
    const reading = bestReading(flow, i)
    // A heading that makes as much sense without its first line does not begin there.
    const later = reading.stacked && weight(bestReading(flow, i + 1).found) >= weight(reading.found)
    const { found, lines } = withSecondLanguage(flow, i, later ? singleLine(flow, i) : reading)
    headings.push(...found)
    i += lines
  }
  return headings
}

/** "Hours Rate Current YTD" over "Horas Tarifa Actual Acumulado": the line below says the same of the same columns. */
function withSecondLanguage(flow: Flow, first: number, reading: Reading): Reading {
  const end = first + reading.lines
  const { found, lines } = reading
  if (found.length === 0 || end >= flow.lines.length) return reading
  const below = singleLine(flow, end).found
  if (below.length === 0 || !canStack(flow, flow.lines.slice(end - 1, end + 1))) return reading
  const columns = found.flatMap((heading) => heading.columns)
  const isAgain = below.every((heading) => heading.columns.every((column) => columns.some((c) => isSaidOf(c, column))))
  if (!isAgain || !isOtherLanguage(flow, end, found, below)) return reading
  const box = union(below.map((heading) => heading.box))
  const deep = ({ box: own, ...heading }: Heading): Heading => ({ ...heading, box: [own[0], own[1], own[2], box[3]] })
  return { ...reading, found: found.map(deep), lines: lines + 1 }
}

/** In the same words, or over another section, it is the heading of the next table, and the one above has no lines. */
function isOtherLanguage(flow: Flow, end: number, found: readonly Heading[], below: readonly Heading[]): boolean {
  const [above, line] = [flow.lines[end - 1]!, flow.lines[end]!]
  const heads = ({ text }: Phrase) => columnRole(text) !== null
  const isRepeated = line.phrases.filter(heads).every(({ text }) => above.phrases.some((other) => other.text === text))
  const sections = found.flatMap(({ titles }) => titles.map(({ text }) => sectionOf(text)))
  const isElsewhere = below.some(({ titles }) =>
    titles.some(({ text }) => sectionOf(text) !== null && !sections.includes(sectionOf(text))),
  )
  return !isRepeated && !isElsewhere
}

function isSaidOf(above: Column, below: Column): boolean {
  return above.role === below.role && left(above) < right(below) && right(above) > left(below)
}

function bestReading(flow: Flow, first: number): Reading {
  // "Net Pay Current 1,261.60 Y-T-D 19,747.56" has its figures beside its labels.
  const line = flow.lines[first]
  if (line && isLineOfTotals(line)) return { found: [], lines: 1, stacked: false }
  let best = singleLine(flow, first)
  for (const below of [1, 2]) {
    const grouped = headingsIn(groupedCells(flow, first, below) ?? [])
    if (weight(grouped) > weight(best.found)) return { found: grouped, lines: 1 + below, stacked: false }
  }
  for (let count = 2; count <= 3 && first + count <= flow.lines.length; count++) {
    if (!canStack(flow, flow.lines.slice(first, first + count))) break
    const found = readAs(flow, first, count)
    if (weight(found) > weight(best.found)) best = { found, lines: count, stacked: true }
  }
  return best
}

function singleLine(flow: Flow, index: number): Reading {
  const line = flow.lines[index]
  return { found: !line || isLabelGrid(line) ? [] : readAs(flow, index, 1), lines: 1, stacked: false }
}

function readAs(flow: Flow, first: number, count: number): Heading[] {
  return headingsIn(headingCells(flow, first, count))
}

function headingsIn(runs: readonly HeadingCell[][]): Heading[] {
  const legible = runs.map((cells) => cells.filter(isLegible))
  const headings = legible.flatMap(cutPairs).map(withBases).flatMap(tablesOf)
  return headings.filter(
    (heading) => isHeading(heading) || isRepeated(heading, headings) || isBesideAnother(heading, headings),
  )
}

/** What OCR could make nothing of heads nothing: it may be a figure beside the heading, in a row of another table. */
function isLegible({ role, weak, phrase: { words } }: HeadingCell): boolean {
  return role !== null || weak !== null || words.some(({ confidence }) => confidence >= LEGIBLE)
}

/** Of two columns of this period, or of the year, in one table, the one of wages is what the other was reckoned from. */
function withBases(cells: readonly HeadingCell[]): HeadingCell[] {
  const hasYear = cells.some((cell) => cell.role === 'ytd')
  const unnamed = columnBeforeYear(cells)
  return cells.map((cell, i) => {
    if (i > 0 && (i === unnamed || isEmployeesShare(cell, cells))) return { ...cell, weak: 0 }
    if (i === 0 && isPeriodBeforeYear(cells)) return { ...cell, role: 'current' }
    // "Pay period" alone labels dates, "Paid" alone hours of leave.
    if (!hasYear && cell.weak !== null && /period|^paid$/i.test(cell.phrase.text)) return { ...cell, weak: null }
    if (cell.role === 'ytd' && isOfFiscalYear(cell.phrase.text) && hasCalendarYear(cells))
      return { ...cell, role: 'base' }
    if ((cell.role !== 'current' && cell.role !== 'ytd') || !namesWages(cell.phrase.text)) return cell
    const after = cells.slice(i + 1)
    const title = after.findIndex((other) => other.role === null && other.weak === null)
    const table = title < 0 ? after : after.slice(0, title)
    const outdone = table.some((other) => other.role === cell.role && !namesWages(other.phrase.text))
    return outdone ? { ...cell, role: 'base' } : cell
  })
}

/** "Oct 16 – Oct 31" beside "YTD", with nothing over the names. */
function isPeriodBeforeYear([first, second]: readonly HeadingCell[]): boolean {
  if (first!.role !== null || second?.role !== 'ytd') return false
  const { text } = first!.phrase
  const [start, end, ...others] = findDates(text)
  const isWhole = end !== undefined && others.length === 0 && start!.start === 0 && end.end === text.length
  return isWhole && isRangeMark(text.slice(start!.end, end.start))
}

function hasCalendarYear(cells: readonly HeadingCell[]): boolean {
  return cells.some(({ role, phrase }) => role === 'ytd' && !isOfFiscalYear(phrase.text))
}

/** "Employee, Employer, YTD", or "Deduction, Employee, Employer": what the employee pays this period. */
function isEmployeesShare({ phrase }: HeadingCell, cells: readonly HeadingCell[]): boolean {
  const hasEmployers = cells.some(({ role }) => role === 'employer')
  const isTable = cells.some(({ role }) => role === 'ytd') || opensTable(cells[0]!.phrase.text)
  const isShare = columnGroup(phrase.text) === 'employee' && !cells.some(({ role }) => role === 'current')
  return hasEmployers && isTable && isShare
}

/** "Deduction", "Taxes": lines of money have these names under them. */
const opensTable = (text: string) => namesTable(text) && columnGroup(text) === null

/** Before the year's column stands this period's, whatever it is called, where nothing else heads it and it is no row of captions. */
function columnBeforeYear(cells: readonly HeadingCell[]): number {
  if (cells.some(({ role, weak }) => role === 'current' || role === 'employer' || weak !== null)) return -1
  const before = cells.findIndex(({ role }) => role === 'ytd' || role === 'ytd_hours') - 1
  const words = before > 0 && cells[before]!.role === null ? cells[before]!.phrase.text : ''
  const isCaption = ({ role, phrase: { text } }: HeadingCell) => role === null && !headsWords(text)
  if (cells.slice(1, Math.max(1, before)).some(isCaption)) return -1
  return words === '' || isDescriptionHeading(words) || isQualifierHeading(words) ? -1 : before
}

function weight(headings: Heading[]): number {
  return headings.reduce((sum, heading) => sum + heading.columns.filter((c) => c.role !== 'base').length, 0)
}

/** Cuts a line of cells where a new table begins: at words behind money columns, or at a role that comes again. */
function tablesOf(cells: HeadingCell[]): Heading[] {
  const tables: HeadingCell[][] = []
  for (const cell of cells) {
    const table = tables.at(-1)
    if (!table || beginsAnother(table, cell, cells)) tables.push([cell])
    else table.push(cell)
  }
  return tables.map(fromItsTitle).map(headingOf)
}

function beginsAnother(table: HeadingCell[], cell: HeadingCell, line: HeadingCell[]): boolean {
  const hasMoney = table.some((c) => c.role === 'current' || c.role === 'ytd' || (c.weak !== null && c !== table[0]))
  if (cell.role === null && cell.weak === null)
    return hasMoney && !isTitled(table, cell) && !isQualified(table, cell, line)
  // "Employer paid" before columns of its own is the title of another table.
  if (cell.role === 'employer' && line[line.indexOf(cell) + 1]?.role === 'current') return hasMoney
  if (cell.role === null && hasMoney && cell.phrase.text === table[0]!.phrase.text) return true
  // "This check, Year to date, Hours, Rate, Total": what was worked for stands beside the sums.
  if (cell.role === 'hours') return has(table, 'ytd') && !lacksCurrent(table) && line.at(-1)!.weak !== null
  const beginsPay = cell.role === null && table.at(-1)!.role !== 'ytd' && lacksCurrent(table)
  if (cell.role === null) return has(table, 'ytd') && !beginsPay && sectionOf(cell.phrase.text) !== null
  const again = cell.role !== 'employer' && cell.role !== 'base' && table.some((c) => c.role === cell.role)
  return again && line.some((c) => c.role === 'ytd')
}

/** "Description, YTD Earnings, Rate, Hours, Earnings": a table whose year comes first has this period's amounts still to come. */
function lacksCurrent(table: readonly HeadingCell[]): boolean {
  const hasTitle = table[0]!.role === null && table[0]!.weak === null
  return hasTitle && !has(table, 'current')
}

const has = (table: readonly HeadingCell[], role: ColumnRole) => table.some((cell) => cell.role === role)

/** "Earnings Description": what looks like a column of amounts names the table whose lines are described behind it. */
function isTitled(table: readonly HeadingCell[], { phrase }: HeadingCell): boolean {
  const [last, ...before] = table.toReversed()
  const onlyWords = before.every(({ role, weak }) => role === null && weak === null)
  return onlyWords && last!.role === null && namesTable(last!.phrase.text) && isDescriptionHeading(phrase.text)
}

/** "Dates worked" says what "Dates" does. */
const qualifies = (text: string) => isQualifierHeading(text.replace(/ worked$/i, ''))

/** "Code, Earnings, Dates worked, Hours, Rate, Amount": what qualifies the lines stands behind the title over their names. */
function isQualified(table: readonly HeadingCell[], cell: HeadingCell, line: readonly HeadingCell[]): boolean {
  const behind = line.slice(line.indexOf(cell) + 1)
  const onlyWords = table.every(({ role, weak, phrase }) => role === null && (weak === null || namesTable(phrase.text)))
  return onlyWords && qualifies(cell.phrase.text) && (behind[0]?.role === 'hours' || behind[0]?.role === 'rate')
}

/** What stands on the line before the title of a table, an employer's name or the caption of a box of notes, is no heading. */
function fromItsTitle(line: HeadingCell[]): HeadingCell[] {
  const cells = withoutNotes(line)
  const firstColumn = cells.findIndex(({ role }) => role !== null)
  const title = cells.findIndex(
    ({ phrase: { text } }, i) => i < firstColumn && (namesTable(text) || isDescriptionHeading(text)),
  )
  const nearer = cells.findLastIndex(({ role, weak, phrase }, i) => {
    return (
      i > title && i < firstColumn && role === null && weak === null && isOtherSection(phrase, cells[title]?.phrase)
    )
  })
  // "Hours and Earnings   Taxes   Current   YTD": the first is over headings of its own, farther down.
  if (nearer > 0) return cells.slice(nearer)
  const before = cells.slice(0, Math.max(0, title))
  const isOwn = before.some(({ phrase }) => headsWords(phrase.text)) && !isOfTimeOff(before, cells[title])
  return isOwn ? cells : cells.slice(before.length)
}

/** "Time off (Based on policy year)   Deductions   Description": the first is over what is beside the table. */
function isOfTimeOff([first, ...others]: readonly HeadingCell[], title: HeadingCell | undefined): boolean {
  const isLeave = first !== undefined && sectionOf(first.phrase.text) === 'leave'
  return isLeave && namesTable(title!.phrase.text) && !others.some(({ phrase }) => headsWords(phrase.text))
}

function isOtherSection({ text }: Phrase, title: Phrase | undefined): boolean {
  const [own, other] = [sectionOf(title?.text ?? ''), sectionOf(text)]
  return own === 'earnings' && (other === 'taxes' || other === 'deductions')
}

/** "Personal and check information" before "Description" is over what is beside the table. */
function withoutNotes([first, ...others]: HeadingCell[]): HeadingCell[] {
  const isNote = sectionOf(first!.phrase.text) === 'information' && first!.role === null
  return isNote && others.some(({ phrase: { text } }) => isDescriptionHeading(text)) ? others : [first!, ...others]
}

const namesTable = (text: string) => holdsMoney(sectionOf(text)) && !isQualifierHeading(text)

function headsWords(text: string): boolean {
  return sectionOf(text) !== null || [isDescriptionHeading, isQualifierHeading, isAccountHeading].some((is) => is(text))
}

function headingOf(cells: HeadingCell[]): Heading {
  const titled = namesLines(cells) ? 1 : 0
  const isTitle = (cell: HeadingCell, i: number) => i < titled || isOverWords(cell, cells)
  const titles = cells.filter(isTitle).map((cell) => cell.phrase)
  const found = columnsOf(cells.filter((cell, i) => !isTitle(cell, i)))
  const columns = isRowOfCaptions(titles.length, found.length)
    ? found.map((column) => ({ ...column, role: 'base' as const }))
    : found
  return { box: union(cells.map((cell) => cell.phrase.box)), titles, columns }
}

/** What comes first heads the names: "Employer Contributions" before other columns is no column of amounts; "Amount" before "YTD" is. */
function namesLines([first, ...others]: readonly HeadingCell[]): boolean {
  if (first!.role !== null) return first!.role === 'employer' && others.length > 0
  const isAmounts = headsAmounts(first!.phrase.text) && others[0]?.role === 'ytd'
  return !isAmounts
}

/** What heads no column; nor does "Earnings" before hours and rate where the amounts have a heading of their own. */
function isOverWords(cell: HeadingCell, cells: readonly HeadingCell[]): boolean {
  if (cell.role !== null || cell.weak === null) return cell.role === null
  const behind = cells.slice(cells.indexOf(cell) + 1)
  const isBefore = cells.slice(0, -behind.length).every(({ role }) => role === null)
  const hasOther = behind.some(({ role, weak }) => role === 'current' || (weak !== null && weak < cell.weak!))
  const column = behind.find(({ role, weak, phrase }) => role !== null || weak !== null || !qualifies(phrase.text))
  return isBefore && hasOther && column!.role !== null && namesTable(cell.phrase.text)
}

function columnsOf(cells: HeadingCell[]): Column[] {
  const strong = cells.some((cell) => cell.role === 'current')
  const ranks = cells.flatMap((cell) => cell.weak ?? [])
  const best = strong ? -1 : Math.min(...ranks)
  const columns: Column[] = []
  for (const { phrase, role, weak } of cells) {
    const meant = role ?? (weak === null ? null : weak === best ? 'current' : 'base')
    if (meant) columns.push({ role: secondTime(columns, meant), box: phrase.box, sure: role !== null })
  }
  return columns
}

/** "Hours Amount Hours Amount": the second pair is the year's. */
function secondTime(columns: Column[], role: ColumnRole): ColumnRole {
  if (!columns.some((column) => column.role === role)) return role
  if (role === 'hours') return 'ytd_hours'
  return role === 'current' ? 'ytd' : role
}

/** "State taxes, ST, Wage period, Wage YTD, M/S, EX, Tax YTD": a form's, each over its own; no pay, but what ends the table above. */
const isRowOfCaptions = (titles: number, columns: number) => titles > MOST_TITLES && columns === 1

function isHeading({ titles, columns }: Heading): boolean {
  if (isRowOfCaptions(titles.length, columns.length)) return true
  const hasMoney = columns.some((column) => column.role === 'current' || column.role === 'ytd')
  const inOrder = columns.every((column, i) => i === 0 || columns[i - 1]!.box[2] <= column.box[0])
  if (!inOrder || titles.some((title) => title.words.length > 6)) return false
  // Days and hours off, "Accrued, Used, Balance": no pay, but what ends the table above.
  if (!hasMoney) return columns.filter(({ role }) => role === 'base').length >= 2
  const sure = columns.length >= 2 && columns.some((column) => column.sure && column.role !== 'base')
  const titled = titles.some((title) => isDescriptionHeading(title.text) || opens(title.text))
  return sure || titled
}

/** "Type, Amount, Type, Amount": each pair heads a table. */
function isRepeated({ titles, columns }: Heading, headings: readonly Heading[]): boolean {
  const [title, ...more] = titles
  if (!title || more.length > 0 || columns.length !== 1 || !isQualifierHeading(title.text)) return false
  return headings.filter((other) => other.titles[0]?.text === title.text && other.columns.length === 1).length > 1
}

/** "Pay and withholding | This period" beside "Other payments | This period | YTD": whatever it is called, it heads a table too. */
function isBesideAnother({ titles, columns }: Heading, headings: readonly Heading[]): boolean {
  const [column, ...more] = columns
  const isOne = titles.length === 1 && more.length === 0 && column?.role === 'current' && column.sure
  const hasYear = (other: Heading) => other.columns.some(({ role }) => role === 'ytd')
  return isOne && titles[0]!.words.length <= 6 && headings.some((other) => isHeading(other) && hasYear(other))
}

/** Tables that hold no pay are told as well: they end those above them. */
function opens(title: string): boolean {
  const section = sectionOf(title)
  return holdsMoney(section) || section === 'distribution' || isAccountHeading(title)
}

/** The title over the lines' names: a description column where there is one, else the first that is no qualifier; of "Dept, Type" the type. */
export function nameTitle({ titles, columns }: Heading): Phrase | null {
  const before = titles.filter((title) => left(title) < left(columns[0]!))
  const [first] = before.length > 0 ? before : titles
  return (
    titles.find((title) => isDescriptionHeading(title.text)) ??
    (before.length > 0 ? before : titles).find((title) => !isQualifierHeading(title.text)) ??
    before.find((title) => /^type$/i.test(title.text)) ??
    first ??
    null
  )
}
