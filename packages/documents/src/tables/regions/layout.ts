import { left, right, top, type Box } from '../../model/page.ts'
import type { Heard } from '../../model/pass.ts'
import { namesBehindBoxes } from './boxes-before.ts'
import type { Heading } from '../header/heading.ts'
import { headingsOf } from '../header/read-headings.ts'
import { titleBeforeCodes } from './names-before-codes.ts'
import { regionsOf } from './region.ts'
import { withYearsApart } from './years-apart.ts'
import type { TableFlow, TablePhrase } from '../schema.ts'

/** Where a flow's tables stand. */
export interface Layout {
  headings: Heading[]
  /** Where the rows under each heading stand. */
  regions: Box[]
  /** Top of the first table; what tells of the stub as a whole is above it. */
  top: number
}

export function layoutOf(flow: TableFlow, heard?: Heard): Layout {
  return layoutUnder(flow, withYearsApart(flow, headingsOf(flow, heard)))
}

export function layoutUnder(flow: TableFlow, found: Heading[]): Layout {
  const wide = regionsOf(flow, found)
  const headings = found.map((heading, i) => titled(heading, titleBeforeCodes(flow, heading, wide[i]!)))
  const regions = regionsOf(flow, headings)
  const starts = headings.map((heading, i) => namesBehindBoxes(flow, heading, regions[i]!))
  return {
    headings: headings.map((heading, i) => (starts[i] === null ? heading : { ...heading, titles: [] })),
    regions: regions.map((region, i) => [starts[i] ?? region[0], region[1], region[2], region[3]]),
    top: Math.min(...headings.map(top)),
  }
}

function titled(heading: Heading, title: TablePhrase | null): Heading {
  if (!title) return heading
  const box: Box = [left(title), top(heading), right(heading), heading.box[3]]
  return { ...heading, box, titles: [title, ...heading.titles] }
}
