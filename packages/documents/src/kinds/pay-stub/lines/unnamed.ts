import type { TotalCandidate } from '../totals/candidate.ts'
import type { Period } from '../../../tables/sections/total.ts'
import type { MoneyLine } from './money-line.ts'

/** What is no name: a blank, or a nought that strayed from the column of another table. */
export const isUnnamed = (description: string) => !/\p{L}/u.test(description)

/** On a slanted scan the figure of a sum may come off its row: without a name, the gross or the net is nothing that was taken. */
export function withoutSumsOffTheirRow(
  lines: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
): readonly MoneyLine[] {
  const isSum = (line: MoneyLine, period: Period) =>
    line[period] === null ||
    totals.some(
      ({ name, period: own, cents }) =>
        (name === 'gross_pay' || name === 'net_pay') && own === period && cents === line[period],
    )
  return lines.filter(
    (line) => line.kind === 'earning' || !isUnnamed(line.description) || !isSum(line, 'current') || !isSum(line, 'ytd'),
  )
}
