import { union, type Box } from '@income/documents'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** Letters of a word that must all be different, and letters of a page that show how it is printed. */
const WORD = 4
const LEAST_LETTERS = 150
/** A page with more letters is skipped. */
const MOST_LETTERS = 12_000
/** The share of letters at either end that is ignored in describing how a page is printed. */
const ENDS = 0.02
/** The share of a word's letters that may look like the others. */
const FEW = 0.2
/**
 * The relative height difference of another size, and the number of letters of one size that show how they are printed.
 */
const SAME_SIZE = 0.2
const LEAST_ALIKE = 80
/** The fraction of the spread between the middle and an end by which print is beyond that end. */
const BEYOND = 0.15
/** The share of a letter's darkest pixels and steepest steps that determines its tone and its edge. */
const DARKEST = 0.15
const STEEPEST = 0.08
/** If there are more such words, the page is printed in several ways. */
const MOST_WORDS = 2
/** Levels of grey. */
const LEVELS = 256

/** The number of letters at each level. */
type Counts = Uint32Array

/**
 * Words whose letters are all darker, paler, sharper or softer than any other print of a scan. One printer and one
 * scanner make all letters alike, and text typed into the picture afterwards went through neither. In pixels.
 */
export function printedOtherwise(picture: Picture, letters: readonly Component[], print: number): Box[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return []
  const words = wordsOf(letters)
  const found = [tonesOf(picture, print), edgesOf(picture)].flatMap((measure) => {
    const values = new Map(letters.map((letter) => [letter, measure(letter)]))
    const byHeight = countedByHeight(values)
    return words.filter((word) => isBeyond(word, values, byHeight))
  })
  const odd = [...new Set(found)]
  return odd.length > MOST_WORDS
    ? []
    : odd.map((word) => union(word.map(({ left, top, right, bottom }) => [left, top, right, bottom])))
}

/** The number of letters of each height with each value. */
function countedByHeight(values: ReadonlyMap<Component, number>): Map<number, Counts> {
  const byHeight = new Map<number, Counts>()
  for (const [letter, value] of values) {
    const height = heightOf(letter)
    const counts = byHeight.get(height) ?? new Uint32Array(LEVELS)
    counts[value]!++
    byHeight.set(height, counts)
  }
  return byHeight
}

function isBeyond(
  word: readonly Component[],
  values: ReadonlyMap<Component, number>,
  byHeight: ReadonlyMap<number, Counts>,
): boolean {
  const others = othersLike(word, values, byHeight)
  const total = others.reduce((sum, count) => sum + count, 0)
  if (total < LEAST_ALIKE) return false
  const mine = new Uint32Array(LEVELS)
  for (const letter of word) mine[values.get(letter)!]!++
  const [low, middle, high] = [ENDS, 0.5, 1 - ENDS].map((share) => quantile(others, total, share)) as Quantiles
  const own = (share: number) => quantile(mine, word.length, share)
  const isAbove = own(0.5) > high + BEYOND * (high - middle) && own(FEW) > high
  return isAbove || (own(0.5) < low - BEYOND * (middle - low) && own(1 - FEW) < low)
}

type Quantiles = [low: number, middle: number, high: number]

/** The counts for letters of the word's height, except its own. */
function othersLike(
  word: readonly Component[],
  values: ReadonlyMap<Component, number>,
  byHeight: ReadonlyMap<number, Counts>,
): Counts {
  const height = heightOf(word[0]!)
  const isAlike = (other: number) => Math.abs(other - height) <= SAME_SIZE * height
  const others = new Uint32Array(LEVELS)
  for (const [other, counts] of byHeight) {
    if (isAlike(other)) for (let value = 0; value < LEVELS; value++) others[value]! += counts[value]!
  }
  for (const letter of word) if (isAlike(heightOf(letter))) others[values.get(letter)!]!--
  return others
}

/** How dark a letter is at its darkest. */
function tonesOf({ width, data }: Picture, print: number) {
  return ({ left, top, right, bottom }: Component): number => {
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

/** How steep the grey steps along a letter's lines are. */
function edgesOf({ width, data }: Picture) {
  return ({ left, top, right, bottom }: Component): number => {
    const counts: Counts = new Uint32Array(LEVELS)
    const [from, to] = [Math.max(0, left - 2), Math.min(width - 1, right + 2)]
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + from; at < y * width + to; at++) counts[Math.abs(data[at]! - data[at + 1]!)]!++
    }
    return quantile(counts, (bottom - top) * (to - from), 1 - STEEPEST)
  }
}

/** The value below which this share of the values lies; 0 if there are none. */
function quantile(counts: Counts, total: number, share: number): number {
  const place = Math.floor(share * total)
  let seen = 0
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > place),
  )
}

/** Letters of a line that stand close to each other. */
function wordsOf(letters: readonly Component[]): Component[][] {
  const words: Component[][] = []
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const word = words.findLast((open) => follows(open.at(-1)!, letter))
    if (word) word.push(letter)
    else words.push([letter])
  }
  return words.filter(({ length }) => length >= WORD)
}

function follows(one: Component, next: Component): boolean {
  const height = Math.max(heightOf(one), heightOf(next))
  return (
    next.left - one.right < 0.6 * height &&
    Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top) > 0.5 * height
  )
}
