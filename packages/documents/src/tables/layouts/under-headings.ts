import type { Heard } from '../../model/pass.ts'
import { withMarkedLines } from '../sections/marked-lines.ts'
import type { LineItem } from '../rows/line-item.ts'
import type { Layout } from '../regions/layout.ts'
import { readTable } from '../rows/read-table.ts'
import { joinYears } from './join-years.ts'
import { accountedFor, yearLists, yearStrips } from './year-list.ts'
import type { TableFlow } from '../schema.ts'

/** The tables under the headings of a layout, and lists of the year beside them. */
export function tablesUnderHeadings(flow: TableFlow, { headings, regions }: Layout, heard?: Heard): LineItem[][] {
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
