import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** Pieces of lines that must meet on a page, and how many others there may be at most. */
const JOINS = 20
const MOST = 2
/** Kerning moves letters by less than this, in sizes, and blanks by less than the second. */
const KERNING = 0.2
const KERNING_OF_BLANKS = 0.12
/** Farther apart are columns. */
const APART = 4
const LEVEL = 0.02

/** Two pieces of a line in one font: the file moves the second to where it says that the first ends. */
interface Join {
  before: DrawnGlyph
  after: DrawnGlyph
  /** In sizes; negative if they overlap. */
  gap: number
}

/**
 * Text that ends before or behind the place where the rest of its line begins, on a page whose program moves each piece of
 * a line to the end of the piece before it: the text was replaced by longer or shorter text, and the rest has stayed.
 */
export function ofTextNotMeetingNext(page: DrawnPage): FoundSignal[] {
  const joins = joinsIn(page.inOrder)
  if (joins.length < JOINS) return []
  const apart = joins.filter(({ before, after, gap }) => {
    const isAtBlank = isBlank(before) || isBlank(after)
    return gap > KERNING || gap < (isAtBlank ? -KERNING_OF_BLANKS : -KERNING)
  })
  const found = apart.filter(({ gap }) => gap < APART)
  if (found.length === 0 || apart.length > MOST) return []
  const evidence = found.map(({ before, gap }) => {
    const piece = page.inOrder.filter(({ order }) => order === before.order)
    const end = gap < 0 ? 'behind' : 'before'
    return {
      ...placeOf(areaOf(piece), page),
      detail: `${quoted(textOf(piece))} ends ${end} the place where the rest of its line begins`,
    }
  })
  return [{ code: 'text_not_meeting_next', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
}

function joinsIn(inOrder: readonly DrawnGlyph[]): Join[] {
  return inOrder.flatMap((after, i): Join[] => {
    const before = inOrder[i - 1]
    if (after.gap === undefined || !before || !isLike(before, after)) return []
    return [{ before, after, gap: after.gap / after.size }]
  })
}

function isLike(before: DrawnGlyph, after: DrawnGlyph): boolean {
  const { size } = after
  return (
    before.font === after.font &&
    Math.abs(before.size - size) < LEVEL * size &&
    Math.abs(before.y - after.y) < LEVEL * size
  )
}

function isBlank({ text }: DrawnGlyph): boolean {
  return text.trim() === ''
}
