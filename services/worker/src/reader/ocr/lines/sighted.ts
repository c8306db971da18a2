import type { Box, Look } from '@income/documents'
import type { Segment } from '../layout/segments.ts'
import { asPrinted } from './as-printed.ts'
import { withLostMarks } from './lost-marks.ts'
import type { Sighting } from './sighting.ts'

/** Height of capitals, as a fraction of the font size. */
const CAPITAL_HEIGHT = 0.72

/**
 * A word that OCR read in a segment; `pixels` is pixels per point. Words of a segment share its baseline and height, as
 * in a text layer; tight boxes would rise and fall with the letters.
 */
export function sighted({ text, confidence }: Look, place: Omit<Sighting, 'word'>, pixels: number): Sighting {
  const { segment, left, right } = place
  const size = segment.letterHeight / CAPITAL_HEIGHT
  const baseline = baselineOf(segment)
  const box: Box = [left / pixels, (baseline - 0.8 * size) / pixels, right / pixels, (baseline + 0.2 * size) / pixels]
  return { word: withLostMarks({ text: asPrinted(text, place), box, confidence }, place), ...place }
}

/** The line on which most letters stand. */
export function baselineOf({ components, letterHeight }: Segment): number {
  const feet = components
    .filter((c) => c.bottom - c.top > 0.4 * letterHeight)
    .map((c) => c.bottom)
    .sort((a, b) => a - b)
  return feet[Math.floor(0.4 * (feet.length - 1))] ?? components[0]!.bottom
}
