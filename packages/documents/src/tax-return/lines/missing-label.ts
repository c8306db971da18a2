import { left, middleX, middleY, right } from '../../page/page.ts'
import type { Amount } from './box-values.ts'
import { onOneRow, type Label, type Labels } from './labels.ts'
import { rankOf } from './line-number.ts'
import type { KnownLines } from '../form/known-lines.ts'

const BOX_WIDTH = 115
const COLUMN_TOLERANCE = 6

/**
 * The line of an amount whose number beside the box OCR did not read: the number in the margin of its row, or the only line
 * the form has between those read above and below it. Null where that leaves a choice.
 */
export function missingLabel(amount: Amount, labels: Labels, known: KnownLines): string | null {
  const column = columnBefore(amount, labels.boxes)
  if (column.length < 3) return null
  const above = column.findLast((label) => middleY(label) < middleY(amount))
  const below = column.find((label) => middleY(label) > middleY(amount))
  const fits = (line: string) =>
    (!above || rankOf(line) > rankOf(above.line)) && (!below || rankOf(line) < rankOf(below.line))
  const margin = labels.margins.findLast((label) => onOneRow(label, amount) && right(label) < left(amount))
  if (margin && fits(margin.line)) return margin.line
  const outermost = Math.max(...labels.boxes.map(middleX))
  const isOuter = outermost - middleX(column[0]!) < COLUMN_TOLERANCE
  const choices = (isOuter ? known.outer : []).filter(fits)
  return below && choices.length === 1 ? choices[0]! : null
}

/** The labels of the column of boxes an amount stands in. */
function columnBefore(amount: Amount, boxes: readonly Label[]): Label[] {
  const before = boxes.filter((label) => right(label) <= left(amount) && left(amount) - right(label) < BOX_WIDTH)
  const nearest = Math.max(...before.map(middleX))
  return before.filter((label) => nearest - middleX(label) < COLUMN_TOLERANCE)
}
