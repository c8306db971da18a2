import { left, height, middleX, middleY, textOf, union, type Box, type Word } from '../model/page.ts'
import { cutAtBlanks, median } from './geometry.ts'
import { type AmountToken, type DateToken, isMoney, leadingDate, type Token, tokensIn } from './lexer/tokens.ts'
import { CELLS_APART, HIGHEST_ROW, MARK, ON_LINE } from './tolerances.ts'

/** Words on one baseline, from left to right, and what they say. What they make is worked out when it is first asked for. */
export class Line {
  readonly words: Word[]
  readonly box: Box
  readonly text: string
  #tokens: readonly Token[] | undefined

  /** `words` in the order they are to be read; `box` where the line counts for more or less than they cover. */
  constructor(words: readonly Word[], box = union(words.map((word) => word.box)), text = textOf(words)) {
    this.words = [...words]
    this.box = box
    this.text = text
  }

  get height(): number {
    return this.box[3] - this.box[1]
  }

  /** Its dates and amounts, and everything else word by word. */
  get tokens(): readonly Token[] {
    return (this.#tokens ??= tokensIn(this.words, this.height))
  }

  get hasMoney(): boolean {
    return this.tokens.some(isMoney)
  }

  get amounts(): AmountToken[] {
    return this.tokens.filter(isMoney)
  }

  /** What it says beside its amounts. */
  get label(): string {
    return textOf(this.tokens.filter((token) => !isMoney(token)))
  }

  /** The date a row begins with. */
  get leadingDate(): DateToken | null {
    return leadingDate(this.tokens)
  }

  /** "06/03 Grocer 20.00" */
  get isDatedRow(): boolean {
    return this.leadingDate !== null && this.hasMoney
  }

  /** The cells of a table's row, by the usual blank between them. */
  get cells(): Line[] {
    return this.cellsApart(CELLS_APART * this.height)
  }

  /** The line cut wherever the blank between two words is wider than `blank` points. */
  cellsApart(blank: number): Line[] {
    return cutAtBlanks(this.words, blank).map(lineInOrder)
  }
}

interface Printed {
  words: readonly Word[]
}

interface Row {
  words: Word[]
  middle: number
  height: number
}

/** Every kind of document asks for the lines of every page, and words do not change. */
const KNOWN = new WeakMap<readonly Word[], readonly Line[]>()

/** Groups a page's words into lines, from top to bottom. A word joins a line when their middles nearly agree. */
export function linesOf(page: Printed): readonly Line[] {
  const lines = KNOWN.get(page.words) ?? grouped(page)
  KNOWN.set(page.words, lines)
  return lines
}

function grouped(page: Printed): Line[] {
  const usual = median(page.words.map(height)) ?? 0
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
  const reach = ON_LINE * Math.max(high, 1)
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!
    const apart = Math.abs(row.middle - level)
    if (apart < reach && apart < ON_LINE * Math.max(row.height, 1)) return row
    // Rows of high letters may lie behind lower ones, but never so far.
    if (level - row.middle > HIGHEST_ROW * Math.max(high, 1)) return undefined
  }
  return undefined
}

function joinRow(rows: readonly Row[], mark: Word, level: Level): boolean {
  const around = rows.filter((row) => Math.abs(row.middle - level(mark)) <= 0.5 * row.height)
  const nearest = around.toSorted((a, b) => Math.abs(a.middle - level(mark)) - Math.abs(b.middle - level(mark)))[0]
  nearest?.words.push(mark)
  return nearest !== undefined
}

export function lineOf(words: readonly Word[]): Line {
  return lineInOrder([...words].sort((a, b) => left(a) - left(b)))
}

/** A line of which some words are kept: itself where all are, and none where no word is. */
export function withWords(line: Line, kept: readonly Word[]): Line[] {
  if (kept.length === line.words.length && kept.every((word, i) => word === line.words[i])) return [line]
  return kept.length > 0 ? [lineInOrder(kept)] : []
}

/** The words as a line, in the order they are to be read. */
export function lineInOrder(words: readonly Word[]): Line {
  return new Line(words)
}

/** In points: words nearer to each other say little of how their line slopes. */
const FAR = 60
/** So many pairs of words show how a page's lines slope. */
const LEAST = 16
/** In points, from one end of a line to the other: less is not a slope. */
const NOTABLE = 2.5
/** Points down for each to the right by which half of them may be off: a crumpled sheet slopes every way. */
const OFF = 0.005

/** How high a word stands, were the lines of its page level. */
type Level = (word: Word) => number

/**
 * Lines of a photographed sheet may slope though the sheet was made upright, towards the foot of the page more than at its head.
 * Null where they are level. `rows` are words that were taken for one line each: of most lines they are.
 */
function levelOf(rows: readonly (readonly Word[])[]): Level | null {
  const slopes = rows.flatMap(slopesIn).sort((a, b) => a.y - b.y)
  if (slopes.length < LEAST) return null
  const half = slopes.length >> 1
  const [head, foot] = [middleOf(slopes.slice(0, half)), middleOf(slopes.slice(half))]
  const growth = foot.y > head.y ? (foot.slope - head.slope) / (foot.y - head.y) : 0
  const slopeAt = (y: number) => head.slope + growth * (y - head.y)
  const off = slopes.map(({ y, slope }) => Math.abs(slope - slopeAt(y))).sort((a, b) => a - b)
  if (off[half]! > OFF) return null
  const words = rows.flat()
  const [first, last] = [Math.min(...words.map(middleX)), Math.max(...words.map(middleX))]
  if (Math.max(Math.abs(head.slope), Math.abs(foot.slope)) * (last - first) < NOTABLE) return null
  return (word) => middleY(word) - slopeAt(middleY(word)) * (middleX(word) - first)
}

interface Slope {
  y: number
  /** Points down for each to the right. */
  slope: number
}

/** Words that were seen together stand on one line by what they were given; what was seen apart tells. */
function slopesIn(row: readonly Word[]): Slope[] {
  const words = row.toSorted((a, b) => a.box[0] - b.box[0])
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    if (!next || middleX(next) - middleX(word) < FAR || next.box[1] === word.box[1]) return []
    return { y: middleY(word), slope: (middleY(next) - middleY(word)) / (middleX(next) - middleX(word)) }
  })
}

function middleOf(slopes: readonly Slope[]): Slope {
  const slope = slopes.map((each) => each.slope).sort((a, b) => a - b)[slopes.length >> 1]!
  return { y: slopes[slopes.length >> 1]!.y, slope }
}
