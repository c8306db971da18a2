import type { Look } from '@income/documents'
import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from '../sighting.ts'
import { readByShape, readInForm } from './by-shape.ts'
import { knownDigits } from './known-digits.ts'
import { formsOfTornDate, isOnCalendar } from './torn-date.ts'

/** What the figures of a page say by the shapes of their digits. */
export interface FiguresByShape {
  /** Whether a figure says something else by its shapes than as OCR has it. */
  differs(sighting: Sighting): boolean
  /**
   * What a figure says if it is one of these readings but for some digits, or a date of which they all lost a part; null where it looks
   * like none of them.
   */
  read(sighting: Sighting, readings: readonly Look[]): Look | null
}

/** Digits are known by the figures that are read without doubt. */
export function figuresByShape(
  cuts: ReadonlyMap<Sighting, Segment>,
  isDoubtful: (sighting: Sighting) => boolean,
  page: Picture,
): FiguresByShape {
  const sure = [...cuts].filter(([sighting]) => !isDoubtful(sighting))
  const known = knownDigits(
    sure.map(([{ word }, figure]) => ({ text: word.text, figure })),
    page,
  )
  const readAsDate = (texts: readonly string[], figure: Segment) =>
    formsOfTornDate(
      texts,
      sure.map(([{ word }]) => word.text),
    )
      .flatMap((form) => readInForm(form, figure, known, page) ?? [])
      .filter(({ text }) => isOnCalendar(text))
  const readAs = (text: string, figure: Segment) => readByShape({ text, figure }, known, page)
  return {
    differs: (sighting) => {
      const figure = cuts.get(sighting)
      const read = figure && readAs(sighting.word.text, figure)
      return read ? read.text !== sighting.word.text : false
    },
    read: (sighting, readings) => {
      const figure = cuts.get(sighting)
      if (!figure) return null
      const texts = [...new Set([sighting.word.text, ...readings.map(({ text }) => text)])]
      const dates = readAsDate(texts, figure)
      const read = dates.length > 0 ? dates : texts.flatMap((text) => readAs(text, figure) ?? [])
      return read.sort((a, b) => b.confidence - a.confidence)[0] ?? null
    },
  }
}
