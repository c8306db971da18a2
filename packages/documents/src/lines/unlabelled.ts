import { blankBetween } from '../layout/geometry.ts'
import { left, right, middleX, middleY, type Word, textOf } from '../model/page.ts'
import type { Amount } from './amounts.ts'
import type { KnownLines } from '../forms/form-line.ts'
import { numberOf, rankOf } from './line-numbers.ts'
import { onOneRow, type Labels, type Label } from './line-labels.ts'
import type { Line } from '../layout/lines.ts'

/** OCR loses letters of small print: "fram Schedule 1". */
const FROM_SCHEDULE = /\bf\w{1,2}m\s*Schedule\s*(SE|[1-6A-F])\b/gi
const LONE_LETTER = /(?<=^|\s)([a-z])(?=\s)/g
/** How far a row of lettered parts may stand below the number they belong to (points). */
const PARTS_BELOW = 30

/**
 * The line of an amount within a wording: the lettered part it follows ("11 a Tax", or "a Business" on a row below 44), or the
 * line and the schedule it comes from ("6 Total income. … Add any amount from Schedule 1"). Only for lines known to be printed
 * like this.
 */
export function inlineLine(
  amount: Amount,
  rows: readonly Line[],
  { margins, boxes }: Labels,
  known: KnownLines,
): string | null {
  if (known.inline.length === 0) return null
  const before = rows
    .flatMap(({ words }) => words)
    .filter((word) => onOneRow(word, amount) && right(word) <= left(amount) + 1)
  const text = textOf(before)
  const margin =
    margins.findLast((label) => onOneRow(label, amount) && right(label) <= left(amount)) ??
    boxes.find((label) => onOneRow(label, amount) && left(label) >= right(amount)) ??
    margins.findLast((label) => middleY(label) < middleY(amount) && middleY(amount) - middleY(label) < PARTS_BELOW)
  const schedule = [...text.matchAll(FROM_SCHEDULE)].at(-1)?.[1]?.toLowerCase()
  const letter = [...text.matchAll(LONE_LETTER)].at(-1)?.[1]
  const part = margin && letter && numberOf(margin.line) + letter
  const numbers = [
    part,
    margin?.line,
    ...known.captions.filter(({ words }) => words.test(text)).map(({ line }) => line),
  ]
  const lines = numbers.flatMap((line) =>
    line ? [schedule ? `${numberOf(line)}_from_schedule_${schedule}` : line] : [],
  )
  return lines.find((line) => known.inline.includes(line)) ?? null
}

/**
 * The line of an amount that a program prints after the wording where the form has a box: "1a Gross receipts 642,118  b Less
 * returns 3,204  c Balance". The wording between its number and the amount is the line's own.
 */
export function runningLine(
  amount: Amount,
  rows: readonly Line[],
  { margins, boxes }: Labels,
  { inner, captions }: KnownLines,
): string | null {
  const margin = margins.findLast((label) => onOneRow(label, amount) && right(label) <= left(amount))
  if (!margin || !inner.includes(margin.line) || boxes.some(({ line }) => line === margin.line)) return null
  const isBetween = (word: Word) => left(word) >= right(margin) && right(word) <= left(amount) + 1
  const words = rows.flatMap((row) => row.words).filter((word) => onOneRow(word, amount) && isBetween(word))
  const text = words.map((word) => word.text).join(' ')
  return captions.some(({ line, words: wording }) => line === margin.line && wording.test(text)) ? margin.line : null
}

const NUMBER = /^([1-9]\d?[a-z]?)\.?$/

/** The line of an amount in a list: "11 Adjusted gross income $41,223.42", its number first and only words between. */
export function listedLine(amount: Amount, rows: readonly Line[], { outer, inner }: KnownLines): string | null {
  const row = rows.flatMap(({ words }) => words).filter((word) => onOneRow(word, amount))
  const [number, ...others] = row.sort((a, b) => left(a) - left(b))
  const line = NUMBER.exec(number?.text ?? '')?.[1]
  const between = others.filter((word) => !amount.words.includes(word))
  const isWording = /^[a-z]/i.test(between[0]?.text ?? '') && between.every((word) => right(word) <= left(amount))
  if (line === undefined || !isWording) return null
  return [...outer, ...inner].includes(line) ? line : onlyPart(line, outer)
}

/** "1 Wages", "25 Federal income tax withheld": the total of a line's parts, printed with only its number. */
function onlyPart(number: string, outer: readonly string[]): string | null {
  const parts = outer.filter((line) => numberOf(line) === number)
  return parts.length === 1 ? parts[0]! : (parts.find((line) => line.endsWith('z')) ?? null)
}

/** No box is wider (points). */
export const BOX_WIDTH = 115
const COLUMN_TOLERANCE = 6
const ROW_ABOVE = 14

/**
 * The line of an amount whose number beside the box OCR did not read: by the number in the margin of its row, by its wording,
 * or as the only line of the form between those read above and below. Null if several are possible.
 */
export function missingLabel(
  amount: Amount,
  labels: Labels,
  rows: readonly Line[],
  amounts: readonly Amount[],
  known: KnownLines,
): string | null {
  const column = columnBefore(amount, labels.boxes)
  if (column.length < 3) return null
  const above = column.findLast((label) => middleY(label) < middleY(amount))
  const below = column.find((label) => middleY(label) > middleY(amount))
  const ofColumn = isOuter(column, labels) ? known.outer : known.inner
  const isKnown = (line: string) => known.outer.length === 0 || ofColumn.includes(line)
  const fits = (line: string) =>
    isKnown(line) && (!above || rankOf(line) > rankOf(above.line)) && (!below || rankOf(line) < rankOf(below.line))
  const margin = labels.margins.findLast((label) => onOneRow(label, amount) && right(label) < left(amount))
  if (margin && fits(margin.line)) return margin.line
  const worded = linesByWording(amount, rows, known).find(fits)
  if (worded) return worded
  const choices = above && below ? ofColumn.filter(fits) : []
  const gap = amounts.filter(
    (other) => isBetween(other, above, below) && columnBefore(other, labels.boxes)[0] === column[0],
  )
  return choices.length === gap.length ? (choices[gap.indexOf(amount)] ?? null) : null
}

/** Lines whose wording is before the amount, first on its row, then from the row above. */
function linesByWording(amount: Amount, rows: readonly Line[], known: KnownLines): string[] {
  const words = rows.flatMap((row) => row.words).filter((word) => right(word) < left(amount))
  const ownRow = words.filter((word) => onOneRow(word, amount))
  const rowAbove = words.filter((word) => {
    const rise = middleY(amount) - middleY(word)
    return rise > 5 && rise < ROW_ABOVE
  })
  return [...worded(ownRow, known), ...worded([...rowAbove, ...ownRow], known)]
}

function worded(words: readonly Word[], known: KnownLines): string[] {
  const text = textOf(words)
  return known.captions.filter((wording) => wording.words.test(text)).map(({ line }) => line)
}

function isBetween(amount: Amount, above: Label | undefined, below: Label | undefined): boolean {
  const y = middleY(amount)
  return (!above || y > middleY(above) + 5.5) && (!below || y < middleY(below) - 5.5)
}

const isOuter = (column: readonly Label[], labels: Labels) =>
  Math.max(...labels.boxes.map(middleX)) - middleX(column[0]!) < COLUMN_TOLERANCE

/** The labels of an amount's column of boxes. */
function columnBefore(amount: Amount, boxes: readonly Label[]): Label[] {
  const before = boxes.filter((label) => right(label) <= left(amount) && blankBetween(label, amount) < BOX_WIDTH)
  const nearest = Math.max(...before.map(middleX))
  return before.filter((label) => nearest - middleX(label) < COLUMN_TOLERANCE)
}
