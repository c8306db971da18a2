import type { SumResult } from '../checks/sum-rule.ts'
import type { LineValue } from './line-value.ts'

/** What OCR reads alone is never certain; sums that hold to the cent make it so, a sum that fails makes it doubtful. */
const SCANNED = 0.85
const VOUCHED = 0.96
const DOUBTED = 0.6
/** Two lines of one sum may be mistaken for each other, and the sum still hold. */
const SURE_OF_LINE = 0.85

/** Weighs what OCR read of the lines against the sums of the form. A text layer needs no witness. */
export function weighedBySums(
  lines: ReadonlyMap<string, LineValue>,
  results: readonly SumResult[],
): Map<string, LineValue> {
  const membersOf = ({ rule }: SumResult) => [rule.total, ...rule.plus, ...rule.minus]
  const vouched = new Set(results.filter((result) => result.vouches).flatMap(membersOf))
  const doubted = new Set(results.filter((result) => !result.holds).flatMap(membersOf))
  const weighed = (value: LineValue): number => {
    if (vouched.has(value.line) && value.cents !== 0n && value.certainty > SURE_OF_LINE)
      return doubted.has(value.line) ? SCANNED : VOUCHED
    return Math.min(value.confidence, doubted.has(value.line) ? DOUBTED : SCANNED)
  }
  return new Map([...lines].map(([line, value]) => [line, { ...value, confidence: weighed(value) }]))
}
