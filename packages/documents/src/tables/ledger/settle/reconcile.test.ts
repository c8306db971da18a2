import fc from 'fast-check'
import { decimalFromCents } from '@income/shared'
import { readStatementText } from '../../../kinds/bank-statement/layouts/testing.ts'

interface Movement {
  cents: number
  isCredit: boolean
}

const movements = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 5_000_000 }), isCredit: fc.boolean() }), {
  minLength: 2,
  maxLength: 12,
})

const money = (cents: number) => decimalFromCents(BigInt(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')

/** The columns a statement may have, and their contents. */
const COLUMNS: Record<
  string,
  { width: number; head: string; cell: (row: Movement, balance: number, day: number) => string }
> = {
  date: { width: 8, head: 'Date', cell: (_, __, day) => `03/${String(day).padStart(2, '0')}` },
  description: { width: 30, head: 'Description', cell: (_, __, day) => `SOMETHING NUMBERED ${'ABCDEFGHIJKLM'[day]}` },
  debit: { width: 16, head: 'Withdrawals', cell: (row) => (row.isCredit ? '' : money(row.cents)) },
  credit: { width: 16, head: 'Deposits', cell: (row) => (row.isCredit ? money(row.cents) : '') },
  signed: { width: 16, head: 'Amount', cell: (row) => (row.isCredit ? '' : '-') + money(row.cents) },
  trailing: { width: 16, head: 'Amount', cell: (row) => money(row.cents) + (row.isCredit ? '' : '-') },
  parentheses: {
    width: 16,
    head: 'Amount',
    cell: (row) => (row.isCredit ? money(row.cents) : `(${money(row.cents)})`),
  },
  unsigned: { width: 16, head: 'Amount', cell: (row) => money(row.cents) },
  balance: { width: 16, head: 'Balance', cell: (_, balance) => (balance < 0 ? '-' : '') + money(Math.abs(balance)) },
}

function statement(opening: number, rows: readonly Movement[], columns: readonly string[]): string {
  let balance = opening
  const line = (cells: string[]) => cells.map((cell, i) => flush(cell, columns[i]!)).join('  ')
  const body = rows.map((row, i) => {
    balance += row.isCredit ? row.cents : -row.cents
    return line(columns.map((name) => COLUMNS[name]!.cell(row, balance, i + 1)))
  })
  return `
Harbor Bank              Account Statement
Statement Period: 03/01/2025 - 03/31/2025          Account Number: 998877665
Beginning balance   ${money(opening)}
Ending balance      ${balance < 0 ? '-' : ''}${money(Math.abs(balance))}
Account activity
${line(columns.map((name) => COLUMNS[name]!.head))}
${body.join('\n')}
`
}

function flush(cell: string, name: string): string {
  const { width } = COLUMNS[name]!
  return name === 'date' || name === 'description' ? cell.padEnd(width) : cell.padStart(width)
}

const layouts = fc.constantFrom(
  ['debit', 'credit', 'balance'],
  ['debit', 'credit'],
  ['signed', 'balance'],
  ['signed'],
  ['trailing'],
  ['parentheses', 'balance'],
  ['unsigned', 'balance'],
)

test('rows that reconcile keep their direction and amount in whatever order the columns stand', () => {
  const property = fc.property(
    movements,
    fc.integer({ min: 0, max: 90_000_000 }),
    layouts.chain((money) => fc.shuffledSubarray(['description', ...money], { minLength: money.length + 1 })),
    (rows, opening, columns) => {
      const [read] = readStatementText(statement(opening, rows, ['date', ...columns]))
      expect(read!.problems).toEqual([])
      expect(read!.entries.map((entry) => entry.split(' ')[1])).toEqual(
        rows.map((row) => `${row.isCredit ? '+' : '-'}${decimalFromCents(BigInt(row.cents))}`),
      )
    },
  )
  fc.assert(property, { numRuns: 150 })
})

test('a statement with a changed amount is marked', () => {
  const rows = [100, 200, 300].map((cents) => ({ cents, isCredit: true }))
  const good = statement(1000, rows, ['date', 'description', 'debit', 'credit'])
  const [read] = readStatementText(good.replace(/2\.00$/m, '2.10'))
  expect(read!.problems).toContain('balance_reconciliation')
})
