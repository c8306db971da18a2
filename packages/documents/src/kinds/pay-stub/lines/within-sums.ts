import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import { isTotalLine } from '../vocabulary/total.ts'
import { paidOut, type MoneyLine } from './money-line.ts'
import { moneyLines } from './money-lines.ts'

/**
 * The lines of a stub, without those that stand below the sum of their table where the net says that they are none of its pay:
 * remarks of taxable wages and of leave under the columns of a military stub. The net tells as well that its taxes are one line.
 */
export function linesWithinSums(tables: readonly LineItem[][], totals: readonly TotalCandidate[]): MoneyLine[] {
  const all = moneyLines(tables)
  const nets = currentNets(totals)
  if (nets.includes(paidOut(all))) return all
  const within = moneyLines(tables.map(upToSum))
  if (nets.includes(paidOut(within))) return within
  const lumped = all.some(({ kind }) => kind === 'tax') ? all : moneyLines(tables.map(withTaxesInOne))
  return nets.includes(paidOut(lumped)) ? lumped : all
}

/** "Taxes 381.22": no sum, where none of them is itemized. */
function withTaxesInOne(lines: LineItem[]): LineItem[] {
  return lines.map((line) => {
    const isSum = line.total?.name !== 'total_taxes' || line.description === '' || isTotalLine(line.description)
    return isSum ? line : { ...line, total: null }
  })
}

function upToSum(lines: LineItem[]): LineItem[] {
  const sum = lines.findIndex(({ total, values }) => total !== null && values.current !== undefined)
  return sum < 0 ? lines : lines.slice(0, sum + 1)
}
