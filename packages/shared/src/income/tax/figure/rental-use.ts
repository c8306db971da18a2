import type { Cents } from '../../../money/cents.ts'
import { type Arithmetic, count, quotient } from '../../arithmetic/index.ts'
import { exact } from '../../arithmetic/exact.ts'
import { centsOf } from '../../papers/values.ts'
import { lineOf } from '../sources/line.ts'
import type { Source } from '../sources/sourced.ts'
import type { YearFigure } from './year-figure.ts'
import type { YearNote } from './year-note.ts'

/** Hundredths of a day, as fields are read. */
const DAY = 100n
/** From this many fair rental days, Form 1038 uses twelve months. */
const WHOLE_YEAR = 360n * DAY
const DAYS_OF_YEAR = 365n * DAY

/** The months over which a property's income is spread, with notes for the reviewer. */
export interface RentalUse {
  months: Arithmetic
  notes: readonly YearNote[]
}

/**
 * Form 1038 step 1: fair rental days / 30 if the property was in service for part of the year. Twelve months if no days
 * are reported, or if the owner used it for the rest of the year, because the other months brought no rent.
 */
export function rentalUse(source: Pick<Source, 'entries'>, year: Pick<YearFigure, 'documents' | 'year'>): RentalUse {
  const { rented, personal } = daysReported(source, year)
  if (isPersonalUse(rented ?? 0n, personal)) return overTheYear(['personal_use'])
  if (rented === null || rented >= WHOLE_YEAR) return overTheYear([])
  if (rented === 0n) return overTheYear(['no_rental_days'])
  return { months: quotient(count(exact(rented, DAY), 'fair rental days'), count(30n)), notes: ['part_year_rental'] }
}

function overTheYear(notes: readonly YearNote[]): RentalUse {
  return { months: count(12n, 'months'), notes }
}

/**
 * More than 14 days and 10 % of the days let make it a residence (IRC 280A(d)); if the days fill the year, it was never
 * out of service.
 */
function isPersonalUse(rented: Cents, personal: Cents): boolean {
  if (personal === 0n) return false
  const isResidence = personal > 14n * DAY && personal * 10n > rented
  return isResidence || rented + personal >= DAYS_OF_YEAR
}

/** Schedule E line 2 in the property's column; null if no fair rental days are reported. */
export function daysReported(
  { entries }: Pick<Source, 'entries'>,
  { documents, year }: Pick<YearFigure, 'documents' | 'year'>,
): { rented: Cents | null; personal: Cents } {
  const own = entries.filter((entry) => entry.year === year)
  const column = own.map(({ entry }) => lineOf(entry).column).find((letter) => letter !== null)
  const name = column ? `line_2_${column}` : 'line_2'
  const printed = (field: string) =>
    documents.map(({ fields }) => centsOf(fields[field])).find((value) => value !== null) ?? null
  return { rented: printed(name), personal: printed(`${name}_personal_use`) ?? 0n }
}
