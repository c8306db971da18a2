import type { Word } from '@income/documents'
import { marksBetween } from '../layout/marks.ts'
import type { Sighting } from './sighting.ts'

/** What becomes of the confidence in a number that has fewer points and commas than are printed. */
const LACKING = 0.5
const NUMBER = /^[-($]*\d[\d.,]*\)?[-*]?$/

/** The word as it can be relied on: a number that lost a point is wrong by a factor, however sure the OCR is of it. */
export function doubted(word: Word, { segment, left, right }: Omit<Sighting, 'word'>): Word {
  if (!NUMBER.test(word.text) || word.confidence <= LACKING) return word
  const lacks = word.text.replace(/[^.,]/g, '').length < marksBetween(segment, left, right)
  return lacks ? { ...word, confidence: LACKING } : word
}
