import type { PrintedDate } from '../../../../entities/date.ts'

/** About how many days lie from one date to another. Without years, half a year back is the turn of the year. */
export function daysFrom(from: PrintedDate, to: PrintedDate): number {
  const step = dayOf(to) - dayOf(from)
  return Math.abs(step) > 186 && Math.abs(step) < 372 ? -step : step
}

function dayOf({ year, month, day }: PrintedDate): number {
  return (year ?? 0) * 372 + month * 31 + day
}
