import { bottom, left, right, top } from '../../../model/page.ts'
import { resembles } from '../../../vocabulary/similar.ts'
import { STATE_NAMES } from '../../../entities/us-states.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import type { Heading } from '../headings/heading.ts'
import type { StubLine } from '../rows/stub-line.ts'
import type { TableFlow, TableLine, TablePhrase } from '../../../tables/schema.ts'

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

/** Puts the year's amounts of such tables beside this period's of the same line. */
export function joinYears(tables: readonly StubLine[][]): StubLine[][] {
  const years = tables.filter((lines) => lines.length > 0 && lines.every(({ values }) => !values.current))
  const periodLines = new Set(
    tables
      .filter((lines) => lines.some(({ values }) => values.current) && lines.every(({ values }) => !values.ytd))
      .flat(),
  )
  const left = years.flat().filter((line) => line.total === null && line.values.ytd)
  const used = new Set<StubLine>()
  const join = (lines: StubLine[], isSame: Same) =>
    lines.map((line) => {
      const year = left.find((other) => !used.has(other) && isSame(line, other))
      if (!year || !periodLines.has(line)) return line
      used.add(year)
      return { ...line, values: { ...line.values, ytd: year.values.ytd! } }
    })
  const byName = tables.map((lines) => join(lines, hasSameName))
  const byState = byName.map((lines) => join(lines, isTaxOfOneState([...periodLines])))
  const joined = byState.map((lines) => join(lines, hasLikeName))
  return joined.map((lines) => lines.filter((line) => !used.has(line)))
}

type Same = (line: StubLine, other: StubLine) => boolean

const hasSameName: Same = (line, other) => line.total === null && isOfSection(line, other) && bare(line) === bare(other)

/** "Medicare" and "Medicare W/H" are one line. */
const bare = ({ description }: StubLine) => bareOf(description)
const bareOf = (text: string) => plain(text).replace(/ (w h|wh|withheld|withholding|tax)$/, '')
const TAX_OF_STATE = new RegExp(`^((${STATE_NAMES})( state)?|[a-z]{2} state)( income)?$`, 'i')

/** A list of the year may have lines of every kind under no title but its own. */
const isOfSection: Same = (line, other) =>
  line.section === other.section || line.section === 'unknown' || other.section === 'unknown'

/** "Louisiana Tax" this period and "State" for the year, where tax is withheld for no other state. */
function isTaxOfOneState(lines: readonly StubLine[]): Same {
  const taxes = lines.filter(({ description }) => TAX_OF_STATE.test(bareOf(description)))
  return (line, other) =>
    taxes.length === 1 && line === taxes[0] && isOfSection(line, other) && /^state( income)?$/.test(bare(other))
}

/** OCR may read a name in two ways: "OT 1.5" and "OoT15". */
const hasLikeName: Same = (line, other) =>
  line.name.some(({ confidence }) => confidence < 1) &&
  line.total === null &&
  line.section === other.section &&
  resembles(letters(line), letters(other))

const letters = ({ description }: StubLine) => plain(description).replace(/[^a-z0-9]/g, '')
