import type { Cents } from '@income/shared'
import { plain } from '../../../vocabulary/normalise.ts'
import { sectionOf } from '../vocabulary/section.ts'
import { totalOf, type StubLine } from './stub-line.ts'

/**
 * Tells sums from lines where the name does not: a line that adds up those above it under another name than "Total"
 * ("Employee Taxes 1,210.45") is a sum; one whose name OCR lost, and that is not what those above it come to, is a line.
 */
export function markSums(lines: readonly StubLine[]): StubLine[] {
  const marked = lines.reduce<StubLine[]>((before, line) => [...before, mark(line, linesAbove(before, line))], [])
  return isSummary(marked) ? marked.map((line) => (line.total ? line : { ...line, total: GROSS })) : marked
}

const GROSS = { name: 'gross_pay', period: null, sure: false } as const

/** "Earnings, Deductions, Taxes, Net pay" under no title that says so: all but the first are sums by their names. */
function isSummary([first, ...others]: readonly StubLine[]): boolean {
  const sums = others.map(({ total }) => total?.name)
  const isOfEarnings = first?.section === 'unknown' && sectionOf(first.description) === 'earnings'
  return isOfEarnings && sums.length > 1 && !sums.includes(undefined) && sums.includes('net_pay')
}

function mark(line: StubLine, above: readonly StubLine[]): StubLine {
  if (line.total)
    return line.description === '' && isReadByOcr(line) && !isSum(line, above) ? { ...line, total: null } : line
  const named = above.length > 0 && plain(line.description) === plain(line.sectionTitle)
  return named || (above.length > 1 && isSum(line, above)) ? { ...line, total: totalOf('', line.section) } : line
}

/** The lines of the same section since its last total. */
function linesAbove(lines: readonly StubLine[], line: StubLine): StubLine[] {
  const last = lines.findLastIndex((other) => other.total !== null || other.section !== line.section)
  return lines.slice(last + 1)
}

/** In every column that has money, and not by being nothing. */
function isSum({ values }: StubLine, above: readonly StubLine[]): boolean {
  const sums = (['current', 'ytd'] as const).flatMap((column) => {
    const cents = values[column]?.amount?.cents
    return cents === undefined ? [] : [[cents, sum(above, column)] as const]
  })
  return sums.every(([cents, total]) => cents === total) && sums.some(([cents]) => cents !== 0n)
}

function sum(lines: readonly StubLine[], column: 'current' | 'ytd'): Cents {
  return lines.reduce((total, { values }) => total + (values[column]?.amount?.cents ?? 0n), 0n)
}

function isReadByOcr({ values }: StubLine): boolean {
  return Object.values(values).some((figure) => figure.words.some((word) => word.confidence < 1))
}
