import { type Cents, sumCents } from '../../money/cents.ts'
import { exact, roundedCents } from './exact.ts'

/**
 * A whole divided in proportion to weights. What rounding leaves over is the first one's, so that the shares add up to the
 * whole. Null where the weights come to nothing.
 */
export function inProportion(whole: Cents, weights: readonly Cents[]): Cents[] | null {
  const total = sumCents(weights)
  if (total === 0n) return null
  const others = weights.slice(1).map((weight) => roundedCents(exact(whole).mul(exact(weight, total))))
  return [whole - sumCents(others), ...others]
}
