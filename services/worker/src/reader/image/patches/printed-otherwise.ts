import { union, type Box } from '@income/documents'
import { quantile } from '../../ocr/clean/quantile.ts'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import { countedByHeight, edgesOf, grainOf, LEVELS, tonesOf, type Counts, type Measure } from './letter-measures.ts'
import { wordsOf } from './words.ts'

/** The number of letters that shows how a page is printed. */
const LEAST_LETTERS = 150
/** A page with more letters is skipped. */
const MOST_LETTERS = 12_000
/** The share of letters at either end that is ignored in describing how a page is printed. */
const ENDS = 0.02
/** The relative height difference of another size, and the number of letters of one size that shows how they are printed. */
const SAME_SIZE = 0.2
const LEAST_ALIKE = 80
/**
 * How far from the middle adjacent letters must lie, as a multiple of the way to an end, for each length of a row: one letter
 * is an exception more often than several. The last applies to all longer rows.
 */
const BEYOND = [Infinity, 2.4, 1.8, 1.5, 1.3]
/** The same for the sum of two measures that find a single letter beyond an end. */
const BEYOND_TWICE = 3.5
/** If there are more such places, the page is printed in several ways. */
const MOST_PLACES = 3

/**
 * Adjacent letters that are darker, paler, sharper or softer than any other print of a scan, or on paper of another grain,
 * and single letters for which this holds by a wide margin. One printer and one scanner make all letters alike; what is
 * painted into the picture afterwards went through neither. Boxes in pixels, of the places that `counts` accepts.
 */
export function printedOtherwise(
  picture: Picture,
  letters: readonly Component[],
  print: number,
  counts: (place: Box) => boolean,
): Box[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return []
  const { strength, fineness } = grainOf(picture)
  const measures = [tonesOf(picture, print), edgesOf(picture), strength, fineness]
  const distances = measures.map((measure) => distancesBy(measure, letters))
  const places = wordsOf(letters).flatMap((word) => {
    const byMeasure = distances.map((of) => of(word))
    const odd = new Set([...byMeasure.flatMap(oddRows), ...oddTwice(byMeasure)])
    return rowsOf(word.map((_, i) => (odd.has(i) ? 1 : 0))).map((row) => boxOf(row.map((i) => word[i]!)))
  })
  const found = places.filter(counts)
  return found.length > MOST_PLACES ? [] : found
}

const boxOf = (word: readonly Component[]): Box =>
  union(word.map(({ left, top, right, bottom }) => [left, top, right, bottom]))

/** Positions of the letters of a word in rows that lie beyond an end. */
function oddRows(distances: readonly number[]): number[] {
  const rows = [...rowsOf(distances), ...rowsOf(distances.map((distance) => -distance))]
  return rows
    .filter((row) => lowerMedian(row.map((i) => Math.abs(distances[i]!))) > (BEYOND[row.length] ?? BEYOND.at(-1)!))
    .flat()
}

/** Positions of letters that two measures together find beyond an end. */
function oddTwice(byMeasure: readonly (readonly number[])[]): number[] {
  const positions = [...byMeasure[0]!.keys()]
  return positions.filter((i) => {
    const [most = 0, second = 0] = byMeasure.map((distances) => Math.abs(distances[i]!)).sort((a, b) => b - a)
    return second >= 1 && most + second > BEYOND_TWICE
  })
}

/** The positions of values of 1 and more that stand beside each other. */
function rowsOf(values: readonly number[]): number[][] {
  const rows: number[][] = []
  for (const [i, value] of values.entries()) {
    if (value < 1) continue
    const row = rows.at(-1)
    if (row?.at(-1) === i - 1) row.push(i)
    else rows.push([i])
  }
  return rows
}

/** The lower median: of two letters, both must be odd. */
function lowerMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!
}

/** How far each letter of a word is from the middle of the other letters of its size: 1 and -1 are the ends. */
function distancesBy(measure: Measure, letters: readonly Component[]): (word: readonly Component[]) => number[] {
  const levels = new Map<Component, number>()
  for (const letter of letters) {
    const level = measure(letter)
    if (level !== null) levels.set(letter, level)
  }
  const byHeight = countedByHeight(levels)
  return (word) => {
    const ends = new Map<number, Quantiles | null>()
    return word.map((letter) => {
      const height = heightOf(letter)
      if (!ends.has(height)) ends.set(height, endsOf(othersLike(word, height, levels, byHeight)))
      const [low, middle, high] = ends.get(height) ?? [0, 0, 0]
      const level = levels.get(letter)
      if (high === 0 || level === undefined) return 0
      return (level - middle) / Math.max(1, level > middle ? high - middle : middle - low)
    })
  }
}

function endsOf(counts: Counts): Quantiles | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < LEAST_ALIKE) return null
  return [ENDS, 0.5, 1 - ENDS].map((share) => quantile(counts, total, share)) as Quantiles
}

type Quantiles = [low: number, middle: number, high: number]

/** The counts of the letters of about a height that are not those of a word. */
function othersLike(
  word: readonly Component[],
  height: number,
  levels: ReadonlyMap<Component, number>,
  byHeight: ReadonlyMap<number, Counts>,
): Counts {
  const isAlike = (other: number) => Math.abs(other - height) <= SAME_SIZE * height
  const others = new Uint32Array(LEVELS)
  for (const [other, counts] of byHeight) {
    if (isAlike(other)) for (let value = 0; value < LEVELS; value++) others[value]! += counts[value]!
  }
  for (const letter of word) {
    const level = levels.get(letter)
    if (level !== undefined && isAlike(heightOf(letter))) others[level]!--
  }
  return others
}
