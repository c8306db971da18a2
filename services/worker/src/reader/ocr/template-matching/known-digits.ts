import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'
import { glyphAt, type Glyph } from './glyph.ts'
import { placesOf } from './places.ts'

/** Enough for each digit: they are all from the same font, and each further example costs time. */
const MOST_EXAMPLES = 12

/** A number cut out of a page, and its reading. */
export interface ReadNumber {
  text: string
  number: Segment
}

/** A digit of a number, as it is printed on this page. */
export interface Example {
  digit: string
  glyph: Glyph
  number: Segment
}

/** What digits look like on a page: examples of each from all over it, taken from numbers read with certainty. */
export function knownDigits(sure: readonly ReadNumber[], page: Picture): Example[] {
  const byDigit = Map.groupBy(
    sure.flatMap((read) => digitsOf(read, page)),
    ({ digit }) => digit,
  )
  return [...byDigit.values()].flatMap((examples) => spread(examples, MOST_EXAMPLES))
}

export function digitsOf({ text, number }: ReadNumber, page: Picture): Example[] {
  const places = placesOf(text, number, page)
  return Array.from(text).flatMap((digit, i) =>
    /\d/.test(digit) ? [{ digit, glyph: glyphAt(places[i]!, page), number }] : [],
  )
}

function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]!)
}
