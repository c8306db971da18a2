import { top, type Word } from '../../model/page.ts'
import { cutBetween } from '../../layout/regions/repeated-print.ts'
import type { TableFlow } from '../../tables/schema.ts'
import type { Heading } from '../../tables/header/heading.ts'
import { sectionOfHeading } from '../../tables/sections/heading-section.ts'
import type { Layout } from '../../tables/regions/layout.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Cuts a page on which one form of stub is printed several times, one under the other, into the words of each. */
export function repeatedStubs(flow: TableFlow, layout: Layout): Word[][] {
  const starts = repeatedHeadings(flow, layout)
  const cuts = starts.slice(1).map((start, i) => cutBetween(flow.lines, starts[i]!, start))
  const edges = [-Infinity, ...cuts, Infinity]
  return edges
    .slice(1)
    .map((edge, i) => flow.words.filter((word) => top(word) >= edges[i]! - 0.5 && top(word) < edge - 0.5))
}

/** Tops of the headings over earnings that come again with the same words in the same place. */
function repeatedHeadings(flow: TableFlow, { headings, regions }: Layout): number[] {
  const sections = headings.map((heading, i) => sectionOfHeading(flow, heading, regions[i]!, headings).section)
  const groups = headings.map((first, i) =>
    headings.filter(
      (other, j) => other === first || (sections[j] === sections[i] && isRepeated(first, other, flow.em)),
    ),
  )
  const group = groups.find((same, i) => same.length > 1 && (sections[i] === 'earnings' || sections[i] === 'unknown'))
  return group ? group.map(top) : []
}

function isRepeated(a: Heading, b: Heading, em: number): boolean {
  if (Math.abs(top(a) - top(b)) < 4 * em || a.columns.length !== b.columns.length) return false
  const sameTitles = a.titles.map((t) => plain(t.text)).join() === b.titles.map((t) => plain(t.text)).join()
  return (
    sameTitles &&
    a.columns.every(({ role, box }, i) => {
      const other = b.columns[i]!
      // What is set under the same words may be the year's.
      return role === other.role && Math.abs(box[2] - other.box[2]) < em
    })
  )
}
