import { resembles } from '../../../vocabulary/similar.ts'
import { currentNets, type TotalCandidate } from '../totals/candidate.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { paidOut, type MoneyLine } from './money-line.ts'

/**
 * The lines of a stub whose copy, which stays with the cheque, was not told from it, or which says farther down again how many
 * hours and at what rate: each once. Names may differ by what OCR made of them, "1-Regular" and "l1-Regular". Told by the net,
 * which the lines come to only without their twins.
 */
export function onceEach(lines: readonly MoneyLine[], totals: readonly TotalCandidate[]): readonly MoneyLine[] {
  const isAgain = (line: MoneyLine, i: number) =>
    lines.some((other, o) => (o < i && isTwin(line, other)) || isWithoutYear(line, other))
  const once = lines.filter((line, i) => !isAgain(line, i))
  if (once.length === lines.length) return lines
  const nets = currentNets(totals)
  return nets.includes(paidOut(once)) && !nets.includes(paidOut(lines)) ? once : lines
}

function isTwin(line: MoneyLine, other: MoneyLine): boolean {
  return line.ytd === other.ytd && isSame(line, other)
}

function isWithoutYear(line: MoneyLine, other: MoneyLine): boolean {
  return line.current !== null && line.ytd === null && other.ytd !== null && isSame(line, other)
}

function isSame(line: MoneyLine, other: MoneyLine): boolean {
  const [name, printed] = [line, other].map(({ description }) => plain(description).replace(/ /g, ''))
  const isAlike = line.kind === other.kind && line.current === other.current
  return isAlike && (resembles(name!, printed!) || resembles(printed!, name!))
}
