import type { Word } from '@income/documents'
import { columnsOf } from './column-of-figures.ts'
import { daysAmong } from './day-in-date.ts'
import type { Segment } from './layout/segments.ts'
import { tallPieces } from './shapes/tall-pieces.ts'
import { cutOf, UNSURE, type Sighting } from './sighting.ts'
import { splitFigures } from './split-figures.ts'

const FIGURE = /^[-+($]*\d[\d.,:/-]*[)%*-]*$/
/** What OCR is unsure of, and has as many digits, may be a figure of which characters ran together. */
const MOSTLY_DIGITS = 0.5
/** A digit that stands for itself may be what is left of several. */
const LONE_DIGIT = /^\d$/
/** What stands in a column of figures may be one though it reads like a word. */
const NOT_CERTAIN = 0.9

/** The words of a page that are figures or may be, with what they may be. */
export interface Figures {
  /** The days of dates among them, too. */
  figures: Sighting[]
  days: ReadonlySet<Sighting>
  /** Lines of several words that may be one figure each. */
  split: ReadonlyMap<Segment, Sighting>
}

export function figuresAmong(sightings: readonly Sighting[]): Figures {
  const isInColumn = columnsOf(sightings.filter(({ word }) => isFigure(word)))
  const days = daysAmong(sightings)
  const mayBe = (seen: Sighting) => seen.word.confidence < NOT_CERTAIN && isInColumn(seen)
  return {
    figures: sightings.filter(
      (seen) => isFigure(seen.word) || isTorn(seen.word) || lacksDigits(seen) || mayBe(seen) || days.has(seen),
    ),
    days,
    split: splitFigures(sightings, isInColumn),
  }
}

/** Whether a word is written with what figures are written with, be it a digit alone. */
export function isOfDigits({ text }: Word): boolean {
  return FIGURE.test(text)
}

function isFigure(word: Word): boolean {
  return isOfDigits(word) && /\d\D*\d/.test(word.text)
}

/** "5" where "15" is printed. */
function lacksDigits(sighting: Sighting): boolean {
  if (!LONE_DIGIT.test(sighting.word.text)) return false
  const cut = cutOf(sighting)
  return cut !== null && tallPieces(cut) > 1
}

/** "03M9/2021": mostly digits, and OCR is not sure of it. */
function isTorn({ text, confidence }: Word): boolean {
  const digits = text.replace(/\D/g, '').length
  return confidence < UNSURE && digits >= 3 && digits >= MOSTLY_DIGITS * text.length
}
