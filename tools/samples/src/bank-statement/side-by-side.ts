import { printAmount } from '../print-amount.ts'
import type { Column } from '../paper/table.ts'
import type { Flow } from './flow.ts'
import { dateOf, descriptionLines, unsigned } from './row-parts.ts'
import { creditsOf, debitsOf, type Account, type Transaction } from './statement.ts'
import type { StatementStyle } from './style.ts'

const WIDTH = 130
const BLANK = ['', '', '']

/** Credits on the left, debits on the right, each with its total below. */
export function sideBySide(flow: Flow, account: Account, style: StatementStyle): void {
  const columns = (x: number): Column[] => [
    { title: 'Date', x, align: 'left' },
    { title: 'Description', x: x + 48, align: 'left' },
    { title: 'Amount', x: x + 248, align: 'right' },
  ]
  const credits = account.transactions.filter(({ amount }) => amount > 0n)
  const debits = account.transactions.filter(({ amount }) => amount < 0n)
  flow.table(
    [
      { x: 40, title: 'Deposits and Credits' },
      { x: 320, title: 'Checks and Debits' },
    ],
    [...columns(40), ...columns(320)],
  )
  const left = [...credits.map(linesOf), [['', 'Total', sumOf(creditsOf(account))]]]
  const right = [...debits.map(linesOf), [['', 'Total', sumOf(debitsOf(account))]]]
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [beside, own] = [left[i] ?? [], right[i] ?? []]
    const lines = Array.from({ length: Math.max(beside.length, own.length) }, (_, line) => [
      ...(beside[line] ?? BLANK),
      ...(own[line] ?? BLANK),
    ])
    flow.rows({ lines, step: 'whole' })
  }
  flow.endTable()

  function linesOf(transaction: Transaction): string[][] {
    const [first, ...more] = descriptionLines(flow.paper, transaction.description, WIDTH, style)
    const row = [dateOf(transaction, style), first!, unsigned(transaction.amount, style)]
    return [row, ...more.map((line) => ['', line, ''])]
  }

  function sumOf(amount: bigint): string {
    return printAmount(amount, { dollarSign: true })
  }
}
