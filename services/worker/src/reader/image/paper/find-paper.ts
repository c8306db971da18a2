import type { Corners } from '@income/documents'
import type { Picture } from '../picture.ts'
import { hasPrintOutside } from './print-outside.ts'
import { bestSheet } from './sheets.ts'
import { shrunk } from './shrink.ts'
import { sidesOf } from './sides.ts'
import { withoutPrint } from './without-print.ts'

/** Longest side of the picture in which the paper is looked for: small enough for print to vanish, in pixels. */
const LOOKED_AT = 640
/** How far corners must be off a rectangle that stands straight in the picture, in parts of its longer side. */
const ASLANT = 0.006

/**
 * The corners of a sheet of paper that was photographed aslant, in parts of the picture; they may lie outside of it. Null
 * if there is none: where the picture is the page, where the sheet lies straight, and where print goes on beyond what looked
 * like its edges.
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
