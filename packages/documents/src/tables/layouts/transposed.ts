import { sumCents, type Cents } from '@income/shared'
import { bottom, top } from '../../model/page.ts'
import { nearestInLine } from '../../layout/alignment.ts'
import type { ColumnRole } from '../columns.ts'
import type { SectionName } from '../sections/section.ts'
import { isLabelGrid } from '../sections/line-of-totals.ts'
import { linesUnder, type Item, type LineItem } from '../rows/line-item.ts'
import type { ReadText, TableFlow, TableLine, TablePhrase } from '../schema.ts'

/** More rows than this period's, the year's and its hours a voucher does not have. */
const MOST_ROWS = 4
const UNTITLED: SectionName = { section: 'unknown', title: '' }

/**
 * The lines of a stub that prints across what others print down: "Regular, Overtime, Gross Pay, FICA, Net Pay" over a row of
 * this period and one of the year. Told by its adding up, since the same labels head grids of totals elsewhere.
 */
export function transposedLines(flow: TableFlow): LineItem[] {
  for (const [i, line] of flow.lines.entries()) {
    const lines = isAcross(line) ? linesAcross(flow, i, line.phrases, UNTITLED) : []
    if (addsUp(lines, flow.read)) return lines
  }
  return []
}

/** Hours and rates may stand among the labels, which head a table elsewhere. */
function isAcross(line: TableLine): boolean {
  if (isLabelGrid(line)) return true
  const { figures, phrases } = line
  const names = phrases.map(({ says }) => says.total?.name)
  return figures.length === 0 && names.includes('gross_pay') && names.includes('net_pay')
}

/** A line for each of the labels in line `index`, whose figures stand in the rows below it. */
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

/** What the words before a row's figures say they are; a first row without any is of this period. */
function roleOf({ labels }: TableLine): ColumnRole | null {
  return labels.length === 0 ? 'current' : labels.length > 1 ? null : labels[0]!.says.role
}

/** What stands before the gross makes it, and what stands behind it leads to the net. */
function addsUp(lines: readonly LineItem[], read: ReadText): boolean {
  const gross = lines.findIndex(({ total }) => total?.name === 'gross_pay')
  const net = lines.findIndex(({ total }) => total?.name === 'net_pay')
  // "Taxes, Deductions" are sums of tables elsewhere; "Regular Pay" before the gross is a line, though it may head some.
  const isSum = ({ total, description }: LineItem, i: number) => {
    const section = total === null ? read(description).section : null
    return section !== null && !(i < gross && section === 'earnings')
  }
  if (gross < 1 || net < gross || lines.some(isSum)) return false
  const [earned, taken] = [lines.slice(0, gross), lines.slice(gross + 1, net)].map((part) => sumCents(part.map(cents)))
  return earned === cents(lines[gross]!) && earned - taken! === cents(lines[net]!) && taken !== 0n
}

const cents = ({ values }: LineItem): Cents => values.current?.amount?.cents ?? 0n
