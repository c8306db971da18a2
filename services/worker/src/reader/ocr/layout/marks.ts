import type { Component } from './components.ts'
import type { Segment } from './segments.ts'

/** In letter heights: points and commas are lower and narrower than `most`; digits are higher than `tall`. */
const MARK = { most: 0.45, tall: 0.6 }
/** In squared letter heights: smaller than most points, larger than dirt. */
const INK = 0.012
/** How far from the baseline a mark may end, in letter heights. */
const OFF_BASELINE = 0.3

/** The number of points and commas printed among the digits between two positions of a line, in pixels of the page. */
export function marksBetween({ components, letterHeight }: Segment, left: number, right: number): number {
  const pieces = components.filter((c) => c.left >= left - 1 && c.right <= right + 1)
  const tall = pieces.filter((c) => c.bottom - c.top > MARK.tall * letterHeight)
  const feet = tall.map((c) => c.bottom).sort((a, b) => a - b)
  const baseline = feet[Math.floor(feet.length / 2)]
  if (baseline === undefined) return 0
  const first = Math.min(...tall.map((c) => c.right))
  const last = Math.max(...tall.map((c) => c.left))
  const isMark = (c: Component) =>
    Math.max(c.bottom - c.top, c.right - c.left) < MARK.most * letterHeight &&
    Math.abs(c.bottom - baseline) < OFF_BASELINE * letterHeight &&
    c.area >= INK * letterHeight ** 2
  return pieces.filter((c) => c.left >= first - 1 && c.right <= last + 1 && isMark(c)).length
}
