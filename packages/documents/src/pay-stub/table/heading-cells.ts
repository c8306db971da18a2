import { lineOf } from '../../page/lines.ts'
import { bottom, left, right, top } from '../../page/page.ts'
import type { Figure } from '../sheet/figure.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { SheetLine } from '../sheet/sheet-line.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { columnRole, weakCurrentRank, type ColumnRole } from '../vocabulary/column.ts'
import { cutHeadings } from './cut-heading.ts'

/** A cell of what may be a heading line: a column's role, a word that may be one, or other text. */
export interface HeadingCell {
  phrase: Phrase
  role: ColumnRole | null
  /** For "Amount", "Total" and the like: see `weakCurrentRank`. */
  weak: number | null
}

/** The cells of a heading printed over `count` lines from `first` on, cut where a number stands between them. */
export function headingCells(sheet: Sheet, first: number, count: number): HeadingCell[][] {
  const lines = sheet.lines.slice(first, first + count)
  const stacked = stack(lines.map((line) => line.labels))
  const cells = stacked.flatMap(cutAtColumnWords).sort((a, b) => left(a.phrase) - left(b.phrase))
  return cutAtFigures(
    cells,
    lines.flatMap((line) => line.figures),
  )
}

/** Lines so close that they may be one heading: "Year To" over "Date". A line with numbers is no part of one. */
export function canStack(sheet: Sheet, upper: SheetLine, lower: SheetLine): boolean {
  if ([upper, lower].some((line) => line.isLabelGrid || line.figures.length > 0)) return false
  return top(lower) - bottom(upper) < 0.6 * sheet.em && bottom(lower) - top(upper) < 3.2 * sheet.em
}

function stack(lines: Phrase[][]): Phrase[] {
  const columns: Phrase[] = []
  for (const phrase of lines.flat()) {
    const above = columns.findIndex((column) => overlap(column, phrase) > 0.3)
    if (above < 0) columns.push(phrase)
    else columns[above] = onTopOf(columns[above]!, phrase)
  }
  return columns
}

function onTopOf(upper: Phrase, lower: Phrase): Phrase {
  const { box } = lineOf([...upper.words, ...lower.words])
  return { words: [...upper.words, ...lower.words], box, text: `${upper.text} ${lower.text}` }
}

function overlap(a: Phrase, b: Phrase): number {
  const shared = Math.min(right(a), right(b)) - Math.max(left(a), left(b))
  return shared / Math.max(1, Math.min(right(a) - left(a), right(b) - left(b)))
}

function cutAtColumnWords(phrase: Phrase): HeadingCell[] {
  const whole = cellOf(phrase)
  return whole.role !== null || whole.weak !== null ? [whole] : cutHeadings(phrase).map(cellOf)
}

function cellOf(phrase: Phrase): HeadingCell {
  const labels = /[:\d]/.test(phrase.text)
  return { phrase, role: labels ? null : columnRole(phrase.text), weak: labels ? null : weakCurrentRank(phrase.text) }
}

function cutAtFigures(cells: HeadingCell[], figures: Figure[]): HeadingCell[][] {
  const runs: HeadingCell[][] = []
  for (const cell of cells) {
    const before = runs.at(-1)?.at(-1)
    const cut = before && figures.some((f) => left(f) >= left(before.phrase) && right(f) <= right(cell.phrase))
    if (!before || cut) runs.push([cell])
    else runs.at(-1)!.push(cell)
  }
  return runs
}
