import type { Line } from '../../../layout/lines.ts'
import { isMoney, tokensOf, type Token } from '../../../layout/lexer/tokens.ts'
import { textOf } from '../../../layout/lines.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { isOfHeadingWords } from '../words/headings.ts'
import { balanceInColumns, balanceUnderHeads } from './balance-in-columns.ts'
import { figuresOn, hasBothWays } from './figure-lines.ts'
import { balancesAcross, figuresByLabels, figuresOf, labelLines, othersIn } from './figures.ts'
import { isDepositAccount, listingOf } from './listing.ts'
import type { Part, Placed, Table } from './parts.ts'
import { totalOf } from './totals.ts'

/** What a line of credit prints and an account of deposits does not. */
const OF_CREDIT = /\b(minimum payment|payment due|credit limit|past due)\b/i

/** Figures, totals and accounts of the list on a line that is no row. `heads` are those of the list's columns. */
export function partsBesideRows(
  placed: Placed,
  tokens: readonly Token[],
  at: { lines: readonly Line[]; index: number },
  { table, heads }: { table: Table | null; heads: readonly Line[] },
): Part[] {
  const section = table?.section ?? null
  if (section?.kind === 'loan' || OF_CREDIT.test(placed.line.text)) return []
  if (section?.kind === 'accounts') {
    const listing = listingOf(tokens, heads)
    if (listing) return [{ kind: 'listed', ...placed, ...listing }]
  }
  const rows = section?.kind === 'transactions' || section?.kind === 'checks' ? table : null
  const balance = rows
    ? balanceInColumns(tokens, rows)
    : section?.kind === 'summary' && balanceUnderHeads(tokens, table!)
  if (balance) return [{ kind: 'figure', ...placed, section, ...balance }]
  // The columns of the account before may stand over the summary of the next.
  const across = rows ? balancesAcross(at.lines, at.index) : []
  if (across.length > 0) return across.map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
  const both = figuresOf(placed.line)
  if (rows && hasBothWays(both)) return both.map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
  const total = rows && totalOf(tokens, rows)
  if (total) return [{ kind: 'total', ...placed, table: rows, ...total }]
  const inSummary = section === null || section.kind === 'summary'
  return figuresOn(at.lines, at.index)
    .filter(({ figure }) => figure !== 'other' || inSummary)
    .map((figure) => ({ kind: 'figure', ...placed, section, ...figure }))
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
