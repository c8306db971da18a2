import type { Cents } from '../../money/cents.ts'
import { dollars, exact, type Exact, roundedCents } from '../exact.ts'
import type { FirstVerdict } from './classify.ts'
import { payerOf } from './payer.ts'

/** Share of the average month's deposits above which an unexplained deposit is out of the ordinary. */
const LARGE_SHARE = exact('0.5')

/**
 * The amount above which an unexplained deposit does not count: half the average month's deposits, of all that would
 * count otherwise. Null where no period tells what a month is.
 */
export function largeDepositThreshold(verdicts: Iterable<FirstVerdict>, months: Exact): Exact | null {
  if (months.n === 0n) return null
  let deposits: Cents = 0n
  for (const { transaction, verdict } of verdicts) {
    if (transaction.direction === 'credit' && verdict !== 'ineligible') deposits += transaction.entry.amount ?? 0n
  }
  return exact(deposits).div(months).mul(LARGE_SHARE)
}

/** Refuses an unexplained deposit that is large and comes from no payer who keeps paying. */
export function judgeUnexplained(
  first: FirstVerdict,
  threshold: Exact | null,
  recurring: ReadonlySet<string>,
): FirstVerdict {
  if (first.verdict !== 'unexplained' || threshold === null) return first
  const { amount, description } = first.transaction.entry
  if (exact(amount ?? 0n).lte(threshold)) return first
  if (recurring.has(payerOf(description) ?? '')) return { ...first, reason: `${first.reason}; its payer keeps paying` }
  const limit = dollars(roundedCents(threshold))
  const reason = `Unexplained, not recurring and above half of the average month's deposits (${limit})`
  return { ...first, verdict: 'ineligible', rule: 'large_unexplained_deposit', reason }
}
