import type { Heard } from '../../../model/pass.ts'
import { withMarkedLines } from '../rows/marked-lines.ts'
import type { StubLine } from '../rows/stub-line.ts'
import type { Layout } from '../table/layout.ts'
import { readTable } from '../table/read-table.ts'
import { joinYears } from '../table/year-apart.ts'
import { accountedFor, yearLists, yearStrips } from './year-list.ts'
import type { TableFlow } from '../../../tables/schema.ts'

/** The tables under the headings of a layout, and lists of the year beside them. */
export function tablesUnderHeadings(flow: TableFlow, { headings, regions }: Layout, heard?: Heard): StubLine[][] {
  const read = headings.map((heading, i) => readTable(flow, heading, { region: regions[i]!, headings }, heard))
  const tables = withMarkedLines(read, flow)
  const lists = [...yearLists(flow), ...yearStrips(flow)]
  const joined = joinYears([...tables, ...lists])
  // What else a list of some of the year's figures names may be wages or bases.
  const rest = joined.slice(tables.length).map((left, i) => {
    const accounted = accountedFor(lists[i]!)
    return left.filter((line) => line.total ?? accounted.includes(line))
  })
  return [...joined.slice(0, tables.length), ...rest]
}
