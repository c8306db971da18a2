import { heightOf } from './layout/components.ts'
import type { Segment } from './layout/segments.ts'

/** In heights of the line's capitals: a bar reaches above and below them, an I does not. */
const CAPITAL = 1.12

interface Place {
  segment: Segment
  left: number
  right: number
}

/**
 * What the OCR read, as the pieces of print say it must be: a lone capital is now and then seen twice, and an I taken
 * for a bar. Digits may touch: what is one piece may be two of them.
 */
export function asPrinted(text: string, { segment, left, right }: Place): string {
  if (text === '|') {
    const piece = segment.components.find((c) => c.right > left && c.left < right)
    return piece && heightOf(piece) <= CAPITAL * segment.letterHeight ? 'I' : text
  }
  const isTwice = /^\p{L}{2}$/u.test(text) && text[0]!.toLowerCase() === text[1]!.toLowerCase()
  return isTwice && segment.components.length === 1 ? text[0]! : text
}
