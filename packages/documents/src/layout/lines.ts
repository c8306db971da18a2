import { height, left, middleY, union, type Box, type Word } from '../model/page.ts'
import { levelOf, type Level } from './slope.ts'

/** Words on one baseline, from left to right. */
export interface Line {
  words: Word[]
  box: Box
  text: string
}

interface Printed {
  words: readonly Word[]
}

interface Row {
  words: Word[]
  middle: number
  height: number
}

/** Less than this share of the usual height, and a word is a mark: a dash, a full stop, the dots of a masked number. */
const MARK = 0.4
/** Above a row so many heights of a word away from it, there is none the word could belong to. */
const FARTHEST = 4
/** Cells apart by so many heights of their text are cells of a table. */
const APART = 1.6

/** Every kind of document asks for the lines of every page, and words do not change. */
const KNOWN = new WeakMap<readonly Word[], readonly Line[]>()

/** Groups a page's words into lines, from top to bottom. A word joins a line when their middles nearly agree. */
export function linesOf(page: Printed): Line[] {
  const lines = KNOWN.get(page.words) ?? grouped(page)
  KNOWN.set(page.words, lines)
  return [...lines]
}

function grouped(page: Printed): Line[] {
  const usual = medianHeight(page.words)
  const high = page.words.filter((word) => height(word) >= MARK * usual)
  const { rows, level } = levelRows(high)
  // A mark's own height says nothing of its line: it belongs where it lies.
  const loose = page.words.filter((word) => height(word) < MARK * usual && !joinRow(rows, word, level))
  return [...rows, ...rowsOf(loose, level)].sort((a, b) => a.middle - b.middle).map((row) => lineOf(row.words))
}

/** The rows of words, and how high words stand; what was printed is level, what was seen may slope. */
function levelRows(words: readonly Word[]): { rows: Row[]; level: Level } {
  const rows = rowsOf(words, middleY)
  const level = words.every(({ confidence }) => confidence === 1) ? null : levelOf(rows.map((row) => row.words))
  return level ? { rows: rowsOf(words, level), level } : { rows, level: middleY }
}

function rowsOf(words: readonly Word[], level: Level): Row[] {
  const rows: Row[] = []
  for (const word of [...words].sort((a, b) => level(a) - level(b) || left(a) - left(b))) {
    const [at, high] = [level(word), height(word)]
    const row = rowAt(rows, at, high)
    if (row) {
      row.words.push(word)
      row.middle += (at - row.middle) / row.words.length
      row.height = Math.max(row.height, high)
    } else rows.push({ words: [word], middle: at, height: high })
  }
  return rows
}

/** Of rows that come from top to bottom, the last that is on one level with a word. */
function rowAt(rows: readonly Row[], level: number, high: number): Row | undefined {
  const reach = 0.45 * Math.max(high, 1)
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!
    const apart = Math.abs(row.middle - level)
    if (apart < reach && apart < 0.45 * Math.max(row.height, 1)) return row
    // Rows of high letters may lie behind lower ones, but never so far.
    if (level - row.middle > FARTHEST * Math.max(high, 1)) return undefined
  }
  return undefined
}

function joinRow(rows: readonly Row[], mark: Word, level: Level): boolean {
  const around = rows.filter((row) => Math.abs(row.middle - level(mark)) <= 0.5 * row.height)
  const nearest = around.toSorted((a, b) => Math.abs(a.middle - level(mark)) - Math.abs(b.middle - level(mark)))[0]
  nearest?.words.push(mark)
  return nearest !== undefined
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map(height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

export function lineOf(words: readonly Word[]): Line {
  return lineInOrder([...words].sort((a, b) => left(a) - left(b)))
}

/** The words as a line, in the order they are to be read. */
export function lineInOrder(words: readonly Word[]): Line {
  return { words: [...words], box: union(words.map((w) => w.box)), text: words.map((w) => w.text).join(' ') }
}

/** The cells of a table's row, told by the usual gap between them. */
export function tableCellsOf(line: Line): Line[] {
  return cellsOf(line, APART * height(line))
}

/** Splits a line where the gap between two words is wider than `gap` points: the cells of a table row. */
export function cellsOf(line: Line, gap: number): Line[] {
  const cells: Word[][] = []
  for (const word of line.words) {
    const last = cells.at(-1)?.at(-1)
    if (last && word.box[0] - last.box[2] <= gap) cells.at(-1)!.push(word)
    else cells.push([word])
  }
  return cells.map(lineInOrder)
}
