import { runsWhere } from '../../model/runs.ts'
import type { OnRule, NamedRule } from '../../model/pass.ts'
import type { ColumnRole } from '../columns.ts'
import type { Section } from '../schema.ts'
import { hasMoney, type HeadingCell, isWords } from './heading.ts'

interface CellAt {
  cell: HeadingCell
  /** The cells of the table before it. */
  table: readonly HeadingCell[]
  line: readonly HeadingCell[]
}

/** A rule for a cell that may begin another table. */
interface TableStart extends NamedRule {
  isSuch: (at: CellAt) => boolean
  /** Whether such a cell begins another table. */
  begins: (at: CellAt) => boolean
}

/** The first rule that applies decides. */
export const TABLE_STARTS: readonly TableStart[] = [
  {
    name: 'words behind money',
    example: 'Earnings | Current | Taxes | Current',
    isSuch: ({ cell }) => isWords(cell),
    begins: (at) => hasMoney(at.table) && !isQualified(at),
  },
  {
    name: 'first title behind money',
    example: 'Pay | Current | Pay | Current',
    isSuch: (at) => at.cell.role === null && hasMoney(at.table) && at.cell.phrase.text === at.table[0]!.phrase.text,
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
    begins: ({ cell, table, line }) => (has(table, cell.role) || isPeriodAgain(cell, table)) && has(line, 'ytd'),
  },
]

/** Splits a line of cells where a new table begins: at words after money columns, or at a role that repeats. */
export function tablesOnLine(line: readonly HeadingCell[], onRule?: OnRule): HeadingCell[][] {
  const tables = runsWhere(line, (cell, table) => {
    const start = startAt({ cell, table, line })
    if (start) onRule?.(start.name)
    return start !== null
  })
  return tables.map(fromItsTitle)
}

function startAt(at: CellAt): TableStart | null {
  const start = TABLE_STARTS.find(({ isSuch }) => isSuch(at))
  return start?.begins(at) ? start : null
}

const has = (cells: readonly HeadingCell[], role: ColumnRole | null) => cells.some((cell) => cell.role === role)

/** "Hours, Rate, Total, YTD" before "This check, Year to date": the total is of this period, too. */
const isPeriodAgain = ({ role }: HeadingCell, table: readonly HeadingCell[]) =>
  role === 'current' && table.length > 2 && table.at(-1)!.role === 'ytd' && table.at(-2)!.weak !== null

/** "Description, YTD Earnings, Rate, Hours, Earnings": in a table whose year comes first, this period's amounts follow. */
const lacksCurrent = (table: readonly HeadingCell[]) => isWords(table[0]!) && !has(table, 'current')

const lacksPay = (table: readonly HeadingCell[]) => table.at(-1)!.role !== 'ytd' && lacksCurrent(table)

/** "Code, Earnings, Dates worked, Hours, Rate, Amount": the qualifier follows the title over the names. */
function isQualified({ table, cell, line }: CellAt): boolean {
  const next = line[line.indexOf(cell) + 1]
  const onlyWords = table.every(({ role, weak, phrase }) => role === null && (weak === null || phrase.says.namesTable))
  return onlyWords && cell.phrase.says.qualifies && (next?.role === 'hours' || next?.role === 'rate')
}

/** Drops cells before the title of a table: an employer's name or the caption of a box of notes is not a heading. */
function fromItsTitle(table: HeadingCell[]): HeadingCell[] {
  const cells = withoutNotes(table)
  const firstColumn = cells.findIndex(({ role }) => role !== null)
  const title = cells.findIndex(({ phrase: { says } }, i) => i < firstColumn && (says.namesTable || says.headsNames))
  const nearer = cells.findLastIndex(
    (cell, i) => i > title && i < firstColumn && isWords(cell) && isOtherSection(cell, cells[title]),
  )
  // "Hours and Earnings   Taxes   Current   YTD": the first has its headings farther down.
  if (nearer > 0) return cells.slice(nearer)
  return cells.slice(Math.max(0, title))
}

function isOtherSection({ phrase }: HeadingCell, title: HeadingCell | undefined): boolean {
  const [own, other] = [title?.phrase.says.section, phrase.says.section]
  return own === 'earnings' && (other === 'taxes' || other === 'deductions')
}

/** Sections that have no headings of columns beside their title. */
const BOXES: readonly (Section | null)[] = ['information', 'distribution']

/** "Personal and check information" before "Description", "Distribution" before "Type": the title of a box beside the table. */
function withoutNotes([first, ...others]: HeadingCell[]): HeadingCell[] {
  const isBox = BOXES.includes(first!.phrase.says.section) && first!.role === null
  const headsNames = ({ phrase: { says, text } }: HeadingCell) => says.headsNames || /^type$/i.test(text)
  return isBox && others.some(headsNames) ? others : [first!, ...others]
}
