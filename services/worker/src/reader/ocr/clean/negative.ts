import type { Picture } from '../../image/picture.ts'
import { quantile } from './quantile.ts'

/** Side of the sampled squares, in pixels: wide enough for a few letters and their background. */
const TILE = 48
/** A square holds print if its darkest and brightest parts differ by this much. */
const CONTRAST = 70
const MIDDLE_GREY = 128
/** Ignored at either end: specks. */
const SPECKS = 0.02

/**
 * The picture as dark print on light paper. It is inverted if most of its print is light on dark, as on a dark screen.
 */
export function asDarkOnLight(picture: Picture): Picture {
  if (!isNegative(picture)) return picture
  return { ...picture, data: picture.data.map((value) => 255 - value) }
}

/**
 * Squares with print vote. A desk behind the sheet has no print, so it has no vote; and a light page with many dark
 * bars has more print on the bars than between them.
 */
function isNegative({ width, height, data }: Picture): boolean {
  if (medianOf(data) > MIDDLE_GREY) return false
  let votes = 0
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      votes += groundOf(data, width, top * width + left)
    }
  }
  return votes > 0
}

function medianOf(data: Uint8Array): number {
  const histogram = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) histogram[data[at]!]!++
  return quantile(histogram, data.length, 0.5)
}

/** For a square with print: 1 if its background is dark, -1 if it is light. Print covers less than the background. */
function groundOf(data: Uint8Array, width: number, corner: number): number {
  const histogram = new Uint16Array(256)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) histogram[data[corner + y * width + x]!]!++
  }
  const [darkest, middle, brightest] = [SPECKS, 0.5, 1 - SPECKS].map((part) => quantile(histogram, TILE * TILE, part))
  if (brightest! - darkest! < CONTRAST) return 0
  return middle! - darkest! < brightest! - middle! ? 1 : -1
}
