import { absolute, type Cents, type Direction, sumCents } from '@income/shared'
import type { AmountToken } from '../../../layout/lexer/tokens.ts'
import { type RowPart, type Table, wordingOf } from '../parts.ts'
import { opposite } from '../../../model/side.ts'
import { directionOf } from '../words/headings.ts'
import { cheapest } from '../../../equations/choices.ts'

/** Money that came in or went out, and the balance printed beside it. */
export interface Movement {
  direction: Direction
  /** Positive. */
  amount: Cents
  balance: Cents | null
  /** Read by OCR, which may have misread a digit. */
  isScanned: boolean
}

/** A row with the direction of its money. */
export interface SettledRow extends Movement {
  row: RowPart
}

/** The row's amount of money; null if it prints only a balance. */
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

export const signed = ({ direction, amount }: Movement): Cents => (direction === 'credit' ? amount : -amount)

export const changeBy = (rows: readonly Movement[]): Cents => sumCents(rows.map(signed))

export const sumOf = (rows: readonly Movement[], direction: Direction): Cents =>
  sumCents(rows.filter((row) => row.direction === direction).map(({ amount }) => amount))

/** One way to interpret the signs and sections of a table. The better it agrees with the print, the lower its cost. */
export interface DirectionHint {
  cost: number
  directions: Direction[]
}

/** Returned checks are credits; returned checks that the holder had deposited are debits. */
const RETURNED = /\breturned (?:\p{L}+ )?(?:checks?|cheques?|items?|drafts?)\b/iu

/** The interpretations of a table's rows, likeliest first. */
export function directionHints(table: Table, rows: readonly RowPart[]): DirectionHint[] {
  const signs = rows.map((row) => amountToken(row)?.amount.sign ?? null)
  const hints: DirectionHint[] = []
  const offer = (cost: number, read: (row: RowPart, index: number) => Direction) => {
    hints.push({ cost, directions: rows.map((row, i) => row.directionWord ?? byColumn(row) ?? read(row, i)) })
  }
  const section = table.section.direction
  if (section) {
    const exception = exceptionalSign(signs, section)
    offer(0, (_, i) => (exception !== null && signs[i] === exception ? opposite(section) : section))
    offer(1, () => section)
    // Checks without a heading follow the rows under the previous one.
    if (section === 'credit' && rows.every(isMereCheck)) offer(2, () => 'debit')
    if (RETURNED.test(table.title)) offer(2, () => opposite(section))
  }
  const hasMinus = signs.includes('minus')
  // "1,188.00CR" beside "12.50": marked amounts came in, the others went out.
  const isMarked = !hasMinus && signs.includes('plus') && signs.includes(null)
  if (!section && isMarked) offer(1, (_, i) => (signs[i] === 'plus' ? 'credit' : 'debit'))
  if (hasMinus || !section) offer(hasMinus ? 1 : 3, (_, i) => (signs[i] === 'minus' ? 'debit' : 'credit'))
  if (hasMinus) offer(4, (_, i) => (signs[i] === 'minus' ? 'credit' : 'debit'))
  if (!section) offer(2, (row, i) => bySign(signs[i]) ?? byWording(wordingOf(row)) ?? 'debit')
  return hints
}

const bySign = (sign: 'plus' | 'minus' | null | undefined): Direction | null =>
  sign ? (sign === 'plus' ? 'credit' : 'debit') : null

const isMereCheck = (row: RowPart) => row.checkNumber !== null && row.description === `Check ${row.checkNumber}`

/** In a section of one direction, the sign of the rows against it (a returned deposit); null if all are alike. */
function exceptionalSign(signs: readonly ('plus' | 'minus' | null)[], section: Direction): 'minus' | null | 'plus' {
  const minus = signs.filter((sign) => sign === 'minus').length
  if (minus === 0) return null
  if (section === 'credit') return minus < signs.length ? 'minus' : null
  if (minus === signs.length) return null
  return minus > signs.length / 2 ? 'plus' : 'minus'
}

/** A column of credits or debits determines the direction. A minus reverses it, unless the whole column has one. */
function byColumn(row: RowPart): Direction | null {
  const token = amountToken(row)
  if (token === null || token === row.cells.amount) return null
  return token === row.cells.credit && token.amount.sign !== 'minus' ? 'credit' : 'debit'
}

/** The direction that the description of a transaction implies. */
export function byWording(description: string): Direction | null {
  if (
    /\b(payroll|salary|direct dep(osit)?|dirdep|refund|cashback|transfer from|from (savings|checking)|zelle from|received|interest)\b/i.test(
      description,
    )
  ) {
    return 'credit'
  }
  return directionOf(description)
}

/** Between two printed balances, directions are tried for at most this many rows. */
const MOST = 10

/** The directions nearest to the hints that lead from one printed balance to the next; else the hints. */
export function directionsByBalance(
  rows: readonly RowPart[],
  hinted: readonly Direction[],
  opening: Cents | null,
): Direction[] {
  const directions = [...hinted]
  let before = opening
  let start = 0
  rows.forEach((row, i) => {
    const printed = row.cells.balance?.amount.cents
    if (printed === undefined) return
    if (before !== null) lead(rows, directions, start, i + 1, printed - before)
    before = printed
    start = i + 1
  })
  return directions
}

function lead(rows: readonly RowPart[], directions: Direction[], start: number, end: number, change: Cents): void {
  if (end - start > MOST) return
  const variables = rows.slice(start, end).map((row, i) => {
    const amount = absolute(amountToken(row)?.amount.cents ?? 0n)
    const hinted = directions[start + i]!
    return [hinted, opposite(hinted)].map((direction, cost) => ({
      direction,
      cost,
      value: direction === 'credit' ? amount : -amount,
    }))
  })
  const taken = cheapest(variables, change) ?? []
  directions.splice(start, taken.length, ...taken.map(({ direction }) => direction))
}
