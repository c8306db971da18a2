import type { Cents } from '../../../money/cents.ts'
import type { Day } from '../../calendar.ts'
import type { Account } from '../accounts/account.ts'
import { inOrder, type Transaction } from '../accounts/transaction.ts'

/** How long after a deposit it may still be returned. */
const RETURN_DAYS = 30

export type DatedTransaction = Transaction & { day: Day }

/**
 * Pairs returned deposits with the withdrawals that returned them, both ways by id. A return matches the latest deposit of the
 * same amount in the same account.
 */
export function matchReturns(account: Account, ignored: ReadonlySet<string>): Map<string, DatedTransaction> {
  const matched = new Map<string, DatedTransaction>()
  const standing = new Map<Cents, DatedTransaction[]>()
  for (const transaction of inOrder(account.statements.flatMap(({ transactions }) => transactions))) {
    const { entry, day, direction } = transaction
    if (!entry.amount || ignored.has(entry.id)) continue
    const deposits = standing.get(entry.amount) ?? []
    standing.set(entry.amount, deposits)
    if (direction === 'credit') deposits.push(transaction)
    else if (takesBack(transaction) && (deposits.at(-1)?.day ?? -Infinity) >= day - RETURN_DAYS) {
      const original = deposits.pop()!
      matched.set(original.entry.id, transaction)
      matched.set(entry.id, original)
    }
  }
  return matched
}

function takesBack({ category }: Transaction): boolean {
  return category === 'returned_deposit' || category === 'income_reversal'
}
