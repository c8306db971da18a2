import { rememberedOf } from '../vocabulary/remembered.ts'
import { left, height, middleX, middleY, textOf, union, type Box, type Word, byLeft } from '../model/page.ts'
import { cutAtBlanks, usualHeight } from './geometry.ts'
import { type AmountToken, type DateToken, leadingDate, type Token, tokensIn } from './lexer/tokens.ts'
import { CELLS_APART, HIGHEST_ROW, MARK, ON_LINE } from './tolerances.ts'

/** Words on one baseline, from left to right. Derived values are computed on first use. */
export class Line {
  readonly words: Word[]
  readonly box: Box
  readonly text: string
  #tokens: readonly Token[] | undefined
  #cells: readonly Line[] | undefined

  /** `words` in reading order; `box` if the line counts for more or less than its words cover. */
  constructor(words: readonly Word[], box = union(words.map((word) => word.box)), text = textOf(words)) {
    this.words = [...words]
    this.box = box
    this.text = text
  }

  get height(): number {
    return this.box[3] - this.box[1]
  }

  /** Its dates and amounts; every other word is a text token. */
  get tokens(): readonly Token[] {
    return (this.#tokens ??= tokensIn(this.words, this.height))
  }

  get hasMoney(): boolean {
    return this.tokens.some(({ kind }) => kind === 'money')
  }

  get amounts(): AmountToken[] {
    return this.tokens.filter((token) => token.kind === 'money')
  }

  /** The text beside its amounts. */
  get label(): string {
    return textOf(this.tokens.filter((token) => token.kind !== 'money'))
  }

  /** The text that is no date, number or amount. */
  get wording(): string {
    return textOf(this.tokens.filter(({ kind }) => kind === 'text'))
  }

  /** The date a row begins with. */
  get leadingDate(): DateToken | null {
    return leadingDate(this.tokens)
  }

  /** "06/03 Grocer 20.00" */
  get isDatedRow(): boolean {
    return this.leadingDate !== null && this.hasMoney
  }

  /** The cells of a table row, by the usual blank between them. */
  get cells(): readonly Line[] {
    return (this.#cells ??= this.cellsApart(CELLS_APART * this.height))
  }

  /** Cuts the line wherever the blank between two words is wider than `blank` points. */
  cellsApart(blank: number): Line[] {
    const cells = cutAtBlanks(this.words, blank)
    return cells.length === 1 ? [this] : cells.map(lineInOrder)
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

/** Groups a page's words into lines, from top to bottom. A word joins a line if their middles nearly agree. */
export const linesOf = ({ words }: Printed): readonly Line[] => grouped(words)

/** Every kind of document asks for the lines of every page, and words do not change. */
const grouped = rememberedOf((words: readonly Word[]): Line[] => {
  const usual = usualHeight(words)
  const high = words.filter((word) => height(word) >= MARK * usual)
  const { rows, level } = levelRows(high)
  // The height of a mark says nothing about its line: it belongs where it is printed.
  const loose = words.filter((word) => height(word) < MARK * usual && !joinRow(rows, word, level))
  return [...rows, ...rowsOf(loose, level)].sort((a, b) => a.middle - b.middle).map((row) => lineOf(row.words))
})

/** The rows of words, and the vertical position of a word. Printed lines are level, those of a photo may slope. */
function levelRows(words: readonly Word[]): { rows: Row[]; level: Level } {
  const rows = rowsOf(words, middleY)
  const level = words.every(({ confidence }) => confidence === 1) ? null : levelOf(rows.map((row) => row.words))
  return level ? { rows: rowsOf(words, level), level } : { rows, level: middleY }
}

function rowsOf(words: readonly Word[], level: Level): Row[] {
  const rows: Row[] = []
  const placed = words.map((word) => ({ word, at: level(word) }))
  for (const { word, at } of placed.sort((a, b) => a.at - b.at || left(a.word) - left(b.word))) {
    const high = height(word)
    const row = rowAt(rows, at, high)
    if (row) {
      row.words.push(word)
      row.middle += (at - row.middle) / row.words.length
      row.height = Math.max(row.height, high)
    } else rows.push({ words: [word], middle: at, height: high })
  }
  return rows
}

/** The last of the rows, which run from top to bottom, that is level with a word. */
function rowAt(rows: readonly Row[], level: number, high: number): Row | undefined {
  const reach = ON_LINE * Math.max(high, 1)
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]!
    const apart = Math.abs(row.middle - level)
    if (apart < reach && apart < ON_LINE * Math.max(row.height, 1)) return row
    // Rows of tall letters may come after lower ones, but never by this much.
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

export const lineOf = (words: readonly Word[]): Line => lineInOrder([...words].sort(byLeft))

/** A line reduced to some of its words: the line itself if all are kept, and nothing if none is. */
export function withWords(line: Line, kept: readonly Word[]): Line[] {
  if (kept.length === line.words.length && kept.every((word, i) => word === line.words[i])) return [line]
  return kept.length > 0 ? [lineInOrder(kept)] : []
}

/** The words as a line, in reading order. */
export const lineInOrder = (words: readonly Word[]): Line => new Line(words)

/** In points: words closer to each other say little about the slope of their line. */
const FAR = 60
/** This many pairs of words show how a page's lines slope. */
const LEAST = 16
/** In points, over the whole line: anything less is not a slope. */
const NOTABLE = 2.5
/** Points down per point to the right by which half of the pairs may deviate: a crumpled sheet slopes every way. */
const OFF = 0.005

/** The vertical position of a word if the lines of its page were level. */
type Level = (word: Word) => number

/**
 * Lines of a photographed sheet may slope although the sheet was straightened, more at the foot of the page than at its head.
 * Null if they are level. `rows` are words taken for one line each, as most of them are.
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
  /** Points down per point to the right. */
  slope: number
}

/** Words that were read together share the box of their line, so only words read apart show its slope. */
function slopesIn(row: readonly Word[]): Slope[] {
  const words = row.toSorted(byLeft)
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
