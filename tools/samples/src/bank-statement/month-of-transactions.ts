import type { Cents } from '@income/shared'
import { addDays, daysBetween, formatDay, type Day } from '../calendar.ts'
import { CITIES, FIRST_NAMES, LAST_NAMES } from '../people/lists.ts'
import type { Random } from '../random.ts'
import { BUSINESS_CREDITS, CARD_PURCHASES, ELECTRONIC_DEBITS, OTHER_CREDITS } from './descriptions.ts'
import type { Account, Transaction, TransactionKind } from './statement.ts'

export interface Deposit {
  date: Day
  amount: Cents
  description: string
}

export interface MonthOptions {
  start: Day
  end: Day
  type: Account['type']
  /** The number of transactions, in addition to the given deposits. */
  count: number
  deposits: readonly Deposit[]
  checks: 'some' | 'none'
}

/** A month of an account, in the order it is booked: by day, credits before debits. */
export function monthOfTransactions(random: Random, options: MonthOptions): Transaction[] {
  const days = daysBetween(options.start, options.end)
  const someDay = () => addDays(options.start, random.int(0, days))
  const given = options.deposits.map((deposit): Transaction => ({ ...deposit, kind: 'deposit' }))
  const made = Array.from({ length: options.count }, () => transaction(random, someDay(), options))
  const closing = options.type === 'savings' || random.chance(0.4) ? [interest(random, options.end)] : []
  return numberedChecks(random, [...given, ...made, ...closing].toSorted(byDayCreditsFirst))
}

function transaction(random: Random, date: Day, { type, checks }: MonthOptions): Transaction {
  const kind = random.pick(kindsOf(type, checks))
  const make = (patterns: readonly string[], least: number, most: number, sign: bigint): Transaction => ({
    date,
    kind,
    description: fill(random.pick(patterns), random, date),
    amount: sign * random.cents(least, most),
  })
  switch (kind) {
    case 'deposit':
      return type === 'business checking' ? make(BUSINESS_CREDITS, 80, 6500, 1n) : make(OTHER_CREDITS, 5, 900, 1n)
    case 'check':
      return make(['CHECK'], 20, 1400, -1n)
    case 'electronic':
      return make(ELECTRONIC_DEBITS, 25, 1900, -1n)
    case 'fee':
      return make(['MONTHLY SERVICE FEE', 'OVERDRAFT FEE', 'ATM FEE'], 2, 36, -1n)
    case 'card':
    case 'interest':
      return make(CARD_PURCHASES, 2, 240, -1n)
  }
}

function kindsOf(type: Account['type'], checks: MonthOptions['checks']): TransactionKind[] {
  if (type === 'savings') return ['deposit', 'electronic']
  const usual: TransactionKind[] = ['card', 'card', 'card', 'card', 'electronic', 'electronic', 'deposit', 'fee']
  const business: TransactionKind[] = type === 'business checking' ? ['deposit', 'deposit', 'deposit', 'deposit'] : []
  return [...usual, ...business, ...(checks === 'some' ? (['check'] as const) : [])]
}

function interest(random: Random, date: Day): Transaction {
  return { date, kind: 'interest', description: 'INTEREST PAYMENT', amount: BigInt(random.int(1, 900)) }
}

/** Checks arrive approximately in the order of their numbers. */
function numberedChecks(random: Random, transactions: readonly Transaction[]): Transaction[] {
  let next = random.int(1001, 8800)
  return transactions.map((item) => {
    if (item.kind !== 'check') return item
    const checkNumber = String((next += random.pick([1, 1, 1, 2])))
    return { ...item, checkNumber, description: `CHECK ${checkNumber}` }
  })
}

function byDayCreditsFirst(a: Transaction, b: Transaction): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return Number(a.amount < 0n) - Number(b.amount < 0n)
}

function fill(pattern: string, random: Random, date: Day): string {
  const { city, state } = random.pick(CITIES)
  return pattern
    .replace('{date}', formatDay(date, 'MM/DD'))
    .replace('{city}', city.toUpperCase())
    .replace('{state}', state)
    .replace('{name}', `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`.toUpperCase())
    .replace('{last4}', random.digits(4))
    .replace('{n4}', random.digits(4))
    .replace('{n7}', random.digits(7))
}
