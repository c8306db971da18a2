import type { Corners, Point } from '@income/documents'
import type { Picture } from '../picture.ts'

/** Print is darker than its paper by at least this fraction, at the small size used here. */
const PRINT = 0.4
/** In pixels: beside the edges, their shadow is not print. */
const MARGIN = 6
/** The background may be rough; print outside the paper is about as dense as within. */
const DENSITY = 0.35
/**
 * Beyond each edge, print counts within this fraction of the picture's longer side: a page may be blank further away.
 */
const NEARBY = 0.15
/** A narrower strip beyond an edge proves nothing, as a fraction of the picture. */
const STRIP = 0.01

interface Counted {
  print: number
  all: number
}

/**
 * Whether print continues beyond one of the edges: then they belong to a shadow or a panel, and paper would be cut off.
 */
export function hasPrintOutside(corners: Corners, picture: Picture, plain: Picture): boolean {
  const inside: Counted = { print: 0, all: 1 }
  const beyond = corners.map((): Counted => ({ print: 0, all: 1 }))
  const nearby = NEARBY * Math.max(picture.width, picture.height)
  for (let y = 0, at = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++, at++) {
      const { side, depth } = nearestSide(corners, [x, y])
      if (Math.abs(depth) < MARGIN || depth < -nearby) continue
      const where = depth > 0 ? inside : beyond[side]!
      where.all++
      if (plain.data[at]! - picture.data[at]! > PRINT * plain.data[at]!) where.print++
    }
  }
  const least = STRIP * picture.width * picture.height
  return beyond.some(({ print, all }) => all > least && print / all > DENSITY * (inside.print / inside.all))
}

/** The side that a pixel is nearest to, or furthest beyond, and the distance in pixels, negative outside. */
function nearestSide(corners: Corners, [x, y]: Point): { side: number; depth: number } {
  let nearest = { side: 0, depth: Infinity }
  for (let side = 0; side < 4; side++) {
    const [from, to] = [corners[side]!, corners[(side + 1) % 4]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const depth = (dx * (y - from[1]) - dy * (x - from[0])) / Math.hypot(dx, dy)
    if (depth < nearest.depth) nearest = { side, depth }
  }
  return nearest
}
