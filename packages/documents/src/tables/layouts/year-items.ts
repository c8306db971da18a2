import { bottom, left, right, top } from '../../model/page.ts'
import { nearestInLine } from '../../layout/alignment.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { phraseOf, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'

const SUMMARY = / (?:summary|totals)$/i
/** Farther below the last line than this, in lines of text, nothing belongs to the list any more. */
const REACH = 3

/** What a list of the year names, and its amount. */
export interface YearItem {
  name: TablePhrase
  year: Figure
}

/** Whether a heading of the year stands over names, whose amounts are beyond it: it heads no column of amounts. */
export function headsYearList(caption: TablePhrase, below: readonly TableLine[], em: number): boolean {
  if (caption.read(caption.text.replace(SUMMARY, '')).role !== 'ytd') return false
  const first = below.find(({ labels }) => labels.some((label) => isUnder(label, caption, em)))
  const item = first && top(first) - bottom(caption) < em ? itemIn(first, caption, em) : null
  return item !== null && left(item.year) > right(caption) - em
}

/** What is listed under the heading on the line of that index. */
export function itemsUnder(flow: TableFlow, caption: TablePhrase, index: number): YearItem[] {
  const items: YearItem[] = []
  let last = bottom(caption)
  for (const line of flow.lines.slice(index + 1)) {
    if (top(line) - last > REACH * flow.em) break
    if (!line.labels.some((label) => isUnder(label, caption, flow.em))) continue
    const item = itemIn(line, caption, flow.em)
    if (!item) break
    items.push(item)
    last = bottom(line)
  }
  return items
}

const isUnder = (label: TablePhrase, caption: TablePhrase, em: number) =>
  Math.abs(left(label) - left(caption)) < 0.6 * em

/** The name under a caption and the one amount behind it, before the next words. */
function itemIn({ words, labels, figures }: TableLine, caption: TablePhrase, em: number): YearItem | null {
  const name = labels.find((label) => isUnder(label, caption, em))
  if (!name) return null
  const next = Math.min(...labels.filter((label) => left(label) > right(name)).map(left))
  const behind = figures.filter(
    (figure) => left(figure) >= right(name) && left(figure) < next && figure.amount?.hasCents,
  )
  const [year, ...more] = behind
  if (!year || more.length > 0) return null
  // "Call back 1.5": the number is of the name.
  return {
    name: phraseOf(
      words.filter((word) => left(word) >= left(name) && right(word) <= left(year)),
      name,
    ),
    year,
  }
}

/** Fewer captions may be of sums alone. */
const FEWEST = 3

/** What a row of captions that all say they are of the year names, and the amounts right below them. */
export function itemsOfStrip({ phrases, figures }: TableLine, row: TableLine | undefined, em: number): YearItem[] {
  const captions =
    figures.length === 0 && phrases.length >= FEWEST ? phrases.flatMap((phrase) => ofYear(phrase) ?? []) : []
  if (!row || captions.length === 0 || captions.length < phrases.length || row.labels.length > 0) return []
  const isBelow = top(row) - bottom(phrases[0]!) < em && row.figures.every(({ amount }) => amount?.hasCents)
  const items = row.figures.map((year) => ({ year, name: nearestInLine(year, phrases) }))
  const isOneEach = new Set(items.map(({ name }) => name)).size === items.length
  return isBelow && isOneEach ? items.map(({ year, name }) => ({ year, name: ofYear(name)! })) : []
}

/** "YTD Federal" without saying so; null where nothing says it. */
function ofYear(phrase: TablePhrase): TablePhrase | null {
  const [first, ...name] = phrase.words
  return name.length > 0 && phrase.read(first!.text).role === 'ytd' ? phraseOf(name, phrase) : null
}
