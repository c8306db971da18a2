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
  for (const table of tablesOf(earnings(lines))) {
    const others = lines.filter((line) => !table.includes(line))
    if (isBreakdown(table, earnings(others)) && nets.includes(paidOut(others))) return others
  }
  return lines
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
  return table.every(({ ytd }) => ytd === null) && others.some(({ current }) => current === sum)
}
