import type { Word } from '@income/documents'
import { FIGURES, recognise } from './engine.ts'
import type { Segment } from './layout/segments.ts'
import type { Prepared } from './prepare.ts'
import { chunksOf, MOST_ROWS, rowOf, sheetOf } from './sheet.ts'

/** A word with the line it stands in, and its place there in pixels of the page. */
export interface Sighting {
  word: Word
  segment: Segment
  left: number
  right: number
}

type Look = Pick<Word, 'text' | 'confidence'>

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
  const again = new Map<Sighting, Look>()
  for (const chunk of chunksOf([...cuts.keys()], MOST_ROWS)) {
    const sheet = sheetOf(chunk, picture, labels, LETTER_HEIGHT)
    for (const { text, confidence, bbox } of await recognise(sheet.picture, FIGURES)) {
      const row = rowOf({ bbox }, sheet)
      if (row) add(again, cuts.get(row.segment)!, { text, confidence: confidence / 100 })
    }
  }
  return sightings.map((sighting) => settled(sighting.word, again.get(sighting)))
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

function settled(word: Word, again: Look | undefined): Word {
  if (!again) return word
  if (again.text === word.text) return { ...word, confidence: Math.max(word.confidence, again.confidence) }
  const [first, second] = [AMOUNT.test(word.text), AMOUNT.test(again.text)]
  const better = first === second ? again.confidence > word.confidence : second
  return { ...word, text: better ? again.text : word.text, confidence: Math.min(DISPUTED, word.confidence) }
}
