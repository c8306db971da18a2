import { type Day, dayOf } from '../../calendar.ts'
import type { EntryFacts } from '../../model/facts.ts'
import { categorize } from '../vocabulary/categorize.ts'
import type { CreditCategory } from '../vocabulary/credit-category.ts'
import type { DebitCategory } from '../vocabulary/debit-category.ts'

/** An entry of a statement with its day and category. */
export type Transaction = { entry: EntryFacts; day: Day | null } & (
  | { direction: 'credit'; category: CreditCategory }
  | { direction: 'debit'; category: DebitCategory }
)

export type Deposit = Transaction & { direction: 'credit' }

/** Turns entries into transactions. Caches categories by description, because statements repeat themselves. */
export class TransactionReader {
  readonly #credits = new Map<string, CreditCategory>()
  readonly #debits = new Map<string, DebitCategory>()

  read(entry: EntryFacts): Transaction {
    const day = dayOf(entry.date)
    if (entry.direction === 'credit') return { entry, day, direction: 'credit', category: this.#credit(entry) }
    return { entry, day, direction: 'debit', category: this.#debit(entry) }
  }

  #credit({ description, category: part }: EntryFacts): CreditCategory {
    const known = this.#credits.get(description) ?? categorize(description, 'credit')
    this.#credits.set(description, known)
    return known === 'other_deposit' && part === 'interest' ? 'interest' : known
  }

  #debit({ description, category: part }: EntryFacts): DebitCategory {
    const known = this.#debits.get(description) ?? categorize(description, 'debit')
    this.#debits.set(description, known)
    return known === 'other_withdrawal' && (part === 'fee' || part === 'check') ? part : known
  }
}

/** Sorts by day and id, deposits first within a day. Transactions without a day are left out. */
export function inOrder(transactions: Iterable<Transaction>): (Transaction & { day: Day })[] {
  const dated: (Transaction & { day: Day })[] = []
  for (const transaction of transactions) if (hasDay(transaction)) dated.push(transaction)
  return dated.sort(
    (a, b) => a.day - b.day || rank(a.direction) - rank(b.direction) || (a.entry.id < b.entry.id ? -1 : 1),
  )
}

function hasDay(transaction: Transaction): transaction is Transaction & { day: Day } {
  return transaction.day !== null
}

function rank(direction: Transaction['direction']): number {
  return direction === 'credit' ? 0 : 1
}
