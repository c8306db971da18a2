import type { Picture } from '../../image/picture.ts'
import { quantile } from './quantile.ts'

/** Side of the squares that are looked at, in pixels: wide enough for some letters and the ground around them. */
const TILE = 48
/** A square holds print where its darkest and brightest parts differ so much. */
const CONTRAST = 70
const MIDDLE_GREY = 128
/** Left out at either end: specks. */
const SPECKS = 0.02

/** The picture as dark print on light paper: turned round where most of its print is light on dark, as on a dark screen. */
export function asDarkOnLight(picture: Picture): Picture {
  if (!isNegative(picture)) return picture
  return { ...picture, data: picture.data.map((value) => 255 - value) }
}

/**
 * Squares vote, so that a sheet on a dark desk does not count: the desk has no print. Nor is a light page with many dark bars, on
 * which there is more print than between them.
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

/** Of a square with print: 1 where the ground is dark, -1 where it is light. There is less print than ground. */
function groundOf(data: Uint8Array, width: number, corner: number): number {
  const histogram = new Uint16Array(256)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) histogram[data[corner + y * width + x]!]!++
  }
  const [darkest, middle, brightest] = [SPECKS, 0.5, 1 - SPECKS].map((part) => quantile(histogram, TILE * TILE, part))
  if (brightest! - darkest! < CONTRAST) return 0
  return middle! - darkest! < brightest! - middle! ? 1 : -1
}
