import { heightOf } from './layout/components.ts'
import type { Segment } from './layout/segments.ts'

/** In heights of the line's capitals: a bar reaches above and below them, an I does not. */
const CAPITAL = 1.12

/** "0ld": no word begins with a zero. */
const ZERO_FOR_O = /^0(?=\p{Ll}{2,}$)/u
const REPEATED = /^(\p{L})\1+$/iu

interface Place {
  segment: Segment
  left: number
  right: number
}

/**
 * What the OCR read, as the pieces of print say it must be: a lone capital is now and then seen twice or more, and an I taken
 * for a bar, or an O for a zero. Digits may touch: what is one piece may be two of them.
 */
export function asPrinted(text: string, { segment, left, right }: Place): string {
  if (text === '|') {
    const piece = segment.components.find((c) => c.right > left && c.left < right)
    return piece && heightOf(piece) <= CAPITAL * segment.letterHeight ? 'I' : text
  }
  return REPEATED.test(text) && segment.components.length === 1 ? text[0]! : text.replace(ZERO_FOR_O, 'O')
}
