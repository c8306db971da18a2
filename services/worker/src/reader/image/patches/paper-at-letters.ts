import type { Box } from '@income/documents'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import type { PaperCells } from './paper-cells.ts'
import type { OtherPrint } from './printed-otherwise.ts'

/** The number of letters that shows how much paper varies. A page with more letters is skipped. */
const LEAST_LETTERS = 80
const MOST_LETTERS = 12_000
/** In grey levels: with less grain a page was drawn, not scanned. */
const LEAST_GRAIN = 0.3
/** In grey levels: print is darker than the paper by this much. In pixels: how far its soft edge reaches. */
const PRINT = 30
const EDGE = 2
/** In pixels, the paper that is cut out with a letter; in heights of a letter, how far the paper beside it is examined. */
const MARGIN = 2
const BESIDE = 2.5
/** Pixels of paper without which its grey is unknown; and by how much it may differ to the left and right. */
const LEAST_PIXELS = { around: 15, beside: 30 }
const MOST_SLOPE = 2.5
/** The share of letters whose paper differs no more than usual, and the multiple of that which counts, in grey levels at least. */
const USUAL = 0.9
const BEYOND = 3.65
const LEAST = 1.5
/** If there are more such places, the paper is so. */
const MOST_PLACES = 3

/**
 * Letters on paper that is darker or lighter than the paper on both sides of them. What is laid into a scan brings its own
 * paper along, with remains of the letters that stood beside it, or leaves remains of what it replaced. Boxes in pixels, of the
 * places that `counts` accepts.
 */
export function onOtherPaper(
  picture: Picture,
  letters: readonly Component[],
  { paper, grain }: Pick<PaperCells, 'paper' | 'grain'>,
  counts: (place: Box) => boolean,
): OtherPrint[] {
  if (letters.length < LEAST_LETTERS || letters.length > MOST_LETTERS || grain < LEAST_GRAIN) return []
  const isPrint = printAndEdges(picture, paper - PRINT)
  const known = letters.flatMap((letter) => {
    const difference = differenceAt(picture, isPrint, letter)
    return difference === null ? [] : [{ letter, difference }]
  })
  if (known.length < LEAST_LETTERS) return []
  const middle = ranked(known.map(({ difference }) => difference))(0.5)
  const usual = ranked(known.map(({ difference }) => Math.abs(difference - middle)))(USUAL)
  const limit = Math.max(LEAST, BEYOND * usual)
  const places = known.flatMap(({ letter: { left, top, right, bottom }, difference }) => {
    const box: Box = [left, top, right, bottom]
    const away = difference - middle
    if (Math.abs(away) <= limit || !counts(box)) return []
    return [{ box, as: [away < 0 ? 'on darker paper' : 'on lighter paper'] }]
  })
  return places.length > MOST_PLACES ? [] : places
}

function ranked(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return (share) => sorted[Math.floor(share * (sorted.length - 1))]!
}

/** 1 for the pixels of print and those close to it. */
function printAndEdges({ width, data }: Picture, print: number): Uint8Array {
  const marked = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) {
    if (data[at]! >= print) continue
    for (let down = -EDGE; down <= EDGE; down++) {
      const reach = EDGE - Math.abs(down)
      const middle = at + down * width
      marked.fill(1, Math.max(0, middle - reach), Math.max(0, middle + reach + 1))
    }
  }
  return marked
}

interface Sum {
  grey: number
  pixels: number
}

/** By how much the paper around a letter is lighter than on the side that it resembles more; null if it is unknown. */
function differenceAt(picture: Picture, isPrint: Uint8Array, letter: Component): number | null {
  const left = Math.max(0, letter.left - MARGIN)
  const right = Math.min(picture.width, letter.right + MARGIN)
  const far = Math.floor(BESIDE * heightOf(letter))
  const rows = { top: Math.max(0, letter.top - MARGIN), bottom: Math.min(picture.height, letter.bottom + MARGIN) }
  const paper = (from: number, to: number) => sumOf(picture, isPrint, { ...rows, left: from, right: to })
  const around = paper(left, right)
  if (around.pixels < LEAST_PIXELS.around) return null
  const sides = [paper(Math.max(0, left - far), left), paper(right, Math.min(picture.width, right + far))]
  if (sides.some(({ pixels }) => pixels < LEAST_PIXELS.beside)) return null
  const greys = sides.map(({ grey, pixels }) => grey / pixels) as [number, number]
  if (Math.abs(greys[0] - greys[1]) > MOST_SLOPE) return null
  const [one, other] = greys.map((grey) => around.grey / around.pixels - grey) as [number, number]
  if (one * other <= 0) return 0
  return Math.abs(one) < Math.abs(other) ? one : other
}

function sumOf(
  { width, data }: Picture,
  isPrint: Uint8Array,
  { left, top, right, bottom }: Pick<Component, 'left' | 'top' | 'right' | 'bottom'>,
): Sum {
  const sum = { grey: 0, pixels: 0 }
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      if (isPrint[at] === 1) continue
      sum.grey += data[at]!
      sum.pixels++
    }
  }
  return sum
}
