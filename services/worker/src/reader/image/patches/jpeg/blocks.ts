import type { Picture } from '../../picture.ts'

/** The side of the blocks that JPEG compresses, in pixels. */
export const SIDE = 8
/** The vertical and horizontal frequencies of a block that are examined: the low ones, which print has most of. */
const HIGHEST = 5
export const FREQUENCIES = [...Array(HIGHEST + 1).keys()]
  .flatMap((down) => [...Array(HIGHEST + 1 - down).keys()].map((across) => [down, across] as const))
  .slice(1)
/** Coefficients are kept without sign, in eighths, below this number. */
export const FINE = 8
export const VALUES = 256 * FINE
/** Grey levels below the paper's at which print begins. */
const PRINT = 50
const WHITE = 255
/** A block with more white pixels is skipped: what was lighter than white was cut off, and its coefficients changed. */
const MOST_WHITE = 6

/** The blocks of a page that contain print. */
export interface Blocks {
  columns: number
  rows: number
  /** The ordinal of each block by column and row; -1 if it is skipped. */
  ordinals: Int32Array
  /** Of each block, one value for each frequency. */
  values: Uint16Array
  /** 1 for blocks with white pixels. */
  white: Uint8Array
}

/** The blocks of a grid that begins at this pixel in both directions. */
export function printedBlocks(picture: Picture, paper: number, start: number): Blocks {
  const columns = Math.floor((picture.width - start) / SIDE)
  const rows = Math.floor((picture.height - start) / SIDE)
  const ordinals = new Int32Array(columns * rows).fill(-1)
  const corners: number[] = []
  const white: number[] = []
  for (let i = 0; i < ordinals.length; i++) {
    const row = Math.floor(i / columns)
    const corner = (start + row * SIDE) * picture.width + start + (i - row * columns) * SIDE
    const count = whiteAmong(picture, corner, paper - PRINT)
    if (count > MOST_WHITE) continue
    ordinals[i] = corners.length
    corners.push(corner)
    white.push(count > 0 ? 1 : 0)
  }
  const values = new Uint16Array(corners.length * FREQUENCIES.length)
  for (const [i, corner] of corners.entries()) transform(picture, corner, values, i * FREQUENCIES.length)
  return { columns, rows, ordinals, values, white: Uint8Array.from(white) }
}

/** The number of white pixels of a block; infinite if it has no print, or print that is cut off at black. */
function whiteAmong({ width, data }: Picture, corner: number, print: number): number {
  let [darkest, count] = [WHITE, 0]
  for (let y = 0; y < SIDE; y++) {
    for (let at = corner + y * width; at < corner + y * width + SIDE; at++) {
      const grey = data[at]!
      if (grey < darkest) darkest = grey
      if (grey === WHITE) count++
    }
  }
  return darkest > 0 && darkest < print ? count : Infinity
}

const COSINES = Float32Array.from({ length: (HIGHEST + 1) * SIDE }, (_, i) => {
  const [frequency, at] = [Math.floor(i / SIDE), i % SIDE]
  return Math.sqrt((frequency === 0 ? 1 : 2) / SIDE) * Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))
})
const ACROSS = new Float32Array((HIGHEST + 1) * SIDE)

/** The discrete cosine transform of JPEG, in the order of FREQUENCIES. */
function transform({ width, data }: Picture, corner: number, values: Uint16Array, to: number): void {
  for (let y = 0; y < SIDE; y++) {
    const row = corner + y * width
    for (let across = 0; across <= HIGHEST; across++) {
      let sum = 0
      for (let x = 0; x < SIDE; x++) sum += COSINES[across * SIDE + x]! * data[row + x]!
      ACROSS[across * SIDE + y] = sum
    }
  }
  let next = to
  for (let down = 0; down <= HIGHEST; down++) {
    for (let across = down === 0 ? 1 : 0; across <= HIGHEST - down; across++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) sum += COSINES[down * SIDE + y]! * ACROSS[across * SIDE + y]!
      values[next++] = Math.min(VALUES - 1, Math.round(FINE * Math.abs(sum)))
    }
  }
}
