import { runsWhere } from '../model/runs.ts'
import { blankBetween } from '../layout/geometry.ts'
import { left, middleX, middleY, right, top, type Word } from '../model/page.ts'
import type { Amount } from './amounts.ts'
import type { FormArea, TableHead } from './form-area.ts'
import { type Label, onOneRow } from './line-labels.ts'
import type { Line } from '../layout/lines.ts'

/** The table column of an amount. */
export interface Column {
  letter: string
  /** False if a neighbouring column may be meant as well. */
  isSure: boolean
}

/** Greatest distance of an amount from the middle of its column, in column widths. */
const FARTHEST = 0.65
/** How far after its column's letter an amount ends at least, in column widths. */
const EARLIEST_END = 0.1
/** Edges of a column agree to within this (points). */
const SAME_EDGE = 1.5
const DIFFERENT_WIDTH = 3

/**
 * The column of an amount on a line whose number is printed before the whole table. Forms place column letters in the middle or
 * at the left, and align amounts on either side. If amounts share their right edges, those determine the column wherever its
 * letter is; if a program aligns amounts and letters at one position, that does.
 */
export function columnOf(amount: Amount, label: Label, { heads, amounts }: FormArea): Column | null {
  const head = heads.findLast(({ bottom }) => bottom < middleY(amount))
  if (!head || head.columns[0]!.left < right(label)) return null
  const below = head.columns.find((column) => Math.abs(column.right - right(amount)) < SAME_EDGE)
  if (below) return { letter: below.letter, isSure: true }
  const byMiddle = columnByMiddle(amount, head)
  const byEnd = columnByEnd(amount, head)
  if (byMiddle === byEnd) return byEnd === null ? null : { letter: byEnd, isSure: true }
  const { ends, starts } = commonEdges(amounts)
  const letter = ends > starts ? byEnd : byMiddle
  return letter === null ? null : { letter, isSure: ends !== starts }
}

function columnByMiddle(amount: Amount, head: TableHead): string | null {
  const middle = middleX(amount)
  const distance = (column: { middle: number }) => Math.abs(column.middle - middle)
  const nearest = [...head.columns].sort((a, b) => distance(a) - distance(b))[0]!
  return distance(nearest) < FARTHEST * narrowest(head) ? nearest.letter : null
}

function columnByEnd(amount: Amount, head: TableHead): string | null {
  const width = narrowest(head)
  const end = right(amount) - EARLIEST_END * width
  const column = head.columns.findLast((column) => column.left < end)
  return column && end - column.left < width ? column.letter : null
}

/** How many pairs of amounts of different width share their right edge, and how many their left. */
function commonEdges(amounts: readonly Amount[]): { ends: number; starts: number } {
  let [ends, starts] = [0, 0]
  for (const [i, a] of amounts.entries())
    for (const b of amounts.slice(i + 1)) {
      if (Math.abs(right(a) - left(a) - right(b) + left(b)) < DIFFERENT_WIDTH) continue
      if (Math.abs(right(a) - right(b)) < SAME_EDGE) ends++
      else if (Math.abs(left(a) - left(b)) < SAME_EDGE) starts++
    }
  return { ends, starts }
}

const narrowest = ({ columns }: TableHead) =>
  Math.min(...columns.slice(1).map((column, i) => column.middle - columns[i]!.middle))

const APART = 4
/** The letters of one header may be on neighbouring rows. */
const HEAD_HEIGHT = 14
type ColumnLetter = Word & {
  letter: string
  end: number
}

export function tableHeads(rows: readonly Line[]): TableHead[] {
  const letters = rows.flatMap(({ words }) =>
    words.flatMap((word, i) => {
      const letter = standsAlone(word, words[i - 1]) ? columnLetter(word) : null
      return letter ? [{ ...word, letter, end: endOfCell(words, i) }] : []
    }),
  )
  const begins = (letter: ColumnLetter, [first]: readonly ColumnLetter[]) =>
    middleY(letter) - middleY(first!) >= HEAD_HEIGHT || style(first!) !== style(letter)
  return runsWhere(letters, begins)
    .filter(isHead)
    .map(oncePerLetter)
    .map((words) => ({
      top: Math.min(...words.map(top)),
      bottom: Math.max(...words.map((word) => word.box[3])),
      columns: words
        .map((word) => ({
          letter: word.letter,
          left: left(word),
          middle: (left(word) + word.end) / 2,
          right: word.end,
        }))
        .sort((a, b) => a.left - b.left),
    }))
}

/** A table row has its number only in the margin, where its wording begins; a number beside a box ends the table. */
export function tableRow(amount: Amount, { labels, heads }: FormArea): Label | null {
  const head = heads.findLast(({ bottom }) => bottom < middleY(amount))
  if (!head || labels.boxes.some((label) => top(label) > head.bottom && top(label) < middleY(amount))) return null
  const above = labels.margins.filter((label) => right(label) < head.columns[0]!.left && top(label) < middleY(amount))
  const label = above.at(-1)
  return label && top(label) > head.bottom ? label : null
}

/** A column header may continue after its letter: "(h) Gain or (loss)". */
function endOfCell(row: readonly Word[], start: number): number {
  let end = start
  while (row[end + 1] && blankBetween(row[end]!, row[end + 1]!) < APART) end++
  return right(row[end]!)
}

const standsAlone = (word: Word, before: Word | undefined) => !before || blankBetween(before, word) >= APART

const style = (word: Word) => (word.text.startsWith('(') ? 'bracketed' : 'plain')

/** Single letters occur in many places: only A and B on one row are a header. Misread letters alone are not. */
function isHead(words: readonly ColumnLetter[]): boolean {
  if (words.length < 2) return false
  if (style(words[0]!) === 'bracketed') return words.filter(isPrinted).length > 1
  return words.some((a) => a.text === 'A' && words.some((b) => b.text === 'B' && onOneRow(a, b)))
}

/** If a letter occurs twice, the row above begins with one: the "C" of the list of properties over their columns. */
function oncePerLetter(words: readonly ColumnLetter[]): readonly ColumnLetter[] {
  const twins = (word: ColumnLetter) => words.filter(({ letter }) => letter === word.letter)
  const level = (word: ColumnLetter) => words.filter((other) => onOneRow(word, other)).length
  return words.filter((word) => twins(word).every((twin) => level(twin) <= level(word)))
}

const isPrinted = (word: ColumnLetter) => word.text.replace(/\W/g, '').toLowerCase() === word.letter

/** Small letters in parentheses that OCR reads as digits. */
const LOOKALIKES: Record<string, string> = { '9': 'g', '6': 'b', '¢': 'c', '©': 'c', '€': 'e' }

/** The letter in a column header: "A", "(d)", and OCR's variants "Cc", "(9)". */
export function columnLetter({ text, confidence }: Word): string | null {
  const printed = /^(?:([A-F])|\(([a-z])\))$/.exec(text)
  if (printed) return (printed[1] ?? printed[2]!).toLowerCase()
  if (confidence === 1) return null
  const twice = /^([A-F])([a-f])$/.exec(text)
  if (twice) return twice[1]!.toLowerCase() === twice[2] ? twice[2] : null
  return LOOKALIKES[/^\((.)\)$/.exec(text)?.[1] ?? ''] ?? null
}
