import type { Box, Word } from '@income/documents'
import { marksBetween } from '../layout/marks.ts'
import type { Segment } from '../layout/segments.ts'
import { UNSURE, type Sighting } from '../lines/sighting.ts'
import { isNumberByItself, isWellFormed } from './looks/weigh-looks.ts'

const WITHOUT_POINT = /^[-+($]*\d[\d,]*\d\d\)?[-*]?$/
const OF_NUMBERS = /^[\d.,$()*+-]+$/
/** Thousands, including letters that digits are misread as, with their comma and what follows it. */
const WITH_COMMA = /^[-+($]*[\dIlLiOoSB|§]{1,3},\d{3}(\.\d\d)?\)?[-*]?$/

/**
 * Candidates for one number each, by the line they fill. A line in a column of numbers, or one that lacks a point,
 * qualifies if the OCR saw several words, none of them an amount and the last not whole dollars: "444" and "84" where a
 * typewriter's point was taken for a space, or "Ha" and "ade" where it made no sense. So do two words split at a comma:
 * "L," and "285.35" for 1,285.35.
 */
export function splitNumbers(
  sightings: readonly Sighting[],
  isInColumn: (sighting: Sighting) => boolean,
): Map<Segment, Sighting> {
  const lines = [...Map.groupBy(sightings, ({ segment }) => segment)]
  const mayBeOne = (words: readonly Sighting[]) => {
    const number = joined(words)
    return isTornAtComma(words) || (arePieces(words) && (isInColumn(number) || lacksPoint(number)))
  }
  return new Map(
    lines
      .map(([segment, words]) => [segment, inOrder(words)] as const)
      .filter(([, words]) => words.length > 1 && mayBeOne(words))
      .map(([segment, words]) => [segment, joined(words)]),
  )
}

/** Not "17" and "4,076.", a line number and its amount; "547." may lack its cents. */
function arePieces(words: readonly Sighting[]): boolean {
  return words.every(isPiece) && !isNumberByItself(words.at(-1)!.word.text)
}

const BEFORE_POINT = /^[-+($]*\d{1,3}(,?\d{3})*$/
const CENTS = /^\d\d\)?$/
/** In letter heights: the gap around a lost point is no wider. A line number is further from its amount. */
const POINT_GAP = 0.6
/** The highest confidence in a number whose point was inferred. */
const INFERRED = 0.5

/**
 * A number of two pieces, "6,403" and "59", with a point in the gap between them that blur has erased. Null for others.
 */
export function withPointInGap(pieces: readonly Sighting[]): Word | null {
  const ordered = inOrder(pieces)
  const [whole, cents, ...others] = ordered
  if (!whole || !cents || others.length > 0) return null
  const isGapOfPoint = cents.left - whole.right <= POINT_GAP * whole.segment.letterHeight
  if (!isGapOfPoint || !BEFORE_POINT.test(whole.word.text) || !CENTS.test(cents.word.text)) return null
  const { word } = joined(ordered)
  return { ...word, text: `${whole.word.text}.${cents.word.text}`, confidence: Math.min(word.confidence, INFERRED) }
}

function isTornAtComma(words: readonly Sighting[]): boolean {
  const [first = '', second = '', ...others] = words.map(({ word }) => word.text)
  const isAtComma = first.endsWith(',') || second.startsWith(',')
  return others.length === 0 && isAtComma && WITH_COMMA.test(first + second)
}

function isPiece({ word: { text, confidence } }: Sighting): boolean {
  return !isWellFormed(text) && (confidence < UNSURE || OF_NUMBERS.test(text))
}

/** Digits that end in two, with a point printed among them that was not read. */
function lacksPoint({ segment, left, right, word: { text } }: Sighting): boolean {
  return WITHOUT_POINT.test(text) && marksBetween(segment, left, right) > text.replace(/[^,]/g, '').length
}

function joined(ordered: readonly Sighting[]): Sighting {
  const [first, last] = [ordered[0]!, ordered.at(-1)!]
  const box: Box = [first.word.box[0], first.word.box[1], last.word.box[2], last.word.box[3]]
  const text = ordered.map(({ word }) => word.text).join('')
  const confidence = Math.min(...ordered.map(({ word }) => word.confidence))
  return { ...first, word: { text, box, confidence }, right: last.right }
}

function inOrder(words: readonly Sighting[]): Sighting[] {
  return words.toSorted((a, b) => a.left - b.left)
}
