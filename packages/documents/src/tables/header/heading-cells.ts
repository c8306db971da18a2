import { runsWhere, joinedWhere } from '../../model/runs.ts'
import { left, right, byLeft } from '../../model/page.ts'
import { isPeriod, type TablePhrase, phraseOf, type TableFlow, type TableLine } from '../schema.ts'
import { type OnRule, type Pass, runPasses } from '../../model/pass.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'
import { isLabelGrid } from '../sections/sums.ts'
import { headsYearList } from '../layouts/year-lists.ts'
import { stackedHeadings } from './stack.ts'
import { cutBeforeQualifier, cutBehindYear, cutHeadings, cutOverFigures } from './cut-heading.ts'
import { type HeadingCell, cellOf, isWords } from './heading.ts'
import { shareColumn, blankBetween, dropBetween } from '../../layout/geometry.ts'

/** This many lines below a heading show whether its table has names. */
const ROWS = 3

/** The cells of a heading printed over `count` lines from `first` on, split where a number separates them. */
export function headingCells(flow: TableFlow, first: number, count: number, onRule?: OnRule): HeadingCell[][] {
  const lines = flow.lines.slice(first, first + count)
  const rows = flow.lines.slice(first + count, first + count + ROWS)
  const inOrder = stackedHeadings(lines).sort(byLeft)
  const figures = lines[0]?.figures ?? []
  const titlesAbove = flow.lines[first - 1]?.phrases.filter(({ says }) => says.headsNames) ?? []
  const cells = runPasses(CELL_PASSES, inOrder.map(cellOf), { flow, figures, rows, titlesAbove }, onRule)
  const runs = cutAtFigures(cells, figures).flatMap((run) => withoutYearLists(run, rows, flow.em))
  const starts = tableStarts(flow, first)
  const names = rows.flatMap(({ labels }) => labels)
  return starts.length < 2 ? runs : runs.flatMap((run) => cutAtStarts(run, starts, names))
}

/** Where tables side by side begin: each has its title right above its headings, and at least one title names a section. */
function tableStarts(flow: TableFlow, first: number): number[] {
  const [above, line] = [flow.lines[first - 1], flow.lines[first]!]
  if (!above || above.figures.length > 0 || isLabelGrid(above) || dropBetween(above, line) > 1.2 * flow.em) return []
  const titles = above.phrases.filter(({ says }) => says.group === null)
  return titles.some(({ says }) => says.section !== null) ? titles.map(left) : []
}

/** Drops "Calendar year to date" over a list of names, and the "Amount" after it: they head no column here. */
function withoutYearLists(run: readonly HeadingCell[], rows: readonly TableLine[], em: number): HeadingCell[][] {
  const at = run.findIndex(({ phrase }) => headsYearList(phrase, rows, em))
  if (at < 0) return [[...run]]
  const behind = run.slice(at + 1)
  const others = behind[0]?.weak == null ? behind : behind.slice(1)
  return [run.slice(0, at), ...withoutYearLists(others, rows, em)].filter((part) => part.length > 0)
}

function cutAtStarts(
  run: readonly HeadingCell[],
  starts: readonly number[],
  names: readonly TablePhrase[],
): HeadingCell[][] {
  return runsWhere(run, (cell, cells) => {
    const before = cells.at(-1)!
    // A title centred over its table begins after the heading of the names, which ends no table, or between its columns.
    const hasNames = names.some((name) => left(name) >= right(before.phrase) && left(name) < left(cell.phrase))
    return !isWords(before) && hasNames && starts.some((x) => right(before.phrase) <= x && x < right(cell.phrase))
  })
}

function cutAtFigures(cells: readonly HeadingCell[], figures: readonly Figure[]): HeadingCell[][] {
  return runsWhere(cells, (cell, run) =>
    figures.some((figure) => left(figure) >= left(run.at(-1)!.phrase) && right(figure) <= right(cell.phrase)),
  )
}

/** In heights of ordinary text: wider than a blank, narrower than a gutter. */
const TORN = 1.3

interface Context {
  flow: TableFlow
  /** The numbers level with the headings, of a row of another table. */
  figures: readonly Figure[]
  /** The lines right below, which show whether the table has names. */
  rows: readonly TableLine[]
  /** What heads names on the line above. */
  titlesAbove: readonly TablePhrase[]
}

type Cells = readonly HeadingCell[]

/** The passes that identify the cells of a heading line, from left to right. */
export const CELL_PASSES: readonly Pass<Cells, Context>[] = [
  { name: 'torn heading', example: 'This   check', run: (cells, { flow }) => withTornJoined(cells, flow.em) },
  {
    name: 'text before the title',
    example: 'Paid to ****338. Leave bank: | Net Pay | Current | YTD',
    run: (cells) => cells.slice(isTextBeforeTitle(cells) ? 1 : 0),
  },
  {
    name: 'row of the table beside',
    example: 'Hours | Earnings Federal tax 223.73 (Description above the tax)',
    run: (cells, { flow, figures, rows, titlesAbove }) =>
      figures.length === 0
        ? cells
        : cells.flatMap((cell) => {
            const starts = [...titlesAbove, ...namesBehind(cell.phrase, rows)]
            return again(cell, cutUnderTitle(cell.phrase, starts, 0.3 * flow.em))
          }),
  },
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
    run: (cells, { figures }) =>
      cells.flatMap((cell, i) => {
        const isWhole = !isWords(cell) || hasAside(cell) || namesRow(cell, cells[i + 1], figures)
        return isWhole ? [cell] : again(cell, cutHeadings(cell.phrase))
      }),
  },
  {
    name: 'title before a qualifier',
    example: 'Description Filing Status | This Period',
    run: (cells) => cells.flatMap((cell) => again(cell, cutBeforeQualifier(cell.phrase))),
  },
  {
    name: 'ticks under a heading',
    example: 'Amount Cafe / 12.00 Y',
    run: (cells, { rows }) => cells.filter((cell, i) => !(isBehindMoney(cells.slice(0, i)) && isOverTicks(cell, rows))),
  },
  {
    name: 'unknown heading over amounts',
    example: 'Employee Amount | Applicable Gross | YTD / 36.00 900.00 612.00',
    run: (cells, { rows }) => cells.map((cell) => asColumnOverAmounts(cell, cells, rows)),
  },
  {
    name: 'title behind the year',
    example: 'Current | YTD Taxes | Current | YTD',
    run: (cells, { rows }) => titlesApart(cells, rows),
  },
]

/** Words with numbers or a colon name no column or table: the title follows them. */
function isTextBeforeTitle([text, title, ...columns]: Cells): boolean {
  const isText = text !== undefined && isWords(text) && /\d|:$/.test(text.phrase.text)
  return isText && title !== undefined && isWords(title) && columns.some(isMoney)
}

/** "Time off (based on policy year)": text with an explanation in brackets is a title. */
const hasAside = ({ phrase }: HeadingCell) => /\(\S+ .*\)$/.test(phrase.text)

/** "CO Income Tax 123.11" is a row of the table beside the headings, and no column of what the company pays. */
function namesRow({ phrase }: HeadingCell, next: HeadingCell | undefined, figures: readonly Figure[]): boolean {
  const end = next ? left(next.phrase) : Infinity
  return figures.some(({ amount, box }) => amount?.hasCents && box[0] >= right(phrase) && box[2] <= end)
}

/** The cells a phrase was split into, or the cell unchanged. */
const again = (cell: HeadingCell, pieces: readonly TablePhrase[]): HeadingCell[] =>
  pieces.length > 1 ? pieces.map(cellOf) : [cell]

/** Joins "This" and "check", which a scan may separate: together they head a column, alone neither does. */
function withTornJoined(cells: Cells, em: number): HeadingCell[] {
  return joinedWhere(cells, ({ phrase: a }, { phrase: b }) =>
    areTorn(a, b, em) ? cellOf(phraseOf([...a.words, ...b.words], b)) : null,
  )
}

function areTorn(a: TablePhrase, b: TablePhrase, em: number): boolean {
  const gap = blankBetween(a, b)
  if (gap < 0 || gap > TORN * em || ![...a.words, ...b.words].some(({ confidence }) => confidence < 1)) return false
  return !a.says.mayHeadColumn && !b.says.mayHeadColumn && a.read(`${a.text} ${b.text}`).role === 'current'
}

/** Splits a phrase where the names under a title begin, however close they are. */
function cutUnderTitle(phrase: TablePhrase, titles: readonly TablePhrase[], near: number): TablePhrase[] {
  const { words } = phrase
  const at = words.findIndex((word, i) => i > 0 && titles.some((title) => Math.abs(left(title) - left(word)) < near))
  return at < 0 ? [phrase] : [phraseOf(words.slice(0, at), phrase), phraseOf(words.slice(at), phrase)]
}

/** "YTD STRS ER" over "1,634.84 SISC MED ER": names of the table beside begin right behind the amounts under a heading. */
function namesBehind({ words: [word], read }: TablePhrase, rows: readonly TableLine[]): TablePhrase[] {
  if (read(word!.text).role === null) return []
  return rows.flatMap(({ figures, labels }) => {
    const amount = figures.findLast((figure) => shareColumn(figure, word!))
    return labels.find((label) => amount && left(label) > right(amount)) ?? []
  })
}

/** If the first title repeats, the second half of the table begins there. */
function cutAtTwin(phrase: TablePhrase, title: TablePhrase): TablePhrase[] {
  const [last, ...before] = phrase.words.toReversed()
  const heading = phraseOf(before, phrase)
  const headsNames = title.says.qualifies || title.says.headsNames
  const isTwin = before.length > 0 && last!.text === title.text && headsNames
  return isTwin && heading.says.mayHeadColumn ? [heading, phraseOf([last!], phrase)] : [phrase]
}

/** Fewer rows with amounts under a heading may belong to another table further down. */
const FEWEST = 2

/** An unknown title between columns heads one too if every row has a number under it and no name. */
function asColumnOverAmounts(cell: HeadingCell, cells: Cells, rows: readonly TableLine[]): HeadingCell {
  const { says } = cell.phrase
  if (!isWords(cell) || says.headsWords || says.group !== null || !isBetweenColumns(cell, cells)) return cell
  const amounts = rows.filter(({ figures }) => figures.some(isUnder(cell.phrase)) || isWhole(figures, cells))
  const hasNames = rows.some(({ labels }) => labels.some(isUnder(cell.phrase)))
  const isColumn = amounts.length >= FEWEST && amounts.length === rows.length && !hasNames
  return isColumn ? { ...cell, role: 'other' } : cell
}

/** Whether a row has a number for every heading but that of the names: they may stand right of headings set at the left. */
const isWhole = (figures: readonly Figure[], cells: Cells) => figures.length === cells.length - 1

/** Behind a column of money, or behind the title of the names and before a rate: "Earnings | Hrs/Pcs | Rate | Amount". */
function isBetweenColumns(cell: HeadingCell, cells: Cells): boolean {
  const at = cells.indexOf(cell)
  const isBehindColumn = cells.slice(0, at).some(isMoney) || (at > 0 && cells[at + 1]?.role === 'rate')
  return isBehindColumn && cells.slice(at + 1).some((other) => isMoney(other) || other.weak !== null)
}

const isMoney = ({ role, phrase: { says } }: HeadingCell) =>
  isPeriod(role) || role === 'employer' || says.group === 'employee'

const isUnder = (heading: TablePhrase) => (part: TablePhrase | Figure) => shareColumn(part, heading)

const isBehindMoney = (before: Cells) => before.some(({ role }) => role === 'current')

/** "Cafe" over "Y" and "N" is a flag of each line, not its name. */
function isOverTicks(cell: HeadingCell, rows: readonly TableLine[]): boolean {
  const under = isWords(cell) ? rows.flatMap(({ labels }) => labels.filter(isUnder(cell.phrase))) : []
  return under.length > 0 && under.every(({ text }) => /^([YNX✓]|yes|no)$/i.test(text))
}

/** A second column of this period's money belongs to a second table, which has a title. */
function titlesApart(cells: Cells, rows: readonly TableLine[]): HeadingCell[] {
  return cells.flatMap((cell, i) => {
    const next = cells[i + 1]
    if (!next || next.phrase.says.holdsMoney) return [cell]
    const begins = cell.role === 'ytd' && next.role === 'current'
    return begins || isOverYear(cell, next, rows) ? again(cell, cutBehindYear(cell.phrase)) : [cell]
  })
}

/** "YTD Taxes & Deductions | Amount": the rows have an amount under "YTD", so it does not only name a list of the year. */
function isOverYear({ phrase }: HeadingCell, next: HeadingCell, rows: readonly TableLine[]): boolean {
  const heads = next.role === 'current' || next.phrase.says.headsAmounts
  return heads && rows.some(({ figures }) => figures.some((figure) => shareColumn(figure, phrase.words[0]!)))
}
