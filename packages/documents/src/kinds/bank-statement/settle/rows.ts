import { absolute, sumCents, type Cents, type Direction } from '@income/shared'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import type { RowPart } from '../parse/parts.ts'

/** Money that came in or went out, and the balance printed beside it. */
export interface Movement {
  direction: Direction
  /** Positive. */
  amount: Cents
  balance: Cents | null
  /** Read by OCR, which may have misread a figure. */
  isScanned: boolean
}

/** A row with the direction of its money. */
export interface SettledRow extends Movement {
  row: RowPart
}

/** The row's amount of money; null where it prints a balance alone. */
export function amountToken({ cells }: RowPart): AmountToken | null {
  const candidates = [cells.amount, cells.credit, cells.debit].filter((token) => token !== undefined)
  return candidates.find((token) => token.amount.cents !== 0n) ?? candidates[0] ?? null
}

export function settle(row: RowPart, direction: Direction): SettledRow | null {
  const token = amountToken(row)
  return (
    token && {
      row,
      direction,
      amount: absolute(token.amount.cents),
      balance: row.cells.balance?.amount.cents ?? null,
      isScanned: row.page.source === 'ocr',
    }
  )
}

export function opposite(direction: Direction): Direction {
  return direction === 'credit' ? 'debit' : 'credit'
}

export function signed({ direction, amount }: Movement): Cents {
  return direction === 'credit' ? amount : -amount
}

export function changeBy(rows: readonly Movement[]): Cents {
  return sumCents(rows.map(signed))
}

export function sumOf(rows: readonly Movement[], direction: Direction): Cents {
  return sumCents(rows.filter((row) => row.direction === direction).map(({ amount }) => amount))
}
