import { heightOf } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'

/** In heights of the line's capitals: a bar reaches above and below them, an I does not. */
const CAPITAL = 1.12

/** "0ld": no word begins with a zero. */
const ZERO_FOR_O = /^0(?=\p{Ll}{2,}$)/u
const REPEATED = /^(\p{L})\1+$/iu
/** Blur bends a minus, and makes it long before a number. */
const BENT_MINUS = /^~$|^[~—–](?=[\d$.(])/
/** "§.00": no number has the sign of a section. */
const SECTION_FOR_5 = /§(?=[\d.,])|(?<=[\d.,])§/g
/** "28.85°": the star of a footnote, too small to be told from other marks. */
const BLURRED_STAR = /(?<=\.\d\d)[°"'“”‘’]$/

interface Place {
  segment: Segment
  left: number
  right: number
}

/**
 * What the OCR read, as the pieces of print say it must be: a lone capital is now and then seen twice or more, and an I taken
 * for a bar, an O for a zero, a minus for a tilde. Digits may touch: what is one piece may be two of them.
 */
export function asPrinted(text: string, { segment, left, right }: Place): string {
  if (text === '|') {
    const piece = segment.components.find((c) => c.right > left && c.left < right)
    return piece && heightOf(piece) <= CAPITAL * segment.letterHeight ? 'I' : text
  }
  if (REPEATED.test(text) && segment.components.length === 1) return text[0]!
  return text.replace(ZERO_FOR_O, 'O').replace(BENT_MINUS, '-').replace(SECTION_FOR_5, '5').replace(BLURRED_STAR, '*')
}
