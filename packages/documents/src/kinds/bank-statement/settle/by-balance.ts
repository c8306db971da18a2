import { absolute, type Cents, type Direction } from '@income/shared'
import type { RowPart } from '../parse/parts.ts'
import { amountToken, opposite } from './rows.ts'

/** The most rows between two printed balances for which every combination of directions is tried. */
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
  const amounts = rows.slice(start, end).map((row) => absolute(amountToken(row)?.amount.cents ?? 0n))
  const hinted = directions.slice(start, end)
  for (const flips of byFewestFlips(end - start)) {
    const taken = hinted.map((direction, i) => (flips & (1 << i) ? opposite(direction) : direction))
    const sum = amounts.reduce((total, amount, i) => total + (taken[i] === 'credit' ? amount : -amount), 0n)
    if (sum !== change) continue
    directions.splice(start, end - start, ...taken)
    return
  }
}

const FLIPS = new Map<number, number[]>()

function byFewestFlips(count: number): number[] {
  const known = FLIPS.get(count)
  if (known) return known
  const masks = Array.from({ length: 1 << count }, (_, mask) => mask).sort((a, b) => bits(a) - bits(b))
  FLIPS.set(count, masks)
  return masks
}

function bits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bits(mask >> 1)
}
