import { sumCents } from '@income/shared'
import { printAmount } from '../print-amount.ts'
import type { Flow } from './flow.ts'
import { closingOf, creditsOf, debitsOf, type Account, type Transaction } from './statement.ts'
import type { StatementStyle } from './style.ts'

const PARTS: readonly [caption: string, kinds: readonly Transaction['kind'][]][] = [
  ['Deposits and Additions', ['deposit', 'interest']],
  ['Checks Paid', ['check']],
  ['ATM & Debit Card Withdrawals', ['card']],
  ['Electronic Withdrawals', ['electronic']],
  ['Fees', ['fee']],
]

/** Opening balance, credits and debits, closing balance: by parts if the layout has sections, else as two sums. */
export function drawSummary(flow: Flow, account: Account, style: StatementStyle): void {
  const figure = (cents: bigint) => printAmount(cents, { ...style.amounts, dollarSign: true })
  const inParts = style.layout === 'sections' || style.layout === 'amount_first'
  flow.table('Account Summary', [
    { title: '', x: 40, align: 'left' },
    { title: 'Amount', x: 330, align: 'right' },
  ])
  flow.row([style.openingCaption, figure(account.opening)])
  for (const [caption, amount] of inParts ? partsOf(account) : sumsOf(account)) flow.row([caption, figure(amount)])
  flow.row([style.closingCaption, figure(closingOf(account))], { weight: 'bold' })
  flow.endTable()
}

function sumsOf(account: Account): [string, bigint][] {
  return [
    ['Deposits and other credits', creditsOf(account)],
    ['Withdrawals and other debits', -debitsOf(account)],
  ]
}

/** A side without transactions keeps a line of zero, because credits and debits are always printed. */
function partsOf(account: Account): [string, bigint][] {
  return PARTS.flatMap(([caption, kinds]): [string, bigint][] => {
    const items = account.transactions.filter((transaction) => kinds.includes(transaction.kind))
    const keepsZero =
      (caption === 'Deposits and Additions' && creditsOf(account) === 0n) ||
      (caption === 'Electronic Withdrawals' && debitsOf(account) === 0n)
    return items.length === 0 && !keepsZero ? [] : [[caption, sumCents(items.map((item) => item.amount))]]
  })
}
