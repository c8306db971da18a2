import { isMonthName, type Look, type Word } from '@income/documents'
import { after, YEAR } from './day-in-date.ts'
import { UNSURE, type Sighting } from '../lines/sighting.ts'

const NAME = /^\p{L}{3,9}[.,]?$/u
const DAY = /^\d{1,2},?$/
/** What becomes of the confidence in a month that was read as another word at first. */
const REPLACED = 0.75

/** Words before a day and a year of which OCR is not sure: "Oak 03, 2024" has a month there. */
export function doubtedMonths(sightings: readonly Sighting[]): Sighting[] {
  return sightings.filter((sighting) => {
    const { text, confidence } = sighting.word
    if (confidence >= UNSURE || !NAME.test(text)) return false
    const day = after(sighting, sightings)
    const year = day && DAY.test(day.word.text) ? after(day, sightings) : undefined
    return year !== undefined && YEAR.test(year.word.text)
  })
}

/** Such a word as most looks have it that see a month; as it was read where none does. */
export function weighedMonth(word: Word, looks: readonly Look[]): Word {
  const months = looks.filter(({ text }) => isMonthName(text))
  const ways = [...Map.groupBy(months, ({ text }) => text).values()]
  const [most] = ways.toSorted((a, b) => b.length - a.length)
  if (!most) return word
  const confidence = Math.max(...most.map((look) => look.confidence))
  return { ...word, text: most[0]!.text, confidence: Math.min(REPLACED, confidence) }
}
