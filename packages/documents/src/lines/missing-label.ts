import { left, middleX, middleY, right, type Word } from '../model/page.ts'
import type { KnownLines } from '../forms/known-lines.ts'
import type { Line } from '../layout/lines.ts'
import type { Amount } from './amounts.ts'
import { onOneRow, type Label, type Labels } from './numbers/line-labels.ts'
import { rankOf } from './numbers/line-number.ts'

/** No box is wider (points). */
export const BOX_WIDTH = 115
const COLUMN_TOLERANCE = 6
const ROW_ABOVE = 14

/**
 * The line of an amount whose number beside the box OCR did not read: by the number in the margin of its row, by its wording,
 * or as the only line the form has between those read above and below it. Null where that leaves a choice.
 */
export function missingLabel(
  amount: Amount,
  labels: Labels,
  rows: readonly Line[],
  amounts: readonly Amount[],
  known: KnownLines,
): string | null {
  const column = columnBefore(amount, labels.boxes)
  if (column.length < 3) return null
  const above = column.findLast((label) => middleY(label) < middleY(amount))
  const below = column.find((label) => middleY(label) > middleY(amount))
  const ofColumn = isOuter(column, labels) ? known.outer : known.inner
  const isKnown = (line: string) => known.outer.length === 0 || ofColumn.includes(line)
  const fits = (line: string) =>
    isKnown(line) && (!above || rankOf(line) > rankOf(above.line)) && (!below || rankOf(line) < rankOf(below.line))
  const margin = labels.margins.findLast((label) => onOneRow(label, amount) && right(label) < left(amount))
  if (margin && fits(margin.line)) return margin.line
  const worded = linesByWording(amount, rows, known).find(fits)
  if (worded) return worded
  const choices = above && below ? ofColumn.filter(fits) : []
  const gap = amounts.filter(
    (other) => isBetween(other, above, below) && columnBefore(other, labels.boxes)[0] === column[0],
  )
  return choices.length === gap.length ? (choices[gap.indexOf(amount)] ?? null) : null
}

/** Lines whose wording stands before the amount, on its row first, then from the row above on. */
function linesByWording(amount: Amount, rows: readonly Line[], known: KnownLines): string[] {
  const words = rows.flatMap((row) => row.words).filter((word) => right(word) < left(amount))
  const ownRow = words.filter((word) => onOneRow(word, amount))
  const rowAbove = words.filter((word) => {
    const rise = middleY(amount) - middleY(word)
    return rise > 5 && rise < ROW_ABOVE
  })
  return [...worded(ownRow, known), ...worded([...rowAbove, ...ownRow], known)]
}

function worded(words: readonly Word[], known: KnownLines): string[] {
  const text = words.map((word) => word.text).join(' ')
  return known.captions.filter((wording) => wording.words.test(text)).map(({ line }) => line)
}

function isBetween(amount: Amount, above: Label | undefined, below: Label | undefined): boolean {
  const y = middleY(amount)
  return (!above || y > middleY(above) + 5.5) && (!below || y < middleY(below) - 5.5)
}

function isOuter(column: readonly Label[], labels: Labels): boolean {
  return Math.max(...labels.boxes.map(middleX)) - middleX(column[0]!) < COLUMN_TOLERANCE
}

/** The labels of the column of boxes an amount stands in. */
function columnBefore(amount: Amount, boxes: readonly Label[]): Label[] {
  const before = boxes.filter((label) => right(label) <= left(amount) && left(amount) - right(label) < BOX_WIDTH)
  const nearest = Math.max(...before.map(middleX))
  return before.filter((label) => nearest - middleX(label) < COLUMN_TOLERANCE)
}
