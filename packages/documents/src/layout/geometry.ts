import { runsWhere } from '../model/runs.ts'
import { bottom, type Box, height, left, middleX, middleY, type Page, right, top, byMiddle } from '../model/page.ts'
import { ALIGNED, BEYOND_CELL_POINTS, FLUSH, LEVEL, LINES_APART } from './tolerances.ts'

export interface Placed {
  box: Box
}

/** The blank between two things on a line; negative where they overlap. */
export const blankBetween = (before: Placed, behind: Placed) => left(behind) - right(before)

/** The blanks between things on a line, from left to right. */
export const blanksIn = (placed: readonly Placed[]): number[] =>
  placed.slice(1).map((behind, i) => blankBetween(placed[i]!, behind))

/** A blank this many times as wide as the others divides a line. */
const WIDER = 1.5

/** Whether the blank before one of the things on a line is much wider than every other. */
export function isSetApart(placed: readonly Placed[], at: number): boolean {
  const blanks = blanksIn(placed)
  return blanks.every((blank, i) => i === at - 1 || WIDER * blank < blanks[at - 1]!)
}

/** Groups things on a line, cutting wherever the blank between two of them is wider than `blank` points. */
export const cutAtBlanks = <T extends Placed>(placed: readonly T[], blank: number): T[][] =>
  runsWhere(placed, (next, run) => blankBetween(run.at(-1)!, next) > blank)

/** The vertical blank between a line and one below it. */
export const dropBetween = (above: Placed, below: Placed) => top(below) - bottom(above)

/** Whether a line is right below another, as the next line of a text or a cell is. */
export const isNextLine = (line: Placed, above: Placed) => dropBetween(above, line) < LINES_APART * height(line)

/** Whether both begin at the same x-position, to within so many heights of the first. */
export const areFlush = (a: Placed, b: Placed, within = FLUSH) => Math.abs(left(a) - left(b)) < within * height(a)

/** Whether both end at the same x-position. */
export const endFlush = (a: Placed, b: Placed, within = FLUSH) => Math.abs(right(a) - right(b)) < within * height(b)

/** Whether two words are on one line. */
export const areLevel = (a: Placed, b: Placed) =>
  Math.abs(middleY(a) - middleY(b)) < LEVEL * Math.max(height(a), height(b))

/** Whether one directly follows another on its line, after a blank of less than so many points. */
export function follows(next: Placed, before: Placed, blank: number): boolean {
  const gap = blankBetween(before, next)
  return gap >= 0 && gap < blank && areLevel(before, next)
}

/** Whether one is above or below a part of the other. */
export const shareColumn = (a: Placed, b: Placed) => left(a) < right(b) && left(b) < right(a)

/** Whether two areas overlap. */
export const overlap = (a: Placed, b: Placed) => shareColumn(a, b) && top(a) < bottom(b) && top(b) < bottom(a)

/** The horizontal distance between two things; 0 where one is above the other. */
export const apartSideways = (a: Placed, b: Placed) => Math.max(0, left(a) - right(b), left(b) - right(a))

/** The distance between two areas; 0 where they touch. */
export function distanceBetween(a: Placed, b: Placed): number {
  const across = apartSideways(a, b)
  const down = Math.max(0, top(a) - bottom(b), top(b) - bottom(a))
  return Math.hypot(across, down)
}

/** Whether something is in the upper fifth of a page, which is its header. */
export const isAtHead = (page: Page, placed: Placed) => top(placed) < 0.2 * page.height

/** Whether the middle of something is within an area; the left and upper edges are part of it. */
export function holds(area: Box, { box }: Placed): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= area[0] && x < area[2] && y >= area[1] && y < area[3]
}

/** The median of some numbers; null for none. */
export const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? null

/** The height of most things. */
export const usualHeight = (placed: readonly Placed[]) => median(placed.map(height)) ?? 0

/** How far two things above one another are from being aligned left, right or centred, whichever is nearest. */
export const misalignment = (a: Placed, b: Placed) =>
  Math.min(Math.abs(left(a) - left(b)), Math.abs(middleX(a) - middleX(b)), Math.abs(right(a) - right(b)))

/** Whether a cell is aligned with its heading. */
export const isAligned = (cell: Placed, heading: Placed) => misalignment(cell, heading) < ALIGNED * height(cell)

/** The label of each value of a row, where every cell begins with its label and has at most one value; else null. */
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

/** The nearest of several things; the first of equals. */
export const nearestBy = <T>(things: readonly T[], distance: (thing: T) => number): T =>
  things.reduce((best, next) => (distance(next) < distance(best) ? next : best))

/** The header or label on a line to which something above or below belongs. */
export const nearestInLine = <T extends Placed>(to: Placed, placed: readonly T[]): T =>
  nearestBy(placed, (one) => misalignment(one, to))

/** An index of the things on a page by height, so that a search near a place looks only there. */
export class ByHeight<T extends Placed> {
  readonly #all: readonly T[]
  readonly #middles: readonly number[]

  constructor(all: readonly T[]) {
    this.#all = all.toSorted(byMiddle)
    this.#middles = this.#all.map(middleY)
  }

  /** The things whose middles are between two heights, both included, from top to bottom. */
  between(from: number, to: number): readonly T[] {
    const first = this.#firstFrom(from)
    let end = first
    while (end < this.#middles.length && this.#middles[end]! <= to) end++
    return this.#all.slice(first, end)
  }

  #firstFrom(y: number): number {
    let [low, high] = [0, this.#middles.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#middles[middle]! < y) low = middle + 1
      else high = middle
    }
    return low
  }
}
