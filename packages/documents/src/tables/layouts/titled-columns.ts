import { sumCents, type Cents } from '@income/shared'
import { textOf } from '../../layout/lines.ts'
import { bottom, left, right, top, type Word } from '../../model/page.ts'
import type { Figure } from '../../layout/lexer/figures.ts'
import { lineUnder, totalOf, type Item, type LineItem } from '../rows/line-item.ts'
import type { TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** Farther below the last than this, in lines of text, no line belongs to a column any more. */
const REACH = 2.5

/**
 * The lines of a stub whose tables are names and amounts under nothing but their titles, side by side: "Entitlements | Deductions |
 * Allotments", as on a soldier's statement. Told by the earnings coming to a sum that is printed; empty where they do not.
 */
export function titledColumns(flow: TableFlow): LineItem[][] {
  for (const [i, { figures, phrases }] of flow.lines.entries()) {
    const titles = phrases.filter(({ says }) => says.holdsMoney)
    if (figures.length > 0 || titles.length < 2) continue
    const tables = titles.map((title) => {
      const items = itemsUnder(flow, i, title, nextTo(title, phrases))
      return items.map((item) => lineUnder({ section: title.says.section!, title: title.text }, item))
    })
    const earned = tables.flat().filter(({ section }) => section === 'earnings')
    const rest = tables.flat().filter(({ section }) => section !== 'summary')
    if (rest.length > earned.length && isPrintedSum(flow, earned)) return tables
  }
  return []
}

/** Where the next column begins. */
function nextTo(title: TablePhrase, phrases: readonly TablePhrase[]): number {
  return Math.min(...phrases.map(left).filter((x) => x > right(title)))
}

function itemsUnder(flow: TableFlow, index: number, title: TablePhrase, end: number): Item[] {
  const section = title.says.section!
  const items: Item[] = []
  let last = bottom(flow.lines[index]!)
  for (const line of flow.lines.slice(index + 1)) {
    const { name, figures } = cellsBetween(line, left(title), end, flow.em)
    if (top(line) - last > REACH * flow.em) break
    const [figure, ...more] = figures
    if (more.length > 0 || (figure && !isFlush(figure, items, flow.em))) break
    const before = items.at(-1)
    if (figure) items.push({ name: inOrder(name, flow), values: { current: figure } })
    // The rest of a name too long for its column.
    else if (before && name.length > 0 && totalOf(before.name, section) === null)
      before.name = inOrder([...before.name.words, ...name], flow)
    if (figure || name.length > 0) last = bottom(line)
  }
  return items
}

const inOrder = (words: Word[], { read }: TableFlow): Item['name'] => ({ words, text: textOf(words), read })

interface Cells {
  name: Word[]
  figures: Figure[]
}

/** What of a line stands in a column; the letter of the row that some forms begin with is none of its name. */
function cellsBetween({ labels, figures }: TableLine, from: number, to: number, em: number): Cells {
  const isWithin = (cell: TablePhrase | Figure) => left(cell) > from - em && right(cell) < to
  const cells = labels.filter((cell) => isWithin(cell) && !/^[A-Z]$/.test(cell.text))
  return { name: cells.flatMap(({ words }) => words), figures: figures.filter(isWithin) }
}

function isFlush(figure: Figure, [first]: readonly Item[], em: number): boolean {
  const edge = first?.values.current
  return figure.amount?.hasCents === true && (!edge || Math.abs(right(edge) - right(figure)) < 0.5 * em)
}

function isPrintedSum(flow: TableFlow, lines: readonly LineItem[]): boolean {
  const own = lines.flatMap(({ values }) => values.current?.words ?? [])
  const sum: Cents = sumCents(lines.flatMap(({ values }) => values.current?.amount?.cents ?? []))
  const others = flow.lines.flatMap(({ figures }) => figures).filter(({ words }) => !own.includes(words[0]!))
  return lines.length > 0 && others.some(({ amount }) => amount?.hasCents && amount.cents === sum)
}
