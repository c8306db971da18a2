import type { Point } from '@income/documents'

/** A straight line through two points. */
export interface Line {
  from: Point
  to: Point
}

/** Null if they are parallel. */
export function crossing(one: Line, other: Line): Point | null {
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]]
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]]
  const area = ax * by - ay * bx
  if (Math.abs(area) < 1e-9) return null
  const part = ((other.from[0] - one.from[0]) * by - (other.from[1] - one.from[1]) * bx) / area
  return [one.from[0] + part * ax, one.from[1] + part * ay]
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** The parallel line through a point. */
export function parallelThrough({ from, to }: Line, [x, y]: Point): Line {
  return { from: [x, y], to: [x + to[0] - from[0], y + to[1] - from[1]] }
}
