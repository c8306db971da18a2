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

/** Lines of cells: the further lines of a description stand alone in its column. */
export function withFurtherLines(cells: readonly string[], at: number, lines: readonly string[]): string[][] {
  const first = cells.map((cell, i) => (i === at ? lines[0]! : cell))
  return [first, ...lines.slice(1).map((line) => cells.map((_, i) => (i === at ? line : '')))]
}
