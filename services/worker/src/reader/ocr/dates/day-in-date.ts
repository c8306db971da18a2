import { isMonthName, type Look, type Word } from '@income/documents'
import type { Sighting } from '../lines/sighting.ts'
import { weighed } from '../numbers/looks/weigh-looks.ts'

export const YEAR = /^(19|20)\d\d\b/
const DAY = /^([0-3]?\d)[.,]?$/
const LAST_DAY = 31
/** The highest confidence in a day that only further looks saw. */
const REPLACED = 0.75

/** In letter heights: the widest gap between the words of a date in monospaced print. */
const APART = 2.5
const ON_A_LINE = 0.4

/** Words between the name of a month and a year: "April ls, 2022" has a day there, whatever the OCR read. */
export function daysAmong(sightings: readonly Sighting[]): ReadonlySet<Sighting> {
  const days = new Set<Sighting>()
  for (const month of sightings.filter(({ word }) => isMonthName(word.text))) {
    const day = after(month, sightings)
    const year = day && after(day, sightings)
    if (year && YEAR.test(year.word.text)) days.add(day)
  }
  return days
}

/** The next word on the same line. */
export function after(one: Sighting, sightings: readonly Sighting[]): Sighting | undefined {
  const { letterHeight } = one.segment
  const next = sightings.filter(
    (other) =>
      other !== one &&
      other.left >= one.right - 1 &&
      other.left - one.right < APART * letterHeight &&
      Math.abs(other.segment.bottom - one.segment.bottom) < ON_A_LINE * letterHeight,
  )
  return next.sort((a, b) => a.left - b.left)[0]
}

/** The word by the vote of several looks. If none of them sees a day, it stays as it was read. */
export function weighedDay(word: Word, looks: readonly Look[]): Word {
  const [first, ...others] = [word, ...looks].flatMap((look) => asDay(look) ?? [])
  if (!first) return word
  const settled = weighed({ ...word, ...first }, others)
  return asDay(word) ? settled : { ...settled, confidence: Math.min(settled.confidence, REPLACED) }
}

/** The day with the comma that follows it; null if the look does not see a day. */
function asDay({ text, confidence }: Look): Look | null {
  const day = DAY.exec(text)?.[1]
  return day && Number(day) >= 1 && Number(day) <= LAST_DAY ? { text: `${day},`, confidence } : null
}
