import type { Line } from '../../../layout/lines.ts'
import type { Token } from '../../../layout/lexer/tokens.ts'
import { isOfHeadingWords, type SectionHeading } from '../words/headings.ts'
import { figuresOn, hasBothWays } from './figure-lines.ts'
import { balancesAcross, type Figure, figuresByLabels, figuresOf } from './figures.ts'
import { labelLines } from './labels-above.ts'
import { headsOfNumbered, isDepositAccount, listingOf, numberAlone } from './listed-accounts.ts'
import {
  type CellKind,
  figureAt,
  isCellKind,
  type LineAt,
  type Part,
  type Placed,
  type Table,
  type TotalPart,
} from '../parts.ts'
import { firstAnswer, type NamedRule } from '../../../model/pass.ts'
import { misalignment, nearestInLine } from '../../../layout/geometry.ts'
import type { Column } from '../../columns.ts'
import { figureKind, isTotalLabel } from '../words/figures.ts'
import { readRow } from '../rows/row.ts'
import { MONEY_ROLES } from '../words/columns.ts'
import { sidesOf } from '../rows/rows.ts'

/** Words that a line of credit prints and a deposit account does not. */
const OF_CREDIT = /\b(minimum payment|payment due|credit limit|past due)\b/i

/** A line that is not a row, and the table or list above it. */
interface Beside {
  placed: Placed
  lines: readonly Line[]
  index: number
  section: SectionHeading | null
  table: Table | null
  /** The table, if it has rows. */
  rows: Table | null
}

interface FigureRule extends NamedRule {
  /** Reads such a line; returns nothing if it is another kind of line. */
  parts: (beside: Beside) => Part[]
}

/** The first rule that finds something decides. */
const FIGURE_RULES: readonly FigureRule[] = [
  {
    name: 'account of a list',
    example: 'Everyday Checking 1234  1,200.00',
    parts: ({ section, table, placed, lines, index }) => {
      const heads = section?.kind === 'accounts' ? (table?.heads ?? []) : headsOfNumbered(placed.page, lines, index)
      const listing = heads && listingOf(placed.line, heads)
      return listing ? [{ kind: 'listed', ...placed, ...listing }] : []
    },
  },
  {
    name: 'balance on the line of sums',
    example: 'Balance carried forward  1,138.85  1,024.43  15,336.33',
    parts: (beside) => {
      const { rows, table, section, placed } = beside
      const balance = rows
        ? balanceInColumns(placed.line, rows)
        : table && section?.kind === 'summary' && balanceUnderHeads(placed.line, table)
      return asFigures(beside, balance ? [balance] : [])
    },
  },
  {
    // The columns of the previous account may be above it.
    name: 'summary across',
    example: 'Opening  Credits  Debits  Closing / 100.00  50.00  20.00  130.00',
    parts: (beside) => asFigures(beside, beside.rows ? balancesAcross(beside.lines, beside.index) : []),
  },
  {
    name: 'sums of both directions',
    example: 'Total credits 50.00  Total debits 20.00',
    parts: (beside) => {
      const figures = beside.rows ? figuresOf(beside.placed.line) : []
      return hasBothWays(figures) ? asFigures(beside, figures) : []
    },
  },
  {
    name: 'total of rows',
    example: 'Total deposits 2,300.00',
    parts: ({ rows, placed }) => {
      const total = rows && totalOf(placed.line, rows)
      return total ? [{ kind: 'total', ...placed, table: rows, ...total }] : []
    },
  },
  {
    name: 'labelled figures',
    example: 'Beginning balance 500.00',
    parts: (beside) => {
      const { section, lines, index } = beside
      const inSummary = section === null || section.kind === 'summary'
      return asFigures(
        beside,
        figuresOn(lines, index).filter(({ figure }) => figure !== 'other' || inSummary),
      )
    },
  },
]

/** Amounts, totals and listed accounts on a line that is not a row. */
export function partsBesideRows({ page, line, lines, index }: LineAt, table: Table | null): Part[] {
  const section = table?.section ?? null
  if (section?.kind === 'loan' || OF_CREDIT.test(line.text)) return []
  const rows = section?.kind === 'transactions' || section?.kind === 'checks' ? table : null
  const beside: Beside = { placed: { page, line }, lines, index, section, table, rows }
  const found = firstAnswer(FIGURE_RULES, ({ parts }) => {
    const own = parts(beside)
    return own.length > 0 ? own : null
  })
  return found ?? []
}

const asFigures = ({ placed, section }: Beside, figures: readonly Figure[]): Part[] =>
  figures.map((said) => figureAt(placed, said.figure, { ...said, section }))

/** "Previous balance  Deposits  Withdrawals" above the accounts of the list is not a heading of transactions. */
export function headsList(lines: readonly Line[], at: number, table: Table | null): boolean {
  if (lines[at]!.hasMoney) return false
  const below = lines.slice(at + 1, at + 3)
  if (table?.section.kind === 'accounts' && isNameOverNumber(lines, at + 2)) return true
  if (table?.section.kind === 'accounts')
    return below.some(({ amounts, leadingDate }) => amounts.length > 1 && leadingDate === null)
  return below.length === 2 && below.every((line) => isAccountUnder(line, listHeadsAt(lines, at)))
}

/** "Membership Savings" over "3052217908  5,400.18  6,801.33": the name of a listed account above its number and amounts. */
function isNameOverNumber(lines: readonly Line[], at: number): boolean {
  const [name, below] = [lines[at], lines[at + 1]]
  if (!name || !below || !isDepositAccount(name.text)) return false
  return below.amounts.length > 1 && numberAlone(below.label) !== null
}

/** The lines that form the header of a list: "Beginning" may be on a separate line over "Balance". */
export function listHeadsAt(lines: readonly Line[], at: number): Line[] {
  const [above, line, next] = [lines[at - 1], lines[at]!, lines[at + 1]]
  if (!above || !next || !isOfHeadingWords(above.text)) return [line]
  return labelLines(next, [above, line])
}

/** Whether a line names a deposit account and has its balances, or what came in and went out, below the labels. */
function isAccountUnder(line: Line, labels: readonly Line[]): boolean {
  if (line.amounts.length < 2 || !isDepositAccount(line.wording) || line.leadingDate !== null) return false
  const figures = figuresByLabels(line, labels).map(({ figure }) => figure)
  const has = (...kinds: Figure['figure'][]) => kinds.every((kind) => figures.includes(kind))
  return has('opening', 'closing') || has('credits', 'debits')
}

/** A printed total of rows: "Total deposits $7,667.50", "8 item(s) totaling $354,396.39", "Totals $24,163.03 $26,557.01". */
function totalOf(line: Line, table: Table): Pick<TotalPart, 'label' | 'cells' | 'count'> | null {
  const { label, amounts } = line
  const cells = amounts.map((amount) => ({ column: columnOf(amount, table), amount }))
  if (amounts.length === 0 || !(isTotalLabel(label) || areOfBothSides(cells))) return null
  const count = /(?:^|[\s(])(\d{1,4})(?=\)|\s|$)/.exec(label)?.[1]
  return { label, cells, count: count === undefined ? null : Number(count) }
}

/** Amounts below credits and below debits are totals, whatever their label: "Statement Summary  8,438.85  15,401.66". */
function areOfBothSides(cells: TotalPart['cells']): boolean {
  const has = (side: CellKind) => cells.some(({ column, amount }) => column === side && amount.amount.cents !== 0n)
  return has('credit') && has('debit')
}

function columnOf(amount: Token, table: Table): CellKind | null {
  const edges = Object.entries(table.edges) as [CellKind, number][]
  const flush = edges.find(([, edge]) => Math.abs(edge - amount.box[2]) < 0.7 * amount.height)
  if (flush) return flush[0]
  const money = columnsIn(table).filter((column): column is Column & { role: CellKind } => isCellKind(column.role))
  const nearest = nearestTo(amount, money)
  return nearest && misalignment(amount, nearest) < 2.7 * amount.height ? nearest.role : null
}

const columnsIn = ({ columns }: Table) => columns?.groups.flatMap((group) => group.columns) ?? []

const nearestTo = <C extends Column>(amount: Token, columns: readonly C[]): C | undefined =>
  columns.length > 0 ? nearestInLine(amount, columns) : undefined

/** Greatest distance, in heights, between the right edges of an amount and its heading. */
const ALIGNED = 0.7

/** A balance on a line that also sums columns: "Balance carried forward  1,138.85  1,024.43  15,336.33". */
function balanceInColumns({ tokens, amounts, wording: label }: Line, { columns }: Table): Figure | null {
  // "Beginning balance 100.00  Withdrawals 20.00" is two labels with their amounts.
  const behind = tokens.slice(tokens.indexOf(amounts[0]!) + 1)
  if (amounts.length > 0 && behind.some(({ kind, text }) => kind === 'text' && /\p{L}{3}/u.test(text))) return null
  const figure = figureKind(label)
  if ((figure !== 'opening' && figure !== 'closing') || columns?.groups.length !== 1 || amounts.length < 2) return null
  const { cells } = readRow(tokens, columns.groups[0]!)
  const amount = cells.balance
  return amount ? { figure, label, amount, date: null, count: null, ...sidesOf(cells) } : null
}

/** Such a balance of the next account in the table: every amount is below a heading, and the balance is last. */
function balanceUnderHeads(line: Line, table: Table): Figure | null {
  const columns = columnsIn(table)
  const heads = line.amounts.map(({ box }) =>
    columns.find(
      ({ role, box: [, , right] }) =>
        MONEY_ROLES.includes(role) && Math.abs(box[2] - right) < ALIGNED * (box[3] - box[1]),
    ),
  )
  const areAll = heads.every((head) => head !== undefined) && new Set(heads).size === heads.length
  return areAll && heads.at(-1)?.role === 'balance' ? balanceInColumns(line, table) : null
}
