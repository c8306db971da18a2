import type { Word } from '@income/documents'
import { columnsOf } from './column-of-numbers.ts'
import { daysAmong } from '../dates/day-in-date.ts'
import type { Segment } from '../layout/segments.ts'
import { tallPieces } from '../template-matching/tall-pieces.ts'
import { cutOf, UNSURE, type Sighting } from '../lines/sighting.ts'
import { splitNumbers } from './split-numbers.ts'

const NUMBER = /^[-+($]*\d[\d.,:/-]*[)%*-]*$/
/** An uncertain word with this fraction of digits may be a number whose characters ran together. */
const MOSTLY_DIGITS = 0.5
/** A lone digit may be what is left of several. */
const LONE_DIGIT = /^\d$/
/** A word in a column of numbers may be a number although it reads like a word. */
const NOT_CERTAIN = 0.9

/** The words of a page that are numbers or may be, with what they may be. */
export interface Numbers {
  /** Includes the days of dates. */
  numbers: Sighting[]
  days: ReadonlySet<Sighting>
  /** Lines of several words that may each be one number. */
  split: ReadonlyMap<Segment, Sighting>
}

export function numbersAmong(sightings: readonly Sighting[]): Numbers {
  const isInColumn = columnsOf(sightings.filter(({ word }) => isNumber(word)))
  const days = daysAmong(sightings)
  const mayBe = (seen: Sighting) => seen.word.confidence < NOT_CERTAIN && isInColumn(seen)
  return {
    numbers: sightings.filter(
      (seen) => isNumber(seen.word) || isTorn(seen.word) || lacksDigits(seen) || mayBe(seen) || days.has(seen),
    ),
    days,
    split: splitNumbers(sightings, isInColumn),
  }
}

/** Whether a word consists of characters of numbers, even a single digit. */
export function isOfDigits({ text }: Word): boolean {
  return NUMBER.test(text)
}

function isNumber(word: Word): boolean {
  return isOfDigits(word) && /\d\D*\d/.test(word.text)
}

/** "5" where "15" is printed. */
function lacksDigits(sighting: Sighting): boolean {
  if (!LONE_DIGIT.test(sighting.word.text)) return false
  const cut = cutOf(sighting)
  return cut !== null && tallPieces(cut) > 1
}

/** "03M9/2021": mostly digits, and OCR is unsure of it. */
function isTorn({ text, confidence }: Word): boolean {
  const digits = text.replace(/\D/g, '').length
  return confidence < UNSURE && digits >= 3 && digits >= MOSTLY_DIGITS * text.length
}
