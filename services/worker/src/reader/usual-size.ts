export const POINTS_PER_INCH = 72

/** Square points of a letter page. Where a page is far from it, what its file calls points are pixels, or it is a clipping. */
const LETTER = 612 * 792
const USUAL = { least: 0.5 * LETTER, most: 1.7 * LETTER }
const MOST = 2.5

/**
 * By how much a page is enlarged before it is read, so that its print comes out at a usual size: what tells a letter from a speck, or
 * a column from a space, is measured in points. Places leave the reader as parts of the page.
 */
export function usualScale({ width, height }: { width: number; height: number }): number {
  const area = width * height
  if (area < USUAL.least) return Math.min(MOST, Math.sqrt(USUAL.least / area))
  return area > USUAL.most ? Math.sqrt(USUAL.most / area) : 1
}
