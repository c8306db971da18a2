import { joinedWhere } from '../model/runs.ts'
import { height, left, right, type Word } from '../model/page.ts'
import { blankBetween, median, shareColumn, type Placed, isNextLine } from './geometry.ts'
import { type Line, lineOf } from './lines.ts'
import { FLUSH, BLOCKS_APART, PHRASES_APART, PHRASES_APART_IN_LETTERS } from './tolerances.ts'
import { figuresOf, type Figure } from './lexer/numbers.ts'

/** The parts of a line left and right of an x-position. */
export type Sides = [left: Line | null, right: Line | null]

/** Cuts a line where a column begins; null if it runs across, or keeps less than `apart` heights away. */
export function cutAt(line: Line, x: number, apart = 0): Sides | null {
  const size = line.height
  const behind = line.words.filter(({ box }) => box[0] >= x - FLUSH * size)
  const before = line.words.filter((word) => !behind.includes(word))
  if (before.some(({ box }) => box[2] > x)) return null
  const [last, first] = [before.at(-1), behind[0]]
  if (last && first && blankBetween(last, first) < apart * size) return null
  return [last ? lineOf(before) : null, first ? lineOf(behind) : null]
}

/** Labels at least this many heights apart are in different columns. */
const APART = 0.7
/** Fewer columns are lines of running text. */
const LEAST = 3

/** Labels in columns that run over two lines: "Minimum" over "payment due". */
export function stackedTexts(lines: readonly Line[]): string[] {
  return lines.flatMap((line, i) => {
    const below = lines[i + 1]
    return below && isNextLine(below, line) ? stackedOn(line, below) : []
  })
}

function stackedOn(above: Line, below: Line): string[] {
  const [upper, lower] = [above, below].map((line) => line.cellsApart(APART * line.height))
  if (upper!.length < LEAST || lower!.length < LEAST) return []
  return upper!.flatMap((cell) => {
    const under = lower!.filter((other) => shareColumn(other, cell))
    return under.length === 1 ? [`${cell.text} ${under[0]!.text}`] : []
  })
}

/** Words that belong together: a table cell, a label, a name. */
export type Phrase = Line

/** Printed between two cells close to each other ("12 Main St • Any Town"), and how OCR misreads it. */
const DIVIDER = /^[•·●*«»]$/
/** Other misreadings, in a line where OCR also reads one of the above. */
const SPECK = /^[.+°¢-]$/
/** A bar separates labelled cells ("Jane Doe | Employee ID: 4471") but may be part of a name ("Hours | Salaried"). */
const BAR = /^[|¦]$/

export function phrasesOf(line: Line, em: number): Phrase[] {
  const labelled = line.words.some(({ text }) => text.endsWith(':'))
  const divided = line.words.some(({ text }) => DIVIDER.test(text))
  const isSpeck = ({ text, confidence }: Word) => divided && confidence < 1 && SPECK.test(text)
  const divides = (word: Word) => DIVIDER.test(word.text) || (labelled && BAR.test(word.text)) || isSpeck(word)
  const blocks = runsOf(line.words, (word) => !divides(word)).flatMap((run) => run.cellsApart(BLOCKS_APART * em))
  return blocks.flatMap((block) => {
    const gap = gapIn(block, em)
    return withListsWhole(block.cellsApart(gap), 2 * gap)
  })
}

/** The widest blank between two words of one phrase. */
function gapIn({ words }: Line, em: number): number {
  return Math.max(
    PHRASES_APART * em,
    ...words.map((word) => PHRASES_APART * height(word)),
    PHRASES_APART_IN_LETTERS * letterWidth(words),
  )
}

/** The usual width of a letter in some words. */
function letterWidth(words: readonly Word[]): number {
  const widths = words
    .filter(({ text }) => text.length > 2)
    .map((word) => (right(word) - left(word)) / word.text.length)
  return median(widths) ?? 0
}

/** "LUNDQUIST,  PETRA": a cell does not end with a comma, however wide the blank after it looks in fixed-width print. */
function withListsWhole(cells: readonly Phrase[], widest: number): Phrase[] {
  const goesOn = (before: Phrase, cell: Phrase) =>
    /[A-Za-z],$/.test(before.text) && blankBetween(before, cell) <= widest
  return joinedWhere(cells, (before, cell) => (goesOn(before, cell) ? lineOf([...before.words, ...cell.words]) : null))
}

/** Splits a line into its numbers and the phrases between them. */
export function partsOf(line: Line, em: number): { figures: Figure[]; phrases: Phrase[] } {
  const figures = figuresOf(line.words)
  const numbers = new Set(figures.flatMap((figure) => figure.words))
  const phrases = runsOf(line.words, (word) => !numbers.has(word)).flatMap((run) => phrasesOf(run, em))
  return { figures, phrases }
}

/** The amounts to the right of a label, before the next words of its line. */
export function betweenWords(label: Placed, labels: readonly Placed[], figures: readonly Figure[]): Figure[] {
  const next = Math.min(...labels.filter((other) => left(other) > right(label)).map(left))
  return figures.filter((figure) => left(figure) >= right(label) && left(figure) < next)
}

/** Splits words into runs at those that do not belong. */
export function runsOf(words: readonly Word[], belongs: (word: Word) => boolean): Line[] {
  const runs: Word[][] = [[]]
  for (const word of words) {
    if (belongs(word)) runs.at(-1)!.push(word)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0).map(lineOf)
}
