import { left, middleY, right, type Box, type Word } from '../../../model/page.ts'
import type { FilledCopy } from '../../../boxes/copy.ts'
import type { BoxName } from './labels.ts'
import { reading, TICK, type Reading } from '../../../boxes/reading.ts'

const CHECK_BOXES: readonly BoxName[] = ['13_statutory_employee', '13_retirement_plan', '13_third_party_sick_pay']
/** A mark between two labels is the nearer one's where the other is this much further away. */
const NEARER = 1.5

/** The boxes of box 13 that are marked, below their labels or, in lists, in line with them. */
export function readCheckBoxes(w2: FilledCopy<BoxName>): [string, Reading][] {
  const { labels } = w2.copy
  const marked = new Map<BoxName, Word>()
  for (const box of CHECK_BOXES) {
    for (const mark of w2.words(box).filter(({ text }) => /^[Xx✓✔☒]$/.test(text))) {
      const own = ownerInLine(mark, labels) ?? box
      if (own !== 'unsettled' && !marked.has(own)) marked.set(own, mark)
    }
  }
  return [...marked].map(([box, mark]) => [`box_${box}`, reading(TICK, [mark], w2.page.number)])
}

/** Whose mark it is that stands before or behind labels on their line; null where it is on the line of none. */
function ownerInLine(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | 'unsettled' | null {
  const [nearest, next] = CHECK_BOXES.flatMap((box) => {
    const label = labels.get(box)
    const isInLine = label && middleY(mark) > label[1] && middleY(mark) < label[3]
    return isInLine ? [{ box, gap: Math.max(left(mark) - label[2], label[0] - right(mark)) }] : []
  }).sort((a, b) => a.gap - b.gap)
  if (!nearest) return null
  return !next || next.gap > NEARER * Math.max(nearest.gap, 1) ? nearest.box : 'unsettled'
}
