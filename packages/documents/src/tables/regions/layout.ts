import { hasYear } from '../header/columns.ts'
import { hasCents } from '../../layout/lexer/numbers.ts'
import { bottom, type Box, left, right, top, type Word } from '../../model/page.ts'
import type { OnRule } from '../../model/pass.ts'
import { namesBehindBoxes, regionsOf } from './region.ts'
import type { Heading } from '../header/heading.ts'
import { headingsOf } from '../header/read-headings.ts'
import { type TableFlow, type TableLine, TablePhrase } from '../schema.ts'
import { plain } from '../../vocabulary/normalise.ts'
import { cutBetween } from './cut-below.ts'
import { guttersBetween } from '../../layout/gutters.ts'
import { sectionOfHeading } from '../sections/section-rules.ts'
import { areFlush, shareColumn } from '../../layout/geometry.ts'
import { CLOSELY_FLUSH } from '../../layout/tolerances.ts'

/** Where a flow's tables are. */
export interface Layout {
  headings: Heading[]
  /** Where the rows under each heading are. */
  regions: Box[]
  /** Top of the first table; data about the stub as a whole is above it. */
  top: number
}

export const layoutOf = (flow: TableFlow, onRule?: OnRule): Layout =>
  layoutUnder(flow, withYearsApart(flow, headingsOf(flow, onRule)))

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

/**
 * Tables of the year's amounts apart from those of this period, under "Year to date", hold the year's amounts. This
 * applies only if the caption is not over this period's tables as well, unless the flow is a record of the year only.
 */
function withYearsApart(flow: TableFlow, headings: readonly Heading[]): Heading[] {
  const captions = flow.lines.flatMap(captionsIn)
  const ofYear = (heading: Heading) => captionOver(captions, heading) === 'ytd' && !hasYear(heading.columns)
  const isRecordOfYear = isOnlyOfYear(captions, headings)
  return headings.map((heading) => {
    const isTwin = (other: Heading) => titlesOf(other) === titlesOf(heading) && !ofYear(other)
    const twin = headings.some((other) => isTwin(other) && !hasYear(other.columns))
    if ((!twin && !isRecordOfYear) || !ofYear(heading)) return heading
    const columns = heading.columns.map((column) => ({
      ...column,
      role: column.role === 'current' ? ('ytd' as const) : column.role,
    }))
    return { ...heading, columns }
  })
}

/** "Year to date" above every table, and no mention of a period or column of the year anywhere. */
function isOnlyOfYear(captions: readonly TablePhrase[], headings: readonly Heading[]): boolean {
  const [caption] = captions
  const isAbove = caption && isOfAll(caption) && headings.every((heading) => bottom(caption) <= top(heading) + 1)
  const saysMore = headings.some(({ columns }) =>
    columns.some(({ role, sure }) => role === 'ytd' || (role === 'current' && sure)),
  )
  return (
    isAbove === true && !saysMore && captions.every((phrase) => roleOf(phrase) === 'ytd') && isOver(caption, headings)
  )
}

/** A caption that begins to the right of the first of several tables may apply only to the others. */
function isOver({ words }: TablePhrase, headings: readonly Heading[]): boolean {
  const [starts, ends] = [headings.map(left), headings.map(right)]
  const isOneColumn = Math.max(...starts) < Math.min(...ends)
  const [from, to] = [Math.min(...starts), Math.max(...ends)]
  const middle = (left(words[0]!) + right(words.at(-1)!)) / 2
  return isOneColumn || left(words[0]!) <= from + 2 || Math.abs(middle - (from + to) / 2) < 0.1 * (to - from)
}

const titlesOf = ({ titles }: Heading) => titles.map(({ text }) => plain(text)).join('|')
/** "Year-to-date detail through 11/13/2026", alone or at the end of a title. */
const OF_YEAR = /\b(year[- ]to[- ]date|ytd) (summary|totals|figures|details?|information)( (through|thru|as of) .*)?$/i
const roleOf = ({ text, read }: TablePhrase) =>
  OF_YEAR.test(text) ? 'ytd' : read(text.replace(/ (summary|totals|figures)$/i, '')).role
const isCaption = (phrase: TablePhrase) => roleOf(phrase) === 'ytd' || roleOf(phrase) === 'current'

/** A caption beside nothing that heads a table applies to all tables below it; others to those right under them. */
function captionsIn({ phrases, figures }: TableLine): TablePhrase[] {
  if (figures.length > 0) return []
  const captions = phrases.filter(isCaption)
  const isAlone = captions.length === 1 && phrases.every((phrase) => phrase === captions[0] || headsNothing(phrase))
  return captions.map((phrase) => (isAlone ? new TablePhrase(phrase.words, phrase.read, across(phrase)) : phrase))
}

/** A name and its label: "Employee: Ophelia Brandt". */
const headsNothing = ({ says }: TablePhrase) =>
  says.role === null && says.weakRank === null && says.section === null && !says.headsNames && !says.qualifies

const isOfAll = (caption: TablePhrase) => left(caption) === -Infinity
const across = (phrase: TablePhrase): TablePhrase['box'] => [-Infinity, top(phrase), Infinity, bottom(phrase)]

/** The period named by the nearest caption above a heading. */
function captionOver(captions: readonly TablePhrase[], heading: Heading): string | null {
  const above = captions.filter((phrase) => bottom(phrase) <= top(heading) + 1 && shareColumn(phrase, heading))
  const nearest = above.sort((a, b) => bottom(b) - bottom(a))[0]
  return nearest ? roleOf(nearest) : null
}

/** Fewer names below each other may be aligned by coincidence. */
const FEWEST = 3

interface Row {
  name: TablePhrase
  code: TablePhrase
}

/** The title of names before a column of codes that have none: "Code | Amount | YTD" over "Medicare MED 33.87". */
function titleBeforeCodes(flow: TableFlow, heading: Heading, region: Box): TablePhrase | null {
  const [title, ...more] = heading.titles
  if (!title || more.length > 0 || left(title) > left(heading.columns[0]!)) return null
  const rows = flow.lines
    .filter((line) => top(line) >= region[1] && bottom(line) < region[3])
    .flatMap((line) => rowOf(line, title) ?? [])
  const flush = rows.filter(({ name }) => areFlush(name, rows[0]!.name, CLOSELY_FLUSH))
  if (flush.length < FEWEST || flush.length < rows.length) return null
  const box: Box = [Math.min(...rows.map(({ name }) => left(name))), top(title), left(title) - 1, bottom(title)]
  return new TablePhrase([], title.read, box, 'Description')
}

/** A code of one word under the title, with an amount after it and words right before it, left of the title. */
function rowOf({ labels, figures }: TableLine, title: TablePhrase): Row | null {
  const code = labels.find((label) => shareColumn(label, title))
  const name = labels.findLast((label) => right(label) <= left(title))
  if (!code || !name || code.words.length > 1) return null
  const hasAmount = figures.some((figure) => left(figure) > right(code) && hasCents(figure))
  const isNext = !figures.some((figure) => left(figure) > right(name) && right(figure) < left(code))
  return hasAmount && isNext ? { name, code } : null
}

/** Splits a page with documents side by side, each with the same headings, into the words of each. */
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

/** Splits a page with one form printed several times, one below the other, into the words of each. */
export function printedBelow(flow: TableFlow, layout: Layout): Word[][] {
  const starts = repeatedBelow(flow, layout)
  const cuts = starts.slice(1).map((start, i) => cutBetween(flow.lines, starts[i]!, start))
  const edges = [-Infinity, ...cuts, Infinity]
  return edges
    .slice(1)
    .map((edge, i) => flow.words.filter((word) => top(word) >= edges[i]! - 0.5 && top(word) < edge - 0.5))
}

/** Tops of the headings over earnings that repeat with the same words at the same horizontal position. */
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

/** Whether a heading repeats this far to the right. Amounts under the same words may be the year's. */
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
