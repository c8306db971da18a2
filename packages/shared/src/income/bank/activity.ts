import type { AccountMonth, BankActivity } from '../../contract/income/model.ts'
import { type Cents, decimalFromCents } from '../../money/cents.ts'
import { dayOf, monthOf } from '../calendar.ts'
import { decimalOf, type Exact } from '../arithmetic/exact.ts'
import type { Decisions } from '../model/rule-set.ts'
import type { Account } from './accounts/account.ts'
import { nsfOccurrences } from './nsf.ts'
import type { RecurringPayerFacts } from './deposits/payer.ts'
import type { Transaction } from './accounts/transaction.ts'

interface MonthSums {
  deposits: Cents
  eligible: Cents
  withdrawals: Cents
  nsf: number
}

/** The activity in the accounts of a model, by month. Transactions without a year are in no month. */
export function bankActivity(
  accounts: readonly Account[],
  repeated: ReadonlySet<string>,
  recurring: readonly RecurringPayerFacts[],
  threshold: Exact | null,
  decisions: Decisions,
): BankActivity {
  let nsfCount = 0
  const months: AccountMonth[] = []
  for (const account of accounts) {
    const transactions = account.statements
      .flatMap((statement) => statement.transactions)
      .filter(({ entry }) => !repeated.has(entry.id))
    const occurrences = nsfOccurrences(transactions)
    for (const count of occurrences.values()) nsfCount += count
    months.push(...accountMonths(account.label, transactions, occurrences, decisions))
  }
  return {
    months,
    nsf_count: nsfCount,
    recurring_payers: recurring.map((payer) => ({ ...payer, total: decimalFromCents(payer.total) })),
    large_deposit_threshold: threshold && decimalOf(threshold),
  }
}

function accountMonths(
  account: string,
  transactions: readonly Transaction[],
  occurrences: ReadonlyMap<string, number>,
  decisions: Decisions,
): AccountMonth[] {
  const sums = new Map<string, MonthSums>()
  const monthSums = (month: string): MonthSums => {
    const known = sums.get(month) ?? { deposits: 0n, eligible: 0n, withdrawals: 0n, nsf: 0 }
    sums.set(month, known)
    return known
  }
  for (const { entry, day, direction } of transactions) {
    if (day === null) continue
    const sum = monthSums(monthOf(day))
    const amount = entry.amount ?? 0n
    if (direction === 'debit') sum.withdrawals += amount
    else sum.deposits += amount
    if (direction === 'credit' && decisions.counts(entry.id)) sum.eligible += amount
  }
  for (const [date, count] of occurrences) {
    const day = dayOf(date)
    if (day !== null) monthSums(monthOf(day)).nsf += count
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, sum]) => ({
      account,
      month,
      deposits: decimalFromCents(sum.deposits),
      eligible_deposits: decimalFromCents(sum.eligible),
      withdrawals: decimalFromCents(sum.withdrawals),
      nsf_count: sum.nsf,
    }))
}
