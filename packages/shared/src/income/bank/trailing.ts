import type { Cents } from '../../money/cents.ts'
import { addMonths, type Day, dayOf } from '../calendar.ts'
import { exact, type Exact } from '../arithmetic/exact.ts'
import type { EntryFacts } from '../model/facts.ts'
import type { Decisions } from '../model/rule-set.ts'
import type { Account } from './accounts/account.ts'
import type { Transaction } from './accounts/transaction.ts'

/** The monthly average of what counted in the last `months` months covered. */
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

/** The average of what counted between two days, both included, over the `months` covered between them. */
export function averageBetween(
  accounts: readonly Account[],
  { from, until }: { from: Day; until: Day },
  months: Exact,
  decisions: Decisions,
): Exact {
  return exact(net(accounts, decisions, ({ day }) => day !== null && day >= from && day <= until)).div(months)
}

/** The average over `months` of everything that counted since a day, including undated transactions. */
export function averageSince(
  accounts: readonly Account[],
  since: Day | null,
  months: Exact,
  decisions: Decisions,
): Exact {
  return exact(net(accounts, decisions, ({ entry }) => isSince(entry, since))).div(months)
}

/** Undated transactions are in no month, so they are treated as current. */
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
