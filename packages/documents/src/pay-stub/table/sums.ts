import type { Cents } from '@income/shared'
import { plain } from '../vocabulary/plain.ts'
import { totalOf, type StubLine } from './stub-line.ts'

/** Marks the lines that add up the lines above them under another name than "Total": "Employee Taxes 1,210.45". */
export function markSums(lines: readonly StubLine[]): StubLine[] {
  return lines.map((line, i) => {
    if (line.total) return line
    const above = linesAbove(lines, i)
    const named = above.length > 0 && plain(line.description) === plain(line.sectionTitle)
    return named || (above.length > 1 && isSum(line, above)) ? { ...line, total: totalOf('', line.section) } : line
  })
}

/** The lines of the same section since its last total. */
function linesAbove(lines: readonly StubLine[], index: number): StubLine[] {
  const above: StubLine[] = []
  for (let i = index - 1; i >= 0 && lines[i]!.section === lines[index]!.section && !lines[i]!.total; i--)
    above.push(lines[i]!)
  return above
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
