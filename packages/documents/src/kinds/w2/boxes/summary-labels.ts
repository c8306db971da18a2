import { bottom, height, left, middleY, right, top, type Word } from '../../../model/page.ts'
import type { Edge } from '../../../boxes/copy.ts'
import type { FoundLabel } from '../../../labels/label.ts'
import type { BoxName } from './labels.ts'

type W2Label = FoundLabel<BoxName | Edge>

/** The boxes a summary of the year goes through. */
const AMOUNTS: readonly (BoxName | Edge)[] = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11']
const STATE_AMOUNTS: readonly (BoxName | Edge)[] = ['16', '17', '18', '19']

/**
 * Labels without those of a summary beside the form, which says how its wages came about: "Box 1 of W-2" is below them; and where
 * forms have numbers before their labels, the same wordings without one are none. Two forms on a page may be printed
 * differently, but each has the employer's number; OCR loses the small digits.
 */
export function withoutSummary(
  found: readonly W2Label[],
  numbered: ReadonlySet<W2Label>,
  words: readonly Word[],
): W2Label[] {
  const told = found.filter((label) => numbered.has(label) || !hasItsBoxBelow(label, words))
  const isOfUnnumberedForm = told.some((label) => label.concept === 'b' && !numbered.has(label))
  if (isOfUnnumberedForm) return told
  const boxes = new Set([...numbered].map(({ concept }) => concept))
  const isWithout = (label: W2Label) => boxes.has(label.concept) && !numbered.has(label) && isFromTextLayer(label)
  const ofSummary = told.filter((label) => AMOUNTS.includes(label.concept) && isWithout(label))
  // Rows of further states may be worded again without their numbers, but not beside a summary.
  const hasSummary = ofSummary.length + (found.length - told.length) > 1
  const own: readonly (BoxName | Edge)[] = hasSummary ? [...AMOUNTS, ...STATE_AMOUNTS] : AMOUNTS
  return told.filter((label) => !(own.includes(label.concept) && isWithout(label)))
}

const isFromTextLayer = ({ words }: W2Label) => words.every(({ confidence }) => confidence === 1)

/** "Wages, tips, other compensation" over "Box 1 of W-2". */
function hasItsBoxBelow({ concept: box, area, words: own }: W2Label, words: readonly Word[]): boolean {
  const line = height(own.at(-1)!)
  const isBelow = (word: Word) =>
    left(word) < area[2] &&
    right(word) > area[0] - line &&
    top(word) > area[3] - 0.5 * line &&
    bottom(word) < area[3] + 2 * line
  return words
    .filter((word) => /^box$/i.test(word.text) && isBelow(word))
    .some((word) => words.some((next) => next.text === box && follows(next, word)))
}

function follows(next: Word, word: Word): boolean {
  const gap = left(next) - right(word)
  return gap >= 0 && gap < height(word) && Math.abs(middleY(next) - middleY(word)) < 0.4 * height(word)
}
