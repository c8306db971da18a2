import { union, type Box } from '@income/documents'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** Letters of a word that must all be printed otherwise, and letters of a page that show how it is printed. */
const WORD = 4
const LEAST_LETTERS = 150
/** A page with more letters is not looked at. */
const MOST_LETTERS = 12_000
/** The share of letters at either end that is left out of account when it is said how a page is printed. */
const ENDS = 0.02
/** The share of a word's own letters that may be as the others. */
const FEW = 0.2
/** Parts of its height by which a letter is of another size, and letters of one size that show how they are printed. */
const SAME_SIZE = 0.2
const LEAST_ALIKE = 80
/** Parts of the spread between the middle and an end by which print lies beyond that end. */
const BEYOND = 0.15
/** The share of the darkest pixels and of the steepest steps of a letter that tells its tone and its edge. */
const DARKEST = 0.15
const STEEPEST = 0.08
/** Where more words are so, the page is printed in several ways. */
const MOST_WORDS = 2

/**
 * Words all of whose letters are darker, paler, sharper or softer than any other print of a scan: one printer and one scanner make
 * all letters alike, and what is typed into the picture afterwards went through neither. In pixels.
 */
export function printedOtherwise(picture: Picture, letters: readonly Component[], print: number): Box[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS) return []
  const words = wordsOf(letters)
  const found = [tonesOf(picture, print), edgesOf(picture)].flatMap((measure) => {
    const values = new Map(letters.map((letter) => [letter, measure(letter)]))
    return words.filter((word) => isBeyond(word, values))
  })
  const odd = [...new Set(found)]
  return odd.length > MOST_WORDS
    ? []
    : odd.map((word) => union(word.map(({ left, top, right, bottom }) => [left, top, right, bottom])))
}

function isBeyond(word: readonly Component[], values: ReadonlyMap<Component, number>): boolean {
  const [own, height] = [new Set(word), heightOf(word[0]!)]
  const alike = [...values].filter(
    ([letter]) => !own.has(letter) && Math.abs(heightOf(letter) - height) <= SAME_SIZE * height,
  )
  if (alike.length < LEAST_ALIKE) return false
  const others = alike.map(([, value]) => value)
  const mine = word.map((letter) => values.get(letter)!)
  const at = (share: number, of: number[]) => quantile(of, share)
  const [low, middle, high] = [at(ENDS, others), at(0.5, others), at(1 - ENDS, others)]
  const isAbove = at(0.5, mine) > high + BEYOND * (high - middle) && at(FEW, mine) > high
  return isAbove || (at(0.5, mine) < low - BEYOND * (middle - low) && at(1 - FEW, mine) < low)
}

/** How dark a letter is at its darkest. */
function tonesOf({ width, data }: Picture, print: number) {
  return ({ left, top, right, bottom }: Component): number => {
    const greys: number[] = []
    for (let y = top; y < bottom; y++) {
      for (let at = y * width + left; at < y * width + right; at++) if (data[at]! < print) greys.push(data[at]!)
    }
    return quantile(greys, DARKEST)
  }
}

/** How steep the steps of grey along the lines of a letter are. */
function edgesOf({ width, data }: Picture) {
  return ({ left, top, right, bottom }: Component): number => {
    const steps: number[] = []
    for (let y = top; y < bottom; y++) {
      const [from, to] = [y * width + Math.max(0, left - 2), y * width + Math.min(width - 1, right + 2)]
      for (let at = from; at < to; at++) steps.push(Math.abs(data[at]! - data[at + 1]!))
    }
    return quantile(steps, 1 - STEEPEST)
  }
}

function quantile(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  return values[Math.floor(share * values.length)] ?? 0
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
