import { blankBetween } from '../layout/geometry.ts'
import { left, right, middleX, middleY, type Word, textOf, byLeft } from '../model/page.ts'
import type { Amount } from './amounts.ts'
import type { FormArea } from './form-area.ts'
import { numberOf, rankOf } from './line-numbers.ts'
import { onOneRow, type Labels, type Label } from './line-labels.ts'

/** OCR loses letters of small print: "fram Schedule 1". */
const FROM_SCHEDULE = /\bf\w{1,2}m\s*Schedule\s*(SE|[1-6A-F])\b/gi
const LONE_LETTER = /(?<=^|\s)([a-z])(?=\s)/g

/**
 * The line of an amount within a wording: the lettered part it follows ("11 a Tax", or "a Business" on a row below 44), or the
 * line and the schedule it comes from ("6 Total income. … Add any amount from Schedule 1"). Only for lines known to be printed
 * like this.
 */
export function inlineLine(amount: Amount, area: FormArea): string | null {
  const { known } = area
  const { boxes } = area.labels
  if (known.inline.length === 0) return null
  const text = textOf(wordsBeside(amount, area).filter((word) => right(word) <= left(amount) + 1))
  const margin =
    marginOf(amount, area) ?? boxes.find((label) => onOneRow(label, amount) && left(label) >= right(amount))
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
export function runningLine(amount: Amount, area: FormArea): string | null {
  const margin = marginOf(amount, area)
  const isBoxed = area.labels.boxes.some(({ line }) => line === margin?.line)
  if (!margin || !area.known.inner.includes(margin.line) || isBoxed) return null
  const isBetween = (word: Word) => left(word) >= right(margin) && right(word) <= left(amount) + 1
  return worded(wordsBeside(amount, area).filter(isBetween), area).find((line) => line === margin.line) ?? null
}

const NUMBER = /^([1-9]\d?[a-z]?)\.?$/

/** The line of an amount in a list: "11 Adjusted gross income $41,223.42", its number first and only words between. */
export function listedLine(amount: Amount, area: FormArea): string | null {
  const { outer, inner } = area.known
  const [number, ...others] = wordsBeside(amount, area).sort(byLeft)
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
 * The line of an amount whose number beside the box OCR did not read: by the number in the margin of its row, or by its
 * wording. It is between the lines read above and below.
 */
export function missingLabel(amount: Amount, area: FormArea): string | null {
  const { labels, known } = area
  const column = columnBefore(amount, labels.boxes)
  if (column.length < 3) return null
  const above = column.findLast((label) => middleY(label) < middleY(amount))
  const below = column.find((label) => middleY(label) > middleY(amount))
  const ofColumn = isOuter(column, labels) ? known.outer : known.inner
  const isKnown = (line: string) => known.outer.length === 0 || ofColumn.includes(line)
  const fits = (line: string) =>
    isKnown(line) && (!above || rankOf(line) > rankOf(above.line)) && (!below || rankOf(line) < rankOf(below.line))
  return [marginOf(amount, area)?.line ?? [], linesByWording(amount, area)].flat().find(fits) ?? null
}

/** Lines whose wording is before the amount, first on its row, then from the row above. */
function linesByWording(amount: Amount, area: FormArea): string[] {
  const words = area.rows.flatMap((row) => row.words).filter((word) => right(word) < left(amount))
  const ownRow = words.filter((word) => onOneRow(word, amount))
  const rowAbove = words.filter((word) => {
    const rise = middleY(amount) - middleY(word)
    return rise > 5 && rise < ROW_ABOVE
  })
  return [...worded(ownRow, area), ...worded([...rowAbove, ...ownRow], area)]
}

/** The lines whose wording these words contain. */
function worded(words: readonly Word[], { known }: FormArea): string[] {
  const text = textOf(words)
  return known.captions.filter((wording) => wording.words.test(text)).map(({ line }) => line)
}

const isOuter = (column: readonly Label[], labels: Labels) =>
  Math.max(...labels.boxes.map(middleX)) - middleX(column[0]!) < COLUMN_TOLERANCE

/** The labels of an amount's column of boxes. */
function columnBefore(amount: Amount, boxes: readonly Label[]): Label[] {
  const before = boxes.filter((label) => right(label) <= left(amount) && blankBetween(label, amount) < BOX_WIDTH)
  const nearest = Math.max(...before.map(middleX))
  return before.filter((label) => nearest - middleX(label) < COLUMN_TOLERANCE)
}

const wordsBeside = (amount: Amount, { rows }: FormArea): Word[] =>
  rows.flatMap(({ words }) => words).filter((word) => onOneRow(word, amount))

/** The number in the margin of an amount's row. */
const marginOf = (amount: Amount, { labels }: FormArea): Label | undefined =>
  labels.margins.findLast((label) => onOneRow(label, amount) && right(label) <= left(amount))
