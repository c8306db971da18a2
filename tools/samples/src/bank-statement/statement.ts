import { sumCents, type Cents } from '@income/shared'
import type { Day } from '../calendar.ts'
import type { Address } from '../people/person.ts'
import { decimalOrNull, type TruthDocument } from '../truth.ts'

export type TransactionKind = 'deposit' | 'interest' | 'check' | 'card' | 'electronic' | 'fee'

export interface Transaction {
  date: Day
  kind: TransactionKind
  description: string
  /** Signed: its effect on the balance. */
  amount: Cents
  checkNumber?: string
}

export interface Account {
  title: string
  type: 'checking' | 'savings' | 'business checking'
  number: string
  opening: Cents
  /** In the order they are booked. */
  transactions: readonly Transaction[]
}

export interface Statement {
  bank: string
  holders: readonly string[]
  address: Address
  start: Day
  end: Day
  accounts: readonly Account[]
}

export function closingOf(account: Account): Cents {
  return account.opening + sumCents(account.transactions.map((transaction) => transaction.amount))
}

/** The balance after each transaction. */
export function balancesOf(account: Account): Cents[] {
  let balance = account.opening
  return account.transactions.map((transaction) => (balance += transaction.amount))
}

export function creditsOf(account: Account): Cents {
  return sumCents(account.transactions.map(({ amount }) => (amount > 0n ? amount : 0n)))
}

export function debitsOf(account: Account): Cents {
  return -sumCents(account.transactions.map(({ amount }) => (amount < 0n ? amount : 0n)))
}

export function truthOf(statement: Statement, account: Account, pages: TruthDocument['pages']): TruthDocument {
  return {
    document_type: 'bank_statement',
    form: null,
    pages,
    fields: {
      bank_name: statement.bank,
      account_holder: statement.holders[0]!,
      account_number_last4: account.number.slice(-4),
      period_start: statement.start,
      period_end: statement.end,
      opening_balance: decimalOrNull(account.opening),
      closing_balance: decimalOrNull(closingOf(account)),
      total_credits: decimalOrNull(creditsOf(account)),
      total_debits: decimalOrNull(debitsOf(account)),
    },
    entries: account.transactions.map(({ date, description, amount, kind }) => ({
      date,
      description: kind === 'check' ? '' : description,
      direction: amount > 0n ? 'credit' : 'debit',
      amount: decimalOrNull(amount > 0n ? amount : -amount),
    })),
  }
}
