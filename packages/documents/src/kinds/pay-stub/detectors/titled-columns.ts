import { sumCents, type Cents } from '@income/shared'
import { bottom, left, right, top } from '../../../model/page.ts'
import type { Figure } from '../../../layout/lexer/figures.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { FlowLine } from '../../../layout/flow/flow-line.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { holdsMoney, sectionOf } from '../vocabulary/section.ts'
import { totalOf, type StubLine } from '../rows/stub-line.ts'

/** Farther below the last than this, in lines of text, no line belongs to a column any more. */
const REACH = 2.5

/**
 * The lines of a stub whose tables are names and amounts under nothing but their titles, side by side: "Entitlements | Deductions |
 * Allotments", as on a soldier's statement. Told by the earnings coming to a sum that is printed; empty where they do not.
 */
export function titledColumns(flow: Flow): StubLine[][] {
  for (const [i, { figures, phrases }] of flow.lines.entries()) {
    const titles = phrases.filter(({ text }) => holdsMoney(sectionOf(text)))
    if (figures.length > 0 || titles.length < 2) continue
    const tables = titles.map((title) => linesUnder(flow, i, title, nextTo(title, phrases)))
    const earned = tables.flat().filter(({ section }) => section === 'earnings')
    const rest = tables.flat().filter(({ section }) => section !== 'summary')
    if (rest.length > earned.length && isPrintedSum(flow, earned)) return tables
  }
  return []
}

/** Where the next column begins. */
function nextTo(title: Phrase, phrases: readonly Phrase[]): number {
  return Math.min(...phrases.map(left).filter((x) => x > right(title)))
}

function linesUnder(flow: Flow, index: number, title: Phrase, end: number): StubLine[] {
  const section = sectionOf(title.text)!
  const lines: StubLine[] = []
  let last = bottom(flow.lines[index]!)
  for (const line of flow.lines.slice(index + 1)) {
    const { name, figures } = cellsBetween(line, left(title), end, flow.em)
    if (top(line) - last > REACH * flow.em) break
    const [figure, ...more] = figures
    if (more.length > 0 || (figure && !isFlush(figure, lines, flow.em))) break
    const before = lines.at(-1)
    if (figure) lines.push(lineOfPay({ section, title, name, figure }))
    // The rest of a name too long for its column.
    else if (before && name.length > 0 && before.total === null) lines[lines.length - 1] = withMore(before, name)
    if (figure || name.length > 0) last = bottom(line)
  }
  return lines
}

type Cells = Pick<StubLine, 'name'> & { figures: Figure[] }

/** What of a line stands in a column; the letter of the row that some forms begin with is none of its name. */
function cellsBetween({ labels, figures }: FlowLine, from: number, to: number, em: number): Cells {
  const isWithin = (cell: Phrase | Figure) => left(cell) > from - em && right(cell) < to
  const cells = labels.filter((cell) => isWithin(cell) && !/^[A-Z]$/.test(cell.text))
  return { name: cells.flatMap(({ words }) => words), figures: figures.filter(isWithin) }
}

function isFlush(figure: Figure, [first]: readonly StubLine[], em: number): boolean {
  const edge = first?.values.current
  return figure.amount?.hasCents === true && (!edge || Math.abs(right(edge) - right(figure)) < 0.5 * em)
}

interface Cell {
  section: StubLine['section']
  title: Phrase
  name: StubLine['name']
  figure: Figure
}

function lineOfPay({ section, title, name, figure }: Cell): StubLine {
  const description = name.map(({ text }) => text).join(' ')
  return {
    section,
    sectionTitle: title.text,
    description,
    name,
    values: { current: figure },
    total: totalOf(description, section),
    strays: false,
    unread: false,
    afterGross: false,
  }
}

function withMore(line: StubLine, more: StubLine['name']): StubLine {
  const name = [...line.name, ...more]
  return { ...line, name, description: name.map(({ text }) => text).join(' ') }
}

function isPrintedSum(flow: Flow, lines: readonly StubLine[]): boolean {
  const own = lines.flatMap(({ values }) => values.current?.words ?? [])
  const sum: Cents = sumCents(lines.flatMap(({ values }) => values.current?.amount?.cents ?? []))
  const others = flow.lines.flatMap(({ figures }) => figures).filter(({ words }) => !own.includes(words[0]!))
  return lines.length > 0 && others.some(({ amount }) => amount?.hasCents && amount.cents === sum)
}
