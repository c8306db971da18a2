/** A slash that OCR took for a figure leans or stands as one of these; it may be lost as well. */
const AS_FIGURE = '[71]'
const MONTH = '(0[1-9]|1[0-2]|[1-9])'
const DAY = '(0[1-9]|[12]\\d|3[01]|[1-9])'
const YEAR = '(\\d\\d)'
/** Both marks, or the first or the second of them. */
const MARKS = [
  [AS_FIGURE, AS_FIGURE],
  [AS_FIGURE, ''],
  ['', AS_FIGURE],
] as const

const WITHOUT_YEAR = [new RegExp(`^${MONTH}${AS_FIGURE}${DAY}$`)]
const WITH_YEAR = MARKS.map(([first, second]) => new RegExp(`^${MONTH}${first}${DAY}${second}${YEAR}$`))

/** The dates a column has, month and day or with the year behind them. */
export type DateStyle = 'without_year' | 'with_year'

/**
 * The date that figures in a column of dates stand for whose marks OCR took for figures: "777" is 7/7, and "0311723" is 03/11/23
 * between 03/09/23 and 03/12/23, not 03/17/23. null where none or several keep to the order of the dates beside it.
 *
 * @param before the date above, `after` the one below, as printed; undefined at an end of the column
 */
export function dateOfFigures(
  text: string,
  style: DateStyle,
  { before, after }: { before: string | undefined; after: string | undefined },
): string | null {
  const forms = style === 'with_year' ? WITH_YEAR : WITHOUT_YEAR
  const beside = [before, after].filter((date) => date !== undefined)
  const possible = new Set(
    forms
      .flatMap((form) => form.exec(text)?.slice(1).join('/') ?? [])
      .filter((date) => beside.every((other) => other.length >= date.length - 2 && other.length <= date.length + 2)),
  )
  const inOrder = [...possible].filter((date) => isBetween(date, before, after))
  return inOrder.length === 1 ? inOrder[0]! : null
}

/** Between its neighbours, whichever way the column runs; at an end of it, anything. */
function isBetween(date: string, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true
  const [from, own, to] = [before, date, after].map(orderOf) as [number, number, number]
  return (from <= own && own <= to) || (from >= own && own >= to)
}

/** Grows with the date; a year that begins within the column breaks it. */
function orderOf(date: string): number {
  const [month, day, year = 0] = date.split(/[/-]/).map(Number) as [number, number, number?]
  return (year * 100 + month) * 100 + day
}
