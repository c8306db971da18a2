import { bottom, height, left, middleY, right, top, type Box } from '../model/page.ts'
import { FLUSH, LEVEL } from './tolerances.ts'

export interface Placed {
  box: Box
}

/** The blank between two things on a line, less than nothing where they overlap. */
export const blankBetween = (before: Placed, behind: Placed) => left(behind) - right(before)

/** The blanks between things on a line, from left to right. */
export function blanksIn(placed: readonly Placed[]): number[] {
  return placed.slice(1).map((behind, i) => blankBetween(placed[i]!, behind))
}

/** The blank between a line and one below it. */
export const dropBetween = (above: Placed, below: Placed) => top(below) - bottom(above)

/** Whether both begin at one place, to within so many heights of the first. */
export function areFlush(a: Placed, b: Placed, within = FLUSH): boolean {
  return Math.abs(left(a) - left(b)) < within * height(a)
}

/** Whether two words stand on one line. */
export function areLevel(a: Placed, b: Placed, within = LEVEL): boolean {
  return Math.abs(middleY(a) - middleY(b)) < within * Math.max(height(a), height(b))
}

/** Whether one stands above or below a part of the other. */
export function shareColumn(a: Placed, b: Placed): boolean {
  return left(a) < right(b) && left(b) < right(a)
}

/** Whether two areas have a part in common. */
export function overlap(a: Placed, b: Placed): boolean {
  return shareColumn(a, b) && top(a) < bottom(b) && top(b) < bottom(a)
}

/** How far two areas are from each other; nothing where they touch. */
export function distanceBetween(a: Placed, b: Placed): number {
  const across = Math.max(0, left(a) - right(b), left(b) - right(a))
  const down = Math.max(0, top(a) - bottom(b), top(b) - bottom(a))
  return Math.hypot(across, down)
}

/** Whether the middle of something is within an area; its left and upper edge are part of it. */
export function holds(area: Box, { box }: Placed): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= area[0] && x < area[2] && y >= area[1] && y < area[3]
}

/** The middle of some numbers; null of none. */
export function median(numbers: readonly number[]): number | null {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? null
}
