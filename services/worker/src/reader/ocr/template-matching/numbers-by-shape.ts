import type { Look } from '@income/documents'
import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from '../lines/sighting.ts'
import { readByShape, readInForm } from './by-shape.ts'
import { knownDigits } from './known-digits.ts'
import { formsOfTornDate, isOnCalendar } from '../dates/torn-date.ts'

/** The readings of a page's numbers by the shapes of their digits. */
export interface NumbersByShape {
  /** Whether the shapes of a number contradict the OCR. */
  differs(sighting: Sighting): boolean
  /**
   * The reading of a number that matches one of these readings except for some digits, or a date that all of them read
   * in part; null if it looks like none of them.
   */
  read(sighting: Sighting, readings: readonly Look[]): Look | null
}

/** Known digits come from the numbers that were read with certainty. */
export function numbersByShape(
  cuts: ReadonlyMap<Sighting, Segment>,
  isUncertain: (sighting: Sighting) => boolean,
  page: Picture,
): NumbersByShape {
  const sure = [...cuts].filter(([sighting]) => !isUncertain(sighting))
  const known = knownDigits(
    sure.map(([{ word }, number]) => ({ text: word.text, number })),
    page,
  )
  const readAsDate = (texts: readonly string[], number: Segment) =>
    formsOfTornDate(
      texts,
      sure.map(([{ word }]) => word.text),
    )
      .flatMap((form) => readInForm(form, number, known, page) ?? [])
      .filter(({ text }) => isOnCalendar(text))
  const readAs = (text: string, number: Segment) => readByShape({ text, number }, known, page)
  return {
    differs: (sighting) => {
      const number = cuts.get(sighting)
      const read = number && readAs(sighting.word.text, number)
      return read ? read.text !== sighting.word.text : false
    },
    read: (sighting, readings) => {
      const number = cuts.get(sighting)
      if (!number) return null
      const texts = [...new Set([sighting.word.text, ...readings.map(({ text }) => text)])]
      const dates = readAsDate(texts, number)
      const read = dates.length > 0 ? dates : texts.flatMap((text) => readAs(text, number) ?? [])
      return read.sort((a, b) => b.confidence - a.confidence)[0] ?? null
    },
  }
}
