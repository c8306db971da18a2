import type { Word as RecognisedWord } from 'tesseract.js'
import { recognise, type Network } from '../networks/tesseract.ts'
import { fittedToInk } from './fitted-to-ink.ts'
import type { Segment } from '../layout/segments.ts'
import type { Prepared } from '../prepare.ts'
import { sighted } from './sighted.ts'
import type { Seen, Sighting } from './sighting.ts'
import { rereadSmallPrint } from './small-print.ts'
import { chunksOf, LETTER_HEIGHT, MOST_ROWS, rowOf, sheetOf, type Row, type Setting } from '../networks/sheet.ts'

/** How segments are shown to the OCR, and to which of its networks. */
interface View extends Setting {
  network: Network
}

const FIRST: View = { network: 'fast', letterHeight: LETTER_HEIGHT }
/**
 * Other views, in order. A network sometimes garbles the clearest print; another network, or another size, rarely does
 * too.
 */
const OTHERS: readonly View[] = [
  { network: 'best', letterHeight: 40 },
  { network: 'best', letterHeight: 24, paper: 225 },
]
/** Words of less confidence are uncertain; a segment of which they make up MUCH is viewed again. */
const SURE = 0.75
const MUCH = 0.15
/** If more of a line of small print is uncertain, another view by Tesseract makes no more sense. */
const MOSTLY = 0.5
/**
 * A line with at most this many letters is also viewed again if the confidence in one word is below NONSENSE: "01d
 * Mill Brewing Company".
 */
const SHORT = 30
const NONSENSE = 0.4

/** In letter heights: the widths at which segments are distributed among sheets, so that little of a sheet is white. */
const WIDTHS = [6, 14, 30, Infinity]

/** Lines that show which way up a page lies. */
const GLIMPSED = 12

/**
 * The words in the segments of a page, each segment in its most certain view. `glimpsed` holds what a glance has
 * already seen.
 */
export async function firstLook(prepared: Prepared, glimpsed: Seen): Promise<Sighting[]> {
  const unseen = prepared.segments.filter((segment) => !glimpsed.has(segment))
  const seen = new Map([...glimpsed, ...(await look(unseen, prepared, FIRST))])
  const blurred = new Set(prepared.segments.filter((segment) => uncertainPart(seen.get(segment)) > MOSTLY))
  const reread = await rereadSmallPrint([...blurred], prepared, seen)
  for (const [segment, sightings] of reread) seen.set(segment, sightings)
  for (const view of OTHERS) {
    const uncertain = prepared.segments.filter((segment) => !reread.has(segment) && isUncertain(seen.get(segment)))
    for (const [segment, sightings] of await look(uncertain, prepared, view)) {
      if (certainty(sightings) > certainty(seen.get(segment))) seen.set(segment, sightings)
    }
  }
  const stillUncertain = prepared.segments.filter((segment) => !blurred.has(segment) && isUncertain(seen.get(segment)))
  const small = await rereadSmallPrint(stillUncertain, prepared, seen)
  return [...new Map([...seen, ...small]).values()].flat()
}

/** The longest lines of a page, as read at first sight. */
export function glance(prepared: Prepared): Promise<Seen> {
  const byLength = prepared.segments.toSorted((a, b) => b.components.length - a.components.length)
  return look(byLength.slice(0, GLIMPSED), prepared, FIRST)
}

function isUncertain(sightings: readonly Sighting[] | undefined): boolean {
  const isShort = lettersOf(sightings ?? []) <= SHORT
  return (isShort && certainty(sightings) < NONSENSE) || uncertainPart(sightings) > MUCH
}

/** The confidence in the least certain word; negative if no word was seen. */
function certainty(sightings: readonly Sighting[] | undefined): number {
  return sightings ? Math.min(...sightings.map(({ word }) => word.confidence)) : -1
}

/**
 * The fraction of letters in uncertain words: one such word is little in a long line of text, and everything in a
 * number.
 */
function uncertainPart(sightings: readonly Sighting[] = []): number {
  if (sightings.length === 0) return 1
  return lettersOf(sightings.filter(({ word }) => word.confidence < SURE)) / lettersOf(sightings)
}

function lettersOf(sightings: readonly Sighting[]): number {
  return sightings.reduce((sum, { word }) => sum + word.text.length, 0)
}

async function look(
  segments: readonly Segment[],
  { picture, labels }: Prepared,
  view: View,
): Promise<Map<Segment, Sighting[]>> {
  const seen = new Map<Segment, Sighting[]>()
  for (const group of byWidth(segments)) {
    const sheet = sheetOf(group, picture, labels, view)
    for (const word of await recognise(sheet.picture, { network: view.network })) {
      const row = rowOf(word, sheet)
      if (!row || word.text.trim() === '') continue
      const sightings = seen.get(row.segment) ?? []
      seen.set(row.segment, [...sightings, sightedIn(row, word, picture.scale)])
    }
  }
  return new Map([...seen].map(([segment, sightings]) => [segment, fittedToInk(sightings, picture.scale)]))
}

/** Groups segments that go on a sheet together. */
function byWidth(segments: readonly Segment[]): Segment[][] {
  const groups = WIDTHS.map((): Segment[] => [])
  for (const segment of segments) {
    const width = (segment.right - segment.left) / segment.letterHeight
    groups[WIDTHS.findIndex((most) => width <= most)]!.push(segment)
  }
  return groups.flatMap((group) => chunksOf(group, MOST_ROWS))
}

function sightedIn(
  { segment, left: margin, scale }: Row,
  { text, bbox, confidence }: RecognisedWord,
  pixels: number,
): Sighting {
  const [left, right] = [bbox.x0, bbox.x1].map((x) => segment.left + (x - margin) / scale) as [number, number]
  return sighted({ text, confidence: confidence / 100 }, { segment, left, right }, pixels)
}
