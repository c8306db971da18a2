/** A calendar day as a whole number of days since 1970-01-01: comparing and counting need no clock and no time zone. */
export type Day = number

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

/** The day of a YYYY-MM-DD date; null for anything else (a date without a year, a 30th of February). */
export function dayOf(date: string | null | undefined): Day | null {
  const match = DATE.exec(date ?? '')
  if (!match) return null
  const [year, month, dayNumber] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const moment = Date.UTC(year, month - 1, dayNumber)
  const rolledOver = new Date(moment).getUTCDate() !== dayNumber || month < 1 || month > 12
  return rolledOver ? null : moment / DAY_MS
}

export function isoDate(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** "2026-01" */
export function monthOf(day: Day): string {
  const date = new Date(day * DAY_MS)
  return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`
}

export function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** 1 to 12. */
export function monthNumber(day: Day): number {
  return new Date(day * DAY_MS).getUTCMonth() + 1
}

/** 1 to 31. */
export function dayOfMonth(day: Day): number {
  return new Date(day * DAY_MS).getUTCDate()
}

export function daysInMonth(day: Day): number {
  const date = new Date(day * DAY_MS)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

export function isMonthEnd(day: Day): boolean {
  return dayOfMonth(day) === daysInMonth(day)
}

export function firstOfYear(year: number): Day {
  return Date.UTC(year, 0, 1) / DAY_MS
}

/** The same day of the month `months` later, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * DAY_MS)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS
  return first + Math.min(date.getUTCDate(), daysInMonth(first)) - 1
}
