import type { Cents } from '@income/shared'
import { formatDay } from '../calendar.ts'
import type { Paper } from '../paper/paper.ts'
import { printAmount } from '../print-amount.ts'
import type { Transaction } from './statement.ts'
import type { StatementStyle } from './style.ts'

export function dateOf(transaction: Transaction, style: StatementStyle): string {
  return formatDay(transaction.date, style.dateFormat)
}

export function signed(amount: Cents, style: StatementStyle): string {
  return printAmount(amount, style.amounts)
}

export function unsigned(amount: Cents, style: StatementStyle): string {
  return printAmount(amount < 0n ? -amount : amount, style.amounts)
}

/** A description in one or more lines no wider than its column. */
export function descriptionLines(paper: Paper, text: string, width: number, style: StatementStyle): string[] {
  const room = style.descriptions === 'wrapped' ? Math.min(width, 150) : width
  return paper.wrap(text, room, { size: style.size })
}

/** A row of a table: its cells by line, and the spacing of its lines. */
export interface RowLines {
  lines: string[][]
  step: 'whole' | 'half'
}

/**
 * The cells of a row whose description, in the column `at`, has one or more lines. The amounts are beside the first
 * line, centred between two, or beside the last.
 */
export function rowLines(
  cells: readonly string[],
  at: number,
  lines: readonly string[],
  style: StatementStyle,
): RowLines {
  const alone = (line: string) => cells.map((_, i) => (i === at ? line : ''))
  const [first, ...more] = lines as [string, ...string[]]
  if (style.amountsBeside === 'middle' && more.length === 1) {
    return { lines: [alone(first), cells.map((cell, i) => (i === at ? '' : cell)), alone(more[0]!)], step: 'half' }
  }
  if (style.amountsBeside === 'last line' && more.length > 0) {
    const begun = cells.map((cell, i) => (i < at ? cell : i === at ? first : ''))
    const ended = cells.map((cell, i) => (i < at ? '' : i === at ? more.at(-1)! : cell))
    return { lines: [begun, ...more.slice(0, -1).map(alone), ended], step: 'whole' }
  }
  return { lines: [cells.map((cell, i) => (i === at ? first : cell)), ...more.map(alone)], step: 'whole' }
}
