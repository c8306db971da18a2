import type { Look, Word } from '@income/documents'
import { columnsOf } from './column-of-figures.ts'
import { daysAmong, weighedDay } from './day-in-date.ts'
import { FIGURES, recognise } from './engine.ts'
import { withoutBlur } from '../image/sharpen.ts'
import type { Segment } from './layout/segments.ts'
import { doubted } from './lost-marks.ts'
import type { Prepared } from './prepare.ts'
import { figuresByShape } from './shapes/figures-by-shape.ts'
import { chunksOf, MOST_ROWS, rowOf, sheetOf } from './sheet.ts'
import { cutsOf, type Sighting } from './sighting.ts'
import { splitFigures } from './split-figures.ts'
import { isDoubtful, isFigureByItself, isWellFormed, weighed } from './weigh-looks.ts'

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
/** In heights of the digits: the OCR makes nonsense of digits that stand far apart. */
const WIDEST_GAP = 0.2
const FIGURE = /^[-+($]*\d[\d.,:/-]*[)%*-]*$/
/** What OCR is less sure of than this, and has as many digits, may be a figure of which characters ran together. */
const UNSURE = 0.75
const MOSTLY_DIGITS = 0.5
/** And what stands in a column of figures may be one though it reads like a word. */
const NOT_CERTAIN = 0.9

/**
 * Reads every figure a second time, for itself and with nothing but the characters of figures, and holds its digits against
 * those of the page that are read without doubt. Where that leaves a doubt, it is read further times: larger, and with its
 * blur taken back. What the looks do not agree on goes along with the word.
 */
export async function lookAgain(sightings: readonly Sighting[], prepared: Prepared): Promise<Word[]> {
  const isInColumn = columnsOf(sightings.filter(({ word }) => isFigure(word)))
  const split = splitFigures(sightings, isInColumn)
  const days = daysAmong(sightings)
  const mayBeFigure = (sighting: Sighting) => sighting.word.confidence < NOT_CERTAIN && isInColumn(sighting)
  const figures = sightings.filter(
    (seen) => isFigure(seen.word) || isTornFigure(seen.word) || mayBeFigure(seen) || days.has(seen),
  )
  const cuts = cutsOf([...figures, ...split.values()])
  const second = await look(cuts, prepared, SECOND)
  const isUnsure = (sighting: Sighting) => isDoubtful(sighting.word, second.get(sighting))
  const shapes = figuresByShape(cuts, isUnsure, prepared.picture)
  const doubtful = new Map([...cuts].filter(([sighting]) => isUnsure(sighting) || shapes.differs(sighting)))
  const looks = [second]
  for (const view of FURTHER) looks.push(await look(doubtful, prepared, view))
  const settled = (sighting: Sighting): Word => {
    const all = looks.flatMap((each) => each.get(sighting) ?? [])
    if (days.has(sighting)) return weighedDay(sighting.word, all)
    const seen = isFigure(sighting.word) ? all : all.filter(({ text }) => isFigureByItself(text))
    return weighed(sighting.word, seen, doubtful.has(sighting) ? shapes.read(sighting, seen) : null)
  }
  const reliable = (sighting: Sighting) => doubted(settled(sighting), sighting)
  const whole = new Map([...split].map(([line, sighting]) => [line, reliable(sighting)] as const).filter(isAmount))
  return [...sightings.filter(({ segment }) => !whole.has(segment)).map(reliable), ...whole.values()]
}

function isAmount([, { text }]: readonly [Segment, Word]): boolean {
  return isWellFormed(text)
}

function isFigure({ text }: Word): boolean {
  return FIGURE.test(text) && /\d\D*\d/.test(text)
}

/** "03M9/2021": mostly digits, and OCR is not sure of it. */
function isTornFigure({ text, confidence }: Word): boolean {
  const digits = text.replace(/\D/g, '').length
  return confidence < UNSURE && digits >= 3 && digits >= MOSTLY_DIGITS * text.length
}

/** What the OCR makes of each figure, cut out and set apart. */
async function look(
  cuts: ReadonlyMap<Sighting, Segment>,
  { picture, labels }: Prepared,
  { letterHeight, sharpened }: View,
): Promise<Map<Sighting, Look>> {
  const sightings = new Map([...cuts].map(([sighting, cut]) => [cut, sighting]))
  const looks = new Map<Sighting, Look>()
  for (const chunk of chunksOf([...cuts.values()], MOST_ROWS)) {
    const sheet = sheetOf(chunk, picture, labels, { letterHeight, widestGap: WIDEST_GAP })
    for (const { text, confidence, bbox } of await recognise(await withoutBlur(sheet.picture, sharpened), FIGURES)) {
      const row = rowOf({ bbox }, sheet)
      if (row) add(looks, sightings.get(row.segment)!, { text, confidence: confidence / 100 })
    }
  }
  return looks
}

/** What OCR makes of one figure may come in pieces. */
function add(looks: Map<Sighting, Look>, sighting: Sighting, { text, confidence }: Look): void {
  const before = looks.get(sighting) ?? { text: '', confidence: 1 }
  looks.set(sighting, { text: before.text + text, confidence: Math.min(before.confidence, confidence) })
}
