import { dayNumber } from '../../../../entities/date.ts'
import { editDistance } from '../../../../vocabulary/similar.ts'
import { addDays, type FullDate } from './full-date.ts'

/** More days than this between the rows around it say too little. */
const LONGEST = 45

/**
 * Settles a date of which a scan left some characters ("/10/2024"): the day between the rows around it that is printed most like
 * them. `like` is a date as this table prints it. Null unless one day alone is left.
 */
export function mendDate(remains: string, from: FullDate, to: FullDate, like: string): FullDate | null {
  const days = dayNumber(to) - dayNumber(from)
  if (days === 0) return from
  const format = formatLike(like)
  if (days < 0 || days > LONGEST || !format || remains.length < 2) return null
  const candidates = Array.from({ length: days + 1 }, (_, i) => {
    const date = addDays(from, i)
    return { date, distance: editDistance(remains, format(date), like.length) }
  })
  candidates.sort((a, b) => a.distance - b.distance)
  const [best, second] = candidates
  if (!best || best.distance > like.length / 2 || best.distance === second?.distance) return null
  return best.date
}

/** How this table prints its dates, where it prints them in figures. */
function formatLike(like: string): ((date: FullDate) => string) | null {
  const match = /^(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(like)
  if (!match) return null
  const [, month, separator, , year] = match
  const width = like.startsWith('0') || month!.length === 2 ? 2 : 1
  return (date) => {
    const parts = [String(date.month).padStart(width, '0'), String(date.day).padStart(width, '0')]
    if (year) parts.push(String(date.year).slice(-year.length))
    return parts.join(separator)
  }
}
