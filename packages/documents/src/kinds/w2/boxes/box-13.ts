import type { FilledCopy } from '../../../boxes/boxed-form.ts'
import { reading, type Reading, TICK } from '../../../boxes/reading.ts'
import { areLevel, holds } from '../../../layout/geometry.ts'
import { height, left, middleX, middleY, right, type Box, type Word } from '../../../model/page.ts'
import { isTick, isTickBox } from '../../../vocabulary/word-lists.ts'
import type { BoxName } from './labels.ts'

const CHECK_BOXES: readonly BoxName[] = ['13_statutory_employee', '13_retirement_plan', '13_third_party_sick_pay']
/** A mark between two labels belongs to the nearer one if the other is this many times as far away. */
const NEARER = 1.5

/** The ticked boxes of box 13, with marks below their labels or, in lists and sentences, beside them. */
export function readCheckBoxes(w2: FilledCopy<BoxName>): [string, Reading][] {
  const marked = inTurn(w2) ?? inThirds(w2) ?? byPlace(w2)
  return [...marked].map(([box, mark]) => [`box_${box}`, reading(TICK, [mark])])
}

type Marks = ReadonlyMap<BoxName, Word>

/**
 * "Statutory employee ☐ Retirement plan ☒ Third-party sick pay ☐", over however many lines: labels and boxes to tick take
 * turns, so that each label has the box behind it, or before it if a box comes first. "Stat. emp / Ret. plan / 3rd-pty" over
 * "☐ ☒ ☐": three labels and then three boxes belong together in their order. Null if neither is so.
 */
function inTurn(w2: FilledCopy<BoxName>): Marks | null {
  const labels = CHECK_BOXES.flatMap((name) => {
    const box = w2.copy.labels.get(name)
    return box ? [{ name, box }] : []
  })
  const boxes = [...w2.allWords(), ...w2.outside].filter(isBoxOrTick).map((mark) => ({ mark, box: mark.box }))
  if (labels.length < CHECK_BOXES.length || boxes.length !== labels.length) return null
  const row = [...labels, ...boxes].toSorted(inReadingOrder)
  const takeTurns = row.every((item, i) => i === 0 || 'mark' in item !== 'mark' in row[i - 1]!)
  const areApart = row.slice(0, labels.length).every((item) => 'name' in item)
  if (!takeTurns && !areApart) return null
  // A label that goes on at the left edge of the box is as far left as the first.
  const names = areApart ? labels : row.filter((item) => 'name' in item)
  const marks = row.filter((item) => 'mark' in item)
  return new Map(names.flatMap(({ name }, i) => (isTick(marks[i]!.mark.text) ? [[name, marks[i]!.mark] as const] : [])))
}

/** Labels that take less of the width of their box than this do not stand above the boxes to tick. */
const CRAMPED = 0.7
/** Below its labels, box 13 is at most this many of their heights high. */
const HEIGHTS = 9

/**
 * "13 Statutory employee Retirement plan Third-party sick pay", run together above three boxes to tick that divide box 13
 * evenly: the third of the box counts, not the label above a mark. Null if the labels stand apart or nothing is ticked below.
 */
function inThirds(w2: FilledCopy<BoxName>): Marks | null {
  const [first, second, third] = CHECK_BOXES.map((name) => w2.copy.labels.get(name))
  if (!first || !second || !runTogether(first, second) || isRuled(first, second, w2.page.words)) return null
  const last = third && runTogether(second, third) ? third : second
  const next = [...w2.copy.labels.values()].filter(
    (label) => label[0] > second[2] && label !== third && isLevel(label, first),
  )
  const end = Math.min(...next.map((label) => label[0]))
  const isCut = last === second || last[2] > end
  if (end === Infinity || !(isCut || last[2] - first[0] < CRAMPED * (end - first[0]))) return null
  const foot = first[3] + HEIGHTS * heightOf(first)
  const isBelow = (mark: Word) => holds([first[0], first[3], end, foot], mark)
  const marks = [...w2.allWords(), ...w2.outside].filter((mark) => isTick(mark.text) && isBelow(mark))
  const thirdOf = (mark: Word) =>
    CHECK_BOXES[Math.floor((CHECK_BOXES.length * (middleX(mark) - first[0])) / (end - first[0]))]!
  return marks.length > 0 ? new Map(marks.map((mark) => [thirdOf(mark), mark])) : null
}

/** On one line, with a blank of less than the height of a letter between them. */
const runTogether = (label: Box, next: Box) => isLevel(label, next) && next[0] - label[2] < heightOf(next)
/** "Stat. | Ret. plan": with a stroke between them. */
const isRuled = (label: Box, next: Box, print: readonly Word[]) =>
  print.some((word) => /^[|/]$/.test(word.text) && holds([label[2], label[1], next[0], label[3]], word))
const isLevel = (label: Box, other: Box) => areLevel({ box: label }, { box: other })
const heightOf = (label: Box) => label[3] - label[1]

function isBoxOrTick({ text }: Word): boolean {
  return isTick(text) || isTickBox(text)
}

/** "13 ☐ Statutory employee": a label with its number before its box is behind the box. */
function inReadingOrder(a: { box: Box }, b: { box: Box }): number {
  return areLevel(a, b) ? middleX(a) - middleX(b) : middleY(a) - middleY(b)
}

function byPlace(w2: FilledCopy<BoxName>): Marks {
  const marked = new Map<BoxName, Word>()
  for (const box of CHECK_BOXES) {
    for (const mark of w2.words(box).filter(({ text }) => isTick(text))) {
      const placed = ownerInLine(mark, w2.copy.labels) ?? labelOver(mark, w2.copy.labels)
      const own = placed ?? (mayBeOfLost(mark, box, w2) ? 'unsettled' : box)
      if (own !== 'unsettled' && !marked.has(own)) marked.set(own, mark)
    }
  }
  return marked
}

/** Whether a mark that is not below its label may be of one that OCR lost. */
function mayBeOfLost(mark: Word, box: BoxName, { copy: { labels }, page }: FilledCopy<BoxName>): boolean {
  const [from, , to] = labels.get(box)!
  const isBelow = middleX(mark) > from && middleX(mark) < to
  return page.source === 'ocr' && !isBelow && !CHECK_BOXES.every((other) => labels.has(other))
}

/** The label of a mark before or after labels on their line; null if it is not on the line of any. */
function ownerInLine(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | 'unsettled' | null {
  const [nearest, next] = CHECK_BOXES.flatMap((box) => {
    const label = labels.get(box)
    const isInLine = label && middleY(mark) > label[1] && middleY(mark) < label[3]
    return isInLine ? [{ box, gap: Math.max(left(mark) - label[2], label[0] - right(mark)) }] : []
  }).sort((a, b) => a.gap - b.gap)
  if (!nearest) return null
  const over = nearest.gap > height(mark) ? labelOver(mark, labels) : null
  if (over) return over
  return !next || next.gap > NEARER * Math.max(nearest.gap, 1) ? nearest.box : 'unsettled'
}

/** "Retirement" over "plan" over the mark, between "employee" and "sick pay", or close to "sick pay": the label right over it. */
function labelOver(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | null {
  const isOver = ([x0, y0, x1, y1]: Box) =>
    middleX(mark) > x0 && middleX(mark) < x1 && middleY(mark) > y1 && middleY(mark) - y1 < y1 - y0
  return CHECK_BOXES.find((box) => labels.has(box) && isOver(labels.get(box)!)) ?? null
}
