import type { Corners, Point } from '@income/documents'
import type { Picture } from '../picture.ts'
import { crossing, distance, parallelThrough, type Line } from './line.ts'
import { SIDES, type Side } from './side.ts'
import type { SideLine, SideLines } from './sides.ts'

type Size = Pick<Picture, 'width' | 'height'>
/** A line for each side; null where the sheet extends beyond the picture. */
type Sheet = Record<Side, SideLine | null>

/** A sheet fills at least this fraction of its picture. */
const LEAST_AREA = 0.2
/** The fraction of a side along which its edge must be visible. */
const LEAST_SEEN = 0.5
/** A single edge may be anything. */
const LEAST_SIDES = 2

/** The corners formed by the four lines that are best supported as the sides of one sheet. */
export function bestSheet(lines: SideLines, size: Size): Corners | null {
  let best: { corners: Corners; support: number } | null = null
  for (const sheet of sheetsOf(lines)) {
    const corners = cornersOf(sheet, size)
    if (!corners || areaOf(corners) < LEAST_AREA * size.width * size.height) continue
    const support = supportOf(sheet, corners, size)
    if (support > (best?.support ?? 0)) best = { corners, support }
  }
  return best?.corners ?? null
}

function sheetsOf(lines: SideLines): Sheet[] {
  let sheets: Sheet[] = [{ left: null, top: null, right: null, bottom: null }]
  for (const side of SIDES) {
    sheets = sheets.flatMap((sheet) => [sheet, ...lines[side].map((line) => ({ ...sheet, [side]: line }))])
  }
  return sheets.filter((sheet) => SIDES.filter((side) => sheet[side]).length >= LEAST_SIDES)
}

function cornersOf(sheet: Sheet, size: Size): Corners | null {
  const [left, right] = both(sheet.left, sheet.right, borders(size).left, borders(size).right, size)
  const [top, bottom] = both(sheet.top, sheet.bottom, borders(size).top, borders(size).bottom, size)
  const corners = [crossing(left, top), crossing(top, right), crossing(right, bottom), crossing(bottom, left)]
  const [a, b, c, d] = corners
  return a && b && c && d && isConvex([a, b, c, d]) ? [a, b, c, d] : null
}

/** An invisible side is parallel to the opposite one, far enough out to include the whole picture. */
function both(one: Line | null, other: Line | null, oneBorder: Line, otherBorder: Line, size: Size): [Line, Line] {
  if (one && other) return [one, other]
  if (one) return [one, outermost(one, otherBorder, size)]
  if (other) return [outermost(other, oneBorder, size), other]
  return [oneBorder, otherBorder]
}

function outermost(line: Line, border: Line, { width, height }: Size): Line {
  const [from, to] = [parallelThrough(line, border.from), parallelThrough(line, border.to)]
  const middle: Point = [width / 2, height / 2]
  return offset(from, middle) > offset(to, middle) ? from : to
}

function offset({ from, to }: Line, [x, y]: Point): number {
  const across = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
  return Math.abs(across) / distance(from, to)
}

function borders({ width, height }: Size): Record<Side, Line> {
  return {
    left: { from: [0, 0], to: [0, height] },
    right: { from: [width, 0], to: [width, height] },
    top: { from: [0, 0], to: [width, 0] },
    bottom: { from: [0, height], to: [width, height] },
  }
}

/** Pixels of the sides along which an edge is visible, less those along which none is; 0 if a side has too few. */
function supportOf(sheet: Sheet, [a, b, c, d]: Corners, size: Size): number {
  const ends = { left: [a, d], top: [a, b], right: [b, c], bottom: [d, c] } as const
  let support = 0
  for (const side of SIDES) {
    const line = sheet[side]
    if (!line) continue
    const [axis, most] = side === 'left' || side === 'right' ? ([1, size.height] as const) : ([0, size.width] as const)
    const [from, to] = [Math.max(0, ends[side][0][axis]), Math.min(most, ends[side][1][axis])]
    const seen = placesBetween(line.places, axis, from, to)
    if (to <= from || seen < LEAST_SEEN * (to - from)) return 0
    support += 2 * seen - (to - from)
  }
  return support
}

function placesBetween(places: readonly Point[], axis: 0 | 1, from: number, to: number): number {
  let count = 0
  for (const place of places) if (place[axis] >= from && place[axis] <= to) count++
  return count
}

function isConvex(corners: Corners): boolean {
  return corners.every((corner, i) => {
    const [next, after] = [corners[(i + 1) % 4]!, corners[(i + 2) % 4]!]
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]) > 0
  })
}

function areaOf(corners: Corners): number {
  return (
    corners.reduce((sum, [x, y], i) => {
      const next = corners[(i + 1) % 4]!
      return sum + x * next[1] - next[0] * y
    }, 0) / 2
  )
}
