import { resembles } from '../../text/similar.ts'
import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import { plain } from '../vocabulary/plain.ts'
import { paidOut, type MoneyLine } from './money-line.ts'

/**
 * The lines of a stub whose copy, which stays with the cheque, was not told from it: each once. Names may differ by what OCR
 * made of them, "1-Regular" and "l1-Regular". Told by the net, which the lines come to only without their twins.
 */
export function onceEach(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): readonly MoneyLine[] {
  const once = lines.filter((line, i) => !lines.slice(0, i).some((other) => isTwin(line, other)))
  if (once.length === lines.length) return lines
  const nets = currentNets(totals)
  return nets.includes(paidOut(once)) && !nets.includes(paidOut(lines)) ? once : lines
}

function isTwin(line: MoneyLine, other: MoneyLine): boolean {
  const [name, printed] = [line, other].map(({ description }) => plain(description).replace(/ /g, ''))
  const isSame = line.kind === other.kind && line.current === other.current && line.ytd === other.ytd
  return isSame && (resembles(name!, printed!) || resembles(printed!, name!))
}
