import { lineInOrder, type Line } from '../lines.ts'
import { height } from '../../model/page.ts'
import { areFlush, dropBetween, type Placed } from '../geometry.ts'
import { CLOSELY_FLUSH, ROWS_APART } from '../tolerances.ts'
import { isMoney, tokensOf } from '../lexer/tokens.ts'
import { leadingDate } from '../lexer/leading-date.ts'

/** One row may have a line above by accident. */
const LEAST = 2

/**
 * Lines with rows of three put together where date and amounts stand beside the middle line of the description: what stands above
 * them is nearer to them than to the row before.
 */
export function withCentredRows(lines: readonly Line[]): Line[] {
  const middles = lines.flatMap((_, at) => (isMiddle(lines, at) ? [at] : []))
  if (middles.length < LEAST) return [...lines]
  return lines.flatMap((line, at) => {
    if (middles.includes(at)) return [rowOf(lines[at - 1]!, line, lines[at + 1]!)]
    return middles.includes(at + 1) || middles.includes(at - 1) ? [] : [line]
  })
}

function isMiddle(lines: readonly Line[], at: number): boolean {
  const [before, above, line, below] = [lines[at - 2], lines[at - 1], lines[at]!, lines[at + 1]]
  if (!before || !above || !below || leadingDate(tokensOf(line)) === null || !tokensOf(line).some(isMoney)) return false
  const isText = [above, below].every((other) => !tokensOf(other).some(isMoney) && !leadingDate(tokensOf(other)))
  const isFlush = (other: Placed) => areFlush(above, other, CLOSELY_FLUSH)
  const within = Math.max(dropBetween(above, line), dropBetween(line, below))
  return (
    isText &&
    isFlush(below) &&
    line.words.some(isFlush) &&
    above.box[0] > line.box[0] + height(line) &&
    dropBetween(before, above) > within + ROWS_APART * height(line)
  )
}

/** The description's lines one after the other, between what stands left and right of it. */
function rowOf(above: Line, line: Line, below: Line): Line {
  const left = above.box[0] - CLOSELY_FLUSH * height(line)
  const amount = tokensOf(line).find((token) => isMoney(token) && token.box[0] > left)
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
