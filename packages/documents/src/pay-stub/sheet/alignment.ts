import { left, middleX, right, type Box } from '../../page/page.ts'

/** Points by which print may stick out of its cell. */
const SLIGHT = 2

interface Placed {
  box: Box
}

/** How far two things above one another are from being flush left, flush right or centred, whichever comes nearest. */
export function misalignment(a: Placed, b: Placed): number {
  return Math.min(Math.abs(left(a) - left(b)), Math.abs(middleX(a) - middleX(b)), Math.abs(right(a) - right(b)))
}

/** What stands in each cell of a row under a row of labels, where every cell begins with its label; null where they do not. */
export function inCells<L extends Placed, T extends Placed>(labels: readonly L[], row: readonly T[]): Map<T, L> | null {
  const begins = (label: Placed, i: number) => {
    const next = labels[i + 1]
    return left(row[i]!) > left(label) - SLIGHT && (!next || right(row[i]!) < left(next) + SLIGHT)
  }
  return labels.length === row.length && labels.every(begins)
    ? new Map(labels.map((label, i) => [row[i]!, label]))
    : null
}

/** Of several headings or labels on a line, the one something above or below belongs to. */
export function nearestInLine<T extends Placed>(to: Placed, placed: readonly T[]): T {
  return placed.reduce((a, b) => (misalignment(b, to) < misalignment(a, to) ? b : a))
}
