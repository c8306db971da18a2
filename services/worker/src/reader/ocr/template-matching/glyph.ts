import type { Picture } from '../../image/picture.ts'
import type { Place } from './places.ts'

/** Cells of the grid on which characters are compared. */
const COLUMNS = 10
const ROWS = 14
/** Characters of one font differ less in size, as a fraction of the larger. */
const SAME_HEIGHT = 0.8
const SAME_WIDTH = 0.7

/** A character as printed, scaled to one size. */
export interface Glyph {
  /** In pixels of the page. */
  width: number
  height: number
  /** Darkness by cell, with a margin of one cell. */
  ink: Float32Array
}

const WIDE = COLUMNS + 2
const CELLS = COLUMNS * ROWS
/** One cell in each direction: characters are shifted to find their best overlap. */
const SHIFTS = [-1, 1, -WIDE, WIDE]
/** Below this similarity no shift makes up the difference. */
const UNLIKE = 0.3

export function glyphAt({ left, top, right, bottom }: Place, page: Picture): Glyph {
  const [width, height] = [right - left, bottom - top]
  const ink = new Float32Array(WIDE * (ROWS + 2))
  for (let row = 0; row < ROWS + 2; row++) {
    const y = top + ((row - 0.5) * height) / ROWS - 0.5
    for (let column = 0; column < WIDE; column++) {
      const x = left + ((column - 0.5) * width) / COLUMNS - 0.5
      ink[row * WIDE + column] = 255 - brightnessAt(page, x, y)
    }
  }
  return { width, height, ink }
}

/** The similarity of two characters, at most 1: their correlation at the best overlap; 0 if their sizes differ. */
export function likeness(one: Glyph, other: Glyph): number {
  if (!areNear(one.height, other.height, SAME_HEIGHT) || !areNear(one.width, other.width, SAME_WIDTH)) return 0
  let best = correlation(one.ink, other.ink, 0)
  if (best < UNLIKE) return Math.max(0, best)
  for (const moved of SHIFTS) best = Math.max(best, correlation(one.ink, other.ink, moved))
  return best
}

function areNear(a: number, b: number, part: number): boolean {
  return Math.min(a, b) >= part * Math.max(a, b)
}

function correlation(a: Float32Array, b: Float32Array, moved: number): number {
  let sumA = 0
  let sumB = 0
  let squareA = 0
  let squareB = 0
  let product = 0
  for (let row = 1; row <= ROWS; row++) {
    for (let at = row * WIDE + 1; at <= row * WIDE + COLUMNS; at++) {
      const p = a[at]!
      const q = b[at + moved]!
      sumA += p
      sumB += q
      squareA += p * p
      squareB += q * q
      product += p * q
    }
  }
  const spread = (squareA - (sumA * sumA) / CELLS) * (squareB - (sumB * sumB) / CELLS)
  return spread > 0 ? (product - (sumA * sumB) / CELLS) / Math.sqrt(spread) : 0
}

/** Interpolated between pixels; white outside the page. */
function brightnessAt({ width, height, data }: Picture, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 255
  const along = x - column
  const down = y - row
  const at = row * width + column
  const above = data[at]! + (data[at + 1]! - data[at]!) * along
  const below = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * along
  return above + (below - above) * down
}
