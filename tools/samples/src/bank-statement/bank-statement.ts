import { addDays, day, lastOfMonth, type Day } from '../calendar.ts'
import { BANKS, BUSINESSES } from '../people/lists.ts'
import { makeEmployer, makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { drawStatement } from './draw-statement.ts'
import { monthOfTransactions, type Deposit } from './month-of-transactions.ts'
import type { Account, Statement } from './statement.ts'
import { chooseStyle, STATEMENT_LAYOUTS } from './style.ts'

/** The approximate number of transactions per page. */
const TRANSACTIONS_A_PAGE = 60

export async function sampleBankStatement({ seed, layout, pages }: SampleOptions): Promise<Sample> {
  const random = new Random(`bank statement ${seed}`)
  const style = chooseStyle(
    random.fork('style'),
    STATEMENT_LAYOUTS.find((name) => name === layout),
  )
  return drawStatement(makeStatement(random.fork('statement'), pages), style, `bank-statement-${seed}.pdf`)
}

/** A month at some bank: one account, or a checking and a savings account on one statement. */
function makeStatement(random: Random, pages?: number): Statement {
  const person = makePerson(random)
  const business = random.chance(0.25)
  const { start, end } = period(random)
  const count = pages ? pages * TRANSACTIONS_A_PAGE : random.int(8, 70)
  const deposits = business ? [] : payroll(random, start, end)
  const type: Account['type'] = business ? 'business checking' : 'checking'
  const main = makeAccount(random, {
    start,
    end,
    type,
    count,
    deposits,
    checks: random.pick(['some', 'none'] as const),
  })
  const combined = !business && random.chance(0.25)
  const second = () =>
    makeAccount(random, { start, end, type: 'savings', count: random.int(1, 6), deposits: [], checks: 'none' })
  return {
    bank: random.pick(BANKS),
    holders: holders(random, person.name, business),
    address: person.address,
    start,
    end,
    accounts: combined ? [main, second()] : [main],
  }
}

type AccountOptions = Parameters<typeof monthOfTransactions>[1]

export function makeAccount(random: Random, options: AccountOptions): Account {
  const titles = {
    checking: ['Everyday Checking', 'Total Checking', 'Free Checking'],
    savings: ['Way2Grow Savings', 'Statement Savings', 'Money Market Savings'],
    'business checking': ['Business Checking', 'Small Business Checking'],
  }
  return {
    title: random.pick(titles[options.type]),
    type: options.type,
    number: random.digits(10),
    // High enough that hardly any balance is negative.
    opening: random.cents(800, 9000) + BigInt(options.count) * 120_00n,
    transactions: monthOfTransactions(random, options),
  }
}

function holders(random: Random, name: string, business: boolean): string[] {
  if (business) return [`${random.pick(BUSINESSES)} LLC`]
  return random.chance(0.2) ? [name, makePerson(random).name] : [name]
}

/** A calendar month, or a month from any day to the day before. */
function period(random: Random): { start: Day; end: Day } {
  const year = random.int(2019, 2025)
  const month = random.int(1, 12)
  if (random.chance(0.6)) return { start: day(year, month, 1), end: lastOfMonth(year, month) }
  const start = day(year, month, random.int(3, 27))
  return { start, end: addDays(start, random.int(28, 30)) }
}

function payroll(random: Random, start: Day, end: Day): Deposit[] {
  const { name } = makeEmployer(random)
  const amount = random.cents(900, 3600)
  const description = `${name.toUpperCase()} PAYROLL PPD ID: ${random.digits(9)}`
  const deposits: Deposit[] = []
  for (let date = addDays(start, random.int(0, 13)); date <= end; date = addDays(date, 14))
    deposits.push({ date, amount: amount + random.cents(0, 40), description })
  return deposits
}
