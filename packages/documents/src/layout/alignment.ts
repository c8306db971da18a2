import { left, middleX, right } from '../model/page.ts'
import type { Placed } from './geometry.ts'
import { BEYOND_CELL_POINTS } from './tolerances.ts'

/** How far two things above one another are from being flush left, flush right or centred, whichever comes nearest. */
export function misalignment(a: Placed, b: Placed): number {
  return Math.min(Math.abs(left(a) - left(b)), Math.abs(middleX(a) - middleX(b)), Math.abs(right(a) - right(b)))
}

/**
 * What stands in each cell of a row under a row of labels, where every cell begins with its label and has one value or none;
 * null where it is not so.
 */
export function inCells<L extends Placed, T extends Placed>(labels: readonly L[], row: readonly T[]): Map<T, L> | null {
  const cells = new Map<T, L>()
  for (const value of row) {
    const cell = labels.findLastIndex((label) => left(value) > left(label) - BEYOND_CELL_POINTS)
    const next = labels[cell + 1]
    if (cell < 0 || (next && right(value) >= left(next) + BEYOND_CELL_POINTS)) return null
    cells.set(value, labels[cell]!)
  }
  return new Set(cells.values()).size === row.length ? cells : null
}

/** Of several headings or labels on a line, the one something above or below belongs to. */
export function nearestInLine<T extends Placed>(to: Placed, placed: readonly T[]): T {
  return placed.reduce((a, b) => (misalignment(b, to) < misalignment(a, to) ? b : a))
}
