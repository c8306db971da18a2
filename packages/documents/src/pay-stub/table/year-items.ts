import { lineOf, type Line } from '../../page/lines.ts'
import { bottom, left, right, top } from '../../page/page.ts'
import type { Figure } from '../sheet/figure.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { SheetLine } from '../sheet/sheet-line.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnRole } from '../vocabulary/column.ts'

/** Farther below the last line than this, in lines of text, nothing belongs to the list any more. */
const REACH = 3

/** What a list of the year names, and its amount. */
export interface YearItem {
  name: Line
  year: Figure
}

/** Whether a heading of the year stands over names, whose amounts are beyond it: it heads no column of amounts. */
export function headsYearList(caption: Phrase, below: readonly SheetLine[], em: number): boolean {
  if (columnRole(caption.text) !== 'ytd') return false
  const first = below.find(({ labels }) => labels.some((label) => isUnder(label, caption, em)))
  const item = first && top(first) - bottom(caption) < em ? itemIn(first, caption, em) : null
  return item !== null && left(item.year) > right(caption) - em
}

/** What is listed under the heading on the line of that index. */
export function itemsUnder(sheet: Sheet, caption: Phrase, index: number): YearItem[] {
  const items: YearItem[] = []
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

const isUnder = (label: Phrase, caption: Phrase, em: number) => Math.abs(left(label) - left(caption)) < 0.6 * em

/** The name under a caption and the one amount behind it, before the next words. */
function itemIn({ words, labels, figures }: SheetLine, caption: Phrase, em: number): YearItem | null {
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
