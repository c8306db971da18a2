import type { FilledCopy } from '../../../boxes/boxed-form.ts'
import { reading, type Reading, TICK } from '../../../boxes/reading.ts'
import { areLevel } from '../../../layout/geometry.ts'
import { left, middleY, right, type Box, type Word } from '../../../model/page.ts'
import { isTick, isTickBox } from '../../../vocabulary/word-lists.ts'
import type { BoxName } from './labels.ts'

const CHECK_BOXES: readonly BoxName[] = ['13_statutory_employee', '13_retirement_plan', '13_third_party_sick_pay']
/** A mark between two labels belongs to the nearer one if the other is this many times as far away. */
const NEARER = 1.5

/** The ticked boxes of box 13, with marks below their labels or, in lists and sentences, beside them. */
export function readCheckBoxes(w2: FilledCopy<BoxName>): [string, Reading][] {
  const marked = inTurn(w2) ?? byPlace(w2)
  return [...marked].map(([box, mark]) => [`box_${box}`, reading(TICK, [mark])])
}

type Marks = ReadonlyMap<BoxName, Word>

/**
 * "Statutory employee ☐ Retirement plan ☒ Third-party sick pay ☐", over however many lines: labels and boxes to tick take
 * turns, so that each label has the box behind it, or before it if a box comes first. Null if they do not.
 */
function inTurn(w2: FilledCopy<BoxName>): Marks | null {
  const labels = CHECK_BOXES.flatMap((name) => {
    const box = w2.copy.labels.get(name)
    return box ? [{ name, box }] : []
  })
  const boxes = [...w2.allWords(), ...w2.outside].filter(isBoxOrTick).map((mark) => ({ mark, box: mark.box }))
  if (labels.length < CHECK_BOXES.length || boxes.length !== labels.length) return null
  const row = [...labels, ...boxes].toSorted(inReadingOrder)
  if (row.some((item, i) => i > 0 && 'mark' in item === 'mark' in row[i - 1]!)) return null
  const marked = new Map<BoxName, Word>()
  for (let i = 0; i < row.length; i += 2) {
    const [one, other] = [row[i]!, row[i + 1]!]
    const [label, box] = 'mark' in one ? [other, one] : [one, other]
    if ('name' in label && 'mark' in box && isTick(box.mark.text)) marked.set(label.name, box.mark)
  }
  return marked
}

function isBoxOrTick({ text }: Word): boolean {
  return isTick(text) || isTickBox(text)
}

function inReadingOrder(a: { box: Box }, b: { box: Box }): number {
  return areLevel(a, b) ? left(a) - left(b) : middleY(a) - middleY(b)
}

function byPlace(w2: FilledCopy<BoxName>): Marks {
  const marked = new Map<BoxName, Word>()
  for (const box of CHECK_BOXES) {
    for (const mark of w2.words(box).filter(({ text }) => isTick(text))) {
      const own = ownerInLine(mark, w2.copy.labels) ?? box
      if (own !== 'unsettled' && !marked.has(own)) marked.set(own, mark)
    }
  }
  return marked
}

/** The label of a mark before or after labels on their line; null if it is not on the line of any. */
function ownerInLine(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | 'unsettled' | null {
  const [nearest, next] = CHECK_BOXES.flatMap((box) => {
    const label = labels.get(box)
    const isInLine = label && middleY(mark) > label[1] && middleY(mark) < label[3]
    return isInLine ? [{ box, gap: Math.max(left(mark) - label[2], label[0] - right(mark)) }] : []
  }).sort((a, b) => a.gap - b.gap)
  if (!nearest) return null
  return !next || next.gap > NEARER * Math.max(nearest.gap, 1) ? nearest.box : 'unsettled'
}
