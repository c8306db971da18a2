import { earnings, sumOf, withheld, type MoneyLine } from '../lines/money-line.ts'
import type { Totals } from './choose.ts'

export interface PeriodTotals {
  current: Totals
  ytd: Totals
}

/**
 * Where every line has the year's amount alone, a total that they come to is the year's, though nothing at it says so: a record of
 * the year, not of a period.
 */
export function withTotalsOfYear(totals: PeriodTotals, lines: readonly MoneyLine[]): PeriodTotals {
  const earned = sumOf(earnings(lines), 'ytd')
  if (earned === null || lines.some(({ current }) => current !== null)) return totals
  const taken = sumOf(withheld(lines), 'ytd') ?? 0n
  const { current, ytd } = totals
  const isOfYear = {
    gross: current.gross?.cents === earned,
    net: current.net?.cents === earned - taken,
    deductions: current.deductions?.cents === taken,
  }
  const names = ['gross', 'net', 'deductions'] as const
  const moved = names.filter((name) => isOfYear[name])
  return {
    current: { ...current, ...Object.fromEntries(moved.map((name) => [name, null])) },
    ytd: { ...ytd, ...Object.fromEntries(moved.map((name) => [name, ytd[name] ?? current[name]])) },
  }
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
