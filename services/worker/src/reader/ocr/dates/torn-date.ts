/** How a page writes its dates ("00/00/"), and the year of the date in question. */
export interface DateForm {
  form: string
  ending: string
}

const DATE = /^(\d{1,2}\/\d{1,2}\/)(?:19|20)\d\d$/
/** "039/2021": the year is there, but too few digits precede it. */
const TORN = /^\d{2,5}\/?((?:19|20)\d\d)$/
const MONTHS = 12
const LAST_DAY = 31

/**
 * The forms a number may have if every look read it as the remainder of a date with the same year. This happens where
 * strokes touch digits, and rarely to all dates of a page.
 */
export function formsOfTornDate(readings: readonly string[], page: readonly string[]): DateForm[] {
  const years = new Set(readings.map((text) => TORN.exec(text)?.[1]))
  const [ending] = years
  if (years.size !== 1 || ending === undefined || readings.some((text) => DATE.test(text))) return []
  const forms = new Set(page.flatMap((text) => DATE.exec(text)?.[1]?.replace(/\d/g, '0') ?? []))
  return [...forms].map((form) => ({ form, ending }))
}

export function isOnCalendar(text: string): boolean {
  const [month, day] = text.split('/').map(Number)
  return month! >= 1 && month! <= MONTHS && day! >= 1 && day! <= LAST_DAY
}
