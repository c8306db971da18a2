/** Holidays of the Federal Reserve Banks on fixed dates. If one is a Saturday, the banks are open on Friday and Monday. */
const FIXED = [
  { month: 1, day: 1, since: 0 },
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4, since: 0 },
  { month: 11, day: 11, since: 0 },
  { month: 12, day: 25, since: 0 },
]
/** Holidays on the nth or the last weekday of a month; 1 is Monday. */
const FLOATING = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
]

/** Whether a day (YYYY-MM-DD) is a holiday of the Federal Reserve Banks. A holiday on a Sunday is observed on Monday. */
export function isBankHoliday(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  const [year, month, day, weekday] = [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCDay(),
  ]
  const isFixed = FIXED.some(
    (holiday) =>
      year >= holiday.since &&
      month === holiday.month &&
      (day === holiday.day || (weekday === 1 && day === holiday.day + 1)),
  )
  return (
    isFixed ||
    FLOATING.some((holiday) => month === holiday.month && weekday === holiday.weekday && isNth(moment, holiday.nth))
  )
}

function isNth(moment: Date, nth: number): boolean {
  const day = moment.getUTCDate()
  if (nth > 0) return Math.ceil(day / 7) === nth
  const daysInMonth = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  return day + 7 > daysInMonth
}
