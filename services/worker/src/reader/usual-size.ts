export const POINTS_PER_INCH = 72

/**
 * The area of a letter page in square points. If a page's area is far from it, its "points" are pixels, or it is a
 * clipping.
 */
const LETTER = 612 * 792
const USUAL = { least: 0.5 * LETTER, most: 1.7 * LETTER }
const MOST = 2.5

/**
 * The scale at which a page is read, so that its print has a usual size: letters and specks, columns and spaces are
 * distinguished by sizes in points. Positions leave the reader as fractions of the page.
 */
export function usualScale({ width, height }: { width: number; height: number }): number {
  const area = width * height
  if (area < USUAL.least) return Math.min(MOST, Math.sqrt(USUAL.least / area))
  return area > USUAL.most ? Math.sqrt(USUAL.most / area) : 1
}
