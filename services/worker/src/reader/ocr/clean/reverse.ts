import type { Picture } from '../../image/picture.ts'
import { componentsOf, type Component, type Labelled } from '../layout/components.ts'
import { printOf } from './binary.ts'
import { quantile } from './quantile.ts'

/** So much lighter or darker than a bar's ground is print on it. */
const CONTRAST = 40

/** In points: the shading leaves what is lower alone; what is higher may be a shadow, or the desk beside the sheet. */
const HIGH_BAND = [12, 60] as const
/** The first and the last rows of a bar are ground alone. Bold letters that touch have no such edge. */
const EDGE = 0.8

/** Makes dark print on white ground of what is printed on dark and coloured bars, found among the pieces of its print. */
export function withoutDarkBars(picture: Picture, { components, labels }: Labelled): Picture {
  const bars = components.filter((component) => isBar(component, picture.scale))
  return cleared(picture, rowsOfEach(bars, labels, picture.width))
}

/**
 * Makes dark print on white ground of light print on high bands, before the shading is evened: that takes the ground of
 * a high band for paper in the shade, and what is lighter on it is gone.
 */
export function withoutHighBands(picture: Picture): Picture {
  const { width, height, scale } = picture
  const { components, labels } = componentsOf(printOf(picture), width, height)
  const bands = components.filter((component) => isBar(component, scale) && isBand(component, scale))
  const rows = rowsOfEach(bands, labels, width)
  return cleared(
    picture,
    rows.filter((of) => !isDarkOnTint(histogramOf(of, picture))),
  )
}

function cleared(picture: Picture, bars: readonly Row[][]): Picture {
  if (bars.length === 0) return picture
  const data = Uint8Array.from(picture.data)
  for (const rows of bars) {
    const greys = clearedGreys(histogramOf(rows, picture))
    for (const { from, to } of rows) for (let at = from; at < to; at++) data[at] = greys[data[at]!]!
  }
  return { ...picture, data }
}

/** Larger than any letter, and more ink than paper. `scale` is pixels to a point. */
function isBar({ left, top, right, bottom, area }: Component, scale: number): boolean {
  const [width, height] = [right - left, bottom - top]
  return width > 24 * scale && height > 6 * scale && area > 5 * width * scale && area > 0.15 * width * height
}

function isBand({ left, top, right, bottom, area }: Component, scale: number): boolean {
  const [width, height] = [right - left, bottom - top]
  return height > HIGH_BAND[0] * scale && height < HIGH_BAND[1] * scale && area > 0.6 * width * height
}

/** Where a row of a bar begins and ends among the picture's pixels, and what part of it is the bar's own. */
interface Row {
  from: number
  to: number
  filled: number
}

function rowsOfEach(bars: readonly Component[], labels: Int32Array, width: number): Row[][] {
  return bars.map((bar) => rowsOf(bar, labels, width)).filter(hasEdges)
}

/** The outermost rows may be half paper. */
function hasEdges(rows: readonly Row[]): boolean {
  const [first, last] = [rows.slice(0, 4), rows.slice(-4)]
  return [first, last].every((edge) => edge.some(({ filled }) => filled > EDGE))
}

/** From the first pixel of each row to its last, but for rows that are but the rules of a table that hangs on the bar. */
function rowsOf(bar: Component, labels: Int32Array, width: number): Row[] {
  const rows: Row[] = []
  for (let y = bar.top; y < bar.bottom; y++) {
    let [first, last, count] = [-1, -1, 0]
    for (let x = bar.left; x < bar.right; x++) {
      if (labels[y * width + x] !== bar.label) continue
      if (first < 0) first = x
      last = x
      count++
    }
    const filled = count / (bar.right - bar.left)
    if (filled >= 0.4) rows.push({ from: y * width + first, to: y * width + last + 1, filled })
  }
  return rows
}

function histogramOf(rows: readonly Row[], { data }: Picture): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const { from, to } of rows) for (let at = from; at < to; at++) histogram[data[at]!]!++
  return histogram
}

/** For each grey of a bar the grey without the bar: its ground is white, what is lighter or darker on it is dark. */
function clearedGreys(histogram: Uint32Array): Uint8Array {
  const ground = groundOf(histogram)
  const isDark = isDarkOnTint(histogram)
  return Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.min(255, isDark ? (255 * grey) / ground : (255 * (255 - grey)) / (255 - ground || 1)),
  )
}

function isDarkOnTint(histogram: Uint32Array): boolean {
  const ground = groundOf(histogram)
  const darker = sumOf(histogram.subarray(0, Math.max(0, ground - CONTRAST)))
  const lighter = sumOf(histogram.subarray(ground + CONTRAST))
  return darker > lighter
}

function groundOf(histogram: Uint32Array): number {
  return quantile(histogram, sumOf(histogram), 0.5)
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
