import { type Day, dayOf } from '../calendar.ts'
import type { Transaction } from './accounts/transaction.ts'

/** A fee is charged on the day of its item or within this many days. */
const FEE_DAYS = 3

/**
 * Counts how often an account had insufficient funds, by day (or by entry if undated). An item, its return and its fee are one
 * occurrence. A refunded fee still counts.
 */
export function nsfOccurrences(transactions: Iterable<Transaction>): Map<string, number> {
  const all = [...transactions]
  const presented = byDay(all, ({ direction, category }) => direction === 'debit' && category === 'returned_item')
  const cameBack = byDay(all, ({ direction, category }) => direction === 'credit' && category === 'returned_item')
  const occurrences = new Map<string, number>()
  for (const day of new Set([...presented.keys(), ...cameBack.keys()])) {
    occurrences.set(day, Math.max(presented.get(day) ?? 0, cameBack.get(day) ?? 0))
  }
  const unpaid = new Map(occurrences)
  for (const [day, fees] of byDay(all, ({ category }) => category === 'overdraft_fee')) {
    const without = fees - chargedFor(day, fees, unpaid)
    if (without > 0) occurrences.set(day, (occurrences.get(day) ?? 0) + without)
  }
  return occurrences
}

function byDay(transactions: readonly Transaction[], is: (transaction: Transaction) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const transaction of transactions) {
    if (!is(transaction)) continue
    const day = transaction.entry.date ?? transaction.entry.id
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** How many of a day's fees belong to items of that day or the days before that have no fee yet. */
function chargedFor(day: string, fees: number, unpaid: Map<string, number>): number {
  let charged = 0
  const items = [...unpaid.keys()].filter((itemDay) => isWithin(dayOf(itemDay), dayOf(day)) || itemDay === day)
  for (const itemDay of items.sort()) {
    const taken = Math.min(fees - charged, unpaid.get(itemDay)!)
    unpaid.set(itemDay, unpaid.get(itemDay)! - taken)
    charged += taken
  }
  return charged
}

function isWithin(item: Day | null, fee: Day | null): boolean {
  return item !== null && fee !== null && fee - item >= 0 && fee - item <= FEE_DAYS
}
