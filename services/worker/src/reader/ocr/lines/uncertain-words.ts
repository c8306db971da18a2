import type { Look, Word } from '@income/documents'
import { LINE_HEIGHT, readLines } from '../networks/pp-ocr.ts'
import { lineOf, type LineSetting } from '../networks/sheet.ts'
import type { Prepared } from '../prepare.ts'
import { cutsOf, type Sighting } from './sighting.ts'

/** Words that Tesseract is less sure of are read again. */
const DOUBTED = 0.85
/** Where PP-OCRv4 is surer than this and reads something else, Tesseract is hardly ever right. */
const SURE = 0.8
/** A reading longer than Tesseract's by this factor and a letter contains part of the next word. */
const LONGEST = 1.3
/** The confidence in a word that the two networks read differently. */
const DISPUTED = 0.75

const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => at + 33))
const WORD: LineSetting = { height: LINE_HEIGHT, letterHeight: 30, margin: 10 }

/**
 * The words of a page, with those that make no sense to Tesseract read again by PP-OCRv4. Numbers are handled
 * elsewhere.
 */
export async function withUncertainWordsReread(
  sightings: readonly Sighting[],
  { picture, labels }: Prepared,
): Promise<Sighting[]> {
  const cuts = cutsOf(sightings.filter(({ word }) => isUncertain(word)))
  const looks = await readLines(
    [...cuts.values()].map((cut) => lineOf(cut, picture, labels, WORD)),
    PRINTABLE,
  )
  const again = new Map([...cuts.keys()].map((sighting, at) => [sighting, looks?.[at]]))
  return sightings.map((sighting) => ({ ...sighting, word: settled(sighting.word, again.get(sighting)) }))
}

function isUncertain({ text, confidence }: Word): boolean {
  return confidence < DOUBTED && !/\d/.test(text)
}

/** The word after comparing the readings of the two networks. */
export function settled(word: Word, again: Look | undefined): Word {
  if (!again || again.confidence < SURE || again.text === word.text) return word
  if (again.text.length > word.text.length * LONGEST + 1) return word
  return { ...word, text: again.text, confidence: DISPUTED }
}
