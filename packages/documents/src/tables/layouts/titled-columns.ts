import { bottom, byLeft, left, right, textOf, top, type Word } from '../../model/page.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import { type Item, type LineItem, linesUnder, lineUnder, totalOf, centsIn, sumIn } from '../rows/line-item.ts'
import type { TableFlow, TableLine, TablePhrase, SectionName } from '../schema.ts'
import { nearestInLine } from '../../layout/geometry.ts'
import type { ColumnRole } from '../columns.ts'

/** In lines of text: a line further below the last than this does not belong to a column. */
const REACH = 2.5

/**
 * The lines of a stub whose tables are side by side, with names and amounts under titles only: "Entitlements |
 * Deductions | Allotments", as on a soldier's statement. The earnings must add up to a printed sum; empty if they do
 * not.
 */
export function titledColumns(flow: TableFlow): LineItem[][] {
  for (const [i, { figures, phrases }] of flow.lines.entries()) {
    const titles = phrases.filter(({ says }) => says.holdsMoney)
    if (figures.length > 0 || titles.length < 2) continue
    const starts = startsOfRow(flow.lines[i + 1], titles.length)
    const tables = titles.map((title, t) => {
      const [from, to] = starts ? [starts[t]!, starts[t + 1] ?? Infinity] : [left(title), nextTo(title, phrases)]
      const items = itemsUnder(flow, i, title, { from, to })
      return items.map((item) => lineUnder({ section: title.says.section!, title: title.text }, item))
    })
    const earned = tables.flat().filter(({ section, total }) => section === 'earnings' && total === null)
    const rest = tables.flat().filter(({ section }) => section !== 'summary')
    if (rest.length > earned.length && isPrintedSum(flow, earned)) return tables
  }
  return []
}

/** Where the columns begin under centred titles: at the names of a first row with a name and an amount for each. */
function startsOfRow(row: TableLine | undefined, count: number): number[] | null {
  if (row?.labels.length !== count || row.figures.length !== count) return null
  const isInTurn = row.labels.every((name, i) => left(row.figures[i]!) > right(name))
  return isInTurn ? row.labels.map(left) : null
}

/** Where the next column begins. */
const nextTo = (title: TablePhrase, phrases: readonly TablePhrase[]) =>
  Math.min(...phrases.map(left).filter((x) => x > right(title)))

function itemsUnder(flow: TableFlow, index: number, title: TablePhrase, { from, to }: Span): Item[] {
  const section = title.says.section!
  const items: Item[] = []
  let last = bottom(flow.lines[index]!)
  for (const line of flow.lines.slice(index + 1)) {
    const { name, figures } = cellsBetween(line, from, to, flow.em)
    if (top(line) - last > REACH * flow.em) break
    const [figure, ...more] = figures
    if (more.length > 0 || (figure && !hasCents(figure))) break
    const before = items.at(-1)
    // "NET PAY" of another column, or across the page.
    if (figure && name.length === 0) break
    if (figure) items.push({ name: inOrder(name, flow), values: { current: figure } })
    // The rest of a name too long for its column.
    else if (before && name.length > 0 && totalOf(before.name, section) === null)
      before.name = inOrder([...before.name.words, ...name], flow)
    if (figure || name.length > 0) last = bottom(line)
  }
  return items
}

const inOrder = (words: Word[], { read }: TableFlow): Item['name'] => ({ words, text: textOf(words), read })

/** The x-positions between which a column stands. */
interface Span {
  from: number
  to: number
}

interface Cells {
  name: Word[]
  figures: Figure[]
}

/** The part of a line inside a column. A row letter that some forms print first is not part of the name. */
function cellsBetween({ labels, figures }: TableLine, from: number, to: number, em: number): Cells {
  const isWithin = (cell: TablePhrase | Figure) => left(cell) > from - em && right(cell) < to
  const cells = labels.filter((cell) => isWithin(cell) && !/^[A-Z]$/.test(cell.text))
  const within = figures.filter(isWithin)
  // "SEIU 721   34.66"
  const numbers = within.slice(0, -1).filter((figure) => !hasCents(figure))
  const name = [...cells, ...numbers].sort(byLeft).flatMap(({ words }) => words)
  return { name, figures: within.filter((figure) => !numbers.includes(figure)) }
}

function isPrintedSum(flow: TableFlow, lines: readonly LineItem[]): boolean {
  const own = lines.flatMap(({ values }) => values.current?.words ?? [])
  const sum = sumIn(lines)
  const others = flow.lines.flatMap(({ figures }) => figures).filter(({ words }) => !own.includes(words[0]!))
  return lines.length > 0 && others.some(({ amount }) => amount?.hasCents && amount.cents === sum)
}

/** A voucher has no more rows than this period's, the year's and two of hours and rates. */
const MOST_ROWS = 4
const UNTITLED: SectionName = { section: 'unknown', title: '' }

/**
 * The lines of a stub with labels across and rows for periods: "Regular, Overtime, Gross Pay, FICA, Net Pay" over a row
 * of this period and one of the year. It must add up, since the same labels head grids of totals elsewhere.
 */
export function transposedLines(flow: TableFlow): LineItem[] {
  for (const [i, line] of flow.lines.entries()) {
    const lines = linesAcross(flow, i, line.phrases, UNTITLED)
    if (addsUp(lines)) return lines
  }
  return []
}

/** A line for each label on line `index`, with the amounts from the rows below it. */
export function linesAcross(
  flow: TableFlow,
  index: number,
  names: readonly TablePhrase[],
  title: SectionName,
): LineItem[] {
  const labels = flow.lines[index]!
  const below = flow.lines.slice(index + 1, index + 1 + MOST_ROWS)
  const end = below.findIndex(
    (line, i) => top(line) - bottom(below[i - 1] ?? labels) > 1.5 * flow.em || roleOf(line) === null,
  )
  const rows = end < 0 ? below : below.slice(0, end)
  const values = rows.map((row) => new Map(row.figures.map((figure) => [nearestInLine(figure, names), figure])))
  const items = names
    .filter(({ says, text }) => says.role === null && !/\b(hrs|hours)$/i.test(text))
    .map((name): Item => {
      const cells = rows.flatMap((row, r) => {
        const figure = values[r]!.get(name)
        return figure ? [[roleOf(row)!, figure] as const] : []
      })
      // Of two rows of one period, the first counts.
      return { name, values: Object.fromEntries(cells.toReversed()) }
    })
  return linesUnder(title, items)
}

/** The period named by the words before a row's amounts; a first row without any is this period's. */
const roleOf = ({ labels }: TableLine): ColumnRole | null =>
  labels.length === 0 ? 'current' : labels.length > 1 ? null : labels[0]!.says.role

/** The amounts before the gross add up to it, and those after it lead to the net. */
function addsUp(lines: readonly LineItem[]): boolean {
  const gross = lines.findIndex(({ total }) => total?.name === 'gross_pay')
  const net = lines.findIndex(({ total }) => total?.name === 'net_pay')
  if (gross < 1 || net < gross) return false
  const [earned, taken] = [sumIn(lines.slice(0, gross)), sumIn(lines.slice(gross + 1, net))]
  return earned === centsIn(lines[gross]!) && earned - taken === centsIn(lines[net]!) && taken !== 0n
}
