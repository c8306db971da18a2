import type { Look, Word } from '@income/documents'
import { FIGURES, recognise } from './engine.ts'
import { withoutBlur } from '../image/sharpen.ts'
import type { Segment } from './layout/segments.ts'
import type { Prepared } from './prepare.ts'
import { chunksOf, MOST_ROWS, rowOf, sheetOf } from './sheet.ts'
import { isDoubtful, weighed } from './weigh-looks.ts'

/** A word with the line it stands in, and its place there in pixels of the page. */
export interface Sighting {
  word: Word
  segment: Segment
  left: number
  right: number
}

/** How the picture of a figure is shown to the OCR: the height of its letters in pixels, and what is done to its blur. */
interface View {
  letterHeight: number
  /** Radius of an unsharp mask, in pixels; 0 leaves the picture as it is. */
  sharpened: number
}

/** Other sizes than at first, so that the same mistake is not made again. */
const SECOND: View = { letterHeight: 24, sharpened: 0 }
const FURTHER: readonly View[] = [
  { letterHeight: 44, sharpened: 0 },
  { letterHeight: 40, sharpened: 2.5 },
  { letterHeight: 40, sharpened: 4 },
]
const FIGURE = /^[-+($]*\d[\d.,:/-]*[)%*-]*$/

/**
 * Reads every figure a second time, for itself and with nothing but the characters of figures, and further times where
 * that leaves a doubt: larger, and with its blur taken back. What the looks do not agree on goes along with the word.
 */
export async function lookAgain(sightings: readonly Sighting[], prepared: Prepared): Promise<Word[]> {
  const figures = sightings.filter(({ word }) => FIGURE.test(word.text) && /\d\D*\d/.test(word.text))
  const second = await look(figures, prepared, SECOND)
  const doubtful = figures.filter((sighting) => isDoubtful(sighting.word, second.get(sighting)))
  const looks = [second]
  for (const view of FURTHER) looks.push(await look(doubtful, prepared, view))
  return sightings.map((sighting) =>
    weighed(
      sighting.word,
      looks.flatMap((seen) => seen.get(sighting) ?? []),
    ),
  )
}

/** What the OCR makes of each figure, cut out and set apart. */
async function look(
  figures: readonly Sighting[],
  { picture, labels }: Prepared,
  { letterHeight, sharpened }: View,
): Promise<Map<Sighting, Look>> {
  const cuts = new Map<Segment, Sighting>()
  for (const sighting of figures) {
    const cut = cutOut(sighting)
    if (cut) cuts.set(cut, sighting)
  }
  const looks = new Map<Sighting, Look>()
  for (const chunk of chunksOf([...cuts.keys()], MOST_ROWS)) {
    const sheet = sheetOf(chunk, picture, labels, letterHeight)
    for (const { text, confidence, bbox } of await recognise(await withoutBlur(sheet.picture, sharpened), FIGURES)) {
      const row = rowOf({ bbox }, sheet)
      if (row) add(looks, cuts.get(row.segment)!, { text, confidence: confidence / 100 })
    }
  }
  return looks
}

/** What OCR makes of one figure may come in pieces. */
function add(looks: Map<Sighting, Look>, sighting: Sighting, { text, confidence }: Look): void {
  const before = looks.get(sighting) ?? { text: '', confidence: 1 }
  looks.set(sighting, { text: before.text + text, confidence: Math.min(before.confidence, confidence) })
}

function cutOut({ segment, left, right }: Sighting): Segment | null {
  const components = segment.components.filter(
    (c) => (c.left + c.right) / 2 >= left - 1 && (c.left + c.right) / 2 <= right + 1,
  )
  if (components.length === 0) return null
  return {
    components,
    left: Math.min(...components.map((c) => c.left)),
    top: Math.min(...components.map((c) => c.top)),
    right: Math.max(...components.map((c) => c.right)),
    bottom: Math.max(...components.map((c) => c.bottom)),
    letterHeight: segment.letterHeight,
  }
}
