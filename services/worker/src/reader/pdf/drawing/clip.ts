import type { Box } from '@income/documents'
import type { Matrix } from './matrix.ts'

/** In points: a glyph is visible if its centre is this close to its clip, because rounding is not hiding. */
const TOLERANCE = 1

/** The bounding box of a transformed box. */
export function moved([left, bottom, right, top]: Box, [a, b, c, d, e, f]: Matrix): Box {
  return [
    Math.min(a * left, a * right) + Math.min(c * bottom, c * top) + e,
    Math.min(b * left, b * right) + Math.min(d * bottom, d * top) + f,
    Math.max(a * left, a * right) + Math.max(c * bottom, c * top) + e,
    Math.max(b * left, b * right) + Math.max(d * bottom, d * top) + f,
  ]
}

/** The intersection of two boxes; an empty box if there is none. */
export function shared(one: Box | null, other: Box): Box {
  if (!one) return other
  const [left, top] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
  return [left, top, Math.max(left, Math.min(one[2], other[2])), Math.max(top, Math.min(one[3], other[3]))]
}

/** Whether a point is visible through a clip. */
export function shows(clip: Box | null, x: number, y: number): boolean {
  if (!clip) return true
  if (clip[2] - clip[0] < 0.5 || clip[3] - clip[1] < 0.5) return false
  return x >= clip[0] - TOLERANCE && x <= clip[2] + TOLERANCE && y >= clip[1] - TOLERANCE && y <= clip[3] + TOLERANCE
}
