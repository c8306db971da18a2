import type { Cents } from '../../../money/cents.ts'
import { centsOf } from '../../papers/values.ts'
import { lineOf } from '../sources/line.ts'
import type { Source } from '../sources/sourced.ts'
import type { YearFigure } from './year-figure.ts'

/** Fair rental days of a property in a year (Schedule E line 2), in hundredths; null where none are reported. */
export function fairRentalDays(
  { entries }: Pick<Source, 'entries'>,
  { documents, year }: Pick<YearFigure, 'documents' | 'year'>,
): Cents | null {
  const own = entries.filter((entry) => entry.year === year)
  const column = own.map(({ entry }) => lineOf(entry).column).find((letter) => letter !== null)
  const name = column ? `line_2_${column}` : 'line_2'
  return documents.map(({ fields }) => centsOf(fields[name])).find((value) => value !== null) ?? null
}
