import type { Cents } from '@income/shared'
import { plain } from '../../vocabulary/normalise.ts'
import type { ReadText } from '../schema.ts'
import { sumOfSection, type LineItem } from '../rows/line-item.ts'

/**
 * Tells sums from lines where the name does not: a line that adds up those above it under another name than "Total"
 * ("Employee Taxes 1,210.45") is a sum; one whose name OCR lost, and that is not what those above it come to, is a line.
 */
export function markSums(lines: readonly LineItem[], read: ReadText): LineItem[] {
  const marked = lines.reduce<LineItem[]>((before, line) => [...before, mark(line, linesAbove(before, line))], [])
  return isSummary(marked, read) ? marked.map((line) => (line.total ? line : { ...line, total: GROSS })) : marked
}

const GROSS = { name: 'gross_pay', period: null, sure: false } as const

/** "Earnings, Deductions, Taxes, Net pay" under no title that says so: all but the first are sums by their names. */
function isSummary([first, ...others]: readonly LineItem[], read: ReadText): boolean {
  const sums = others.map(({ total }) => total?.name)
  const isOfEarnings = first?.section === 'unknown' && read(first.description).section === 'earnings'
  return isOfEarnings && sums.length > 1 && !sums.includes(undefined) && sums.includes('net_pay')
}

function mark(line: LineItem, above: readonly LineItem[]): LineItem {
  if (line.total)
    return line.description === '' && isReadByOcr(line) && !isSum(line, above) ? { ...line, total: null } : line
  const named = above.length > 0 && plain(line.description) === plain(line.sectionTitle)
  return named || (above.length > 1 && isSum(line, above)) ? { ...line, total: sumOfSection(line.section) } : line
}

/** The lines of the same section since its last total. */
function linesAbove(lines: readonly LineItem[], line: LineItem): LineItem[] {
  const last = lines.findLastIndex((other) => other.total !== null || other.section !== line.section)
  return lines.slice(last + 1)
}

/** In every column that has money, and not by being nothing. */
function isSum({ values }: LineItem, above: readonly LineItem[]): boolean {
  const sums = (['current', 'ytd'] as const).flatMap((column) => {
    const cents = values[column]?.amount?.cents
    return cents === undefined ? [] : [[cents, sum(above, column)] as const]
  })
  return sums.every(([cents, total]) => cents === total) && sums.some(([cents]) => cents !== 0n)
}

function sum(lines: readonly LineItem[], column: 'current' | 'ytd'): Cents {
  return lines.reduce((total, { values }) => total + (values[column]?.amount?.cents ?? 0n), 0n)
}

function isReadByOcr({ values }: LineItem): boolean {
  return Object.values(values).some((figure) => figure.words.some((word) => word.confidence < 1))
}
