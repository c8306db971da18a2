import { findDates } from '../../entities/date.ts'
import type { Heard } from '../../model/pass.ts'
import { isRangeMark } from '../../entities/date-range.ts'
import { isWords, type HeadingCell } from './cell.ts'
import type { TablePhrase } from '../schema.ts'

/** What the other headings of a line make of one. */
export interface RoleRule {
  name: string
  example: string
  /** The cell as it is meant, or null where the rule says nothing of it. */
  read: (cell: HeadingCell, cells: readonly HeadingCell[]) => HeadingCell | null
}

/** Every cell is offered to these in this order; the first that says what it is decides. */
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
    read: (cell, cells) => (isOutdone(cell, cells) ? { ...cell, role: 'other' } : null),
  },
]

export function withRoles(cells: readonly HeadingCell[], heard?: Heard): HeadingCell[] {
  return cells.map((cell) => {
    for (const { name, read } of ROLE_RULES) {
      const meant = read(cell, cells)
      if (meant) heard?.(name)
      if (meant) return meant
    }
    return cell
  })
}

const hasYear = (cells: readonly HeadingCell[]) => cells.some(({ role }) => role === 'ytd')

/** Of two columns of this period, or of the year, in one table, the one of wages is what the other was reckoned from. */
function isOutdone(cell: HeadingCell, cells: readonly HeadingCell[]): boolean {
  if ((cell.role !== 'current' && cell.role !== 'ytd') || !cell.phrase.says.namesWages) return false
  const after = cells.slice(cells.indexOf(cell) + 1)
  const title = after.findIndex(isWords)
  const table = title < 0 ? after : after.slice(0, title)
  return table.some(({ role, phrase }) => role === cell.role && !phrase.says.namesWages)
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
  return cells.some(({ role, phrase }) => role === 'ytd' && !phrase.says.isOfFiscalYear)
}

/** "Employee, Employer, YTD", or "Deduction, Employee, Employer": what the employee pays this period. */
function isEmployeesShare({ phrase }: HeadingCell, cells: readonly HeadingCell[]): boolean {
  const hasEmployers = cells.some(({ role }) => role === 'employer')
  const isShare = phrase.says.group === 'employee' && !cells.some(({ role }) => role === 'current')
  return hasEmployers && (hasYear(cells) || opensTable(cells[0]!.phrase)) && isShare
}

/** "Deduction", "Taxes": lines of money have these names under them. */
const opensTable = ({ says }: TablePhrase) => says.namesTable && says.group === null

/** Before the year's column stands this period's, whatever it is called, where nothing else heads it and it is no row of captions. */
function columnBeforeYear(cells: readonly HeadingCell[]): HeadingCell | null {
  if (cells.some(({ role, weak }) => role === 'current' || role === 'employer' || weak !== null)) return null
  const at = cells.findIndex(({ role }) => role === 'ytd' || role === 'ytd_hours') - 1
  const before = cells[at]
  const isCaption = ({ role, phrase: { says } }: HeadingCell) => role === null && !says.headsWords
  if (at < 1 || before?.role !== null || cells.slice(1, at).some(isCaption)) return null
  const { headsNames, qualifies } = before.phrase.says
  return headsNames || qualifies ? null : before
}
