import type { Word } from '@income/documents'
import { marksBetween } from './layout/marks.ts'
import type { Sighting } from './sighting.ts'

/** What becomes of the confidence in a figure that has fewer points and commas than are printed. */
const LACKING = 0.5
const FIGURE = /^[-($]*\d[\d.,]*\)?[-*]?$/

/** The word as it can be relied on: a figure that lost a point is wrong by a factor, however sure the OCR is of it. */
export function doubted(word: Word, { segment, left, right }: Omit<Sighting, 'word'>): Word {
  if (!FIGURE.test(word.text) || word.confidence <= LACKING) return word
  const lacks = word.text.replace(/[^.,]/g, '').length < marksBetween(segment, left, right)
  return lacks ? { ...word, confidence: LACKING } : word
}
