import { left, right } from '../../model/page.ts'
import type { Pass } from '../../model/pass.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { cellOf, isWords, type HeadingCell } from './cell.ts'
import { cutBehindYear, cutHeadings } from './cut-heading.ts'
import { cutOverFigures } from './cut-over-figures.ts'
import { phraseOf, type TableFlow, type TableLine, type TablePhrase } from '../schema.ts'

/** Wider than a blank, in heights of ordinary text, and narrower than a gutter. */
const TORN = 1.3

interface Context {
  flow: TableFlow
  /** The lines right below, which show whether names stand in the table. */
  rows: readonly TableLine[]
}

type Cells = readonly HeadingCell[]

/** What the cells of a heading line are, from left to right. */
export const CELL_PASSES: readonly Pass<Cells, Context>[] = [
  { name: 'torn heading', example: 'This   check', run: (cells, { flow }) => wholeAgain(cells, flow.em) },
  {
    name: 'first title again',
    example: 'Type | Current | Year to date Type',
    run: (cells) => cells.flatMap((cell) => again(cell, cutAtTwin(cell.phrase, cells[0]!.phrase))),
  },
  {
    name: 'several figures under a heading',
    example: 'Withheld YTD Taxable / 120.10 9,000.00',
    run: (cells, { flow, rows }) => cells.flatMap((cell) => again(cell, cutOverFigures(cell.phrase, rows, flow.em))),
  },
  {
    name: 'several headings in a phrase',
    example: 'Rate Hours Current YTD',
    run: (cells) => cells.flatMap((cell) => (isWords(cell) ? again(cell, cutHeadings(cell.phrase)) : [cell])),
  },
  {
    name: 'title over names',
    example: 'Taxable earnings / Regular',
    run: (cells, { rows }) => cells.map((cell) => asTitleOverNames(cell, rows)),
  },
  {
    name: 'ticks under a heading',
    example: 'Amount Cafe / 12.00 Y',
    run: (cells, { rows }) => cells.filter((cell, i) => !(isBehindMoney(cells.slice(0, i)) && isOverTicks(cell, rows))),
  },
  { name: 'title behind the year', example: 'Current | YTD Taxes | Current | YTD', run: titlesApart },
]

/** The cells a phrase was cut into, or the cell as it was. */
const again = (cell: HeadingCell, pieces: readonly TablePhrase[]): HeadingCell[] =>
  pieces.length > 1 ? pieces.map(cellOf) : [cell]

/** "This" and "check", which a scan sets further apart than words are: together they head a column, alone neither does. */
function wholeAgain(cells: Cells, em: number): HeadingCell[] {
  const whole: HeadingCell[] = []
  for (const cell of cells) {
    const before = whole.at(-1)
    if (before && areTorn(before.phrase, cell.phrase, em))
      whole[whole.length - 1] = cellOf(phraseOf([...before.phrase.words, ...cell.phrase.words], cell.phrase))
    else whole.push(cell)
  }
  return whole
}

function areTorn(a: TablePhrase, b: TablePhrase, em: number): boolean {
  const gap = left(b) - right(a)
  if (gap < 0 || gap > TORN * em || ![...a.words, ...b.words].some(({ confidence }) => confidence < 1)) return false
  return !a.says.mayHeadColumn && !b.says.mayHeadColumn && a.read(`${a.text} ${b.text}`).role === 'current'
}

/** Where the first title comes again, the second half of the table begins. */
function cutAtTwin(phrase: TablePhrase, title: TablePhrase): TablePhrase[] {
  const [last, ...before] = phrase.words.toReversed()
  const heading = phraseOf(before, phrase)
  const headsNames = title.says.qualifies || title.says.headsNames
  const isTwin = before.length > 0 && last!.text === title.text && headsNames
  return isTwin && heading.says.mayHeadColumn ? [heading, phraseOf([last!], phrase)] : [phrase]
}

/** "Taxable earnings" over the names of a table, and over none of its figures, is its title. */
function asTitleOverNames(cell: HeadingCell, rows: readonly TableLine[]): HeadingCell {
  if (cell.role !== 'other' || cell.phrase.says.section !== 'information') return cell
  const isOverNames = rows.some(({ labels }) => labels.some(isUnder(cell.phrase)))
  const isTitle = isOverNames && !rows.some(({ figures }) => figures.some(isUnder(cell.phrase)))
  return isTitle ? { ...cell, role: null, weak: null } : cell
}

const isUnder = (heading: TablePhrase) => (part: TablePhrase | Figure) =>
  left(part) < right(heading) && right(part) > left(heading)

const isBehindMoney = (before: Cells) => before.some(({ role }) => role === 'current')

/** "Cafe" over "Y" and "N": says of each line whether, and names none. */
function isOverTicks(cell: HeadingCell, rows: readonly TableLine[]): boolean {
  const under = isWords(cell) ? rows.flatMap(({ labels }) => labels.filter(isUnder(cell.phrase))) : []
  return under.length > 0 && under.every(({ text }) => /^([YNX✓]|yes|no)$/i.test(text))
}

/** A second column of this period's money is of a second table, and that has a title. */
function titlesApart(cells: Cells): HeadingCell[] {
  return cells.flatMap((cell, i) => {
    const next = cells[i + 1]
    const begins = cell.role === 'ytd' && next?.role === 'current' && !next.phrase.says.holdsMoney
    return begins ? again(cell, cutBehindYear(cell.phrase)) : [cell]
  })
}
