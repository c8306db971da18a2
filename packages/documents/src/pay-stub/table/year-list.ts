import { sumCents, type Cents } from '@income/shared'
import { lineOf, type Line } from '../../page/lines.ts'
import { bottom, left, right, top } from '../../page/page.ts'
import type { Figure } from '../sheet/figure.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { SheetLine } from '../sheet/sheet-line.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnRole } from '../vocabulary/column.ts'
import { sectionOf } from '../vocabulary/section.ts'
import { markSums } from './sums.ts'
import { totalOf, type StubLine } from './stub-line.ts'

/** Farther below the last line than this, in lines of text, nothing belongs to the list any more. */
const REACH = 3

interface Item {
  name: Line
  year: Figure
}

/** Lists of the year's figures beside the tables of this period: names and amounts under "Calendar year to date". */
export function yearLists(sheet: Sheet): StubLine[][] {
  return sheet.lines.flatMap((line, i) =>
    line.phrases.flatMap((caption) => {
      const items = headsYearList(caption, sheet.lines.slice(i + 1), sheet.em) ? itemsUnder(sheet, caption, i) : []
      return items.length > 0 ? [linesOf(caption, items)] : []
    }),
  )
}

/** Whether a heading of the year stands over names, whose amounts are beyond it: it heads no column of amounts. */
export function headsYearList(caption: Phrase, below: readonly SheetLine[], em: number): boolean {
  if (columnRole(caption.text) !== 'ytd') return false
  const first = below.find(({ labels }) => labels.some((label) => isUnder(label, caption, em)))
  const item = first && top(first) - bottom(caption) < em ? itemIn(first, caption, em) : null
  return item !== null && left(item.year) > right(caption) - em
}

/** The lines of such a list that its totals account for: of what they name, nothing else was paid or taken in the year. */
export function accountedFor(list: readonly StubLine[]): StubLine[] {
  let from = 0
  let gross: Cents | null = null
  return list.flatMap((line, i) => {
    if (!line.total) return []
    const own = list.slice(from, i)
    const sum = sumCents(own.map(cents))
    const net: Cents | null = gross !== null && line.total.name === 'net_pay' ? gross - sum : null
    if (line.total.name === 'gross_pay') gross = cents(line)
    from = i + 1
    return cents(line) === sum || cents(line) === net ? own : []
  })
}

const cents = ({ values }: StubLine): Cents => values.ytd?.amount?.cents ?? 0n

const isUnder = (label: Phrase, caption: Phrase, em: number) => Math.abs(left(label) - left(caption)) < 0.6 * em

function itemsUnder(sheet: Sheet, caption: Phrase, index: number): Item[] {
  const items: Item[] = []
  let last = bottom(caption)
  for (const line of sheet.lines.slice(index + 1)) {
    if (top(line) - last > REACH * sheet.em) break
    if (!line.labels.some((label) => isUnder(label, caption, sheet.em))) continue
    const item = itemIn(line, caption, sheet.em)
    if (!item) break
    items.push(item)
    last = bottom(line)
  }
  return items
}

/** The name under a caption and the one amount behind it, before the next words. */
function itemIn({ words, labels, figures }: SheetLine, caption: Phrase, em: number): Item | null {
  const name = labels.find((label) => isUnder(label, caption, em))
  if (!name) return null
  const next = Math.min(...labels.filter((label) => left(label) > right(name)).map(left))
  const behind = figures.filter(
    (figure) => left(figure) >= right(name) && left(figure) < next && figure.amount?.hasCents,
  )
  const [year, ...more] = behind
  if (!year || more.length > 0) return null
  // "Call back 1.5": the number is of the name.
  return { name: lineOf(words.filter((word) => left(word) >= left(name) && right(word) <= left(year))), year }
}

function linesOf(caption: Phrase, items: readonly Item[]): StubLine[] {
  const named = caption.text.replace(/\b(calendar|year to date|year-to-date|ytd|y-t-d)\b/gi, '').trim()
  const section = sectionOf(named) ?? 'unknown'
  let afterGross = false
  const lines = items.map(({ name, year }): StubLine => {
    const total = totalOf(name.text, section)
    const said = { section, sectionTitle: caption.text, description: name.text, name: name.words, afterGross }
    if (total?.name === 'gross_pay') afterGross = true
    return { ...said, values: { ytd: year }, total, strays: false, unread: false }
  })
  return markSums(lines)
}
