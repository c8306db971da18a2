import type { Cents } from '@income/shared'
import type { Day } from '../calendar.ts'
import type { Address } from '../people/person.ts'
import type { Sample } from '../sample.ts'
import { drawStatement } from './draw-statement.ts'
import type { Account } from './statement.ts'
import type { StatementStyle } from './style.ts'

/** The contents of a worked example for a statement of one account. */
export interface WorkedStatement {
  bank: string
  holder: string
  address: Address
  account: Pick<Account, 'type' | 'number'>
  start: Day
  end: Day
  opening: Cents
  /** In booking order; signed: the effect on the balance. */
  transactions: readonly [date: Day, description: string, amount: Cents][]
}

const TITLES: Record<Account['type'], string> = {
  checking: 'Everyday Checking',
  savings: 'Statement Savings',
  'business checking': 'Business Checking',
}

const STYLE: StatementStyle = {
  layout: 'running_balance',
  face: 'sans',
  size: 8,
  dateFormat: 'MM/DD',
  periodFormat: 'Month D, YYYY',
  periodWords: ['Statement Period:', 'through'],
  amounts: { dollarSign: false, grouping: true, negative: 'leading-minus' },
  descriptions: 'one line',
  accountCaption: 'Account number:',
  openingCaption: 'Beginning balance',
  closingCaption: 'Ending balance',
  amountsBeside: 'first line',
  sentence: 'above',
  disclosure: 'left out',
  holderName: 'as is',
}

/** A statement with the transactions of an example, drawn like a bank's. */
export function workedStatement(worked: WorkedStatement): Promise<Sample> {
  const { bank, holder, address, account, start, end, opening } = worked
  const transactions = worked.transactions.map(([date, description, amount]) => {
    const kind = amount > 0n ? ('deposit' as const) : ('electronic' as const)
    return { date, kind, description, amount }
  })
  const drawn: Account = { ...account, title: TITLES[account.type], opening, transactions }
  const statement = { bank, holders: [holder], address, start, end, accounts: [drawn] }
  return drawStatement(statement, STYLE, `statement-${account.number.slice(-4)}-${start}.pdf`)
}
