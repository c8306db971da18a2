import type { PrintedDate } from './date.ts'

export type FullDate = PrintedDate & { year: number }

/** The day so many days later. */
export function addDays(date: FullDate, days: number): FullDate {
  const day = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

/** Days a posting may stand outside its statement's period. */
export const SLACK = 7
