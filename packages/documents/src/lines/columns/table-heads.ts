import { left, middleY, right, top, type Word } from '../../model/page.ts'
import type { Amount } from '../amounts.ts'
import { onOneRow, type Label, type Labels } from '../numbers/line-labels.ts'
import type { Line } from '../../layout/lines.ts'
import { columnLetter } from './column-letter.ts'

/** The lettered columns of a table: "A B C" over the properties of Schedule E, "(d) (e) (g) (h)" on Schedule D. */
export interface TableHead {
  top: number
  bottom: number
  columns: { letter: string; left: number; middle: number; right: number }[]
}

const APART = 4
/** Letters of one head may stand on neighbouring rows. */
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
  const heads: ColumnLetter[][] = []
  for (const letter of letters) {
    const head = heads.at(-1)
    const joins = head && middleY(letter) - middleY(head[0]!) < HEAD_HEIGHT && style(head[0]!) === style(letter)
    if (joins) head.push(letter)
    else heads.push([letter])
  }
  return heads
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

/**
 * A table's row has its number in the margin alone, on the amount's row or where its wording begins above. The first line with
 * a number beside its box ends the table.
 */
export function tableRow(amount: Amount, labels: Labels, heads: readonly TableHead[]): Label | null {
  const head = heads.findLast(({ bottom }) => bottom < middleY(amount))
  if (!head || labels.boxes.some((label) => top(label) > head.bottom && top(label) < middleY(amount))) return null
  const above = labels.margins.filter((label) => right(label) < head.columns[0]!.left && top(label) < middleY(amount))
  const label = above.at(-1)
  return label && top(label) > head.bottom ? label : null
}

/** The head of a column may go on behind its letter: "(h) Gain or (loss)". */
function endOfCell(row: readonly Word[], start: number): number {
  let end = start
  while (row[end + 1] && left(row[end + 1]!) - right(row[end]!) < APART) end++
  return right(row[end]!)
}

function standsAlone(word: Word, before: Word | undefined): boolean {
  return !before || left(word) - right(before) >= APART
}

function style(word: Word): string {
  return word.text.startsWith('(') ? 'bracketed' : 'plain'
}

/** Plain letters are found in many places: only A and B on one row are a head. A head is not made of bent letters alone. */
function isHead(words: readonly ColumnLetter[]): boolean {
  if (words.length < 2) return false
  if (style(words[0]!) === 'bracketed') return words.filter(isPrinted).length > 1
  return words.some((a) => a.text === 'A' && words.some((b) => b.text === 'B' && onOneRow(a, b)))
}

/** Of a letter that comes twice, the row above begins with one: "C" of the list of properties over the "A B C" of their columns. */
function oncePerLetter(words: readonly ColumnLetter[]): readonly ColumnLetter[] {
  const twins = (word: ColumnLetter) => words.filter(({ letter }) => letter === word.letter)
  const level = (word: ColumnLetter) => words.filter((other) => onOneRow(word, other)).length
  return words.filter((word) => twins(word).every((twin) => level(twin) <= level(word)))
}

function isPrinted(word: ColumnLetter): boolean {
  return word.text.replace(/\W/g, '').toLowerCase() === word.letter
}
