import { union } from '../../model/page.ts'
import type { ColumnRole } from '../columns.ts'
import { type GroupMeaning, holdsMoney, isPeriod, type TablePhrase } from '../schema.ts'
import { type Column, hasMoney, type Heading, type HeadingCell, isWords } from './heading.ts'
import { runsWhere } from '../../model/runs.ts'
import { findDates, isRangeMark } from '../../entities/date.ts'
import { firstAnswer, type OnRule, type NamedRule } from '../../model/pass.ts'

/** More titles than this before a single column of amounts are captions. */
const MOST_TITLES = 4
/** A title of more words is a sentence. */
const MOST_WORDS = 6

/** The heading made of the cells of one table. */
export function headingOf(cells: readonly HeadingCell[]): Heading {
  const titled = namesLines(cells) ? 1 : 0
  const isTitle = (cell: HeadingCell, i: number) => i < titled || isOverWords(cell, cells)
  const titles = cells.filter(isTitle).map((cell) => cell.phrase)
  const found = columnsOf(cells.filter((cell, i) => !isTitle(cell, i)))
  const columns = isRowOfCaptions(titles.length, found.length)
    ? found.map((column) => ({ ...column, role: 'other' as const }))
    : found
  return { box: union(cells.map((cell) => cell.phrase.box)), titles, columns }
}

/** The first cell heads names: "Employer Contributions" is no column of amounts there, but "Amount" before "YTD" is. */
function namesLines([first, ...others]: readonly HeadingCell[]): boolean {
  if (first!.role !== null) return first!.role === 'employer' && others.length > 0
  const isAmounts = first!.phrase.says.headsAmounts && others[0]?.role === 'ytd'
  return !isAmounts
}

/** A cell that heads no column. "Earnings" before hours and rate is one too, if the amounts have a separate heading. */
function isOverWords(cell: HeadingCell, cells: readonly HeadingCell[]): boolean {
  if (cell.role !== null || cell.weak === null) return cell.role === null
  const behind = cells.slice(cells.indexOf(cell) + 1)
  const isBefore = cells.slice(0, -behind.length).every(({ role }) => role === null)
  const hasOther = behind.some(({ role, weak }) => role === 'current' || (weak !== null && weak < cell.weak!))
  const column = behind.find(({ role, weak, phrase }) => role !== null || weak !== null || !phrase.says.qualifies)
  return isBefore && hasOther && column!.role !== null && cell.phrase.says.namesTable
}

function columnsOf(cells: readonly HeadingCell[]): Column[] {
  const strong = cells.some((cell) => cell.role === 'current')
  const ranks = cells.flatMap((cell) => cell.weak ?? [])
  const best = strong ? -1 : Math.min(...ranks)
  const columns: Column[] = []
  for (const { phrase, role, weak } of cells) {
    const meant = role ?? (weak === null ? null : weak === best ? 'current' : 'other')
    if (meant) columns.push({ role: secondTime(columns, meant), box: phrase.box, sure: role !== null })
  }
  return columns
}

/** "Hours Amount Hours Amount": the second pair is the year's. */
function secondTime(columns: readonly Column[], role: ColumnRole): ColumnRole {
  if (!columns.some((column) => column.role === role)) return role
  if (role === 'hours') return 'ytd_hours'
  return role === 'current' ? 'ytd' : role
}

/** "State taxes, ST, Wage period, Wage YTD, M/S" are captions of a form: not pay, but they end the table above. */
const isRowOfCaptions = (titles: number, columns: number) => titles > MOST_TITLES && columns === 1

/** Whether a heading qualifies by itself or because of the others on its line. */
export const isHeadingBeside = (heading: Heading, headings: readonly Heading[]) =>
  isHeading(heading) || isRepeated(heading, headings) || isBesideAnother(heading, headings)

function isHeading({ titles, columns }: Heading): boolean {
  if (isRowOfCaptions(titles.length, columns.length)) return true
  const inOrder = columns.every((column, i) => i === 0 || columns[i - 1]!.box[2] <= column.box[0])
  if (!inOrder || titles.some((title) => title.words.length > MOST_WORDS)) return false
  // "Accrued, Used, Balance" head time off: not pay, but they end the table above.
  if (!columns.some(isMoney)) return columns.filter(({ role }) => role === 'other').length >= 2
  const sure = columns.length >= 2 && columns.some((column) => column.sure && column.role !== 'other')
  return sure || titles.some((title) => title.says.headsNames || opens(title))
}

const isMoney = ({ role }: Column) => isPeriod(role)

/** "Type, Amount, Type, Amount": each pair heads a table. */
function isRepeated({ titles, columns }: Heading, headings: readonly Heading[]): boolean {
  const [title, ...more] = titles
  if (!title || more.length > 0 || columns.length !== 1 || !title.says.qualifies) return false
  return headings.filter((other) => other.titles[0]?.text === title.text && other.columns.length === 1).length > 1
}

/** "Pay and withholding | This period" beside "Other payments | This period | YTD" heads a table, whatever its title. */
function isBesideAnother({ titles, columns }: Heading, headings: readonly Heading[]): boolean {
  const [column, ...more] = columns
  const isOne = titles.length === 1 && more.length === 0 && column?.role === 'current' && column.sure
  const isWhole = (other: Heading) => isHeading(other) && hasYear(other.columns)
  return isOne && titles[0]!.words.length <= MOST_WORDS && headings.some(isWhole)
}

/** Tables without pay are recognised as well: they end the tables above them. */
const opens = ({ says: { section, headsAccounts } }: TablePhrase) =>
  holdsMoney(section) || section === 'distribution' || headsAccounts

/** A rule that interprets a cell by the other headings on its line. */
interface RoleRule extends NamedRule {
  /** The cell with its role, or null if the rule does not apply. */
  read: (cell: HeadingCell, cells: readonly HeadingCell[]) => HeadingCell | null
}

/** Rules for every cell, in this order; the first that applies decides. */
export const ROLE_RULES: readonly RoleRule[] = [
  {
    name: 'column before the year',
    example: 'Description | Net | YTD',
    read: (cell, cells) => (cells.indexOf(cell) > 0 && cell === columnBeforeYear(cells) ? { ...cell, weak: 0 } : null),
  },
  {
    name: "employee's share",
    example: 'Deduction | Employee | Employer',
    read: (cell, cells) => (cells.indexOf(cell) > 0 && isEmployeesShare(cell, cells) ? { ...cell, weak: 0 } : null),
  },
  {
    name: 'period before the year',
    example: 'Oct 16 – Oct 31 | YTD',
    read: (cell, cells) => (cell === cells[0] && isPeriodBeforeYear(cells) ? { ...cell, role: 'current' } : null),
  },
  {
    name: 'no column of amounts',
    example: 'Pay period | Paid',
    read: (cell, cells) =>
      cell.weak !== null && /period|^paid$/i.test(cell.phrase.text) && !hasYear(cells) ? { ...cell, weak: null } : null,
  },
  {
    name: 'titles beside each other',
    example: 'Earnings – Current | Deductions – Current',
    read: (cell, cells) => (areTitles(cells) ? { ...cell, role: null, weak: null } : null),
  },
  {
    name: 'fiscal year beside the calendar year',
    example: 'Fiscal YTD | Calendar YTD',
    read: (cell, cells) =>
      cell.role === 'ytd' && cell.phrase.says.isOfFiscalYear && hasCalendarYear(cells)
        ? { ...cell, role: 'other' }
        : null,
  },
  {
    name: 'wages beside what was reckoned from them',
    example: 'Current Wages | Current',
    read: (cell, cells) => (isBaseOfAnother(cell, cells) ? { ...cell, role: 'other' } : null),
  },
]

export const withRoles = (cells: readonly HeadingCell[], onRule?: OnRule): HeadingCell[] =>
  besideEachOther(cells).flatMap((table) =>
    table.map((cell) => firstAnswer(ROLE_RULES, ({ read }) => read(cell, table), onRule) ?? cell),
  )

/** "Earnings | Current | YTD" and "Taxes | Employee | YTD | Employer": a title behind money begins another table. */
const besideEachOther = (cells: readonly HeadingCell[]): HeadingCell[][] =>
  runsWhere(cells, (cell, table) => isWords(cell) && hasMoney(table) && isTitle(cell, cells[cells.indexOf(cell) + 1]))

/** "Employee Taxes" right before "Employee" or "Company" is one too. */
const isTitle = ({ phrase }: HeadingCell, next: HeadingCell | undefined) =>
  phrase.says.headsNames || opensTable(phrase) || (phrase.says.section !== null && isParty(next?.phrase.says.group))

const isParty = (group: GroupMeaning | null | undefined) => group === 'employee' || group === 'employer'

/** Each cell names a section of its own with its period: together they head no columns of one table. */
function areTitles(cells: readonly HeadingCell[]): boolean {
  const sections = cells.flatMap(({ role, phrase: { says } }) => (role === 'current' ? (says.section ?? []) : []))
  return cells.length > 1 && new Set(sections.filter(holdsMoney)).size === cells.length
}

export const hasYear = (columns: readonly Pick<HeadingCell, 'role'>[]) => columns.some(({ role }) => role === 'ytd')

/** If a table has two columns of this period, or of the year, the one of wages is the base of the other. */
function isBaseOfAnother(cell: HeadingCell, cells: readonly HeadingCell[]): boolean {
  if (!isPeriod(cell.role) || !cell.phrase.says.namesWages) return false
  const after = cells.slice(cells.indexOf(cell) + 1)
  const title = after.findIndex(isWords)
  const table = title < 0 ? after : after.slice(0, title)
  return table.some(({ role, phrase }) => role === cell.role && !phrase.says.namesWages)
}

/** "Oct 16 – Oct 31" beside "YTD", with no title over the names. */
function isPeriodBeforeYear([first, second]: readonly HeadingCell[]): boolean {
  if (first!.role !== null || second?.role !== 'ytd') return false
  const { text } = first!.phrase
  const [start, end] = findDates(text)
  return end !== undefined && isRangeMark(text.slice(start!.end, end.start))
}

const hasCalendarYear = (cells: readonly HeadingCell[]) =>
  cells.some(({ role, phrase }) => role === 'ytd' && !phrase.says.isOfFiscalYear)

/** "Employee, Employer, YTD", or "Deduction, Employee, Employer": the employee's share of this period. */
function isEmployeesShare({ phrase }: HeadingCell, cells: readonly HeadingCell[]): boolean {
  const hasEmployers = cells.some(({ role }) => role === 'employer')
  const isShare = phrase.says.group === 'employee' && !cells.some(({ role }) => role === 'current')
  return hasEmployers && (hasYear(cells) || opensTable(cells[0]!.phrase)) && isShare
}

/** "Deduction", "Taxes": titles over the names of lines with amounts. */
const opensTable = ({ says }: TablePhrase) => says.namesTable && says.group === null

/** The column before the year's is this period's, whatever its title, unless another is or the line is of captions. */
function columnBeforeYear(cells: readonly HeadingCell[]): HeadingCell | null {
  if (cells.some(({ role, weak }) => role === 'current' || role === 'employer' || weak !== null)) return null
  const at = cells.findIndex(({ role }) => role === 'ytd' || role === 'ytd_hours') - 1
  const before = cells[at]
  const isCaption = ({ role, phrase: { says } }: HeadingCell) => role === null && !says.headsWords
  if (at < 1 || before?.role !== null || cells.slice(1, at).some(isCaption)) return null
  return before
}
