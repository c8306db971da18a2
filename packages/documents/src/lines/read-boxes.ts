import { type Box, left, middleY, type Page, right, union, type Word, textOf, byMiddle } from '../model/page.ts'
import type { Flow } from '../layout/flow.ts'
import { formFlow } from '../forms/cell.ts'
import { type Amount, amountsInFields, amountsInText } from './amounts.ts'
import { findLabels, type Label, onOneRow } from './line-labels.ts'
import { type LineValue, lineValue } from './entries.ts'
import type { Caption } from '../forms/form-line.ts'
import { Line } from '../layout/lines.ts'
import { numberTokensOf } from './line-numbers.ts'

/** Reads a Schedule K-1, whose boxes have their number and name at the top and the amount below. */
const COLUMN_TOLERANCE = 12
/** A box with codes has several amounts below one another (points). */
const DEEPEST = 130
const BY_BOX = 0.97
const BY_NAME = 0.75
/** OCR has no dictionary for a single letter. */
const BY_SCANNED_CODE = 0.75
/** A box without codes has one amount, directly below its name (points). */
const DEEPEST_OF_ONE = 36
/** From a line to the next (points). */
const LINE = 16
/** Where the boxes begin, as a fraction of the width. */
const PART_III = 0.45
/** Width of a number with the blank after it, usual and maximum (points). */
const NUMBER = 10
const NUMBER_AND_GAP = 30
const NAME_WORDS = 4
const CODE = /^[A-Z]{1,2}\*?$/
/** A capital may look small, and a Z like a digit. */
const SCANNED_CODE = /^(?:[A-Z]{1,2}|[a-z]|2)\*?$/
const SAME_CORNER = 1.5
const AT_EDGE = 4

/** The amounts of a Schedule K-1 by box; an amount with a code before it by box and code ("20_z"). */
export function readBoxes(flow: Flow, captions: readonly Caption[]): LineValue[] {
  const { page, lines: rows } = flow
  const { margins } = findLabels(rows, new Set())
  const leading = margins.filter((label) => left(label) > PART_III * page.width)
  const numbered = [...leading, ...numbersAlone(rows, leading)]
  const named = page.source === 'ocr' ? namesAlone(rows, numbered, captions, PART_III * page.width) : []
  const boxes = [...numbered, ...named].sort(byMiddle)
  const numbers = new Set([...margins, ...boxes].flatMap((label) => label.words))
  const amounts = [...amountsInFields(page.formFields, rows), ...amountsInText(inColumns(rows, boxes), numbers)]
  const printedCodes = codesOn(flow, numbers)
  const boxed = amounts.flatMap((amount) => {
    const box = boxOf(amount, boxes)
    return box ? [{ amount, box }] : []
  })
  const placed = boxed.map(({ amount, box }) => {
    const others = boxed.flatMap((other) => (other.box === box ? other.amount : []))
    return { amount, box, code: codeBefore(amount, box, others, printedCodes) }
  })
  const codes = new Set(placed.map(({ code }) => code))
  const values = new Map<string, LineValue>()
  for (const { amount, box, code } of placed) {
    if (amount.words.some((word) => codes.has(word))) continue
    if (!code && middleY(amount) - middleY(box) > DEEPEST_OF_ONE) continue
    const line = code ? `${box.line}_${letterOf(code)}` : box.line
    const first = values.get(line)
    if (!first) values.set(line, lineValue(line, amount, certaintyOf(box, code, page), page))
    else if (first.cents !== amount.cents)
      values.set(line, { ...first, confidence: Math.min(first.confidence, BY_NAME) })
  }
  return [...values.values()]
}

/** This many box numbers below one another make a column of boxes. */
const COLUMN_OF_BOXES = 4

/** The part of a Schedule K-1 left of its boxes, whose items share no rows with them: "Profit 40 %" beside box "11". */
export function leftOfBoxes(flow: Flow): Flow {
  const { page, lines } = flow
  const lefts = findLabels(lines, new Set()).margins.map(left)
  const isOfColumn = (x: number) => lefts.filter((other) => Math.abs(other - x) < AT_EDGE).length >= COLUMN_OF_BOXES
  const gutter = Math.min(...lefts.filter((x) => x > PART_III * page.width && isOfColumn(x))) - AT_EDGE
  const isLeft = (place: { box: Box }) => left(place) < gutter
  return formFlow({ ...page, words: page.words.filter(isLeft), formFields: page.formFields.filter(isLeft) })
}

function certaintyOf(box: Label, code: Text | null, { source }: Page): number {
  if (box.cost > 0) return BY_NAME
  return code && source === 'ocr' ? BY_SCANNED_CODE : BY_BOX
}

/** Cuts the rows where a column of boxes begins: a code there may closely follow an amount of the previous column. */
function inColumns(rows: readonly Line[], boxes: readonly Label[]): Line[] {
  const lefts = boxes.map(left).sort((a, b) => a - b)
  const edges = lefts.filter((x, i) => i === 0 || x - lefts[i - 1]! > COLUMN_TOLERANCE)
  const columnOf = (word: Word) => edges.findLastIndex((x) => x - AT_EDGE <= left(word))
  return rows.flatMap((row) =>
    [...Map.groupBy(row.words, columnOf).values()].map((words) => new Line(words, row.box, row.text)),
  )
}

/** Numbers whose names are a little higher or lower, on another row: they are exactly below those of other boxes. */
function numbersAlone(rows: readonly Line[], leading: readonly Label[]): Label[] {
  const tokens = rows.flatMap(numberTokensOf).filter((token) => !token.leadsText)
  return tokens.flatMap(({ readings, box, words }) => {
    const line = readings.find(({ cost }) => cost === 0)?.line
    const isInCorner = leading.some((label) => Math.abs(left(label) - box[0]) < SAME_CORNER)
    return line && isInCorner ? [{ line, box, cost: 0, words }] : []
  })
}

/** Boxes whose numbers a scan lost, found by their names: they begin where the others of their column do. */
function namesAlone(
  rows: readonly Line[],
  numbered: readonly Label[],
  captions: readonly Caption[],
  from: number,
): Label[] {
  const texts = rows.map(({ words }) => words.filter((word) => left(word) > from))
  const missing = captions.filter(({ line }) => !numbered.some((label) => label.line === line))
  return missing.flatMap(({ line, words: caption }) => {
    const words = texts.map((row) => namedIn(row, caption)).find((named) => named.length > 0)
    if (!words) return []
    const column = numbered.filter((label) => isRightBefore(label, words[0]!)).map(left)
    const [x0, ...others] = union(words.map((word) => word.box))
    return [{ line, box: [Math.min(x0 - NUMBER, ...column), ...others], cost: 1, words }]
  })
}

/** The words of a row that begin with the caption. */
function namedIn(row: readonly Word[], caption: RegExp): readonly Word[] {
  const runs = row.map((_, i) => row.slice(i, i + NAME_WORDS))
  return runs.find((run) => textOf(run).search(caption) === 0) ?? []
}

const isRightBefore = (label: Label, word: Word) =>
  left(label) <= left(word) && left(word) - left(label) < NUMBER_AND_GAP

/**
 * The boxes in the amount's column. Numbers behind boxes to tick, at the foot of a column, are a little to its right.
 */
function boxesBefore(amount: Amount, boxes: readonly Label[]): Label[] {
  const before = boxes.filter((label) => left(label) < right(amount) - 10)
  const column = Math.max(...before.map(left)) - NUMBER_AND_GAP
  return before.filter((label) => left(label) > column)
}

/** The last of the boxes in the amount's column whose number has the amount below it, or beside it. */
function boxOf(amount: Amount, boxes: readonly Label[]): Label | null {
  const above = boxesBefore(amount, boxes).filter(
    (label) => middleY(label) < middleY(amount) || onOneRow(label, amount),
  )
  const box = above.sort(byMiddle).at(-1)
  return box && middleY(amount) - middleY(box) < DEEPEST ? box : null
}

type Text = Pick<Word, 'text' | 'box'>

/** Whatever may be a code, printed or typed into a field of its own; the number 2 of a box is not a Z. */
function codesOn({ words, page }: Flow, numbers: ReadonlySet<Word>): Text[] {
  const code = page.source === 'ocr' ? SCANNED_CODE : CODE
  const typed = page.formFields.map(({ value, box }) => ({ text: value, box }))
  return [...typed, ...words.filter((word) => !numbers.has(word))].filter(({ text }) => code.test(text))
}

/**
 * The letters before an amount in a box with codes. If each row of the box is a cell, the code is at its top and the amount at
 * its foot. `others` are the amounts of the box.
 */
function codeBefore(amount: Amount, box: Label, others: readonly Amount[], codes: readonly Text[]): Text | null {
  const before = codes.filter((text) => left(text) >= left(box) - COLUMN_TOLERANCE && right(text) <= left(amount) + 3)
  const isOverAmount = (text: Text) => {
    const drop = middleY(amount) - middleY(text)
    const isFirst = Math.abs(left(text) - left(box)) < COLUMN_TOLERANCE && !onOneRow(text, box)
    return drop > 0 && drop < LINE && isFirst && !others.some((other) => onOneRow(text, other))
  }
  return before.findLast((text) => onOneRow(text, amount)) ?? before.findLast(isOverAmount) ?? null
}

const letterOf = ({ text }: Text) => text.replace('*', '').replace('2', 'Z').toLowerCase()
