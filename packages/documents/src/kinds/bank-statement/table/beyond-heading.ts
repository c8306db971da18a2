import { height, type Box } from '../../../model/page.ts'
import type { Token } from '../../../layout/lexer/tokens.ts'
import type { Column } from '../../../tables/columns.ts'

/** Cells of a row are at least as far apart as their text is high. */
const APART = 1

/**
 * Whether a word right of a heading belongs to the column behind it: another cell of its row stands under the heading, and its own
 * does not. Headings set in the middle of their columns begin far right of what stands in these.
 */
export function isBeyondHeading(token: Token, tokens: readonly Token[], columns: readonly Column[]): boolean {
  const heading = columns.findLast(({ box }) => box[0] <= token.box[0])
  const next = heading && columns[columns.indexOf(heading) + 1]
  if (next?.role !== 'description') return false
  const own = cellOf(token, tokens)
  const isUnder = (box: Box) => box[0] < heading!.box[2] && heading!.box[0] < box[2]
  return !isUnder(own) && tokens.some(({ box }) => box[2] < own[0] && isUnder(box))
}

/** Where the words begin and end that stand as close to each other as those of one cell. */
function cellOf(token: Token, tokens: readonly Token[]): Box {
  const [, top, , bottom] = token.box
  const gap = APART * height(token)
  const at = tokens.indexOf(token)
  let [first, last] = [at, at]
  while (first > 0 && tokens[first]!.box[0] - tokens[first - 1]!.box[2] < gap) first--
  while (last < tokens.length - 1 && tokens[last + 1]!.box[0] - tokens[last]!.box[2] < gap) last++
  return [tokens[first]!.box[0], top, tokens[last]!.box[2], bottom]
}
