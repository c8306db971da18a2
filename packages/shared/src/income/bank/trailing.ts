import type { Cents } from '../../money/cents.ts'
import { addMonths, type Day } from '../calendar.ts'
import { exact, type Exact } from '../exact.ts'
import type { Decisions } from '../rule-set.ts'
import type { Account } from './account.ts'

/** What counted in the last `months` months up to the last day covered, for one month. */
export function trailingAverage(
  accounts: readonly Account[],
  lastDay: Day,
  months: number,
  decisions: Decisions,
): Exact {
  const from = addMonths(lastDay + 1, -months)
  let net: Cents = 0n
  for (const { statements } of accounts) {
    for (const { transactions } of statements) {
      for (const { entry, day, direction } of transactions) {
        if (day === null || day < from || !decisions.counts(entry.id)) continue
        net += direction === 'credit' ? (entry.amount ?? 0n) : -(entry.amount ?? 0n)
      }
    }
  }
  return exact(net, BigInt(months))
}
