import type { Box, Word } from '@income/documents'
import { PSM, type Word as RecognisedWord } from 'tesseract.js'
import type { Picture } from '../image/picture.ts'
import { forget, recognise } from './engine.ts'
import type { Segment } from './layout/segments.ts'
import { prepare } from './prepare.ts'
import { sheetOf, type Row, type Sheet } from './sheet.ts'

/** Widths at which segments are parted among sheets, so that little of a sheet is white, in letter heights. */
const WIDTHS = [6, 14, 30, Infinity]

export interface Reading {
  words: Word[]
  /** Degrees by which the lines of the page fell to the right; boxes are those of the levelled page. */
  skew: number
}

/** Reads what is printed in a picture of a page. */
export async function readPicture(raw: Picture): Promise<Reading> {
  const { picture, labels, segments, skew } = prepare(raw)
  await forget()
  const words: Word[] = []
  for (const group of byWidth(segments)) {
    const sheet = sheetOf(group, picture, labels)
    for (const word of await recognise(sheet.picture, PSM.SINGLE_BLOCK)) {
      const row = rowOf(word, sheet)
      if (row && word.text.trim() !== '') words.push(placed(word, row, picture.scale))
    }
  }
  return { words, skew }
}

function byWidth(segments: readonly Segment[]): Segment[][] {
  const groups = WIDTHS.map((): Segment[] => [])
  for (const segment of segments) {
    const width = (segment.right - segment.left) / segment.letterHeight
    groups[WIDTHS.findIndex((most) => width <= most)]!.push(segment)
  }
  return groups.filter((group) => group.length > 0)
}

function rowOf({ bbox }: RecognisedWord, { rows }: Sheet): Row | null {
  const middle = (bbox.y0 + bbox.y1) / 2
  return rows.find((row) => middle >= row.top - 8 && middle <= row.top + row.height + 8) ?? null
}

/** Words of a segment share its baseline and height, as in a text layer: tight boxes would rise and fall with letters. */
function placed({ text, bbox, confidence }: RecognisedWord, { segment, left, scale }: Row, pixels: number): Word {
  const size = segment.letterHeight / 0.72
  const baseline = baselineOf(segment)
  const box: Box = [
    (segment.left + (bbox.x0 - left) / scale) / pixels,
    (baseline - 0.8 * size) / pixels,
    (segment.left + (bbox.x1 - left) / scale) / pixels,
    (baseline + 0.2 * size) / pixels,
  ]
  return { text, box, confidence: confidence / 100 }
}

/** Most letters stand on it. */
function baselineOf({ components, letterHeight }: Segment): number {
  const feet = components
    .filter((c) => c.bottom - c.top > 0.4 * letterHeight)
    .map((c) => c.bottom)
    .sort((a, b) => a - b)
  return feet[Math.floor(0.4 * (feet.length - 1))] ?? components[0]!.bottom
}
