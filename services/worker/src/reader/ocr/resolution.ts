import type { Picture } from '../image/picture.ts'

const POINTS_PER_INCH = 72
/** Reads as well as more on most scans, and faster. */
const DPI = 200
/** Square points of a letter page. Where a page is far from it, what its PDF calls points are pixels, or it is a clipping. */
const LETTER = 612 * 792
const USUAL = { least: 0.5 * LETTER, most: 1.7 * LETTER }
const MOST_DPI = 500

/** Pixels to the inch at which a page is drawn for OCR: such that its print comes out at a usual size. */
export function dpiFor({ width, height }: { width: number; height: number }): number {
  const area = width * height
  if (area < USUAL.least) return Math.min(MOST_DPI, DPI * Math.sqrt(USUAL.least / area))
  if (area > USUAL.most) return DPI * Math.sqrt(USUAL.most / area)
  return DPI
}

/** The picture as that of a page of usual size: its points are measured as if it were drawn at the usual resolution. */
export function asUsualPage(picture: Picture): Picture {
  return { ...picture, scale: DPI / POINTS_PER_INCH }
}
