import { sumCents } from '@income/shared'
import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import { earnings, paidOut, sumOf, type MoneyLine } from './money-line.ts'

/**
 * The lines of a stub without those that say how one of the others came about: loads and their miles above "Mileage pay", or
 * of what jobs all of them are. Told by their sum, which that line is, or the others come to, and by the net, which the lines come
 * to only without them.
 */
export function withoutBreakdowns(
  lines: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
): readonly MoneyLine[] {
  const nets = currentNets(totals)
  if (nets.includes(paidOut(lines))) return lines
  const without = (tables: readonly MoneyLine[][]) => lines.filter((line) => !tables.flat().includes(line))
  const breakdowns = tablesOf(earnings(lines)).filter((table) => isBreakdown(table, earnings(without([table]))))
  const removals = [...breakdowns.map((table) => [table]), breakdowns]
  return removals.map(without).find((others) => nets.includes(paidOut(others))) ?? lines
}

/** Lines of one table follow one another under one title, all with the year's amounts or all without. */
function tablesOf(lines: readonly MoneyLine[]): MoneyLine[][] {
  const tables: MoneyLine[][] = []
  for (const line of lines) {
    const before = tables.at(-1)?.[0]
    const goesOn = before?.section === line.section && (before.ytd === null) === (line.ytd === null)
    if (goesOn) tables.at(-1)!.push(line)
    else tables.push([line])
  }
  return tables
}

function isBreakdown(table: readonly MoneyLine[], others: readonly MoneyLine[]): boolean {
  const sum = sumCents(table.flatMap(({ current }) => current ?? []))
  const isOfOthers = others.some(({ current }) => current === sum) || sumOf(others, 'current') === sum
  return isOfOthers && table.every(({ ytd }) => ytd === null)
}
