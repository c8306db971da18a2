import type { Look } from '@income/documents'
import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from '../lines/sighting.ts'
import { isWellFormed } from '../numbers/looks/weigh-looks.ts'
import { alikeAsRead } from './by-shape.ts'
import { knownDigits } from './known-digits.ts'
import { tallCharacters, tallPieces } from './tall-pieces.ts'

/** OCR is rarely surer than this. */
const CONFIDENT = 0.9
/** Digits of one font, cleanly scanned, are at least this similar. */
const ALIKE = 0.85

/**
 * Numbers that need no second look: OCR is sure of them, they are written like amounts or dates, no component of their
 * print is left over, and each digit looks like the same digit in other such numbers.
 */
export function confirmedByShape(cuts: ReadonlyMap<Sighting, Segment>, page: Picture): Map<Sighting, Look> {
  const sure = [...cuts].filter(([{ word }, cut]) => isSure(word) && tallPieces(cut) <= tallCharacters(word.text))
  const read = sure.map(([sighting, number]) => ({ sighting, text: sighting.word.text, number }))
  const known = knownDigits(read, page)
  return new Map(
    read.flatMap(({ sighting, ...number }) => {
      const alike = alikeAsRead(number, known, page)
      return alike >= ALIKE ? [[sighting, { text: number.text, confidence: alike }] as const] : []
    }),
  )
}

function isSure({ text, confidence }: Sighting['word']): boolean {
  return confidence >= CONFIDENT && isWellFormed(text)
}
