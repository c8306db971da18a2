import type { Picture } from '../../image/picture.ts'
import { quantile } from './quantile.ts'

/** Side of the squares whose paper is measured, in pixels: wider than a stroke, narrower than a shadow. */
const TILE = 64
/** Paper is the brightest part of a tile that is no speck. */
const PAPER_QUANTILE = 0.8
/** Darker than this part of the page's paper is print, however large it is. */
const DARKEST_PAPER = 0.5

/** Divides each pixel by the paper around it, so that shading and shadows go and print stays. */
export function withoutShading(picture: Picture): Picture {
  const { width, height, data } = picture
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const paper = paperOf(picture, columns, rows)
  const even = new Uint8Array(data.length)
  const { tiles, along } = acrossTiles(width, columns)
  const step = columns > 1 ? 1 : 0
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / TILE - 0.5, 0), rows - 1)
    const row = Math.min(Math.floor(v), rows - 2 < 0 ? 0 : rows - 2)
    const down = rows > 1 ? v - row : 0
    const next = rows > 1 ? columns : 0
    for (let x = 0; x < width; x++) {
      const at = row * columns + tiles[x]!
      const above = paper[at]! + (paper[at + step]! - paper[at]!) * along[x]!
      const below = paper[at + next]! + (paper[at + next + step]! - paper[at + next]!) * along[x]!
      const white = above + (below - above) * down
      even[y * width + x] = Math.min(255, (data[y * width + x]! * 255) / white)
    }
  }
  return { ...picture, data: even }
}

/** For each pixel of a row the tile to whose right, by middles, it lies, and how far it is on the way to the next. */
function acrossTiles(width: number, columns: number): { tiles: Uint16Array; along: Float64Array } {
  const tiles = new Uint16Array(width)
  const along = new Float64Array(width)
  for (let x = 0; x < width; x++) {
    const u = Math.min(Math.max(x / TILE - 0.5, 0), columns - 1)
    tiles[x] = Math.min(Math.floor(u), Math.max(0, columns - 2))
    along[x] = columns > 1 ? u - tiles[x]! : 0
  }
  return { tiles, along }
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
