import { sumCents } from '@income/shared'
import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import { earnings, paidOut, type MoneyLine } from './money-line.ts'

/**
 * The lines of a stub without those that say how one of the others came about: loads and their miles above "Mileage pay". Told by
 * their sum, which that line is, and by the net, which the lines come to only without them.
 */
export function withoutBreakdowns(
  lines: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
): readonly MoneyLine[] {
  const nets = currentNets(totals)
  if (nets.includes(paidOut(lines))) return lines
  const tables = [...Map.groupBy(earnings(lines), ({ section }) => section).values()]
  for (const table of tables) {
    const others = lines.filter((line) => !table.includes(line))
    if (isBreakdown(table, earnings(others)) && nets.includes(paidOut(others))) return others
  }
  return lines
}

function isBreakdown(table: readonly MoneyLine[], others: readonly MoneyLine[]): boolean {
  const sum = sumCents(table.flatMap(({ current }) => current ?? []))
  return table.every(({ ytd }) => ytd === null) && others.some(({ current }) => current === sum)
}
