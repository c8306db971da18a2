import { height, left, middleY, type Word } from '../../../model/page.ts'
import type { Edge } from '../../../boxes/copy.ts'
import { findLabels, type LabelsFound } from '../../../labels/find-labels.ts'
import type { FoundLabel } from '../../../labels/label.ts'
import { W2_LABELS, type BoxName } from './labels.ts'
import { withoutSummary } from './summary-labels.ts'

type W2Label = FoundLabel<BoxName | Edge>

/** Points by which the labels of a row differ in height. */
const LEVEL = 1.5

/** Every label of a W-2 on the page. */
export function boxLabelsAmong(words: readonly Word[]): W2Label[] {
  const found = findLabels(words, W2_LABELS)
  const own = withoutSummary(found.worded, found.numbered, words)
  const labels = [...own, ...found.inferred, ...bareNumbers(words, own, found), ...bareHeadings(words, own, found)]
  const asides = found.worded
    .filter((label) => !own.includes(label))
    .map((label): W2Label => ({ ...label, concept: 'aside' }))
  return [...labels, ...lostStates(labels), ...asides]
}

/** "15 State" is short and easily misread; it stands left of the state's ID number. */
function lostStates(found: readonly W2Label[]): W2Label[] {
  if (found.some(({ concept }) => concept === '15_state')) return []
  return found
    .filter(({ concept }) => concept === '15_id')
    .map(({ area: [x, top, , bottom] }) => ({ concept: '15_state', area: [x - 36, top, x - 12, bottom], words: [] }))
}

/**
 * Box 9 is shaded and has no wording on forms since 2011: its number stands alone, in line with the others of its column or
 * level with the labels of its row.
 */
function bareNumbers(
  words: readonly Word[],
  found: readonly W2Label[],
  { taken, neighbours }: LabelsFound<BoxName | Edge>,
): W2Label[] {
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
  found: readonly W2Label[],
  { taken, neighbours }: LabelsFound<BoxName | Edge>,
): W2Label[] {
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
