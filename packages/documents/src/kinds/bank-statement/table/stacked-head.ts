import type { Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height } from '../../../model/page.ts'
import { sharedWidth, stack, type HeadingPart } from '../../../tables/header/stack.ts'
import { columnPhrases } from '../words/columns.ts'

/** Headings so many heights apart are those of two columns. */
const APART = 0.7
/** Fewer columns may be words that stand over each other by chance. */
const LEAST = 4
const MOST_WORDS = 3

/**
 * The headings over two lines, each known only as a whole: "Change" over "in Value", "New" over "Value". Null where one of them is
 * not, or where no heading takes both lines.
 */
export function stackedHeadings(above: Line, below: Line): HeadingPart[] | null {
  const upper = headingsOn(above)
  const lower = headingsOn(below)
  if (!upper || !lower || lower.some((part) => upper.filter((over) => sharedWidth(over, part) > 0).length > 1))
    return null
  const headings = stack([upper, lower], (over, part) => sharedWidth(over, part) > 0)
  const isKnown = headings.every(({ text }) => (columnPhrases(text)?.length ?? 0) > 0)
  return isKnown && headings.length >= LEAST && headings.length < upper.length + lower.length ? headings : null
}

function headingsOn(line: Line): Line[] | null {
  const cells = cellsOf(line, APART * height(line))
  return cells.every(({ text, words }) => words.length <= MOST_WORDS && !/\d/.test(text)) ? cells : null
}
