import type { Line } from '../../../layout/lines.ts'
import { isMoney, tokensOf, type Token } from '../../../layout/lexer/tokens.ts'
import { textOf } from '../../../layout/lines.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { isOfHeadingWords, type SectionHeading } from '../words/headings.ts'
import { balanceInColumns, balanceUnderHeads } from './balance-in-columns.ts'
import { figuresOn, hasBothWays } from './figure-lines.ts'
import { balancesAcross, figuresByLabels, figuresOf, labelLines, othersIn, type Figure } from './figures.ts'
import { isDepositAccount, listingOf } from './listing.ts'
import type { Part, Placed, Table } from '../parse/parts.ts'
import { totalOf } from './totals.ts'

/** What a line of credit prints and an account of deposits does not. */
const OF_CREDIT = /\b(minimum payment|payment due|credit limit|past due)\b/i

/** A line that is no row, and what it stands under. */
interface Beside {
  placed: Placed
  tokens: readonly Token[]
  lines: readonly Line[]
  index: number
  section: SectionHeading | null
  table: Table | null
  /** The table, where it is one of rows. */
  rows: Table | null
  /** Of the columns of the list of accounts. */
  heads: readonly Line[]
}

interface FigureRule {
  name: string
  example: string
  /** What such a line holds; nothing where it is none. */
  parts: (beside: Beside) => Part[]
}

/** The first that finds something decides. */
const FIGURE_RULES: readonly FigureRule[] = [
  {
    name: 'account of a list',
    example: 'Everyday Checking 1234  1,200.00',
    parts: ({ section, tokens, heads, placed }) => {
      const listing = section?.kind === 'accounts' ? listingOf(tokens, heads) : null
      return listing ? [{ kind: 'listed', ...placed, ...listing }] : []
    },
  },
  {
    name: 'balance on the line of sums',
    example: 'Balance carried forward  1,138.85  1,024.43  15,336.33',
    parts: (beside) => {
      const { rows, table, section, tokens } = beside
      const balance = rows
        ? balanceInColumns(tokens, rows)
        : table && section?.kind === 'summary' && balanceUnderHeads(tokens, table)
      return asFigures(beside, balance ? [balance] : [])
    },
  },
  {
    // The columns of the account before may stand over it.
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
    parts: ({ rows, tokens, placed }) => {
      const total = rows && totalOf(tokens, rows)
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

/** Figures, totals and accounts of the list on a line that is no row. `heads` are those of the list's columns. */
export function partsBesideRows(
  placed: Placed,
  tokens: readonly Token[],
  at: { lines: readonly Line[]; index: number },
  { table, heads }: { table: Table | null; heads: readonly Line[] },
): Part[] {
  const section = table?.section ?? null
  if (section?.kind === 'loan' || OF_CREDIT.test(placed.line.text)) return []
  const rows = section?.kind === 'transactions' || section?.kind === 'checks' ? table : null
  const beside: Beside = { placed, tokens, ...at, section, table, rows, heads }
  for (const { parts } of FIGURE_RULES) {
    const found = parts(beside)
    if (found.length > 0) return found
  }
  return []
}

function asFigures({ placed, section }: Beside, figures: readonly Figure[]): Part[] {
  return figures.map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
}

/** "Previous balance  Deposits  Withdrawals" over the accounts of the list is no heading of transactions. */
export function headsList(lines: readonly Line[], at: number, table: Table | null): boolean {
  if (tokensOf(lines[at]!).some(isMoney)) return false
  const below = lines.slice(at + 1, at + 3).map(tokensOf)
  if (table?.section.kind === 'accounts')
    return below.some((tokens) => tokens.filter(isMoney).length > 1 && leadingDate(tokens) === null)
  if (table !== null && table.section.kind !== 'summary') return false
  return below.length === 2 && below.every((tokens) => isAccountUnder(tokens, listHeadsAt(lines, at)))
}

/** The lines that make the head of a list: "Beginning" may stand on one of its own over "Balance". */
export function listHeadsAt(lines: readonly Line[], at: number): Line[] {
  const [above, line, next] = [lines[at - 1], lines[at]!, lines[at + 1]]
  if (!above || !next || !isOfHeadingWords(above.text)) return [line]
  return labelLines(next, [above, line])
}

/** Whether a line names an account of deposits and has its balances under the labels. */
function isAccountUnder(tokens: readonly Token[], labels: readonly Line[]): boolean {
  const name = textOf(tokens.filter(({ kind }) => kind === 'text'))
  const amounts = tokens.filter(isMoney)
  if (amounts.length < 2 || !isDepositAccount(name) || leadingDate(tokens) !== null) return false
  const figures = figuresByLabels(amounts, labels, othersIn(tokens)).map(({ figure }) => figure)
  return figures.includes('opening') && figures.includes('closing')
}
