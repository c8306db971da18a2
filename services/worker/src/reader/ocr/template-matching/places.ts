import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'

/** The position of a character on the page, in pixels; right and bottom are exclusive. */
export interface Place {
  left: number
  top: number
  right: number
  bottom: number
}

/** The widths of characters in digits: nearly all fonts have digits of equal width. */
const WIDTHS: Record<string, number> = {
  '.': 0.5,
  ',': 0.5,
  ':': 0.5,
  '/': 0.5,
  '-': 0.6,
  '(': 0.6,
  ')': 0.6,
  '*': 0.7,
  '%': 1.6,
}
/** In digits: how far the border between two characters may be from its expected position. */
const REACH = 0.3
/** In letter heights: digits are higher, points and commas lower. */
const TALL = 0.6

/**
 * Where the characters of a number are if it has this text: side by side, split where there is the least ink. They may
 * touch.
 */
export function placesOf(text: string, number: Segment, page: Picture): Place[] {
  const widths = Array.from(text).map((character) => WIDTHS[character] ?? 1)
  const digit = (number.right - number.left) / widths.reduce((sum, width) => sum + width, 0)
  const rows = rowsOfDigits(number)
  const darkness = darknessOf({ ...number, ...rows }, page)
  const borders = [number.left]
  let at = 0
  for (const width of widths.slice(0, -1)) {
    at += width * digit
    borders.push(number.left + lightestNear(at, REACH * digit, darkness))
  }
  borders.push(number.right)
  return widths.map((_, i) => ({ left: borders[i]!, right: borders[i + 1]!, ...rows }))
}

/** Commas hang lower. */
function rowsOfDigits({ components, letterHeight, top, bottom }: Segment): { top: number; bottom: number } {
  const tall = components.filter((c) => c.bottom - c.top > TALL * letterHeight)
  if (tall.length === 0) return { top, bottom }
  return { top: Math.min(...tall.map((c) => c.top)), bottom: Math.max(...tall.map((c) => c.bottom)) }
}

/** Ink by column. */
function darknessOf({ left, top, right, bottom }: Place, { width, data }: Picture): Float64Array {
  const columns = new Float64Array(right - left)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) columns[x - left]! += 255 - data[y * width + x]!
  }
  return columns
}

/** The column before which a character ends: the nearest of the light ones. */
function lightestNear(at: number, reach: number, darkness: Float64Array): number {
  const cost = (x: number) => {
    const off = Math.abs(x - at)
    return ((darkness[x - 1] ?? 0) + (darkness[x] ?? 0)) * (1 + (0.5 * off) / reach) + off
  }
  let best = Math.round(at)
  for (let x = Math.max(1, Math.ceil(at - reach)); x <= at + reach && x < darkness.length; x++) {
    if (cost(x) < cost(best)) best = x
  }
  return best
}
