import { lineInOrder, type Line } from '../lines.ts'
import { height } from '../../model/page.ts'
import { isMoney, tokensOf } from '../lexer/tokens.ts'
import { leadingDate } from '../lexer/leading-date.ts'

/** Between two rows lies more than between the lines of one, by this share of their height. */
const APART = 0.25
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
  const left = above.box[0]
  const isFlush = [below.box[0], ...line.words.map(({ box }) => box[0])].filter(
    (x) => Math.abs(x - left) < 0.3 * height(line),
  )
  const within = Math.max(gap(above, line), gap(line, below))
  return (
    isText &&
    Math.abs(below.box[0] - left) < 0.3 * height(line) &&
    isFlush.length > 1 &&
    left > line.box[0] + height(line) &&
    gap(before, above) > within + APART * height(line)
  )
}

function gap(above: Line, below: Line): number {
  return below.box[1] - above.box[3]
}

/** The description's lines one after the other, between what stands left and right of it. */
function rowOf(above: Line, line: Line, below: Line): Line {
  const left = above.box[0] - 0.3 * height(line)
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
