import type { Heard } from '../../model/pass.ts'
import type { ColumnRole } from '../columns.ts'
import { headingCells } from './heading-cells.ts'
import { type HeadingCell, isWords } from './heading.ts'
import { left, middleX, right } from '../../model/page.ts'
import type { ColumnGroup, TableFlow, TablePhrase } from '../schema.ts'
import { canStack } from './stack.ts'

interface CellAt {
  cell: HeadingCell
  /** The cells of the table before it. */
  table: readonly HeadingCell[]
  line: readonly HeadingCell[]
}

/** What a cell behind others may begin. */
interface TableStart {
  name: string
  example: string
  isSuch: (at: CellAt) => boolean
  /** Whether such a cell begins another table. */
  begins: (at: CellAt) => boolean
}

/** The first that a cell is decides. */
export const TABLE_STARTS: readonly TableStart[] = [
  {
    name: 'words behind money',
    example: 'Earnings | Current | Taxes | Current',
    isSuch: ({ cell }) => isWords(cell),
    begins: (at) => hasMoney(at) && !isTitled(at) && !isQualified(at),
  },
  {
    name: 'first title behind money',
    example: 'Pay | Current | Pay | Current',
    isSuch: (at) => at.cell.role === null && hasMoney(at) && at.cell.phrase.text === at.table[0]!.phrase.text,
    begins: () => true,
  },
  {
    name: 'hours behind the sums',
    example: 'This check | Year to date | Hours | Rate | Total',
    isSuch: ({ cell }) => cell.role === 'hours',
    begins: ({ table, line }) => has(table, 'ytd') && !lacksCurrent(table) && line.at(-1)!.weak !== null,
  },
  {
    name: 'section behind the year',
    example: 'Earnings | Current | YTD | Deductions',
    isSuch: ({ cell }) => cell.role === null,
    begins: ({ cell, table }) => has(table, 'ytd') && !lacksPay(table) && cell.phrase.says.section !== null,
  },
  {
    name: 'column again',
    example: 'Current | YTD | Current | YTD',
    isSuch: ({ cell: { role } }) => role !== 'employer' && role !== 'other',
    begins: ({ cell, table, line }) => has(table, cell.role) && has(line, 'ytd'),
  },
]

/** Cuts a line of cells where a new table begins: at words behind money columns, or at a role that comes again. */
export function tablesOnLine(line: readonly HeadingCell[], heard?: Heard): HeadingCell[][] {
  const tables: HeadingCell[][] = []
  for (const cell of line) {
    const table = tables.at(-1)
    const start = table && startAt({ cell, table, line })
    if (start) heard?.(start.name)
    if (!table || start) tables.push([cell])
    else table.push(cell)
  }
  return tables.map(fromItsTitle)
}

function startAt(at: CellAt): TableStart | null {
  const start = TABLE_STARTS.find(({ isSuch }) => isSuch(at))
  return start?.begins(at) ? start : null
}

function hasMoney({ table }: CellAt): boolean {
  return table.some(({ role, weak }, i) => role === 'current' || role === 'ytd' || (weak !== null && i > 0))
}

const has = (cells: readonly HeadingCell[], role: ColumnRole | null) => cells.some((cell) => cell.role === role)

/** "Description, YTD Earnings, Rate, Hours, Earnings": a table whose year comes first has this period's amounts still to come. */
function lacksCurrent(table: readonly HeadingCell[]): boolean {
  return isWords(table[0]!) && !has(table, 'current')
}

const lacksPay = (table: readonly HeadingCell[]) => table.at(-1)!.role !== 'ytd' && lacksCurrent(table)

/** "Earnings Description": what looks like a column of amounts names the table whose lines are described behind it. */
function isTitled({ table, cell: { phrase } }: CellAt): boolean {
  const [last, ...before] = table.toReversed()
  return before.every(isWords) && last!.role === null && last!.phrase.says.namesTable && phrase.says.headsNames
}

/** "Code, Earnings, Dates worked, Hours, Rate, Amount": what qualifies the lines stands behind the title over their names. */
function isQualified({ table, cell, line }: CellAt): boolean {
  const next = line[line.indexOf(cell) + 1]
  const onlyWords = table.every(({ role, weak, phrase }) => role === null && (weak === null || phrase.says.namesTable))
  return onlyWords && cell.phrase.says.qualifies && (next?.role === 'hours' || next?.role === 'rate')
}

/** What stands on the line before the title of a table, an employer's name or the caption of a box of notes, is no heading. */
function fromItsTitle(table: HeadingCell[]): HeadingCell[] {
  const cells = withoutNotes(table)
  const firstColumn = cells.findIndex(({ role }) => role !== null)
  const title = cells.findIndex(({ phrase: { says } }, i) => i < firstColumn && (says.namesTable || says.headsNames))
  const nearer = cells.findLastIndex(
    (cell, i) => i > title && i < firstColumn && isWords(cell) && isOtherSection(cell, cells[title]),
  )
  // "Hours and Earnings   Taxes   Current   YTD": the first is over headings of its own, farther down.
  if (nearer > 0) return cells.slice(nearer)
  const before = cells.slice(0, Math.max(0, title))
  const isOwn = before.some(({ phrase }) => phrase.says.headsWords) && !isOfTimeOff(before, cells[title])
  return isOwn ? cells : cells.slice(before.length)
}

/** "Time off (Based on policy year)   Deductions   Description": the first is over what is beside the table. */
function isOfTimeOff([first, ...others]: readonly HeadingCell[], title: HeadingCell | undefined): boolean {
  const isLeave = first !== undefined && first.phrase.says.section === 'leave'
  return isLeave && title!.phrase.says.namesTable && !others.some(({ phrase }) => phrase.says.headsWords)
}

function isOtherSection({ phrase }: HeadingCell, title: HeadingCell | undefined): boolean {
  const [own, other] = [title?.phrase.says.section, phrase.says.section]
  return own === 'earnings' && (other === 'taxes' || other === 'deductions')
}

/** "Personal and check information" before "Description" is over what is beside the table. */
function withoutNotes([first, ...others]: HeadingCell[]): HeadingCell[] {
  const isNote = first!.phrase.says.section === 'information' && first!.role === null
  return isNote && others.some(({ phrase: { says } }) => says.headsNames) ? others : [first!, ...others]
}

interface Group {
  phrase: TablePhrase
  group: ColumnGroup
}

/**
 * A heading whose upper line says what pairs of columns below it are of: "Current" and "YTD" over "Hours, Amount, Hours,
 * Amount", or "Employee" and "Employer" over "Current, YTD, Current, YTD". Null where the line at `first` is none.
 * Of a line that heads tables beside that one as well, those headings are given as they stand. `below` lines are under the
 * upper one: a second holds titles that are as high as both, "Deduction, Based on" beside the middle.
 */
export function groupedCells(flow: TableFlow, first: number, below: number, heard?: Heard): HeadingCell[][] | null {
  const upper = flow.lines[first]
  if (!upper || first + below >= flow.lines.length) return null
  if (below > 1 && !canStack(flow, flow.lines.slice(first + 1, first + 1 + below))) return null
  const groups = upper.phrases.flatMap((phrase): Group[] => {
    const group = phrase.says.group
    return group ? [{ phrase, group }] : []
  })
  if (groups.length < 2) return null
  const lower = headingCells(flow, first + 1, below, heard).flatMap(tablesOf)
  const grouped = lower.map((run) => ({ run, over: groups.filter(({ phrase }) => isOver(phrase, run)) }))
  if (grouped.every(({ over }) => over.length < 2)) return null
  const beside = headingCells(flow, first, 1).flatMap((run) => besides(run, lower))
  return [...grouped.map(({ run, over }) => qualifiedRun(run, over)), beside].filter((run) => run.length > 0)
}

/** Words again behind columns of money, or the first title again, are the title of another table. */
function tablesOf(run: readonly HeadingCell[]): HeadingCell[][] {
  const tables: HeadingCell[][] = []
  for (const cell of run) {
    const table = tables.at(-1)
    // "Hours, Rate, Amount, Hours, Amount" with nothing over the names: the hours again are the next group's.
    const isFirstAgain = table?.[0]!.role === null && cell.phrase.text === table[0].phrase.text
    const opens = isWords(cell) || isFirstAgain
    if (
      !table ||
      (opens && table.some(({ role, weak }, i) => role === 'current' || role === 'ytd' || (weak !== null && i > 0)))
    )
      tables.push([cell])
    else table.push(cell)
  }
  return tables
}

function isOver(group: TablePhrase, run: readonly HeadingCell[]): boolean {
  return middleX(group) > left(run[0]!.phrase) && middleX(group) < right(run.at(-1)!.phrase)
}

/** The cells right of what the groups are over; a name on the line of those is of a table beside. */
function besides(run: readonly HeadingCell[], lower: readonly HeadingCell[][]): HeadingCell[] {
  const heading = lower.filter((cells) => cells.some((cell) => !isWords(cell)))
  const end = Math.max(...heading.flat().map((cell) => right(cell.phrase)))
  return run.filter((cell) => left(cell.phrase) > end)
}

function qualifiedRun(run: readonly HeadingCell[], groups: readonly Group[]): HeadingCell[] {
  if (groups.length < 2) return [...run]
  const again = secondGroup(run)
  const [first, second, ...more] = groups
  const groupOf = (cell: HeadingCell, i: number) =>
    again > 0 && more.length === 0 ? (i < again ? first! : second!) : nearestGroup(cell, groups)
  return run.map((cell, i) => (i === 0 && !cell.phrase.says.headsAmounts ? cell : qualified(cell, groupOf(cell, i))))
}

/** Where a heading comes again, "Hours, Rate, Amount, Hours, Amount", the second of two groups begins; 0 where none does. */
function secondGroup(run: readonly HeadingCell[]): number {
  const textsBefore = (i: number) => run.slice(0, i).map(({ phrase }) => phrase.text)
  return Math.max(
    0,
    run.findIndex(({ phrase }, i) => textsBefore(i).includes(phrase.text)),
  )
}

const nearestGroup = (cell: HeadingCell, groups: readonly Group[]) =>
  groups.reduce((a, b) => (distance(b, cell) < distance(a, cell) ? b : a))

function qualified(cell: HeadingCell, { group }: Group): HeadingCell {
  if (isWords(cell)) return cell
  const role = roleWithin(group, cell)
  return role ? { ...cell, role, weak: null } : cell
}

function roleWithin(group: ColumnGroup, { role, weak, phrase }: HeadingCell): ColumnRole | null {
  if (group === 'employer') return 'employer'
  if (group === 'employee') return role
  if (weak !== null && phrase.says.role === null) return group === 'ytd' ? 'ytd' : 'current'
  return group === 'ytd' && role === 'hours' ? 'ytd_hours' : role
}

/** By the blank between them; dashes drawn around a group reach over its columns. Over the same blank, by their middles. */
function distance({ phrase }: Group, cell: HeadingCell): number {
  const gap = Math.max(0, left(cell.phrase) - right(phrase), left(phrase) - right(cell.phrase))
  return gap + Math.abs(middleX(phrase) - middleX(cell.phrase)) / 1000
}
