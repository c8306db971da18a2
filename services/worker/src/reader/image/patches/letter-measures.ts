import { quantile } from '../../ocr/clean/quantile.ts'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** The number of levels of a measure. */
export const LEVELS = 256

/** The number of letters or pixels at each level. */
export type Counts = Uint32Array

/** Measures a letter, as a level; null if there is too little to measure. */
export type Measure = (letter: Component) => number | null

/** The share of a letter's darkest pixels and steepest steps that determines its tone and its edge. */
const DARKEST = 0.15
const STEEPEST = 0.08
/** In pixels: the margin of paper that is painted with a letter; and the share of it that is lighter than the paper's level. */
const MARGIN = 3
const LIGHTER = 0.25
/** In grey levels: print is darker than the paper by this much. Its soft edge is not grain. */
const EDGE = 20
/** The least number of steps between pixels of paper that shows its grain. */
const LEAST_STEPS = 60
/** The levels per doubling of the grain, and the level at which steps over two pixels equal those over one. */
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

/**
 * How strong the grain of the paper around a letter is, and how fine: with coarse grain, steps over two pixels are larger than
 * steps over one.
 */
export function grainOf(picture: Picture): { strength: Measure; fineness: Measure } {
  const known = new Map<Component, Steps | null>()
  const stepsOf = (letter: Component) => {
    const steps = known.has(letter) ? known.get(letter)! : stepsAround(picture, letter)
    known.set(letter, steps)
    return steps
  }
  return {
    strength(letter) {
      const steps = stepsOf(letter)
      return steps && Math.min(LEVELS - 1, Math.round(DOUBLING * Math.log2(1 + 8 * steps.over1)))
    },
    fineness(letter) {
      const steps = stepsOf(letter)
      if (!steps || steps.over1 === 0) return null
      return Math.min(LEVELS - 1, Math.round((TWOFOLD * steps.over2) / steps.over1))
    },
  }
}

/** The mean squares of the grey steps between pixels of paper that are one and two apart. */
interface Steps {
  over1: number
  over2: number
}

function stepsAround(picture: Picture, letter: Component): Steps | null {
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

/** The number of letters of each height at each level. */
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
