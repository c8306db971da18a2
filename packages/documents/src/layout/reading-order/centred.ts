import { isLettered } from '../lexer/tokens.ts'
import { withBlocks } from '../../model/runs.ts'
import { type Line, lineInOrder } from '../lines.ts'
import { height, type Word } from '../../model/page.ts'
import { areFlush, dropBetween, type Placed } from '../geometry.ts'
import { CLOSELY_FLUSH, ROW_OVERLAP, ROWS_APART } from '../tolerances.ts'

/** Joins a cell of two lines with those centred beside it: "Debit card purchase" / "01/03 … 25.00" / "ALDI 72013". */
export function withCentredCells(lines: readonly Line[]): Line[] {
  return withBlocks(lines, (_, at) => {
    const [above, beside, below] = [lines[at]!, lines[at + 1], lines[at + 2]]
    const isCell = beside && below && isTwoLineCell(above, below) && standsBeside(above, beside, below)
    return isCell ? { by: [rowOf(above, beside, below)], taken: 3 } : null
  })
}

const isTwoLineCell = (above: Line, below: Line) =>
  areFlush(above, below) && [above, below].every((line) => !line.hasMoney)

function standsBeside(above: Line, beside: Line, below: Line): boolean {
  if (!beside.hasMoney || !isOneLine(beside)) return false
  const farthest = Math.max(dropBetween(above, beside), dropBetween(beside, below))
  return farthest <= -ROW_OVERLAP * beside.height && describes(above, below, beside)
}

/** A sentence of two lines that was set apart is not a row. */
const isOneLine = (line: Line) => line.height < 1.5 * Math.max(...line.words.map(height))

/** Words after the amounts of a row that already has a description are not one of its cells. */
function describes(above: Line, below: Line, beside: Line): boolean {
  const tokens = beside.tokens
  const isDescribed = tokens.some(isLettered)
  const amount = tokens.findLast((token) => token.kind === 'money')!
  return !isDescribed || Math.max(above.box[2], below.box[2]) < amount.box[0]
}

/** The words of the cell, line after line, take the cell's place among the others. */
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

/** A single row may have a line above it by coincidence. */
const LEAST = 2

/** Joins rows of three lines whose date and amounts are beside the middle line of the description. */
export function withCentredRows(lines: readonly Line[]): Line[] {
  const middles = lines.flatMap((_, at) => (isMiddle(lines, at) ? [at] : []))
  if (middles.length < LEAST) return [...lines]
  return lines.flatMap((line, at) => {
    if (middles.includes(at)) return [rowOfThree(lines[at - 1]!, line, lines[at + 1]!)]
    return middles.includes(at + 1) || middles.includes(at - 1) ? [] : [line]
  })
}

function isMiddle(lines: readonly Line[], at: number): boolean {
  const [before, above, line, below] = [lines[at - 2], lines[at - 1], lines[at]!, lines[at + 1]]
  if (!before || !above || !below || line.leadingDate === null || !line.hasMoney) return false
  const isText = [above, below].every((other) => !other.hasMoney && !other.leadingDate)
  const isFlush = (other: Placed) => areFlush(above, other, CLOSELY_FLUSH)
  const within = Math.max(dropBetween(above, line), dropBetween(line, below))
  return (
    isText &&
    isFlush(below) &&
    line.words.some(isFlush) &&
    above.box[0] > line.box[0] + line.height &&
    dropBetween(before, above) > within + ROWS_APART * line.height
  )
}

/** The lines of the description one after the other, between what is printed left and right of it. */
function rowOfThree(above: Line, line: Line, below: Line): Line {
  const left = above.box[0] - CLOSELY_FLUSH * line.height
  const amount = line.tokens.find((token) => token.kind === 'money' && token.box[0] > left)
  const right = amount?.box[0] ?? Infinity
  const within = line.words.filter(({ box }) => box[0] >= left && box[0] < right)
  return lineInOrder([
    ...line.words.filter(({ box }) => box[0] < left),
    ...above.words,
    ...within,
    ...below.words,
    ...line.words.filter(({ box }) => box[0] >= right),
  ])
}
