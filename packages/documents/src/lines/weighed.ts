import { verdictsOf, type Evaluated } from '../equations/checks.ts'
import { confidenceOf, UNCONTRADICTED, type Scale } from '../equations/confidence.ts'
import type { LineValue } from './line-value.ts'

/** Sums that hold to the cent make certain what OCR read, a sum that fails makes it doubtful. */
const SCANNED: Scale = { proven: 0.96, read: UNCONTRADICTED, contradicted: 0.6, unbelieved: 0.3 }
/** Two lines of one sum may be mistaken for each other, and the sum still hold. */
const SURE_OF_LINE = 0.85

/** Weighs what OCR read of the lines against the sums of the form. A text layer needs no witness. */
export function weighedBySums(
  lines: ReadonlyMap<string, LineValue>,
  results: readonly Evaluated[],
): Map<string, LineValue> {
  const { vouched, doubted } = verdictsOf(results)
  const weighed = (value: LineValue): number => {
    const isVouched = vouched.has(value.line) && value.cents !== 0n && value.certainty > SURE_OF_LINE
    const isDoubted = doubted.has(value.line)
    return confidenceOf(value.confidence, isVouched === isDoubted ? null : isVouched, SCANNED)
  }
  return new Map([...lines].map(([line, value]) => [line, { ...value, confidence: weighed(value) }]))
}
