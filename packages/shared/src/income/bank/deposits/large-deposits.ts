import type { Cents } from '../../../money/cents.ts'
import { dollars, exact, type Exact, roundedCents } from '../../arithmetic/exact.ts'
import type { FirstVerdict } from '../classify.ts'
import { payerOf } from './payer.ts'

/**
 * The amount above which an unexplained deposit does not count: the guideline's `largeDepositShare` of the average month's
 * otherwise counted deposits. Null if no period gives the number of months.
 */
export function largeDepositThreshold(
  verdicts: Iterable<FirstVerdict>,
  months: Exact,
  largeShare: Exact,
): Exact | null {
  if (months.n === 0n) return null
  let deposits: Cents = 0n
  for (const { transaction, verdict } of verdicts) {
    if (transaction.direction === 'credit' && verdict !== 'ineligible') deposits += transaction.entry.amount ?? 0n
  }
  return exact(deposits).div(months).mul(largeShare)
}

/** Evidence that a large deposit is ordinary: recurring payers and regular deposits. */
export interface Ordinary {
  payers: ReadonlySet<string>
  deposits: ReadonlySet<string>
}

/** Refuses an unexplained deposit that is large and not regular. */
export function judgeUnexplained(first: FirstVerdict, threshold: Exact | null, ordinary: Ordinary): FirstVerdict {
  if (first.verdict !== 'unexplained' || threshold === null) return first
  const { id, amount, description } = first.transaction.entry
  if (exact(amount ?? 0n).lte(threshold)) return first
  if (ordinary.payers.has(payerOf(description) ?? '')) {
    return { ...first, reason: `${first.reason}; its payer keeps paying` }
  }
  if (ordinary.deposits.has(id)) return { ...first, reason: `${first.reason}; about the same comes regularly` }
  const limit = dollars(roundedCents(threshold))
  const reason = `Unexplained, not recurring and large for the average month's deposits (above ${limit})`
  return { ...first, verdict: 'ineligible', rule: 'large_unexplained_deposit', reason }
}
