import { bottom, type Box, left, right, top } from '../../model/page.ts'
import type { Heard } from '../../model/pass.ts'
import { namesBehindBoxes, regionsOf } from './region.ts'
import type { Heading } from '../header/heading.ts'
import { headingsOf } from '../header/read-headings.ts'
import { type TableFlow, type TableLine, tablePhrase, type TablePhrase } from '../schema.ts'
import { plain } from '../../vocabulary/normalise.ts'

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

/**
 * Tables of the year's figures set apart from those of this period, as "Year to date" over them says, hold the year's amounts.
 * Only a heading that stands over this period's as well is one, unless the flow is a record of nothing but the year.
 */
function withYearsApart(flow: TableFlow, headings: readonly Heading[]): Heading[] {
  const captions = flow.lines.flatMap(captionsIn)
  const ofYear = (heading: Heading) => captionOver(captions, heading) === 'ytd' && !has(heading, 'ytd')
  const isRecordOfYear = isOnlyOfYear(captions, headings)
  return headings.map((heading) => {
    const twin = headings.some((other) => titlesOf(other) === titlesOf(heading) && !ofYear(other) && !has(other, 'ytd'))
    if ((!twin && !isRecordOfYear) || !ofYear(heading)) return heading
    const columns = heading.columns.map((column) => ({
      ...column,
      role: column.role === 'current' ? ('ytd' as const) : column.role,
    }))
    return { ...heading, columns }
  })
}

/** "Year to date" above every table, and no word of a period, nor a column of the year, anywhere. */
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

/** Of tables side by side, a caption that begins behind the first may be of the others alone. */
function isOver({ words }: TablePhrase, headings: readonly Heading[]): boolean {
  const [starts, ends] = [headings.map(left), headings.map(right)]
  const isOneColumn = Math.max(...starts) < Math.min(...ends)
  const [from, to] = [Math.min(...starts), Math.max(...ends)]
  const middle = (left(words[0]!) + right(words.at(-1)!)) / 2
  return isOneColumn || left(words[0]!) <= from + 2 || Math.abs(middle - (from + to) / 2) < 0.1 * (to - from)
}

const has = ({ columns }: Heading, role: string) => columns.some((column) => column.role === role)
const titlesOf = ({ titles }: Heading) => titles.map(({ text }) => plain(text)).join('|')
/** "Year-to-date detail through 11/13/2026", by itself or at the end of a title. */
const OF_YEAR = /\b(year[- ]to[- ]date|ytd) (summary|totals|figures|details?|information)( (through|thru|as of) .*)?$/i
const roleOf = ({ text, read }: TablePhrase) =>
  OF_YEAR.test(text) ? 'ytd' : read(text.replace(/ (summary|totals|figures)$/i, '')).role
const isCaption = (phrase: TablePhrase) => roleOf(phrase) === 'ytd' || roleOf(phrase) === 'current'

/** Alone on its line, or beside nothing that heads a table, a caption is of all the tables below it; else of those it stands over. */
function captionsIn({ phrases, figures }: TableLine): TablePhrase[] {
  if (figures.length > 0) return []
  const captions = phrases.filter(isCaption)
  const isAlone = captions.length === 1 && phrases.every((phrase) => phrase === captions[0] || headsNothing(phrase))
  return captions.map((phrase) => (isAlone ? { ...phrase, box: across(phrase) } : phrase))
}

/** A name and its label: "Employee: Ophelia Brandt". */
const headsNothing = ({ says }: TablePhrase) =>
  says.role === null && says.weakRank === null && says.section === null && !says.headsNames && !says.qualifies

const isOfAll = (caption: TablePhrase) => left(caption) === -Infinity
const across = (phrase: TablePhrase): TablePhrase['box'] => [-Infinity, top(phrase), Infinity, bottom(phrase)]

/** What the nearest caption above a heading says its amounts are of. */
function captionOver(captions: readonly TablePhrase[], heading: Heading): string | null {
  const above = captions.filter(
    (phrase) => bottom(phrase) <= top(heading) + 1 && left(phrase) < right(heading) && right(phrase) > left(heading),
  )
  const nearest = above.sort((a, b) => bottom(b) - bottom(a))[0]
  return nearest ? roleOf(nearest) : null
}

/** Fewer names under one another may be flush by chance. */
const FEWEST = 3

interface Row {
  name: TablePhrase
  code: TablePhrase
}

/**
 * The title that names have which stand under none, before a column of codes: "Code | Amount | YTD" over "Medicare MED 33.87".
 * Null where no such names are.
 */
function titleBeforeCodes(flow: TableFlow, heading: Heading, region: Box): TablePhrase | null {
  const [title, ...more] = heading.titles
  if (!title || more.length > 0 || left(title) > left(heading.columns[0]!)) return null
  const rows = flow.lines
    .filter((line) => top(line) >= region[1] && bottom(line) < region[3])
    .flatMap((line) => rowOf(line, title) ?? [])
  const flush = rows.filter(({ name }) => Math.abs(left(name) - left(rows[0]!.name)) < 0.3 * flow.em)
  if (flush.length < FEWEST || flush.length < rows.length) return null
  const box: Box = [Math.min(...rows.map(({ name }) => left(name))), top(title), left(title) - 1, bottom(title)]
  return tablePhrase({ words: [], box, text: 'Description' }, title.read)
}

/** A code of one word under the title, an amount behind it, and right before it words that end left of the title. */
function rowOf({ labels, figures }: TableLine, title: TablePhrase): Row | null {
  const code = labels.find((label) => left(label) < right(title) && right(label) > left(title))
  const name = labels.findLast((label) => right(label) <= left(title))
  if (!code || !name || code.words.length > 1) return null
  const hasAmount = figures.some((figure) => left(figure) > right(code) && figure.amount?.hasCents)
  const isNext = !figures.some((figure) => left(figure) > right(name) && right(figure) < left(code))
  return hasAmount && isNext ? { name, code } : null
}
