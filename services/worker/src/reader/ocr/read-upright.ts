import type { Word } from '@income/documents'
import type { Picture } from '../image/picture.ts'
import { turnedByQuarters } from '../image/rotate.ts'
import { prepare, type Prepared } from './prepare.ts'
import { readPrepared } from './read-picture.ts'
import { glance } from './lines/first-look.ts'
import type { Seen } from './lines/sighting.ts'

export interface UprightReading {
  words: Word[]
  /** Degrees clockwise by which the picture had to be turned. */
  turned: 0 | 90 | 180 | 270
  /** Degrees by which the lines of the turned page fell to the right; boxes are those of the levelled page. */
  skew: number
  /** Size of the turned page, in points. */
  width: number
  height: number
}

/** Confidence from which a word counts. Print on its side or upside down yields next to none. */
const SURE = 0.7
const ENOUGH = 0.4
/** Another orientation must make more sense by this factor. */
const MORE = 1.2

interface Turned {
  turned: UprightReading['turned']
  picture: Picture
  prepared: Prepared
  /** Its longest lines. */
  glimpsed: Seen
}

/** Reads a picture of a page that may be on its side or upside down, in the orientation that makes most sense. */
export async function readUpright(picture: Picture): Promise<UprightReading> {
  const { turned, picture: upright, prepared, glimpsed } = await turnedUpright(picture)
  const { width, height, scale } = upright
  const words = await readPrepared(prepared, glimpsed)
  return { words, skew: prepared.skew, turned, width: width / scale, height: height / scale }
}

async function turnedUpright(picture: Picture): Promise<Turned> {
  const asItIs = await turnedBy(picture, 0)
  if (asItIs.glimpsed.size === 0 || shareOfSense(asItIs.glimpsed) >= ENOUGH) return asItIs
  let best = asItIs
  for (const turn of [90, 270, 180] as const) {
    const other = await turnedBy(picture, turn)
    if (sense(other.glimpsed) > MORE * sense(best.glimpsed)) best = other
    if (best !== asItIs && shareOfSense(best.glimpsed) >= ENOUGH) break
  }
  return best
}

async function turnedBy(picture: Picture, turned: Turned['turned']): Promise<Turned> {
  const upright = turnedByQuarters(picture, turned)
  const prepared = prepare(upright)
  return { turned, picture: upright, prepared, glimpsed: await glance(prepared) }
}

/** Letters in words that were read with certainty. */
function sense(seen: Seen): number {
  return lettersOf(wordsOf(seen).filter(makesSense))
}

function shareOfSense(seen: Seen): number {
  return sense(seen) / lettersOf(wordsOf(seen))
}

function wordsOf(seen: Seen): Word[] {
  return [...seen.values()].flat().map(({ word }) => word)
}

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}

function makesSense({ text, confidence }: Word): boolean {
  return confidence >= SURE && /[A-Za-z0-9]{3}/.test(text)
}
