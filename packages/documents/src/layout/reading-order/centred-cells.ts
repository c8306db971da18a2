import { lineInOrder, type Line } from '../lines.ts'
import { height, type Word } from '../../model/page.ts'
import { areFlush, dropBetween, shareColumn } from '../geometry.ts'
import { ROW_OVERLAP } from '../tolerances.ts'
import { isMoney, tokensOf } from '../lexer/tokens.ts'

/**
 * Lines with the cells of a row put together again where one cell has two lines and the others are centred beside them:
 * "Debit card purchase" / "01/03 … 25.00" / "ALDI 72013" is one row.
 */
export function withCentredCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [above, beside, below] = [lines[at]!, lines[at + 1], lines[at + 2]]
    const isCell = beside && below && isTwoLineCell(above, below) && standsBeside(above, beside, below)
    joined.push(isCell ? rowOf(above, beside, below) : above)
    if (isCell) at += 2
  }
  return joined
}

function isTwoLineCell(above: Line, below: Line): boolean {
  return areFlush(above, below) && [above, below].every((line) => !tokensOf(line).some(isMoney))
}

function standsBeside(above: Line, beside: Line, below: Line): boolean {
  if (!tokensOf(beside).some(isMoney) || !isOneLine(beside)) return false
  const farthest = Math.max(dropBetween(above, beside), dropBetween(beside, below))
  if (farthest > -ROW_OVERLAP * height(beside)) return false
  return (
    [...above.words, ...below.words].every((word) => !beside.words.some((other) => shareColumn(word, other))) &&
    describes(above, below, beside)
  )
}

/** A sentence of two lines that was set apart is no row. */
function isOneLine(line: Line): boolean {
  return height(line) < 1.5 * Math.max(...line.words.map(height))
}

/** Words behind the amounts of a row that is described already are no cell of it. */
function describes(above: Line, below: Line, beside: Line): boolean {
  const tokens = tokensOf(beside)
  const isDescribed = tokens.some(({ kind, text }) => kind === 'text' && /\p{L}{2}/u.test(text))
  const amount = tokens.findLast(isMoney)!
  return !isDescribed || Math.max(above.box[2], below.box[2]) < amount.box[0]
}

/** The cell's words, line after line, stand among the others where the cell does. */
function rowOf(above: Line, beside: Line, below: Line): Line {
  const left = Math.min(above.box[0], below.box[0])
  const before = (word: Word) => word.box[0] < left
  return lineInOrder([
    ...beside.words.filter(before),
    ...above.words,
    ...below.words,
    ...beside.words.filter((word) => !before(word)),
  ])
}
