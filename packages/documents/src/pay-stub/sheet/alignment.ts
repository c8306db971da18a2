import { left, middleX, right, type Box } from '../../page/page.ts'

interface Placed {
  box: Box
}

/** How far two things above one another are from being flush left, flush right or centred, whichever comes nearest. */
export function misalignment(a: Placed, b: Placed): number {
  return Math.min(Math.abs(left(a) - left(b)), Math.abs(middleX(a) - middleX(b)), Math.abs(right(a) - right(b)))
}

/** Of several headings or labels on a line, the one something above or below belongs to. */
export function nearestInLine<T extends Placed>(to: Placed, placed: readonly T[]): T {
  return placed.reduce((a, b) => (misalignment(b, to) < misalignment(a, to) ? b : a))
}
