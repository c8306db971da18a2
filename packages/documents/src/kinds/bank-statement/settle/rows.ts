import { absolute, sumCents, type Cents, type Direction } from '@income/shared'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import type { RowPart } from '../parse/parts.ts'

/** A row with the direction of its money and its positive amount. */
export interface SettledRow {
  row: RowPart
  direction: Direction
  amount: Cents
}

/** The row's amount of money; null where it prints a balance alone. */
export function amountToken({ cells }: RowPart): AmountToken | null {
  const candidates = [cells.amount, cells.credit, cells.debit].filter((token) => token !== undefined)
  return candidates.find((token) => token.amount.cents !== 0n) ?? candidates[0] ?? null
}

export function settle(row: RowPart, direction: Direction): SettledRow | null {
  const token = amountToken(row)
  return token && { row, direction, amount: absolute(token.amount.cents) }
}

export function opposite(direction: Direction): Direction {
  return direction === 'credit' ? 'debit' : 'credit'
}

export function signed({ direction, amount }: SettledRow): Cents {
  return direction === 'credit' ? amount : -amount
}

export function changeBy(rows: Iterable<SettledRow>): Cents {
  return sumCents([...rows].map(signed))
}
