import { sumOf, withheld, type MoneyLine } from '../lines/money-line.ts'
import type { Totals } from './choose.ts'

export interface PeriodTotals {
  current: Totals
  ytd: Totals
}

/** A lone net set at the edge of a table may stand under the year's column: it is of the period whose gross leads to it. */
export function withNetOfOnePeriod(totals: PeriodTotals, lines: readonly MoneyLine[]): PeriodTotals {
  const { current, ytd } = totals
  if (!current.net || current.net.words[0] !== ytd.net?.words[0]) return totals
  const taken = sumOf(withheld(lines), 'current') ?? 0n
  return current.gross && current.gross.cents - taken === current.net.cents
    ? { current, ytd: { ...ytd, net: null } }
    : { current: { ...current, net: null }, ytd }
}
