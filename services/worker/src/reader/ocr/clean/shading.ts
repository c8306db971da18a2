import type { Picture } from '../../image/picture.ts'
import { quantile } from './quantile.ts'

/** Side of the tiles whose paper is measured, in pixels: wider than a stroke, narrower than a shadow. */
const TILE = 64
/** Paper is the brightest part of a tile, specks excluded. */
const PAPER_QUANTILE = 0.8
/** Anything darker than this fraction of the page's paper is print, however large it is. */
const DARKEST_PAPER = 0.5

/** Divides each pixel by the brightness of the paper around it, so that shadows disappear and print stays. */
export function withoutShading(picture: Picture): Picture {
  const { width, height, data } = picture
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const paper = paperOf(picture, columns, rows)
  const even = new Uint8Array(data.length)
  const byPixel = Array.from({ length: rows }, (_, row) => alongRow(paper.subarray(row * columns), columns, width))
  for (let y = 0; y < height; y++) {
    const { first, part } = between(y, rows)
    const above = byPixel[first]!
    const below = byPixel[Math.min(first + 1, rows - 1)]!
    for (let x = 0; x < width; x++) {
      const white = above[x]! + (below[x]! - above[x]!) * part
      const value = data[y * width + x]!
      even[y * width + x] = value >= white ? 255 : (value * 255) / white
    }
  }
  return { ...picture, data: even }
}

/** The brightness of the paper at each pixel of a row, interpolated between the centres of its tiles. */
function alongRow(paper: Float32Array, columns: number, width: number): Float64Array {
  return Float64Array.from({ length: width }, (_, x) => {
    const { first, part } = between(x, columns)
    const [left, right] = [paper[first]!, paper[Math.min(first + 1, columns - 1)]!]
    return left + (right - left) * part
  })
}

/** The two tiles whose centres enclose a pixel: the first of them, and the fraction of the way to the next. */
function between(pixel: number, tiles: number): { first: number; part: number } {
  const at = Math.min(Math.max(pixel / TILE - 0.5, 0), tiles - 1)
  const first = Math.min(Math.floor(at), Math.max(0, tiles - 2))
  return { first, part: at - first }
}

function paperOf({ width, height, data }: Picture, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows)
  const histogram = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0)
      const bottom = Math.min(height, (row + 1) * TILE)
      const right = Math.min(width, (column + 1) * TILE)
      for (let y = row * TILE; y < bottom; y++) {
        for (let x = column * TILE; x < right; x++) histogram[data[y * width + x]!]!++
      }
      const pixels = (bottom - row * TILE) * (right - column * TILE)
      paper[row * columns + column] = quantile(histogram, pixels, PAPER_QUANTILE)
    }
  }
  const brightest = [...paper].sort((a, b) => a - b)[Math.floor(0.9 * paper.length)] ?? 255
  return paper.map((value) => Math.max(value, DARKEST_PAPER * brightest, 1))
}
