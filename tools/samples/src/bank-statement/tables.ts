import { sumCents } from '@income/shared'
import { formatDay } from '../calendar.ts'
import type { Column } from '../paper/table.ts'
import { printAmount } from '../print-amount.ts'
import type { Flow } from './flow.ts'
import { sideBySide } from './side-by-side.ts'
import { dateOf, descriptionLines, signed, unsigned, rowLines } from './row-parts.ts'
import { balancesOf, closingOf, creditsOf, debitsOf, type Account, type Transaction } from './statement.ts'
import type { StatementLayout, StatementStyle } from './style.ts'

type DrawTransactions = (flow: Flow, account: Account, style: StatementStyle) => void

/** How each layout prints an account's transactions. */
export const TABLES: Record<StatementLayout, DrawTransactions> = {
  running_balance: runningBalance,
  debit_credit_columns: debitCreditColumns,
  daily_balance: dailyBalance,
  sections: (flow, account, style) => sections(flow, account, style, 'description first'),
  amount_first: (flow, account, style) => sections(flow, account, style, 'amount first'),
  credit_union: creditUnion,
  side_by_side: sideBySide,
}

/** Signed amounts and the balance after each. */
function runningBalance(flow: Flow, account: Account, style: StatementStyle): void {
  flow.table('TRANSACTION DETAIL', [
    text('DATE', 40),
    text('DESCRIPTION', 95),
    figures('AMOUNT', 490),
    figures('BALANCE', 572),
  ])
  flow.row(['', style.openingCaption, '', signed(account.opening, style)])
  const balances = balancesOf(account)
  account.transactions.forEach((transaction, i) => {
    const lines = descriptionLines(flow.paper, transaction.description, 330, style)
    const cells = [dateOf(transaction, style), '', signed(transaction.amount, style), signed(balances[i]!, style)]
    flow.rows(rowLines(cells, 1, lines, style))
  })
  flow.row(['', style.closingCaption, '', signed(closingOf(account), style)])
  flow.endTable()
}

/** Unsigned amounts in a column for each direction, and the balance after each. */
function debitCreditColumns(flow: Flow, account: Account, style: StatementStyle): void {
  const columns = [
    text('Date', 40),
    text('Description', 95),
    figures('Debits', 420),
    figures('Credits', 495),
    figures('Balance', 572),
  ]
  flow.table('Account Activity', columns)
  const balances = balancesOf(account)
  account.transactions.forEach((transaction, i) => {
    const lines = descriptionLines(flow.paper, transaction.description, 265, style)
    const amount = unsigned(transaction.amount, style)
    const [debit, credit] = transaction.amount < 0n ? [amount, ''] : ['', amount]
    flow.rows(rowLines([dateOf(transaction, style), '', debit, credit, signed(balances[i]!, style)], 1, lines, style))
  })
  flow.row(['', 'Totals', unsigned(debitsOf(account), style), unsigned(creditsOf(account), style), ''], {
    weight: 'bold',
  })
  flow.endTable()
}

/** As above, with check numbers, and the balance only on the last row of each day. */
function dailyBalance(flow: Flow, account: Account, style: StatementStyle): void {
  flow.table('Transaction history', [
    text('Date', 40),
    text('Check No.', 84),
    text('Description', 130),
    figures('Deposits/Additions', 405),
    figures('Withdrawals/Subtractions', 510),
    figures('Ending balance', 576),
  ])
  const balances = balancesOf(account)
  account.transactions.forEach((transaction, i) => {
    const amount = unsigned(transaction.amount, style)
    const isLastOfDay = account.transactions[i + 1]?.date !== transaction.date
    const lines = descriptionLines(flow.paper, transaction.checkNumber ? 'Check' : transaction.description, 200, style)
    const cells = [
      dateOf(transaction, style),
      transaction.checkNumber ?? '',
      '',
      transaction.amount > 0n ? amount : '',
      transaction.amount < 0n ? amount : '',
      isLastOfDay ? signed(balances[i]!, style) : '',
    ]
    flow.rows(rowLines(cells, 2, lines, style))
  })
  const totals = [
    printAmount(creditsOf(account), { dollarSign: true }),
    printAmount(debitsOf(account), { dollarSign: true }),
  ]
  flow.row(['Totals', '', '', ...totals, ''], { weight: 'bold' })
  flow.endTable()
}

/** Trailing minus signs, months and days with a hyphen, the balance after each. */
function creditUnion(flow: Flow, account: Account, style: StatementStyle): void {
  flow.table(account.title, [
    text('Date', 40),
    text('Transaction Detail', 85),
    figures('Amount($)', 490),
    figures('Balance($)', 572),
  ])
  flow.row([
    formatDay(account.transactions[0]?.date ?? '2024-01-01', style.dateFormat),
    style.openingCaption,
    '',
    signed(account.opening, style),
  ])
  const balances = balancesOf(account)
  account.transactions.forEach((transaction, i) => {
    const lines = descriptionLines(flow.paper, transaction.description, 330, style)
    const cells = [dateOf(transaction, style), '', signed(transaction.amount, style), signed(balances[i]!, style)]
    flow.rows(rowLines(cells, 1, lines, style))
  })
  const last = account.transactions.at(-1)?.date ?? '2024-01-31'
  flow.row([formatDay(last, style.dateFormat), style.closingCaption, '', signed(closingOf(account), style)])
  flow.endTable()
}

const SECTIONS: readonly [title: string, kinds: readonly Transaction['kind'][]][] = [
  ['Deposits and Additions', ['deposit', 'interest']],
  ['Checks Paid', ['check']],
  ['ATM & Debit Card Withdrawals', ['card']],
  ['Electronic Withdrawals', ['electronic']],
  ['Fees', ['fee']],
]

/** A table for each kind of transaction, unsigned, each with its total; daily balances at the end. */
function sections(
  flow: Flow,
  account: Account,
  style: StatementStyle,
  order: 'description first' | 'amount first',
): void {
  for (const [title, kinds] of SECTIONS) {
    const items = account.transactions.filter((transaction) => kinds.includes(transaction.kind))
    if (items.length === 0) continue
    if (title === 'Checks Paid') checkGrid(flow, title, items, style)
    else if (order === 'amount first') amountFirst(flow, title, items, style)
    else descriptionFirst(flow, title, items, style)
  }
  dailyBalances(flow, account, style)
}

function descriptionFirst(flow: Flow, title: string, items: readonly Transaction[], style: StatementStyle): void {
  flow.table(title, [text('DATE', 40), text('DESCRIPTION', 95), figures('AMOUNT', 572)])
  for (const transaction of items) {
    const lines = descriptionLines(flow.paper, transaction.description, 400, style)
    flow.rows(rowLines([dateOf(transaction, style), '', unsigned(transaction.amount, style)], 1, lines, style))
  }
  flow.row([`Total ${title}`, '', printAmount(total(items), { dollarSign: true })], { weight: 'bold' })
  flow.endTable()
}

function amountFirst(flow: Flow, title: string, items: readonly Transaction[], style: StatementStyle): void {
  const counted = [
    `There were ${items.length} ${title}`,
    `totaling ${printAmount(total(items), { dollarSign: true })}.`,
  ]
  if (style.sentence === 'above') flow.line(40, counted.join(' '))
  flow.table(title, [text('Date', 40), figures('Amount', 170), text('Description', 190)])
  if (style.sentence === 'beside') flow.beside(572, counted)
  for (const transaction of items) {
    const lines = descriptionLines(flow.paper, transaction.description, 370, style)
    flow.rows(rowLines([dateOf(transaction, style), unsigned(transaction.amount, style), ''], 2, lines, style))
  }
  flow.endTable()
}

/** Checks in two columns of number, date and amount. */
function checkGrid(flow: Flow, title: string, checks: readonly Transaction[], style: StatementStyle): void {
  const half = (x: number) => [text('CHECK NO.', x), text('DATE', x + 80), figures('AMOUNT', x + 220)]
  flow.table(title, [...half(40), ...half(310)])
  const rows = Math.ceil(checks.length / 2)
  const cells = (check: Transaction | undefined) =>
    check ? [check.checkNumber!, dateOf(check, style), unsigned(check.amount, style)] : []
  for (let i = 0; i < rows; i++) flow.row([...cells(checks[i]), ...cells(checks[i + rows])])
  flow.row([`Total ${title}`, '', '', '', '', printAmount(total(checks), { dollarSign: true })], { weight: 'bold' })
  flow.endTable()
}

function dailyBalances(flow: Flow, account: Account, style: StatementStyle): void {
  const balances = balancesOf(account)
  const ends = account.transactions.flatMap(({ date }, i) =>
    account.transactions[i + 1]?.date === date
      ? []
      : [[formatDay(date, style.dateFormat), signed(balances[i]!, style)]],
  )
  const third = (x: number) => [text('DATE', x), figures('AMOUNT', x + 140)]
  flow.table('DAILY ENDING BALANCE', [...third(40), ...third(220), ...third(400)])
  const rows = Math.ceil(ends.length / 3)
  for (let i = 0; i < rows; i++) flow.row([0, 1, 2].flatMap((column) => ends[i + column * rows] ?? []))
  flow.endTable()
}

function total(items: readonly Transaction[]): bigint {
  const sum = sumCents(items.map((item) => item.amount))
  return sum < 0n ? -sum : sum
}

function text(title: string, x: number): Column {
  return { title, x, align: 'left' }
}

function figures(title: string, x: number): Column {
  return { title, x, align: 'right' }
}
