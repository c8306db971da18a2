import type { Line } from '../../../layout/lines.ts'
import { tokensOf } from '../../../layout/lexer/tokens.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'
import { balancesAcross, figuresOf, figuresUnderLabels, type Figure } from './figures.ts'
import type { Table } from '../parse/parts.ts'
import { saidAbove } from '../parse/sentences.ts'

/** Figures under their labels, or behind them; in a sentence these may begin on the line above. */
export function figuresOn(lines: readonly Line[], at: number): Figure[] {
  const across = balancesAcross(lines, at)
  if (across.length > 0) return across
  const figures = figuresOf(lines[at]!, saidAbove(lines, at))
  return figures.length > 0 ? figures : figuresUnderLabels(lines[at]!, lines.slice(Math.max(0, at - 3), at))
}

/** A summary may carry dates and columns like a table of transactions; its labels tell it from one. */
export function isSummaryLine(lines: readonly Line[], at: number, table: Table | null): boolean {
  const line = lines[at]!
  if (balancesAcross(lines, at).length > 0) return true
  if (table?.section.kind !== 'summary') return false
  const isDated = leadingDate(tokensOf(line)) !== null
  return figuresOf(line).some((figure) => isBalance(figure) || (!isDated && figure.figure !== 'other'))
}

/** A balance labelled as such is the first line of an account's own summary, not of the list of accounts. */
export function beginsSummary(line: Line): boolean {
  const first = figuresOf(line)[0]
  return first !== undefined && isBalance(first) && line.text.startsWith(first.label)
}

/** "Total credits 100.00  Total debits 50.00": the account's summary, wherever it stands. */
export function hasBothWays(figures: readonly Figure[]): boolean {
  const kinds = figures.map(({ figure }) => figure)
  return kinds.includes('credits') && kinds.includes('debits')
}

export function isBalance({ figure }: Figure): boolean {
  return figure === 'opening' || figure === 'closing'
}
