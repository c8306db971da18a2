import { type Line, lineOf, linesOf } from '../../layout/lines.ts'
import { bottom, type Box, left, middleX, right, textOf, top, type Word } from '../../model/page.ts'
import { misalignment, nearestInLine, shareColumn, blankBetween } from '../../layout/geometry.ts'
import { type Figure, figuresOf, hasCents } from '../../layout/lexer/numbers.ts'
import { partsOf, phrasesOf } from '../../layout/cells.ts'
import { wordsWithin } from '../../layout/flow.ts'
import { type ColumnRole, alignCells } from '../columns.ts'
import { type Column, type Heading, nameTitle } from '../header/heading.ts'
import { phraseOf, type ReadText, type TableFlow, type TablePhrase } from '../schema.ts'

/** In em: an amount further from every column does not belong to the table. */
const LEFT_OUT = 6

/** A line of a table: its name and the contents of its columns. A line with only words has no values. */
export interface Row {
  top: number
  bottom: number
  /** In reading order, possibly over two lines. */
  name: Word[]
  /** Everything outside the number columns, including the name. */
  phrases: TablePhrase[]
  values: Partial<Record<ColumnRole, Figure>>
  read: ReadText
  /** Whether amounts of the line are in no column: it may have been set separately. */
  strays: boolean
}

export function rowsOf(flow: TableFlow, heading: Heading, region: Box): Row[] {
  const lines = linesOf({ words: wordsWithin(flow, region) }).map((line) => withoutBlanks(line, heading, flow.em))
  const parts = lines.map((line) => partsOf(line, flow.em))
  const aligned = alignFigures(
    parts.map(({ figures }, i) => {
      const line = lines[i]!
      return withoutNumbersOfName(withoutSentence(figures, line, flow), line, heading, flow)
    }),
    heading.columns,
    flow.em,
  )
  const rows = lines.map((line, i) => {
    const values = aligned[i]!
    const placed = new Set(Object.values(values).flatMap((figure) => figure.words))
    const words = line.words.filter((word) => !placed.has(word))
    const firstValue = Math.min(...Object.values(values).map(left))
    const lastColumn = Math.max(...heading.columns.map(right))
    const phrases = words.length > 0 ? cellsLeftOf(lastColumn, lineOf(words), heading, flow) : []
    const strays = parts[i]!.figures.some((figure) => hasCents(figure) && !placed.has(figure.words[0]!))
    const name = nameOf(phrases, heading, firstValue)
    return { top: top(line), bottom: bottom(line), name, phrases, values, strays, read: flow.read }
  })
  return toldApart(rows, heading)
}

/** Rows named alike are named for their work too: "Regular | Corvane Logistics", "Regular | Ferrous Warehouse". */
function toldApart(rows: Row[], { titles }: Heading): Row[] {
  if (!titles.some(({ says }) => says.namesWork)) return rows
  const names = rows.filter(hasValue).map(({ name }) => textOf(name))
  return rows.map((row) => {
    const name = textOf(row.name)
    if (name === '' || names.indexOf(name) === names.lastIndexOf(name)) return row
    const work = row.phrases.filter((phrase) => nearestInLine(phrase, titles).says.namesWork)
    return { ...row, name: [...new Set([...row.name, ...work.flatMap(({ words }) => words)])] }
  })
}

export const hasValue = ({ values }: Pick<Row, 'values'>) => Object.keys(values).length > 0

/** Assigns the numbers of each line to columns by position. */
function alignFigures(lines: readonly (readonly Figure[])[], columns: readonly Column[], em: number): Row['values'][] {
  const fit = { em, isFlush: hasCents, misfit: misfit(em), leftOut: () => LEFT_OUT * em }
  return alignCells(lines, columns, fit).map((cells) => {
    const values: Row['values'] = {}
    for (const [c, figure] of cells.entries()) if (figure) values[columns[c]!.role] ??= figure
    return values
  })
}

/** A number without cents is rarely money, and what does not look like money only if OCR lost its separators. */
const misfit =
  (em: number) =>
  ({ amount, text, words }: Figure, { role }: Column): number => {
    if (role === 'hours' || role === 'ytd_hours') return text.includes('$') ? 3 * em : 0
    if (role === 'rate') return 0
    if (amount) return amount.hasCents ? 0 : 2.5 * em
    return words.some((word) => word.confidence < 1) && !text.includes(':') ? 2.5 * em : 7 * em
  }

/** The numbers of a line without those that are part of its name: a code before it, "1300 STATE TAX", or its end, "401K Loan 2". */
const withoutNumbersOfName = (
  figures: readonly Figure[],
  { words }: Line,
  { columns }: Heading,
  { blank }: TableFlow,
) =>
  figures.filter((figure) => {
    const at = words.indexOf(figure.words[0]!)
    const [before, next] = [words[at - 1], words[at + figure.words.length]]
    if (!/^\d+$/.test(figure.text)) return true
    const endsIt = hasLetters(before) && blankBetween(before!, figure) < 1.5 * blank
    const beginsIt =
      figure === figures[0] && hasLetters(next) && columns.every((column) => left(column) >= right(figure))
    return !endsIt && !beginsIt
  })

const hasLetters = (word: Word | undefined) => word !== undefined && /\p{L}{2}/u.test(word.text)

/** A word, or a divider between the parts of an address. */
const OF_TEXT = /\p{L}{2}|^[.•·●*«»]$/u

/** The numbers of a line without those of a sentence, "designated are $30,000.00 for calendar 2025.", which may leave the table. */
function withoutSentence(figures: readonly Figure[], { words }: Line, { lines, blank }: TableFlow): Figure[] {
  const near = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined &&
    b !== undefined &&
    blankBetween(a, b) < 1.5 * blank &&
    [a, b].some(({ text }) => OF_TEXT.test(text))
  const followsWord = ({ words: own }: Figure) => near(words[words.indexOf(own[0]!) - 1], own[0])
  const behind = (last: Word) => {
    const whole = words.at(-1) === last ? lines.find((line) => line.words.includes(last))?.words : words
    return whole?.[whole.indexOf(last) + 1]
  }
  const isWithin = (figure: Figure) => followsWord(figure) && near(figure.words.at(-1), behind(figure.words.at(-1)!))
  return figures.some(isWithin) ? figures.filter((figure) => !followsWord(figure)) : [...figures]
}

/** A dash that fills an empty cell is not the sign of the next column's amount. */
function withoutBlanks(line: Line, { columns }: Heading, em: number): Line {
  const isBlankOf = (dash: Word, next: Word) =>
    columns.some(
      (column) => right(column) < left(next) && misalignment(column, dash) < 0.3 * em && middleX(dash) < right(column),
    )
  const own = line.words.filter((word, i) => {
    const next = line.words[i + 1]
    return !next || !/^[-–—]$/.test(word.text) || !isBlankOf(word, next)
  })
  return own.length === line.words.length ? line : lineOf(own)
}

/** The phrases of a row, split where the next title begins: a code directly precedes its description. */
function cellsLeftOf(edge: number, line: Line, { titles }: Heading, { em, read }: TableFlow): TablePhrase[] {
  const starts = titles.slice(1).map(left)
  return phrasesOf(line, em)
    .filter((phrase) => left(phrase) < edge && !isBlank(phrase))
    .flatMap(({ words }) => {
      const cut = words.findIndex((word, i) => i > 0 && starts.some((x) => Math.abs(left(word) - x) < 0.25 * em))
      return (cut < 0 ? [words] : [words.slice(0, cut), words.slice(cut)]).map((own) => phraseOf(own, { read }))
    })
}

/** What is printed in an empty cell. */
const isBlank = ({ text }: Line) => /^([-–—]+|n\/?a)$/i.test(text)

/** Whether a deduction is pre-tax, in a column beside the names. */
const FLAG = /^(yes|no|y|n)$/i

/** The words under the title of the names, including numbers ("FSA 129"), but not those under a title beside it. */
function nameOf(phrases: readonly TablePhrase[], heading: Heading, firstValue: number): Word[] {
  const cells = behindStrays(phrases.filter((phrase) => left(phrase) < firstValue)).filter(
    (phrase, i) => !isStray(phrase) && !(i > 0 && (isIn(phrase, heading) || FLAG.test(phrase.text))),
  )
  const title = nameTitle(heading)
  const own = !title || heading.titles.length < 2 ? underTitle(cells, title) : cells.filter(isOf(title, heading.titles))
  // One cell is under "Description"; a second one belongs to a column whose heading is illegible.
  const first = title && title.says.headsNames ? own.slice(0, 1) : own
  return namedCells(first, cells).flatMap((cell) => cell.words)
}

/** A code under the first title is less specific than the words before the amounts: "118-04 CARP JY 16.00". */
function namedCells(own: readonly TablePhrase[], cells: readonly TablePhrase[]): readonly TablePhrase[] {
  const worded = cells.findLast(hasWords)
  return own.some(hasWords) || !worded ? own : [worded]
}

const hasWords = ({ text }: TablePhrase) => /\p{L}{2}|\(\p{L}\)/u.test(text)

/** Amounts in no column with words after them: the text before them is a row of a table beside this one. */
function behindStrays(cells: readonly TablePhrase[]): readonly TablePhrase[] {
  const behind = cells.slice(cells.findLastIndex(isStray) + 1)
  return behind.some(hasWords) ? behind : cells
}

/** "2.000%", "$11.40/hr" under "Based on": the contents of a number column that are not plain numbers. */
function isIn(cell: TablePhrase, { columns }: Heading): boolean {
  const isUnder = columns.some((column) => column.sure && shareColumn(cell, column))
  return isUnder && cell.words.length === 1 && /^[$\d.]/.test(cell.text)
}

/** Text beside the table, such as an address, is not part of its names. */
function underTitle(cells: readonly TablePhrase[], title: TablePhrase | null): readonly TablePhrase[] {
  const within = title ? cells.filter((cell) => right(cell) > left(title) - title.height) : cells
  return within.length > 0 ? within : cells
}

const isOf = (title: TablePhrase, titles: readonly TablePhrase[]) => (cell: TablePhrase) =>
  nearestInLine(cell, titles) === title

/** Amounts in no column of the heading are not part of a name. */
function isStray({ words }: TablePhrase): boolean {
  const figures = figuresOf(words)
  return figures.some(hasCents) && figures.flatMap((figure) => figure.words).length === words.length
}
