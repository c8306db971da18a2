import { bottom, top, type Word } from '../../model/page.ts'
import type { Line } from '../../layout/lines.ts'
import type { Flow } from '../../layout/flow/flow.ts'
import type { Heading } from './headings/heading.ts'
import { sectionOfHeading } from './headings/heading-section.ts'
import type { Layout } from './table/layout.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Points. */
const SAME_HEIGHT = 2

/** Cuts a page on which one form of stub is printed several times, one under the other, into the words of each. */
export function repeatedStubs(flow: Flow, layout: Layout): Word[][] {
  const starts = repeatedHeadings(flow, layout)
  const cuts = starts.slice(1).map((start, i) => cutBetween(flow, starts[i]!, start))
  const edges = [-Infinity, ...cuts, Infinity]
  return edges
    .slice(1)
    .map((edge, i) => flow.words.filter((word) => top(word) >= edges[i]! - 0.5 && top(word) < edge - 0.5))
}

/** Tops of the headings over earnings that come again with the same words in the same place. */
function repeatedHeadings(flow: Flow, { headings, regions }: Layout): number[] {
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

/**
 * Where the second of two stubs begins: at the line that is worded like the topmost line of the first one it has in common
 * with it; without one, at the widest gap between their tables.
 */
function cutBetween(flow: Flow, first: number, second: number): number {
  const between = flow.lines.filter((line) => top(line) > first && top(line) < second)
  const before = flow.lines.filter((line) => top(line) < first)
  for (const line of before) {
    const again = between.findLast((other) => wording(other.text) !== '' && wording(other.text) === wording(line.text))
    if (again) return top(withLinesAbove(again, between, line, before))
  }
  const gaps = [...between, { box: [0, second, 0, second] as const }].map((line, i) => ({
    y: top(line),
    gap: top(line) - (between[i - 1] ? bottom(between[i - 1]!) : first),
  }))
  return gaps.reduce((a, b) => (b.gap > a.gap ? b : a)).y
}

/** The first of the lines right above one that stand as far above it as others do above its twin, and read like them. */
function withLinesAbove(line: Line, lines: readonly Line[], twin: Line, twins: readonly Line[]): Line {
  let first = line
  for (let i = lines.indexOf(line) - 1, j = twins.indexOf(twin) - 1; i >= 0 && j >= 0; i--, j--) {
    const [above, other] = [lines[i]!, twins[j]!]
    const isAsFar = Math.abs(top(line) - top(above) - (top(twin) - top(other))) < SAME_HEIGHT
    if (!isAsFar || !readsAlike(above, other)) break
    first = above
  }
  return first
}

/** Most words are the same: a month's name may differ. */
function readsAlike(a: Line, b: Line): boolean {
  const [words, others] = [a, b].map(({ text }) => wording(text).split(' ').filter(Boolean))
  const shared = words!.filter((word) => others!.includes(word)).length
  return shared * 2 > Math.max(words!.length, others!.length)
}

/** The words of a line without its figures and dates, which differ from stub to stub. */
function wording(text: string): string {
  return plain(text)
    .replace(/\S*\d\S*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
