import type { Transaction } from './transaction.ts'

/**
 * How often an account had insufficient funds, by day (or by entry, where it has no date). The fee and the item it is
 * charged for are two views of one occurrence, so the larger number of a day counts. A refunded fee still was one.
 */
export function nsfOccurrences(transactions: Iterable<Transaction>): Map<string, number> {
  const charged = new Map<string, number>()
  const cameBack = new Map<string, number>()
  for (const { entry, direction, category } of transactions) {
    const day = entry.date ?? entry.id
    if (direction === 'credit' && category === 'returned_item') cameBack.set(day, (cameBack.get(day) ?? 0) + 1)
    if (direction === 'debit' && CHARGES.has(category)) charged.set(day, (charged.get(day) ?? 0) + 1)
  }
  const days = new Set([...charged.keys(), ...cameBack.keys()])
  return new Map([...days].map((day) => [day, Math.max(charged.get(day) ?? 0, cameBack.get(day) ?? 0)]))
}

const CHARGES: ReadonlySet<Transaction['category']> = new Set<Transaction['category']>([
  'overdraft_fee',
  'returned_item',
])
