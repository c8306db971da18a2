import type { Look, Word } from '@income/documents'
import { weighedDay } from '../dates/day-in-date.ts'
import { LINE_HEIGHT, readLines } from '../networks/pp-ocr.ts'
import { NUMBERS, MONTHS, recognise, type Characters } from '../networks/tesseract.ts'
import { numbersAmong } from './numbers-among.ts'
import { withoutBlur } from '../../image/sharpen.ts'
import type { Segment } from '../layout/segments.ts'
import { looksThatCount } from './looks/looks-that-count.ts'
import { withLostMarks } from '../lines/lost-marks.ts'
import { uncertainMonths, weighedMonth } from '../dates/month-in-date.ts'
import type { Prepared } from '../prepare.ts'
import { confirmedByShape } from '../template-matching/confirmed-by-shape.ts'
import { numbersByShape } from '../template-matching/numbers-by-shape.ts'
import { tallPieces } from '../template-matching/tall-pieces.ts'
import { chunksOf, lineOf, MOST_ROWS, rowOf, sheetOf, type LineSetting } from '../networks/sheet.ts'
import { cutsOf, type Sighting } from '../lines/sighting.ts'
import { withPointInGap } from './split-numbers.ts'
import { thousandsOf } from './thousands.ts'
import { lookOfPpOcr } from './looks/look-of-pp-ocr.ts'
import { isAmbiguous, isNumberByItself, weighed, type CountedLook } from './looks/weigh-looks.ts'

/** How a picture of a number is shown to the OCR: the height of its letters in pixels, and how its blur is treated. */
interface View {
  letterHeight: number
  /** Radius of an unsharp mask, in pixels; 0 leaves the picture unchanged. */
  sharpened: number
}

/** A different network and different sizes, so that the first mistake is not repeated. */
const SECOND: View = { letterHeight: 24, sharpened: 0 }
const FURTHER: readonly View[] = [
  { letterHeight: 44, sharpened: 0 },
  { letterHeight: 40, sharpened: 2.5 },
  { letterHeight: 40, sharpened: 4 },
]
/** How a number is shown to PP-OCRv4: like most of its training data. */
const THIRD: LineSetting = { height: LINE_HEIGHT, letterHeight: 30, margin: 10 }
/** In digit heights: the OCR garbles digits that are far apart. */
const WIDEST_GAP = 0.2

/**
 * Compares the digits of numbers with those on the page that were read with certainty. A number that this does not
 * confirm is read a second time, alone and limited to the characters of numbers. If it stays ambiguous, PP-OCRv4 reads
 * it; where that does not run, Tesseract reads it again, larger and sharpened. Readings that the looks do not agree on
 * are kept with the word.
 */
export async function lookAgain(sightings: readonly Sighting[], prepared: Prepared): Promise<Word[]> {
  const { numbers, days, split } = numbersAmong(sightings)
  const seen = await looksAt([...numbers, ...split.values()], prepared)
  const months = await looksAtMonths(uncertainMonths(sightings), prepared)
  const thousands = thousandsOf(sightings.map(({ word }) => word))
  const settled = (sighting: Sighting): Word => {
    const { word } = sighting
    const { looks, byShape, tall } = seen(sighting)
    if (days.has(sighting)) return weighedDay(word, looks)
    if (months.has(sighting)) return weighedMonth(word, months.get(sighting)!)
    const counted = looksThatCount(word, looks)
    return weighed(word, counted, { byShape: byShape(counted), thousands, ...(tall !== null && { tall }) })
  }
  const reliable = (sighting: Sighting) => withLostMarks(settled(sighting), sighting)
  const piecesOf = (line: Segment) => sightings.filter(({ segment }) => segment === line)
  const asOne = (line: Segment, word: Word) =>
    isNumberByItself(word.text) ? word : (withPointInGap(piecesOf(line)) ?? word)
  const whole = new Map(
    [...split].map(([line, sighting]) => [line, asOne(line, reliable(sighting))] as const).filter(isAmount),
  )
  return [...sightings.filter(({ segment }) => !whole.has(segment)).map(reliable), ...whole.values()]
}

function isAmount([, { text }]: readonly [Segment, Word]): boolean {
  return isNumberByItself(text)
}

/** What further looks saw of a number, and its reading by the shapes of its digits if they disagree. */
interface Seen {
  looks: readonly CountedLook[]
  byShape: (looks: readonly Look[]) => Look | null
  /** Number of its components that are as high as digits. */
  tall: number | null
}

async function looksAt(numbers: readonly Sighting[], prepared: Prepared): Promise<(sighting: Sighting) => Seen> {
  const cuts = cutsOf(numbers)
  const confirmed = confirmedByShape(cuts, prepared.picture)
  const others = new Map([...cuts].filter(([sighting]) => !confirmed.has(sighting)))
  const second = await look(others, prepared, SECOND, NUMBERS)
  const isUnsure = (sighting: Sighting) => others.has(sighting) && isAmbiguous(sighting.word, second.get(sighting))
  const shapes = numbersByShape(cuts, isUnsure, prepared.picture)
  const ambiguous = new Map([...others].filter(([sighting]) => isUnsure(sighting) || shapes.differs(sighting)))
  const third = await lookOfAnother(ambiguous, prepared)
  const all: Map<Sighting, CountedLook>[] = [
    confirmed,
    second,
    ...(third ? [third] : await looksFromFurther(ambiguous, prepared)),
  ]
  return (sighting) => ({
    looks: all.flatMap((each) => each.get(sighting) ?? []),
    byShape: (looks) => (ambiguous.has(sighting) ? shapes.read(sighting, looks) : null),
    tall: cuts.has(sighting) ? tallPieces(cuts.get(sighting)!) : null,
  })
}

/** What PP-OCRv4 reads for each number; null if it does not run. */
async function lookOfAnother(
  cuts: ReadonlyMap<Sighting, Segment>,
  { picture, labels }: Prepared,
): Promise<Map<Sighting, CountedLook> | null> {
  const lines = [...cuts.values()].map((cut) => lineOf(cut, picture, labels, THIRD))
  const looks = await readLines(lines, NUMBERS)
  const seen = [...cuts.keys()].map((sighting, at) => [sighting, looks?.[at]] as const)
  return looks && new Map(seen.flatMap(([sighting, one]) => (one?.text ? [[sighting, lookOfPpOcr(one)]] : [])))
}

/** Without another network, the same one reads at other sizes. */
async function looksFromFurther(
  cuts: ReadonlyMap<Sighting, Segment>,
  prepared: Prepared,
): Promise<Map<Sighting, Look>[]> {
  const all: Map<Sighting, Look>[] = []
  for (const view of FURTHER) all.push(await look(cuts, prepared, view, NUMBERS))
  return all
}

/** What the OCR reads if limited to names of months. */
async function looksAtMonths(
  months: readonly Sighting[],
  prepared: Prepared,
): Promise<ReadonlyMap<Sighting, readonly Look[]>> {
  const cuts = cutsOf(months)
  const all: Map<Sighting, Look>[] = []
  for (const view of [SECOND, ...FURTHER]) all.push(await look(cuts, prepared, view, MONTHS))
  return new Map(months.map((month) => [month, all.flatMap((each) => each.get(month) ?? [])]))
}

/** What the OCR reads for each word, cut out and limited to some characters. */
async function look(
  cuts: ReadonlyMap<Sighting, Segment>,
  { picture, labels }: Prepared,
  { letterHeight, sharpened }: View,
  characters: Characters,
): Promise<Map<Sighting, Look>> {
  const sightings = new Map([...cuts].map(([sighting, cut]) => [cut, sighting]))
  const looks = new Map<Sighting, Look>()
  for (const chunk of chunksOf([...cuts.values()], MOST_ROWS)) {
    const sheet = sheetOf(chunk, picture, labels, { letterHeight, widestGap: WIDEST_GAP })
    for (const { text, confidence, bbox } of await recognise(await withoutBlur(sheet.picture, sharpened), {
      network: 'best',
      characters,
    })) {
      const row = rowOf({ bbox }, sheet)
      if (row) add(looks, sightings.get(row.segment)!, { text, confidence: confidence / 100 })
    }
  }
  return looks
}

/** The OCR may return one word in pieces. */
function add(looks: Map<Sighting, Look>, sighting: Sighting, { text, confidence }: Look): void {
  const before = looks.get(sighting) ?? { text: '', confidence: 1 }
  looks.set(sighting, { text: before.text + text, confidence: Math.min(before.confidence, confidence) })
}
