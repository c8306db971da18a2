import type { Word } from '@income/documents'
import { FIGURES, recognise } from './engine.ts'
import type { Segment } from './layout/segments.ts'
import type { Prepared } from './prepare.ts'
import { rowOf, sheetOf } from './sheet.ts'

/** A word with the line it stands in, and its place there in pixels of the page. */
export interface Sighting {
  word: Word
  segment: Segment
  left: number
  right: number
}

/** Another size than at first, so that the same mistake is not made again. */
const LETTER_HEIGHT = 24
/** What becomes of the confidence in a figure that was read in two ways. */
const DISPUTED = 0.5
const FIGURE = /^[-+($]*\d[\d.,:/-]*[)%*-]*$/
const AMOUNT = /^\(?-?\$?\d{1,3}(,\d{3})*(\.\d\d)?\)?[-*]?$/

/**
 * Reads every figure a second time, for itself and with nothing but the characters of figures. Two readings that agree
 * can be relied on; of two that do not, the better formed is kept, and nobody takes it for sure.
 */
export async function lookAgain(sightings: readonly Sighting[], { picture, labels }: Prepared): Promise<Word[]> {
  const figures = sightings.filter(({ word }) => FIGURE.test(word.text) && /\d\D*\d/.test(word.text))
  const cuts = new Map<Segment, Sighting>()
  for (const sighting of figures) {
    const cut = cutOut(sighting)
    if (cut) cuts.set(cut, sighting)
  }
  const sheet = sheetOf([...cuts.keys()], picture, labels, LETTER_HEIGHT)
  const again = new Map<Sighting, { text: string; confidence: number }>()
  for (const { text, confidence, bbox } of cuts.size > 0 ? await recognise(sheet.picture, FIGURES) : []) {
    const row = rowOf({ bbox }, sheet)
    if (!row) continue
    const sighting = cuts.get(row.segment)!
    const before = again.get(sighting)
    again.set(sighting, {
      text: (before?.text ?? '') + text,
      confidence: Math.min(before?.confidence ?? 1, confidence / 100),
    })
  }
  return sightings.map((sighting) => settled(sighting.word, again.get(sighting)))
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

function settled(word: Word, again: { text: string; confidence: number } | undefined): Word {
  if (!again) return word
  if (again.text === word.text) return { ...word, confidence: Math.max(word.confidence, again.confidence) }
  const [first, second] = [AMOUNT.test(word.text), AMOUNT.test(again.text)]
  const better = first === second ? again.confidence > word.confidence : second
  return { ...word, text: better ? again.text : word.text, confidence: Math.min(DISPUTED, word.confidence) }
}
