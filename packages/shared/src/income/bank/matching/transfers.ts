import type { Cents } from '../../../money/cents.ts'
import type { Day } from '../../calendar.ts'
import type { Account } from '../accounts/account.ts'
import type { CreditCategory } from '../vocabulary/credit-category.ts'
import type { DebitCategory } from '../vocabulary/debit-category.ts'
import { inOrder, type Transaction } from '../accounts/transaction.ts'

/** Most days a transfer between two accounts takes, over a weekend. */
const TRANSFER_DAYS = 3
/** How many withdrawals of the same amount are tried for one deposit: keeps the work linear. */
const CANDIDATES = 32

/** Deposits that may come from an own account without being labelled so; a named payer is evidence against it. */
const MAY_ARRIVE: ReadonlySet<CreditCategory | DebitCategory> = new Set<CreditCategory>([
  'own_transfer',
  'peer_payment',
  'wire',
  'check_deposit',
  'other_deposit',
])
const MAY_LEAVE: ReadonlySet<CreditCategory | DebitCategory> = new Set<DebitCategory>([
  'own_transfer',
  'peer_payment',
  'wire',
  'check',
  'other_withdrawal',
])

/** The other side of a matched transfer, in another account of the package. */
export interface Counterpart {
  day: Day
  account: Account
}

interface Movement extends Counterpart {
  entryId: string
  amount: Cents
}

/**
 * Matches each withdrawal with one deposit of the same amount within three days in another account of the package. Each side
 * maps to the id of the other.
 */
export function matchTransfers(accounts: readonly Account[], ignored: ReadonlySet<string>): Map<string, Counterpart> {
  const matched = new Map<string, Counterpart>()
  if (accounts.length < 2) return matched
  const arrivals = movements(accounts, ignored, MAY_ARRIVE, 'credit')
  const departures = movements(accounts, ignored, MAY_LEAVE, 'debit')
  for (const [amount, deposits] of arrivals) matchAmount(deposits, departures.get(amount) ?? [], matched)
  return matched
}

function matchAmount(deposits: Movement[], withdrawals: Movement[], matched: Map<string, Counterpart>): void {
  let first = 0
  for (const deposit of deposits) {
    while (first < withdrawals.length && isPast(withdrawals[first]!, deposit, matched)) first += 1
    const withdrawal = withdrawals.slice(first, first + CANDIDATES).find((w) => belongs(w, deposit, matched))
    if (!withdrawal) continue
    matched.set(deposit.entryId, withdrawal)
    matched.set(withdrawal.entryId, deposit)
  }
}

function isPast(withdrawal: Movement, deposit: Movement, matched: ReadonlyMap<string, Counterpart>): boolean {
  return withdrawal.day < deposit.day - TRANSFER_DAYS || matched.has(withdrawal.entryId)
}

function belongs(withdrawal: Movement, deposit: Movement, matched: ReadonlyMap<string, Counterpart>): boolean {
  const near = Math.abs(withdrawal.day - deposit.day) <= TRANSFER_DAYS
  return near && withdrawal.account !== deposit.account && !matched.has(withdrawal.entryId)
}

/** Transactions that may be one side of a transfer, by amount, then date and id. */
function movements(
  accounts: readonly Account[],
  ignored: ReadonlySet<string>,
  categories: ReadonlySet<CreditCategory | DebitCategory>,
  direction: Transaction['direction'],
): Map<Cents, Movement[]> {
  const accountOf = new Map<string, Account>()
  const candidates: Transaction[] = []
  for (const account of accounts) {
    for (const transaction of account.statements.flatMap(({ transactions }) => transactions)) {
      const { entry, category } = transaction
      if (transaction.direction !== direction || !entry.amount || !categories.has(category)) continue
      if (ignored.has(entry.id)) continue
      accountOf.set(entry.id, account)
      candidates.push(transaction)
    }
  }
  const ordered = inOrder(candidates).map(({ entry, day }) => ({
    entryId: entry.id,
    account: accountOf.get(entry.id)!,
    day,
    amount: entry.amount ?? 0n,
  }))
  return Map.groupBy(ordered, ({ amount }) => amount)
}
