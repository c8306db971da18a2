/** A day as YYYY-MM-DD. */
export type Day = string

const DAY_MS = 86_400_000
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function day(year: number, month: number, dayOfMonth: number): Day {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10)
}

export function addDays(from: Day, days: number): Day {
  return new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function lastOfMonth(year: number, month: number): Day {
  return day(year, month + 1, 0)
}

export function partsOf(date: Day): { year: number; month: number; day: number } {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return { year: year!, month: month!, day: dayOfMonth! }
}

/** 0 for Sunday to 6. */
export function weekday(date: Day): number {
  return new Date(Date.parse(date)).getUTCDay()
}

export type DateFormat =
  | 'MM/DD'
  | 'M/D'
  | 'MM/DD/YY'
  | 'MM/DD/YYYY'
  | 'MM-DD'
  | 'Mon DD'
  | 'Month D, YYYY'
  | 'Mon DD, YYYY'

export function formatDay(date: Day, format: DateFormat): string {
  const { year, month, day: d } = partsOf(date)
  const two = (n: number) => String(n).padStart(2, '0')
  switch (format) {
    case 'MM/DD':
      return `${two(month)}/${two(d)}`
    case 'M/D':
      return `${month}/${d}`
    case 'MM/DD/YY':
      return `${two(month)}/${two(d)}/${two(year % 100)}`
    case 'MM/DD/YYYY':
      return `${two(month)}/${two(d)}/${year}`
    case 'MM-DD':
      return `${two(month)}-${two(d)}`
    case 'Mon DD':
      return `${MONTHS[month - 1]!.slice(0, 3)} ${two(d)}`
    case 'Mon DD, YYYY':
      return `${MONTHS[month - 1]!.slice(0, 3)} ${two(d)}, ${year}`
    case 'Month D, YYYY':
      return `${MONTHS[month - 1]!} ${d}, ${year}`
  }
}
