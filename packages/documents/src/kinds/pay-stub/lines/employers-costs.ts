import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import { isEmployerLine } from '../vocabulary/line.ts'
import { paidOut, type MoneyLine } from './money-line.ts'

/**
 * The lines of a stub without what the employer pays beside the wage, where it is listed among the earnings: "ER cost of
 * health" above "Regular". Told by the net, which the lines come to only without them.
 */
export function withoutEmployersCosts(
  lines: readonly MoneyLine[],
  totals: readonly TotalCandidate[],
): readonly MoneyLine[] {
  const own = lines.filter(({ kind, description }) => kind !== 'earning' || !isEmployerLine(description))
  if (own.length === lines.length) return lines
  const nets = currentNets(totals)
  return nets.includes(paidOut(own)) && !nets.includes(paidOut(lines)) ? own : lines
}
