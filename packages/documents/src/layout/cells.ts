import { height } from '../model/page.ts'
import { blankBetween } from './geometry.ts'
import { lineInOrder, lineOf, type Line } from './lines.ts'
import { CELLS_APART, FLUSH } from './tolerances.ts'

/** The cells of a table's row, by the usual blank between them. */
export function tableCellsOf(line: Line): Line[] {
  return cellsOf(line, CELLS_APART * height(line))
}

/** A line cut wherever the blank between two words is wider than `blank` points. */
export function cellsOf(line: Line, blank: number): Line[] {
  const cells: Line['words'][] = []
  for (const word of line.words) {
    const last = cells.at(-1)?.at(-1)
    if (last && blankBetween(last, word) <= blank) cells.at(-1)!.push(word)
    else cells.push([word])
  }
  return cells.map(lineInOrder)
}

/** What stands on a line left and right of a place. */
export type Sides = [left: Line | null, right: Line | null]

/** A line cut where a column of the page begins; null where it runs on across that, or keeps less than `apart` heights off it. */
export function cutAt(line: Line, x: number, apart = 0): Sides | null {
  const size = height(line)
  const behind = line.words.filter(({ box }) => box[0] >= x - FLUSH * size)
  const before = line.words.filter((word) => !behind.includes(word))
  if (before.some(({ box }) => box[2] > x)) return null
  const [last, first] = [before.at(-1), behind[0]]
  if (last && first && blankBetween(last, first) < apart * size) return null
  return [last ? lineOf(before) : null, first ? lineOf(behind) : null]
}
