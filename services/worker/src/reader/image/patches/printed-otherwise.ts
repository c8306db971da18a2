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
 * How far from the middle adjacent letters must lie, as a multiple of the way that untouched print goes, for each length of a row: one letter
 * is an exception more often than several. The last applies to all longer rows.
 */
const BEYOND = [Infinity, 2.6, 1.6, 1.4, 1.3]
/** The same for the sum of two measures that find a single letter beyond an end. */
const BEYOND_TWICE = 3.1
/** If there are more such places, the page is printed in several ways. */
const MOST_PLACES = 3

/** A way in which print differs, and how far beyond the ends untouched print of scans goes in that direction. */
interface Direction {
  as: string
  usual: number
}

/** What a measure finds below and above the middle. */
interface Comparison {
  measure: Measure
  below: Direction
  above: Direction
}

/** Print that differs from the rest of the page. */
export interface OtherPrint {
  box: Box
  /** In which ways, such as "darker". */
  as: string[]
}

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
): OtherPrint[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return []
  const comparisons = comparisonsOn(picture, print)
  const distances = comparisons.map((comparison) => distancesBy(comparison, letters))
  const places = wordsOf(letters).flatMap((word) => {
    const byMeasure = distances.map((of) => of(word))
    const odd = new Set([...byMeasure.flatMap(oddRows), ...oddTwice(byMeasure)])
    return rowsOf(word.map((_, i) => (odd.has(i) ? 1 : 0))).map((row) => ({
      box: boxOf(row.map((i) => word[i]!)),
      as: comparisons.flatMap((comparison, measure) =>
        waysOf(
          comparison,
          row.map((i) => byMeasure[measure]![i]!),
        ),
      ),
    }))
  })
  const found = places.filter(({ box }) => counts(box))
  return found.length > MOST_PLACES ? [] : found
}

/** How far untouched print goes was measured on scans of varied softness, grain and compression. */
function comparisonsOn(picture: Picture, print: number): Comparison[] {
  const { strength, fineness } = grainOf(picture)
  return [
    { measure: tonesOf(picture, print), below: { as: 'darker', usual: 1.3 }, above: { as: 'paler', usual: 1.3 } },
    { measure: edgesOf(picture), below: { as: 'softer', usual: 1.2 }, above: { as: 'sharper', usual: 1 } },
    {
      measure: strength,
      below: { as: 'with weaker grain of the paper', usual: 1.2 },
      above: { as: 'with stronger grain of the paper', usual: 1.8 },
    },
    {
      measure: fineness,
      below: { as: 'with finer grain of the paper', usual: 1 },
      above: { as: 'with coarser grain of the paper', usual: 1.8 },
    },
  ]
}

/** The ways in which most letters of a place differ. */
function waysOf({ below, above }: Comparison, distances: readonly number[]): string[] {
  const middle = lowerMedian(distances)
  if (Math.abs(middle) < 1) return []
  return [(middle < 0 ? below : above).as]
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

/** How far each letter of a word is from the middle of the other letters of its size: 1 and -1 are where untouched print usually ends. */
function distancesBy(
  { measure, below, above }: Comparison,
  letters: readonly Component[],
): (word: readonly Component[]) => number[] {
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
      const [way, usual] = level > middle ? [high - middle, above.usual] : [middle - low, below.usual]
      return (level - middle) / (usual * Math.max(1, way))
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
