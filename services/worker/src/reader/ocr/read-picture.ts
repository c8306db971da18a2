import type { Word } from '@income/documents'
import type { Picture } from '../image/picture.ts'
import { forget } from './engine.ts'
import { firstLook } from './first-look.ts'
import { doubted } from './lost-marks.ts'
import { prepare } from './prepare.ts'
import { lookAgain } from './second-look.ts'

export interface Reading {
  words: Word[]
  /** Degrees by which the lines of the page fell to the right; boxes are those of the levelled page. */
  skew: number
}

/** Reads what is printed in a picture of a page. */
export async function readPicture(raw: Picture): Promise<Reading> {
  const prepared = prepare(raw)
  await forget()
  const sightings = await firstLook(prepared)
  const words = await lookAgain(sightings, prepared)
  return { words: words.map((word, index) => doubted(word, sightings[index]!)), skew: prepared.skew }
}
