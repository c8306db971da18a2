import type { Corners } from '@income/documents'
import type { Picture } from '../picture.ts'
import { findPaper } from './find-paper.ts'
import { flattened } from './flattened.ts'

export interface FlatSheet {
  /** The sheet alone, as if scanned. */
  picture: Picture
  /** Where its corners are in the photo, as fractions. */
  corners: Corners
}

/** A sheet that is a small part of its photo is drawn larger, up to this factor. */
const MOST_LARGER = 1.6

/**
 * The flattened sheet of a photo; null if the picture shows only a page. `drawLarger` gives the same picture at a
 * larger scale, so that the sheet has the resolution of a page.
 */
export async function flatSheet(
  photo: Picture,
  drawLarger: (times: number) => Promise<Picture | null>,
): Promise<FlatSheet | null> {
  const corners = findPaper(photo)
  if (!corners) return null
  const times = Math.min(MOST_LARGER, 1 / Math.sqrt(shareOf(corners)))
  const larger = times > 1.05 ? await drawLarger(times) : null
  return { picture: flattened(larger ?? photo, corners), corners }
}

/** The fraction of the photo that the sheet covers. */
function shareOf(corners: Corners): number {
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4]!
    return sum + x * nextY - nextX * y
  }, 0)
  return twice / 2
}
