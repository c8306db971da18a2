import type { Box } from '@income/documents'

/** Path data of pdf.js: a code and its coordinates, 0 to move to a point and 1 to draw a line to one. */
const MOVE = 0
const LINE = 1
const SMALLEST = 3
const LARGEST = 20

/**
 * The box of a cross as programs draw it into a checkbox: a path with the two diagonals of a small box. Null for any
 * other path.
 */
export function crossIn(path: ArrayLike<number>): Box | null {
  if (path.length !== 12) return null
  const codes = [path[0], path[3], path[6], path[9]]
  if (codes.some((code, i) => code !== (i % 2 === 0 ? MOVE : LINE))) return null
  const first = diagonalOf(path, 0)
  const second = diagonalOf(path, 6)
  if (!first || !second || first.rises === second.rises) return null
  return first.box.every((edge, i) => Math.abs(edge - second.box[i]!) < 1) ? first.box : null
}

function diagonalOf(path: ArrayLike<number>, at: number): { box: Box; rises: boolean } | null {
  const [x1, y1, x2, y2] = [path[at + 1]!, path[at + 2]!, path[at + 4]!, path[at + 5]!]
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  const isSmall = Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST
  if (!isSmall || width > 2 * height || height > 2 * width) return null
  return { box: [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)], rises: x2 > x1 === y2 > y1 }
}
