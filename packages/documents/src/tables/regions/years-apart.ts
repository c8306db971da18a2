import { bottom, left, right, top } from '../../model/page.ts'
import { plain } from '../../vocabulary/normalise.ts'
import type { Heading } from '../header/heading.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/**
 * Tables of the year's figures set apart from those of this period, as "Year to date" over them says, hold the year's amounts.
 * Only a heading that stands over this period's as well is one, unless the flow is a record of nothing but the year.
 */
export function withYearsApart(flow: TableFlow, headings: readonly Heading[]): Heading[] {
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
