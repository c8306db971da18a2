import { top, type Box } from '../../page/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { headingsOf, type Heading } from './heading.ts'
import { regionsOf } from './region.ts'
import { withYearsApart } from './year-apart.ts'

/** Where a sheet's tables stand. */
export interface Layout {
  headings: Heading[]
  /** Where the rows under each heading stand. */
  regions: Box[]
  /** Top of the first table; what tells of the stub as a whole is above it. */
  top: number
}

export function layoutOf(sheet: Sheet): Layout {
  return layoutUnder(sheet, withYearsApart(sheet, headingsOf(sheet)))
}

export function layoutUnder(sheet: Sheet, headings: Heading[]): Layout {
  return { headings, regions: regionsOf(sheet, headings), top: Math.min(...headings.map(top)) }
}
