import type { Box } from '@income/documents'
import { POINTS_PER_INCH } from '../usual-size.ts'
import type { PageContent, PaintedImage } from './drawing/content.ts'

interface Size {
  width: number
  height: number
}

/** The fraction of a page that its scan covers at least: some scanners leave out the margins. */
const MOST_OF_PAGE = 0.5

/** The picture that covers most of a page; null if there is none, or if it consists of strips or layers. */
export function scanOf({ images }: PageContent, page: Size): PaintedImage | null {
  const large = images.filter(({ box }) => isMostOf(page, box))
  const [scan] = large
  return large.length === 1 && scan?.pixels ? scan : null
}

/** Whether a box covers most of a page. */
export function isMostOf({ width, height }: Size, box: Box): boolean {
  return areaOf(box) > MOST_OF_PAGE * width * height
}

/** Pixels per inch; a rotated picture has its rows along the height of the page. */
export function resolutionOf({ box, pixels }: PaintedImage): number | null {
  if (!pixels) return null
  const [across, down] = [box[2] - box[0], box[3] - box[1]]
  const isOnSide = pixels.width > pixels.height !== across > down
  return (POINTS_PER_INCH * (isOnSide ? pixels.height : pixels.width)) / across
}

export function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
