import type { Box } from '@income/documents'
import type { PageContent, PaintedImage } from './drawing/content.ts'

interface Size {
  width: number
  height: number
}

const POINTS_PER_INCH = 72
/** The share of a page that its scan takes: some scanners leave the margins out. */
const MOST_OF_PAGE = 0.5

/** The picture that is most of a page; null where none is, or where strips and layers make it up. */
export function scanOf({ images }: PageContent, { width, height }: Size): PaintedImage | null {
  const large = images.filter(({ box }) => areaOf(box) > MOST_OF_PAGE * width * height)
  const [scan] = large
  return large.length === 1 && scan?.pixels ? scan : null
}

/** Pixels to the inch; a picture that lies on its side has its rows along the height of the page. */
export function resolutionOf({ box, pixels }: PaintedImage): number | null {
  if (!pixels) return null
  const [across, down] = [box[2] - box[0], box[3] - box[1]]
  const isOnSide = pixels.width > pixels.height !== across > down
  return (POINTS_PER_INCH * (isOnSide ? pixels.height : pixels.width)) / across
}

function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
