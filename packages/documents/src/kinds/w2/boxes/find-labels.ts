import { height, left, middleY, type Word } from '../../../model/page.ts'
import { findLabels, type LabelsFound } from '../../../labels/find-labels.ts'
import type { FoundLabel } from '../../../labels/label.ts'
import { W2_LABELS, type BoxName } from './labels.ts'
import { withoutSummary } from './summary-labels.ts'

/** Points by which the labels of a row differ in height. */
const LEVEL = 1.5

/** Every label of a W-2 on the page. */
export function boxLabelsOn(words: readonly Word[]): FoundLabel<BoxName>[] {
  const found = findLabels(words, W2_LABELS)
  const own = withoutSummary(found.worded, found.numbered, words)
  return [...own, ...found.inferred, ...bareNumbers(words, own, found), ...bareHeadings(words, own, found)]
}

/**
 * Box 9 is shaded and has no wording on forms since 2011: its number stands alone, in line with the others of its column or
 * level with the labels of its row.
 */
function bareNumbers(
  words: readonly Word[],
  found: readonly FoundLabel<BoxName>[],
  { taken, neighbours }: LabelsFound<BoxName>,
): FoundLabel<BoxName>[] {
  const column = found.filter((label) => ['3', '5', '7', '11'].includes(label.concept))
  const row = found.filter((label) => ['7', '8', '10', '11'].includes(label.concept))
  const isLevel = (word: Word) =>
    row.some(({ words: [first] }) => Math.abs(middleY(first!) - middleY(word)) < LEVEL && isAlike(first!, word))
  return words
    .filter((word) => /^9\.?$/.test(word.text) && !taken.has(word))
    .filter((word) => column.some((label) => Math.abs(label.area[0] - left(word)) < 5) || isLevel(word))
    .filter((word) => !neighbours.isFollowed(word))
    .map((word) => ({ concept: '9', area: word.box, words: [word] }))
}

const HEADINGS: readonly (readonly [BoxName, RegExp])[] = [
  ['c', /^employer:?$/i],
  ['e', /^employee:?$/i],
]

/**
 * Lists head name and address with "Employer" and "Employee" alone, where nothing on the page is labelled with more words. So do
 * pay stubs, which name the same taxes but no wages of box 1.
 */
function bareHeadings(
  words: readonly Word[],
  found: readonly FoundLabel<BoxName>[],
  { taken, neighbours }: LabelsFound<BoxName>,
): FoundLabel<BoxName>[] {
  if (!found.some(({ concept }) => concept === '1')) return []
  return HEADINGS.filter(([box]) => !found.some((label) => label.concept === box)).flatMap(([box, heading]) =>
    words
      .filter((word) => heading.test(word.text) && !taken.has(word))
      .filter((word) => !neighbours.isFollowed(word) && !neighbours.before(word))
      .map((word) => ({ concept: box, area: word.box, words: [word] })),
  )
}

/** Printed in type of one size. */
function isAlike(a: Word, b: Word): boolean {
  return Math.abs(height(a) - height(b)) < 0.15 * height(a)
}
