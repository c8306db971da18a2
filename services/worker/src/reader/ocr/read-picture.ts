import type { Box, Word } from '@income/documents'
import type { Word as RecognisedWord } from 'tesseract.js'
import type { Picture } from '../image/picture.ts'
import { forget, recognise } from './engine.ts'
import type { Segment } from './layout/segments.ts'
import { prepare } from './prepare.ts'
import { lookAgain, type Sighting } from './second-look.ts'
import { chunksOf, MOST_ROWS, rowOf, sheetOf, type Row } from './sheet.ts'

/** Widths at which segments are parted among sheets, so that little of a sheet is white, in letter heights. */
const WIDTHS = [6, 14, 30, Infinity]

/** Of capitals, in parts of the font size. */
const CAPITAL_HEIGHT = 0.72

export interface Reading {
  words: Word[]
  /** Degrees by which the lines of the page fell to the right; boxes are those of the levelled page. */
  skew: number
}

/** Reads what is printed in a picture of a page. */
export async function readPicture(raw: Picture): Promise<Reading> {
  const prepared = prepare(raw)
  const { picture, labels, segments, skew } = prepared
  await forget()
  const sightings: Sighting[] = []
  for (const group of byWidth(segments)) {
    const sheet = sheetOf(group, picture, labels)
    for (const word of await recognise(sheet.picture)) {
      const row = rowOf(word, sheet)
      if (row && word.text.trim() !== '') sightings.push(sighted(word, row, picture.scale))
    }
  }
  return { words: await lookAgain(sightings, prepared), skew }
}

/** Segments that go on a sheet together. */
function byWidth(segments: readonly Segment[]): Segment[][] {
  const groups = WIDTHS.map((): Segment[] => [])
  for (const segment of segments) {
    const width = (segment.right - segment.left) / segment.letterHeight
    groups[WIDTHS.findIndex((most) => width <= most)]!.push(segment)
  }
  return groups.flatMap((group) => chunksOf(group, MOST_ROWS))
}

/** Words of a segment share its baseline and height, as in a text layer: tight boxes would rise and fall with letters. */
function sighted(
  { text, bbox, confidence }: RecognisedWord,
  { segment, left: margin, scale }: Row,
  pixels: number,
): Sighting {
  const size = segment.letterHeight / CAPITAL_HEIGHT
  const baseline = baselineOf(segment)
  const [left, right] = [bbox.x0, bbox.x1].map((x) => segment.left + (x - margin) / scale) as [number, number]
  const box: Box = [left / pixels, (baseline - 0.8 * size) / pixels, right / pixels, (baseline + 0.2 * size) / pixels]
  return { word: { text, box, confidence: confidence / 100 }, segment, left, right }
}

/** Most letters stand on it. */
function baselineOf({ components, letterHeight }: Segment): number {
  const feet = components
    .filter((c) => c.bottom - c.top > 0.4 * letterHeight)
    .map((c) => c.bottom)
    .sort((a, b) => a - b)
  return feet[Math.floor(0.4 * (feet.length - 1))] ?? components[0]!.bottom
}
