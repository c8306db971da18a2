import type { Cents } from '../../../money/cents.ts'
import { dollars, exact, type Exact, roundedCents } from '../../arithmetic/exact.ts'
import type { FirstVerdict } from '../classify.ts'
import { payerOf } from './payer.ts'

/**
 * The amount above which an unexplained deposit does not count: a share of the average month's deposits, of all that
 * would count otherwise (the guideline's `largeDepositShare`). Null where no period tells what a month is.
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

/** What speaks for a large deposit: payers who keep paying, and deposits that come regularly. */
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
