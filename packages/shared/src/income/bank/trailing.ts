import type { Cents } from '../../money/cents.ts'
import { addMonths, type Day, dayOf } from '../calendar.ts'
import { exact, type Exact } from '../arithmetic/exact.ts'
import type { EntryFacts } from '../model/facts.ts'
import type { Decisions } from '../model/rule-set.ts'
import type { Account } from './accounts/account.ts'
import type { Transaction } from './accounts/transaction.ts'

/** What counted in the last `months` months up to the last day covered, for one month. */
export function trailingAverage(
  accounts: readonly Account[],
  lastDay: Day,
  months: number,
  decisions: Decisions,
): Exact {
  const from = addMonths(lastDay + 1, -months)
  return exact(
    net(accounts, decisions, ({ day }) => day !== null && day >= from),
    BigInt(months),
  )
}

/** What counted from a day to another, both included, for one of the `months` months covered in between. */
export function averageBetween(
  accounts: readonly Account[],
  { from, until }: { from: Day; until: Day },
  months: Exact,
  decisions: Decisions,
): Exact {
  return exact(net(accounts, decisions, ({ day }) => day !== null && day >= from && day <= until)).div(months)
}

/** All that counted since a day, undated transactions among it, for one of `months` months. */
export function averageSince(
  accounts: readonly Account[],
  since: Day | null,
  months: Exact,
  decisions: Decisions,
): Exact {
  return exact(net(accounts, decisions, ({ entry }) => isSince(entry, since))).div(months)
}

/** Undated transactions are in no month, so they are taken for current ones. */
export function isSince({ date }: Pick<EntryFacts, 'date'>, since: Day | null): boolean {
  return since === null || (dayOf(date) ?? since) >= since
}

function net(
  accounts: readonly Account[],
  decisions: Decisions,
  isWanted: (transaction: Transaction) => boolean,
): Cents {
  let sum: Cents = 0n
  for (const { statements } of accounts) {
    for (const { transactions } of statements) {
      for (const transaction of transactions) {
        const { entry, direction } = transaction
        if (!decisions.counts(entry.id) || !isWanted(transaction)) continue
        sum += direction === 'credit' ? (entry.amount ?? 0n) : -(entry.amount ?? 0n)
      }
    }
  }
  return sum
}
