import { type Cents, sumCents } from '../../money/cents.ts'
import { exact, roundedCents } from './exact.ts'

/**
 * Divides a whole in proportion to weights. The rounding remainder goes to the first share, so that the shares add up to the
 * whole. Null if the weights add up to zero.
 */
export function inProportion(whole: Cents, weights: readonly Cents[]): Cents[] | null {
  const total = sumCents(weights)
  if (total === 0n) return null
  const others = weights.slice(1).map((weight) => roundedCents(exact(whole).mul(exact(weight, total))))
  return [whole - sumCents(others), ...others]
}
