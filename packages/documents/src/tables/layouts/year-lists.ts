import { betweenWords } from '../../layout/cells.ts'
import type { Cents } from '@income/shared'
import { markSums } from '../sections/sums.ts'
import { type LineItem, linesUnder, centsIn, sumIn } from '../rows/line-item.ts'
import { phraseOf, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'
import { bottom, left, right, top } from '../../model/page.ts'
import { nearestInLine, dropBetween } from '../../layout/geometry.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import { resembles } from '../../vocabulary/spelling.ts'
import { STATE_NAMES } from '../../entities/address.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Lists of the year's amounts beside the tables of this period: names and amounts under "Calendar year to date". */
export function yearLists(flow: TableFlow): LineItem[][] {
  return flow.lines.flatMap((line, i) =>
    line.phrases.flatMap((caption) => {
      const items = headsYearList(caption, flow.lines.slice(i + 1), flow.em) ? itemsUnder(flow, caption, i) : []
      return items.length > 0 ? [linesOf(caption, items)] : []
    }),
  )
}

/** The same in a strip: "YTD Gross, YTD Federal, YTD Medicare" over their amounts. */
export function yearStrips(flow: TableFlow): LineItem[][] {
  return flow.lines.flatMap((line, i) => {
    const items = itemsOfStrip(line, flow.lines[i + 1], flow.em)
    return items.length > 0 ? [linesOf(line.phrases[0]!, items)] : []
  })
}

/** The lines of such a list that its totals account for: of their kinds, nothing else was paid or withheld. */
export function accountedFor(list: readonly LineItem[]): LineItem[] {
  let from = 0
  let gross: Cents | null = null
  return list.flatMap((line, i) => {
    if (!line.total) return []
    const own = list.slice(from, i)
    const [sum, year] = [sumIn(own, 'ytd'), centsIn(line, 'ytd')]
    const net: Cents | null = gross !== null && line.total.name === 'net_pay' ? gross - sum : null
    if (line.total.name === 'gross_pay') gross = year
    from = i + 1
    return year === sum || year === net ? own : []
  })
}

function linesOf(caption: TablePhrase, items: readonly YearItem[]): LineItem[] {
  const named = caption.text.replace(/\b(calendar|year to date|year-to-date|ytd|y-t-d)\b/gi, '').trim()
  const section = caption.read(named).section ?? 'unknown'
  return markSums(
    linesUnder(
      { section, title: caption.text },
      items.map(({ name, year }) => ({ name, values: { ytd: year } })),
    ),
    caption.read,
  )
}

const SUMMARY = / (?:summary|totals|details?)$/i
/** In lines of text: anything further below the last line than this is not part of the list. */
const REACH = 3

/** In lines of text: no list begins further below its heading than this. */
const BELOW_HEADING = 2

/** A name in a list of the year, and its amount. */
interface YearItem {
  name: TablePhrase
  year: Figure
}

/**
 * Whether a heading of the year stands over names with their amounts: "Year-to-date summary" says so, and any other if the
 * amounts are to the right of it, since it heads no column of amounts then.
 */
export function headsYearList(caption: TablePhrase, below: readonly TableLine[], em: number): boolean {
  if (caption.read(caption.text.replace(SUMMARY, '')).role !== 'ytd') return false
  const first = below.find(({ labels }) => labels.some((label) => isUnder(label, caption, em)))
  const item = first && dropBetween(caption, first) < BELOW_HEADING * em ? itemUnder(first, caption, em) : null
  return item !== null && (SUMMARY.test(caption.text) || left(item.year) > right(caption) - em)
}

/** The heading of such a list that stands alone on its line: tables above it end there. */
export function captionAlone({ phrases, figures }: TableLine, below: readonly TableLine[], em: number) {
  const [caption, ...more] = phrases
  const isAlone = caption !== undefined && more.length === 0 && !figures.some(hasCents)
  return isAlone && headsYearList(caption, below, em) ? caption : null
}

/** The items listed under the heading on line `index`. */
function itemsUnder(flow: TableFlow, caption: TablePhrase, index: number): YearItem[] {
  const items: YearItem[] = []
  const rows: TableLine[] = []
  let last = bottom(caption)
  for (const line of flow.lines.slice(index + 1)) {
    if (top(line) - last > REACH * flow.em) break
    if (!line.labels.some((label) => isUnder(label, caption, flow.em))) continue
    const item = itemUnder(line, caption, flow.em)
    if (!item && line.figures.length > 0) break
    if (!item) continue
    items.push(item)
    rows.push(line)
    last = bottom(line)
  }
  const isWide = flow.lines[index]!.phrases.length === 1
  return isWide ? [...items, ...secondColumn(rows, items, flow.em)] : items
}

/** A caption alone on its line may head two columns of names and amounts: "Stipend 624.99    Vision 27.75". */
function secondColumn(rows: readonly TableLine[], first: readonly YearItem[], em: number): YearItem[] {
  const names = rows.map(({ labels }, i) => labels.filter((label) => left(label) > right(first[i]!.year)))
  const edges = names.flat().map(left)
  const isColumn = edges.length > 1 && Math.max(...edges) - Math.min(...edges) < 0.6 * em
  const items = rows.flatMap((line, i) => names[i]!.map((name) => itemIn(line, name)))
  return isColumn && items.every((item) => item !== null) ? items : []
}

/** Whether a name of a list begins where its heading does. */
export const isUnder = (label: TablePhrase, caption: TablePhrase, em: number) =>
  Math.abs(left(label) - left(caption)) < 0.6 * em

function itemUnder(line: TableLine, caption: TablePhrase, em: number): YearItem | null {
  const name = line.labels.find((label) => isUnder(label, caption, em))
  return name ? itemIn(line, name) : null
}

/** A name and the only amount between it and the next words. */
function itemIn({ words, labels, figures }: TableLine, name: TablePhrase): YearItem | null {
  const [year, ...more] = betweenWords(name, labels, figures).filter(hasCents)
  if (!year || more.length > 0) return null
  // "Call back 1.5": the number is part of the name.
  return {
    name: phraseOf(
      words.filter((word) => left(word) >= left(name) && right(word) <= left(year)),
      name,
    ),
    year,
  }
}

/** Fewer captions may all be of sums. */
const FEWEST = 3

/** The names in a row of captions that are all marked as the year's, with the amounts directly below them. */
function itemsOfStrip({ phrases, figures }: TableLine, row: TableLine | undefined, em: number): YearItem[] {
  const captions =
    figures.length === 0 && phrases.length >= FEWEST ? phrases.flatMap((phrase) => ofYear(phrase) ?? []) : []
  if (!row || captions.length === 0 || captions.length < phrases.length || row.labels.length > 0) return []
  const isBelow = dropBetween(phrases[0]!, row) < em && row.figures.every(hasCents)
  const items = row.figures.map((year) => ({ year, name: nearestInLine(year, phrases) }))
  const isOneEach = new Set(items.map(({ name }) => name)).size === items.length
  return isBelow && isOneEach ? items.map(({ year, name }) => ({ year, name: ofYear(name)! })) : []
}

/** "YTD Federal" without the mark of the year; null if it has none. */
function ofYear(phrase: TablePhrase): TablePhrase | null {
  const [first, ...name] = phrase.words
  return name.length > 0 && phrase.read(first!.text).role === 'ytd' ? phraseOf(name, phrase) : null
}

/** Adds the year's amounts of such tables to the lines of this period. */
export function joinYears(tables: readonly LineItem[][]): LineItem[][] {
  const years = tables.filter((lines) => lines.length > 0 && lines.every(({ values }) => !values.current))
  const periodLines = new Set(
    tables
      .filter((lines) => lines.some(({ values }) => values.current) && lines.every(({ values }) => !values.ytd))
      .flat(),
  )
  const left = years.flat().filter((line) => line.total === null && line.values.ytd)
  const used = new Set<LineItem>()
  const join = (lines: LineItem[], isSame: Same) =>
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

type Same = (line: LineItem, other: LineItem) => boolean

const hasSameName: Same = (line, other) => line.total === null && isOfSection(line, other) && bare(line) === bare(other)

/** "Medicare" and "Medicare W/H" are one line. */
const bare = ({ description }: LineItem) => bareOf(description)
const bareOf = (text: string) => plain(text).replace(/ (w h|wh|withheld|withholding|tax)$/, '')
const TAX_OF_STATE = new RegExp(`^((${STATE_NAMES})( state)?|[a-z]{2} state)( income)?$`, 'i')

/** A list of the year may have lines of every kind under its only title. */
const isOfSection: Same = (line, other) =>
  line.section === other.section || line.section === 'unknown' || other.section === 'unknown'

/** "Louisiana Tax" this period and "State" for the year, if tax is withheld for no other state. */
function isTaxOfOneState(lines: readonly LineItem[]): Same {
  const taxes = lines.filter(({ description }) => TAX_OF_STATE.test(bareOf(description)))
  return (line, other) =>
    taxes.length === 1 && line === taxes[0] && isOfSection(line, other) && /^state( income)?$/.test(bare(other))
}

/** OCR may read a name differently each time: "OT 1.5" and "OoT15". */
const hasLikeName: Same = (line, other) =>
  line.name.some(({ confidence }) => confidence < 1) &&
  line.total === null &&
  line.section === other.section &&
  resembles(letters(line), letters(other))

const letters = ({ description }: LineItem) => plain(description).replace(/[^a-z0-9]/g, '')
