import { heightOf } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'

/** In letter heights: digits are higher than this, points and commas lower. */
const TALL = 0.6

/** How many components of a number's print are as high as digits. Touching digits are one. */
export function tallPieces({ components, letterHeight }: Segment): number {
  return components.filter((piece) => heightOf(piece) > TALL * letterHeight).length
}

/** How many of its characters are as high: all but points, commas and dashes. */
export function tallCharacters(text: string): number {
  return text.replace(/[.,:*+-]/g, '').length
}
