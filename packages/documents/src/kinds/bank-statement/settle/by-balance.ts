import { absolute, type Cents, type Direction } from '@income/shared'
import { cheapest } from '../../../equations/choices.ts'
import type { RowPart } from '../parse/parts.ts'
import { amountToken, opposite } from './rows.ts'

/** The most rows between two printed balances whose directions are tried. */
const MOST = 10

/**
 * The directions that lead from one printed balance to the next, changing as few of those hinted at as possible. Where a
 * stretch cannot be led to its balance, or the balance before is unknown, the hints stand.
 */
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
