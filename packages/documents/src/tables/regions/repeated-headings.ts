import { left, right, top, type Word } from '../../model/page.ts'
import { cutBetween, guttersBetween } from '../../layout/copies.ts'
import { plain } from '../../vocabulary/normalise.ts'
import type { Heading } from '../header/heading.ts'
import type { TableFlow } from '../schema.ts'
import { sectionOfHeading } from '../sections/section-rules.ts'
import type { Layout } from './layout.ts'

/** Cuts a page on which papers are printed side by side, each with the same headings, into the words of each. */
export function printedBeside(flow: TableFlow, { headings }: Layout): Word[][] {
  const pair = headings.flatMap((first) => {
    const second = headings.find((other) => isRepeatedBeside(first, other, flow.em))
    return second ? [[first, second] as const] : []
  })[0]
  const gutters = pair ? guttersBetween(right(pair[0]), left(pair[1]), flow.words) : []
  const cut = gutters.find(({ width }) => width > flow.em)?.middle
  if (cut === undefined) return []
  return [flow.words.filter((word) => right(word) <= cut), flow.words.filter((word) => left(word) >= cut)]
}

/** Cuts a page on which one form is printed several times, one under the other, into the words of each. */
export function printedBelow(flow: TableFlow, layout: Layout): Word[][] {
  const starts = repeatedBelow(flow, layout)
  const cuts = starts.slice(1).map((start, i) => cutBetween(flow.lines, starts[i]!, start))
  const edges = [-Infinity, ...cuts, Infinity]
  return edges
    .slice(1)
    .map((edge, i) => flow.words.filter((word) => top(word) >= edges[i]! - 0.5 && top(word) < edge - 0.5))
}

/** Tops of the headings over earnings that come again with the same words in the same place. */
function repeatedBelow(flow: TableFlow, { headings, regions }: Layout): number[] {
  const sections = headings.map((heading, i) => sectionOfHeading(flow, heading, regions[i]!, headings).section)
  const isFar = (a: Heading, b: Heading) => Math.abs(top(a) - top(b)) >= 4 * flow.em
  const groups = headings.map((first, i) =>
    headings.filter(
      (other, j) =>
        other === first || (sections[j] === sections[i] && isFar(first, other) && isRepeated(first, other, 0, flow.em)),
    ),
  )
  const group = groups.find((same, i) => same.length > 1 && (sections[i] === 'earnings' || sections[i] === 'unknown'))
  return group ? group.map(top) : []
}

function isRepeatedBeside(first: Heading, other: Heading, em: number): boolean {
  const isBeside = Math.abs(top(first) - top(other)) < 2 && left(other) > right(first)
  return isBeside && isRepeated(first, other, left(other) - left(first), em)
}

/** Whether a heading comes again, so much farther to the right. What stands under the same words may be the year's. */
function isRepeated(first: Heading, other: Heading, by: number, em: number): boolean {
  return (
    titlesOf(first) === titlesOf(other) &&
    first.columns.length === other.columns.length &&
    first.columns.every((column, i) => {
      const same = other.columns[i]!
      return column.role === same.role && Math.abs(right(same) - right(column) - by) < em
    })
  )
}

const titlesOf = ({ titles }: Heading) => titles.map(({ text }) => plain(text)).join('|')
