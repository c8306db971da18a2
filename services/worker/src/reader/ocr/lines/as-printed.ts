import { heightOf } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'

/** In heights of the line's capitals: a bar extends above and below them, an I does not. */
const CAPITAL = 1.12

/** "0ld": no word begins with a zero. */
const ZERO_FOR_O = /^0(?=\p{Ll}{2,}$)/u
const REPEATED = /^(\p{L})\1+$/iu
/** Blur bends a minus, and lengthens one before a number. */
const BENT_MINUS = /^~$|^[~—–](?=[\d$.(])/
/** "§.00": no number contains a section sign. */
const SECTION_FOR_5 = /§(?=[\d.,])|(?<=[\d.,])§/g
/** "28.85°": the asterisk of a footnote, too small to be distinguished from other marks. */
const BLURRED_STAR = /(?<=\.\d\d)[°"'“”‘’]$/

interface Place {
  segment: Segment
  left: number
  right: number
}

/**
 * Corrects what the OCR read by the components in the print. A lone capital is sometimes seen twice or more, an I is
 * taken for a bar, an O for a zero, a minus for a tilde. Digits may touch, so one component may be two digits.
 */
export function asPrinted(text: string, { segment, left, right }: Place): string {
  if (text === '|') {
    const piece = segment.components.find((c) => c.right > left && c.left < right)
    return piece && heightOf(piece) <= CAPITAL * segment.letterHeight ? 'I' : text
  }
  if (REPEATED.test(text) && segment.components.length === 1) return text[0]!
  return text.replace(ZERO_FOR_O, 'O').replace(BENT_MINUS, '-').replace(SECTION_FOR_5, '5').replace(BLURRED_STAR, '*')
}
