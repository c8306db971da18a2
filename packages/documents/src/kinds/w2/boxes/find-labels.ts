import { areLevel, follows } from '../../../layout/geometry.ts'
import { height, left, middleY, type Word, bottom, right, top, union } from '../../../model/page.ts'
import type { Edge, BoxedForm, BoxContent } from '../../../boxes/boxed-form.ts'
import { findLabels, type LabelsFound } from '../../../labels/find-labels.ts'
import type { FoundLabel } from '../../../labels/lexicon.ts'
import { lostPlans, withShortPlans } from './box-13-labels.ts'
import { W2_LABELS, type BoxName } from './labels.ts'
import { readCopy } from '../read-copy.ts'

type W2Label = FoundLabel<BoxName | Edge>

/** Points by which the labels of a row differ in height. */
const LEVEL = 1.5

/** Finds every label of a W-2 on the page. */
function boxLabelsAmong(words: readonly Word[]): W2Label[] {
  const found = findLabels(words, W2_LABELS)
  const own = withoutSummary(found.worded, found.numbered, words)
  const other = [...found.inferred, ...bareNumbers(words, own, found), ...bareHeadings(words, own, found)]
  const labels = withShortPlans<BoxName | Edge>([...own, ...other], words)
  const asides = found.worded
    .filter((label) => !own.includes(label))
    .map((label): W2Label => ({ ...label, concept: 'aside' }))
  return [...withJoinedNames(labels), ...lostStates(labels), ...lostPlans(labels), ...asides]
}

/** Labels of one box are no farther apart on their line, in heights. */
const ONE_BOX = 2

/** "f Employee's address and ZIP code" right below or behind the label of the name: one label, with name and address below both. */
function withJoinedNames(found: readonly W2Label[]): W2Label[] {
  const addresses = found.filter(({ concept }) => concept === 'f')
  const isNext = (address: W2Label, name: W2Label) => {
    const line = height({ box: name.area })
    const [gap, drop] = [address.area[0] - name.area[2], address.area[1] - name.area[3]]
    if (areLevel({ box: address.area }, { box: name.area })) return gap > 0 && gap < ONE_BOX * line
    // OCR may have lost the letter before one of them.
    return Math.abs(drop) < 0.6 * line && Math.abs(address.area[0] - name.area[0]) < 1.2 * line
  }
  const joined = new Map(
    found
      .filter(({ concept }) => concept === 'e')
      .flatMap((name) => addresses.filter((address) => isNext(address, name)).map((address) => [name, address])),
  )
  return found
    .filter((label) => ![...joined.values()].includes(label))
    .map((label) => {
      const below = joined.get(label)
      return below
        ? { ...label, area: union([label.area, below.area]), words: [...label.words, ...below.words] }
        : label
    })
}

/** "15 State" is short and easily misread; it is left of the state's ID number. */
function lostStates(found: readonly W2Label[]): W2Label[] {
  if (found.some(({ concept }) => concept === '15_state')) return []
  return found
    .filter(({ concept }) => concept === '15_id')
    .map(({ area: [x, top, , bottom] }) => ({ concept: '15_state', area: [x - 36, top, x - 12, bottom], words: [] }))
}

/** Box 9 has had no wording since 2011: its number is alone, in line with its column or level with its row. */
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

/** Lists, and pay stubs, head names only with "Employer" and "Employee"; stubs do not name the wages of box 1. */
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

/** Printed in type of the same size. */
const isAlike = (a: Word, b: Word) => Math.abs(height(a) - height(b)) < 0.15 * height(a)

/** The boxes that a summary of the year explains. */
const SUMMED: readonly (BoxName | Edge)[] = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11']
const STATE_AMOUNTS: readonly (BoxName | Edge)[] = ['16', '17', '18', '19']

/**
 * Drops the labels of a summary beside the form, which explains how its wages came about. "Box 1 of W-2" is below them. On
 * forms with numbers before the labels, the same wordings without numbers are no labels. Two forms on a page may be printed
 * differently, but each has the employer's number, whose small digits OCR loses.
 */
function withoutSummary(found: readonly W2Label[], numbered: ReadonlySet<W2Label>, words: readonly Word[]): W2Label[] {
  const ofForm = found.filter((label) => numbered.has(label) || !hasItsBoxBelow(label, words))
  const isOfUnnumberedForm = ofForm.some((label) => label.concept === 'b' && !numbered.has(label))
  if (isOfUnnumberedForm) return ofForm
  const boxes = new Set([...numbered].map(({ concept }) => concept))
  const isWithout = (label: W2Label) => boxes.has(label.concept) && !numbered.has(label) && isFromTextLayer(label)
  const ofSummary = ofForm.filter((label) => SUMMED.includes(label.concept) && isWithout(label))
  // Rows of further states may repeat the wordings without numbers, but not beside a summary.
  const hasSummary = ofSummary.length + (found.length - ofForm.length) > 1
  const own: readonly (BoxName | Edge)[] = hasSummary ? [...SUMMED, ...STATE_AMOUNTS] : SUMMED
  return ofForm.filter((label) => !(own.includes(label.concept) && isWithout(label)))
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
    .some((word) => words.some((next) => next.text === box && follows(next, word, height(word))))
}

/** Boxes of wages and withholding: a group of labels is a W-2 if it has enough of these. */
const CORE: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '16', '17', 'b', 'c', 'e', '10', '11']
const AMOUNTS: readonly BoxName[] = ['1', '2', '3', '4', '5', '6']

/** A Form W-2 of any layout. */
export const W2_FORM: BoxedForm<BoxName> = {
  labelsAmong: boxLabelsAmong,
  markers: [...AMOUNTS, 'b', 'c', 'e', '10', '11'],
  isForm: (labels) =>
    CORE.filter((box) => labels.has(box)).length >= 5 && AMOUNTS.filter((box) => labels.has(box)).length >= 3,
  contentOf,
  repeated: new Set<BoxName>(['15_state', '15_id', '16', '17', '18', '19', '20']),
  read: readCopy,
}

const PARTY_BOXES: ReadonlySet<BoxName> = new Set<BoxName>(['a', 'b', 'c', 'd', 'e', 'e_last', 'e_suffix'])

function contentOf(box: BoxName): BoxContent {
  if (box === 'f') return 'label only'
  if (box === '14') return 'list'
  if (PARTY_BOXES.has(box)) return 'party'
  return box.startsWith('13_') ? 'mark' : box.startsWith('12') ? 'coded' : 'value'
}
