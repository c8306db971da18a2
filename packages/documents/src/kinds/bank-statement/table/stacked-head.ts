import { type Line } from '../../../layout/lines.ts'
import { cellsOf } from '../../../layout/cells.ts'
import { height, type Box } from '../../../model/page.ts'
import { columnPhrases } from '../words/columns.ts'

/** Headings so many heights apart are those of two columns. */
const APART = 0.7
/** Fewer columns may be words that stand over each other by chance. */
const LEAST = 4
const MOST_WORDS = 3

interface Heading {
  text: string
  box: Box
}

/**
 * The headings over two lines, each known only as a whole: "Change" over "in Value", "New" over "Value". Null where one of them is
 * not, or where no heading takes both lines.
 */
export function stackedHeadings(above: Line, below: Line): Heading[] | null {
  const upper = headingsOn(above)
  const lower = headingsOn(below)
  if (!upper || !lower) return null
  const headings: Heading[] = upper.map((cell) => ({ ...cell }))
  for (const cell of lower) {
    const over = headings.filter(({ box }) => Math.min(box[2], cell.box[2]) > Math.max(box[0], cell.box[0]))
    if (over.length > 1) return null
    if (over[0]) Object.assign(over[0], joined(over[0], cell))
    else headings.push({ ...cell })
  }
  const isKnown = headings.every(({ text }) => (columnPhrases(text)?.length ?? 0) > 0)
  return isKnown && headings.length >= LEAST && headings.length < upper.length + lower.length ? headings : null
}

function headingsOn(line: Line): Heading[] | null {
  const cells = cellsOf(line, APART * height(line))
  const areHeadings = cells.every(({ text, words }) => words.length <= MOST_WORDS && !/\d/.test(text))
  return areHeadings ? cells.map(({ text, box }) => ({ text, box })) : null
}

function joined(above: Heading, below: Heading): Heading {
  const [left, top, right] = above.box
  return {
    text: `${above.text} ${below.text}`,
    box: [Math.min(left, below.box[0]), top, Math.max(right, below.box[2]), below.box[3]],
  }
}
