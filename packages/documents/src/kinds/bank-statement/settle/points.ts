import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import type { CellKind, RowPart } from '../parse/parts.ts'

/** The share of a table's amounts that have cents where all of them are printed with cents. */
const MOST = 0.6

/**
 * On a scan, an amount without cents among amounts with cents has lost its decimal point: "534" is 5.34. What follows from it is
 * then proven by the balances, or not.
 */
export function restorePoints(rows: readonly RowPart[]): RowPart[] {
  const amounts = rows.flatMap((row) => Object.values(row.cells))
  const complete = amounts.filter((token) => token.amount.hasCents).length
  if (complete < MOST * amounts.length || complete === amounts.length) return [...rows]
  return rows.map((row) => (row.page.source === 'ocr' ? { ...row, cells: restored(row.cells) } : row))
}

function restored(cells: RowPart['cells']): RowPart['cells'] {
  const entries = Object.entries(cells) as [CellKind, AmountToken][]
  return Object.fromEntries(entries.map(([kind, token]) => [kind, withPoint(token)]))
}

function withPoint(token: AmountToken): AmountToken {
  const { amount } = token
  if (amount.hasCents) return token
  return { ...token, amount: { ...amount, cents: amount.cents / 100n, hasCents: true } }
}
