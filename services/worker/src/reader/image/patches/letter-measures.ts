import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** What is measured of a letter has so many levels. */
export const LEVELS = 256

/** How many have each level. */
export type Counts = Uint32Array

/** What is measured of a letter, as a level; null where there is too little of it. */
export type Measure = (letter: Component) => number | null

/** The share of the darkest pixels and of the steepest steps of a letter that tells its tone and its edge. */
const DARKEST = 0.15
const STEEPEST = 0.08
/** Pixels of paper around a letter that were painted with it, and the share of them that is lighter than its paper. */
const MARGIN = 3
const LIGHTER = 0.25
/** Grey levels below its paper at which print begins: its soft edge is no grain. */
const EDGE = 20
/** Steps between pixels of paper that show its grain. */
const LEAST_STEPS = 60
/** Levels to a doubling of the grain, and to a step over two pixels that is as large as one over one. */
const [DOUBLING, TWOFOLD] = [16, 64]

/** How dark a letter is at its darkest. */
export function tonesOf({ width, data }: Picture, print: number): Measure {
  return ({ left, top, right, bottom }) => {
    const counts: Counts = new Uint32Array(LEVELS)
    let total = 0
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) {
        const grey = data[at]!
        if (grey >= print) continue
        counts[grey]!++
        total++
      }
    }
    return quantile(counts, total, DARKEST)
  }
}

/** How steep the steps of grey along the lines of a letter are. */
export function edgesOf({ width, data }: Picture): Measure {
  return ({ left, top, right, bottom }) => {
    const counts: Counts = new Uint32Array(LEVELS)
    const [from, to] = [Math.max(0, left - 2), Math.min(width - 1, right + 2)]
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + from; at < y * width + to; at++) counts[Math.abs(data[at]! - data[at + 1]!)]!++
    }
    return quantile(counts, (bottom - top) * (to - from), 1 - STEEPEST)
  }
}

/** How strong the grain of the paper around a letter is. */
export function grainsOf(picture: Picture): Measure {
  return (letter) => {
    const steps = stepsAround(picture, letter)
    return steps && Math.min(LEVELS - 1, Math.round(DOUBLING * Math.log2(1 + 8 * steps.over1)))
  }
}

/** How fine that grain is: steps over two pixels are larger than over one where it is coarse. */
export function texturesOf(picture: Picture): Measure {
  return (letter) => {
    const steps = stepsAround(picture, letter)
    if (!steps || steps.over1 === 0) return null
    return Math.min(LEVELS - 1, Math.round((TWOFOLD * steps.over2) / steps.over1))
  }
}

/** The mean squares of the steps of grey between pixels of the paper around a letter that lie one and two apart. */
function stepsAround(picture: Picture, letter: Component): { over1: number; over2: number } | null {
  const { width, height, data } = picture
  const [left, right] = [Math.max(0, letter.left - MARGIN), Math.min(width - 2, letter.right + MARGIN)]
  const [top, bottom] = [Math.max(0, letter.top - MARGIN), Math.min(height - 2, letter.bottom + MARGIN)]
  const least = paperOf(picture, left, top, right, bottom) - EDGE
  const sums = { one: 0, two: 0, count: 0 }
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      for (const away of [1, width]) {
        const [grey, next, second] = [data[at]!, data[at + away]!, data[at + 2 * away]!]
        if (grey < least || next < least || second < least) continue
        sums.one += (grey - next) ** 2
        sums.two += (grey - second) ** 2
        sums.count++
      }
    }
  }
  return sums.count < LEAST_STEPS ? null : { over1: sums.one / sums.count, over2: sums.two / sums.count }
}

function paperOf({ width, data }: Picture, left: number, top: number, right: number, bottom: number): number {
  const counts: Counts = new Uint32Array(LEVELS)
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) counts[data[at]!]!++
  return quantile(counts, (bottom - top) * (right - left), 1 - LIGHTER)
}

/** The value that a share of the values lie below; 0 where there are none. */
export function quantile(counts: Counts, total: number, share: number): number {
  const place = Math.floor(share * total)
  let seen = 0
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > place),
  )
}

/** How many letters of each height have each level. */
export function countedByHeight(levels: ReadonlyMap<Component, number>): Map<number, Counts> {
  const byHeight = new Map<number, Counts>()
  for (const [letter, level] of levels) {
    const height = heightOf(letter)
    const counts = byHeight.get(height) ?? new Uint32Array(LEVELS)
    counts[level]!++
    byHeight.set(height, counts)
  }
  return byHeight
}
