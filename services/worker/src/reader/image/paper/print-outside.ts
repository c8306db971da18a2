import type { Corners, Point } from '@income/documents'
import type { Picture } from '../picture.ts'

/** Print is darker than its paper by at least this part of its brightness, as small as it is drawn here. */
const PRINT = 0.4
/** Beside the edges their own shadow is not print, in pixels. */
const MARGIN = 6
/** Ground may be rough; print outside of the paper is about as dense as within. */
const DENSITY = 0.35

/** Whether print goes on beyond the edges: then they are those of a shadow or a panel, and paper would be cut away. */
export function hasPrintOutside(corners: Corners, picture: Picture, plain: Picture): boolean {
  const inside = { print: 0, all: 1 }
  const outside = { print: 0, all: 1 }
  for (let y = 0, at = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++, at++) {
      const depth = depthIn(corners, [x, y])
      if (Math.abs(depth) < MARGIN) continue
      const where = depth > 0 ? inside : outside
      where.all++
      if (plain.data[at]! - picture.data[at]! > PRINT * plain.data[at]!) where.print++
    }
  }
  return outside.print / outside.all > DENSITY * (inside.print / inside.all)
}

/** Pixels to the nearest side, negative outside. */
function depthIn(corners: Corners, [x, y]: Point): number {
  let depth = Infinity
  for (let i = 0; i < 4; i++) {
    const [from, to] = [corners[i]!, corners[(i + 1) % 4]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    depth = Math.min(depth, (dx * (y - from[1]) - dy * (x - from[0])) / Math.hypot(dx, dy))
  }
  return depth
}
