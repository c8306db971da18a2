import type { Corners } from '@income/documents'
import type { Picture } from '../picture.ts'
import { hasPrintOutside } from './print-outside.ts'
import { bestSheet } from './sheets.ts'
import { shrunk } from './shrink.ts'
import { sidesOf } from './sides.ts'
import { withoutPrint } from './without-print.ts'

/** In pixels: longest side of the picture in which the paper is searched, small enough for print to vanish. */
const LOOKED_AT = 640
/** How far corners must be from an upright rectangle, as a fraction of the longer side. */
const ASLANT = 0.006

/**
 * The corners of a sheet photographed at an angle, as fractions of the picture; they may be outside of it. Null if the
 * picture is the page, if the sheet is straight, or if print continues beyond the apparent edges.
 */
export function findPaper(picture: Picture): Corners | null {
  const small = shrunk(picture, Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / LOOKED_AT)))
  const plain = withoutPrint(small)
  const corners = bestSheet(sidesOf(plain), plain)
  if (!corners || liesStraight(corners, small) || hasPrintOutside(corners, small, plain)) return null
  const part = ([x, y]: Corners[number]) => [(x + 0.5) / small.width, (y + 0.5) / small.height] as const
  return [part(corners[0]), part(corners[1]), part(corners[2]), part(corners[3])]
}

function liesStraight([a, b, c, d]: Corners, { width, height }: Picture): boolean {
  const off = Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0]), Math.abs(a[1] - b[1]), Math.abs(d[1] - c[1]))
  return off < ASLANT * Math.max(width, height)
}
