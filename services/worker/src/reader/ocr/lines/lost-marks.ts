import type { Word } from '@income/documents'
import { marksBetween } from '../layout/marks.ts'
import type { Sighting } from './sighting.ts'

/** The confidence in a number with fewer points and commas than are printed. */
const LACKING = 0.5
const NUMBER = /^[-($]*\d[\d.,]*\)?[-*]?$/

/**
 * The word with the confidence it deserves: a number that lost a point is wrong by a factor, however sure the OCR is.
 */
export function withLostMarks(word: Word, { segment, left, right }: Omit<Sighting, 'word'>): Word {
  if (!NUMBER.test(word.text) || word.confidence <= LACKING) return word
  const lacks = word.text.replace(/[^.,]/g, '').length < marksBetween(segment, left, right)
  return lacks ? { ...word, confidence: LACKING } : word
}
