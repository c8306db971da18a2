import type { Word } from '@income/documents'
import type { Picture } from '../image/picture.ts'
import { turnedByQuarters } from '../image/rotate.ts'
import { readPicture, type Reading } from './read-picture.ts'

export interface UprightReading extends Reading {
  /** Degrees clockwise by which the picture had to be turned. */
  turned: 0 | 90 | 180 | 270
  /** Of the turned page, in points. */
  width: number
  height: number
}

/** Words of letters that OCR is sure of; print that lies on its side or head gives next to none. */
const SURE = 0.7
const ENOUGH = 0.4

/** Reads a picture of a page that may lie on its side or its head: the way round in which most of it makes sense. */
export async function readUpright(picture: Picture): Promise<UprightReading> {
  const asItIs = await readTurned(picture, 0)
  if (asItIs.words.length === 0 || shareOfSense(asItIs.words) >= ENOUGH) return asItIs
  let best = asItIs
  for (const turn of [90, 270, 180] as const) {
    const reading = await readTurned(picture, turn)
    if (sense(reading.words) > 1.2 * sense(best.words)) best = reading
    if (shareOfSense(best.words) >= ENOUGH && best !== asItIs) break
  }
  return best
}

async function readTurned(picture: Picture, turned: UprightReading['turned']): Promise<UprightReading> {
  const upright = turnedByQuarters(picture, turned)
  const { width, height, scale } = upright
  return { ...(await readPicture(upright)), turned, width: width / scale, height: height / scale }
}

/** Letters in words that were read with certainty. */
function sense(words: readonly Word[]): number {
  return words.filter(makesSense).reduce((sum, { text }) => sum + text.length, 0)
}

function shareOfSense(words: readonly Word[]): number {
  return sense(words) / words.reduce((sum, { text }) => sum + text.length, 0)
}

function makesSense({ text, confidence }: Word): boolean {
  return confidence >= SURE && /[A-Za-z0-9]{3}/.test(text)
}
