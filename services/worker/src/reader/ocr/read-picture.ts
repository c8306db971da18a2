import type { Word } from '@income/documents'
import type { Picture } from '../image/picture.ts'
import { withAccents } from './accents/with-accents.ts'
import { withUncertainWordsReread } from './lines/uncertain-words.ts'
import { firstLook } from './lines/first-look.ts'
import type { Seen } from './lines/sighting.ts'
import { prepare, type Prepared } from './prepare.ts'
import { lookAgain } from './numbers/second-look.ts'

/** The confidence in a ticked box: it may hold a smudge. */
const TICKED = 0.85

/** Reads what is printed in a picture of a page. */
export function readPicture(picture: Picture): Promise<Word[]> {
  return readPrepared(prepare(picture), new Map())
}

export async function readPrepared(prepared: Prepared, glimpsed: Seen): Promise<Word[]> {
  const seen = await withUncertainWordsReread(await firstLook(prepared, glimpsed), prepared)
  const spelt = await withAccents(seen, prepared)
  const words = await lookAgain(spelt, prepared)
  return [...words, ...ticksOf(prepared)]
}

function ticksOf({ ticked, picture: { scale } }: Prepared): Word[] {
  return ticked.map(({ left, top, right, bottom }) => ({
    text: '☒',
    box: [left / scale, top / scale, right / scale, bottom / scale],
    confidence: TICKED,
  }))
}
