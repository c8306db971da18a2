import { isMonthName, type Look, type Word } from '@income/documents'
import { after, YEAR } from './day-in-date.ts'
import { UNSURE, type Sighting } from '../lines/sighting.ts'

const NAME = /^\p{L}{3,9}[.,]?$/u
const DAY = /^\d{1,2},?$/
/** The highest confidence in a month that was first read as another word. */
const REPLACED = 0.75

/** Uncertain words before a day and a year: "Oak 03, 2024" has a month there. */
export function uncertainMonths(sightings: readonly Sighting[]): Sighting[] {
  return sightings.filter((sighting) => {
    const { text, confidence } = sighting.word
    if (confidence >= UNSURE || !NAME.test(text)) return false
    const day = after(sighting, sightings)
    const year = day && DAY.test(day.word.text) ? after(day, sightings) : undefined
    return year !== undefined && YEAR.test(year.word.text)
  })
}

/** The word as the month that most looks see; unchanged if none sees one. */
export function weighedMonth(word: Word, looks: readonly Look[]): Word {
  const months = looks.filter(({ text }) => isMonthName(text))
  const ways = [...Map.groupBy(months, ({ text }) => text).values()]
  const [most] = ways.toSorted((a, b) => b.length - a.length)
  if (!most) return word
  const confidence = Math.max(...most.map((look) => look.confidence))
  return { ...word, text: most[0]!.text, confidence: Math.min(REPLACED, confidence) }
}
