import { bottom, left, right, top } from '../../page/page.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { SheetLine } from '../sheet/sheet-line.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { resembles } from '../../text/similar.ts'
import { columnRole } from '../vocabulary/column.ts'
import { plain } from '../vocabulary/plain.ts'
import type { Heading } from './heading.ts'
import type { StubLine } from './stub-line.ts'

/**
 * Tables of the year's figures set apart from those of this period, as "Year to date" over them says, hold the year's amounts.
 * Only a heading that stands over this period's as well is one, unless the sheet is a record of nothing but the year.
 */
export function withYearsApart(sheet: Sheet, headings: readonly Heading[]): Heading[] {
  const captions = sheet.lines.flatMap(captionsIn)
  const ofYear = (heading: Heading) => captionOver(captions, heading) === 'ytd' && !has(heading, 'ytd')
  const isRecordOfYear = isOnlyOfYear(sheet, headings)
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

/** "Year to date" alone on its line above every table, and no word of a period anywhere. */
function isOnlyOfYear({ lines }: Sheet, headings: readonly Heading[]): boolean {
  const captions = lines
    .filter(({ figures }) => figures.length === 0)
    .flatMap(({ phrases }) => phrases.filter(isCaption))
  const first = lines.find(
    ({ phrases: [phrase, ...more], figures }) =>
      phrase && more.length === 0 && figures.length === 0 && isCaption(phrase),
  )
  const isAbove = first !== undefined && headings.every((heading) => bottom(first) <= top(heading) + 1)
  const hasPeriod = headings.some(({ columns }) => columns.some(({ role, sure }) => role === 'current' && sure))
  return isAbove && !hasPeriod && captions.every((phrase) => roleOf(phrase) === 'ytd')
}

const has = ({ columns }: Heading, role: string) => columns.some((column) => column.role === role)
const titlesOf = ({ titles }: Heading) => titles.map(({ text }) => plain(text)).join('|')
const roleOf = ({ text }: Phrase) => columnRole(text.replace(/ (summary|totals|figures)$/i, ''))
const isCaption = (phrase: Phrase) => roleOf(phrase) === 'ytd' || roleOf(phrase) === 'current'

/** Alone on its line, a caption is of all the tables below it; else of those it stands over. */
function captionsIn({ phrases, figures }: SheetLine): Phrase[] {
  if (figures.length > 0) return []
  return phrases.filter(isCaption).map((phrase) => (phrases.length > 1 ? phrase : { ...phrase, box: across(phrase) }))
}

const across = (phrase: Phrase): Phrase['box'] => [-Infinity, top(phrase), Infinity, bottom(phrase)]

/** What the nearest caption above a heading says its amounts are of. */
function captionOver(captions: readonly Phrase[], heading: Heading): string | null {
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
  const joined = byName.map((lines) => join(lines, hasLikeName))
  return joined.map((lines) => lines.filter((line) => !used.has(line)))
}

type Same = (line: StubLine, other: StubLine) => boolean

const hasSameName: Same = (line, other) => line.total === null && isOfSection(line, other) && bare(line) === bare(other)

/** "Medicare" and "Medicare W/H" are one line. */
const bare = ({ description }: StubLine) => plain(description).replace(/ (w h|wh|withheld|withholding|tax)$/, '')

/** A list of the year may have lines of every kind under no title but its own. */
const isOfSection: Same = (line, other) =>
  line.section === other.section || line.section === 'unknown' || other.section === 'unknown'

/** OCR may read a name in two ways: "OT 1.5" and "OoT15". */
const hasLikeName: Same = (line, other) =>
  line.name.some(({ confidence }) => confidence < 1) &&
  line.total === null &&
  line.section === other.section &&
  resembles(letters(line), letters(other))

const letters = ({ description }: StubLine) => plain(description).replace(/[^a-z0-9]/g, '')
