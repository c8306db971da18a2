import type { Line } from '../../page/lines.ts'
import { isMoney, tokensOf, type Token } from '../../page/tokens.ts'
import { leadingDate } from '../table/row.ts'
import { balanceInColumns } from './balance-in-columns.ts'
import { figuresOn, hasBothWays } from './figure-lines.ts'
import { figuresOf } from './figures.ts'
import { listingOf } from './listing.ts'
import type { Part, Placed, Table } from './parts.ts'
import { totalOf } from './totals.ts'

/** Figures, totals and accounts of the list on a line that is no row. `heads` are those of the list's columns. */
export function partsBesideRows(
  placed: Placed,
  tokens: readonly Token[],
  at: { lines: readonly Line[]; index: number },
  { table, heads }: { table: Table | null; heads: readonly Line[] },
): Part[] {
  const section = table?.section ?? null
  if (section?.kind === 'loan') return []
  if (section?.kind === 'accounts') {
    const listing = listingOf(tokens, heads)
    if (listing) return [{ kind: 'listed', ...placed, ...listing }]
  }
  const rows = section?.kind === 'transactions' || section?.kind === 'checks' ? table : null
  const balance = rows && balanceInColumns(tokens, rows)
  if (balance) return [{ kind: 'figure', ...placed, section, ...balance }]
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
  if (table?.section.kind !== 'accounts') return false
  if (tokensOf(lines[at]!).some(isMoney)) return false
  return lines.slice(at + 1, at + 3).some((line) => {
    const tokens = tokensOf(line)
    return tokens.filter(isMoney).length > 1 && leadingDate(tokens) === null
  })
}
