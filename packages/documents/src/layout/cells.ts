import { height } from '../model/page.ts'
import { blankBetween } from './geometry.ts'
import { type Line, lineInOrder, lineOf } from './lines.ts'
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

/** Labels so many heights apart are those of two columns. */
const APART = 0.7
/** Fewer columns are lines of text below each other. */
const LEAST = 3

/** What labels in columns say over two lines: "Minimum" over "payment due". */
export function stackedTexts(lines: readonly Line[]): string[] {
  return lines.flatMap((line, i) => {
    const below = lines[i + 1]
    return below && below.box[1] - line.box[3] < height(line) ? stackedOn(line, below) : []
  })
}

function stackedOn(above: Line, below: Line): string[] {
  const [upper, lower] = [above, below].map((line) => cellsOf(line, APART * height(line)))
  if (upper!.length < LEAST || lower!.length < LEAST) return []
  return upper!.flatMap((cell) => {
    const under = lower!.filter(({ box }) => box[0] < cell.box[2] && cell.box[0] < box[2])
    return under.length === 1 ? [`${cell.text} ${under[0]!.text}`] : []
  })
}
