import { readStatementText } from '../../../kinds/bank-statement/layouts/testing.ts'

const statement = (opening: string, rows: string, closing: string) =>
  readStatementText(`
Harbor Bank              Account Statement
Statement Period: 03/01/2025 - 03/31/2025          Account Number: 998877665
Beginning balance   ${opening}
Ending balance      ${closing}
Account activity
${rows}
`)[0]!

const COLUMNS = `
Date      Description            Withdrawals      Deposits       Balance
03/03     PHARMACY                     75.00                       45.00
03/09     GROCERY                     100.00                       55.00
03/20     TRANSFER IN                                40.00         15.00`

const SECTIONS = `
Withdrawals
03/03     PHARMACY                     75.00
03/09     GROCERY                     100.00
Deposits
03/20     TRANSFER IN                  40.00`

test.each([
  ['columns and balances', COLUMNS],
  ['sections', SECTIONS],
  ['signs', SECTIONS.replace(/(Withdrawals|Deposits)/g, 'Transactions').replace(/(75|100)\./g, '-$1.')],
])('a closing balance without a sign is overdrawn if only that reconciles: %s', (_, rows) => {
  const { fields, problems } = statement('120.00', rows, '15.00')
  expect(fields).toMatchObject({ opening_balance: '120.00', closing_balance: '-15.00' })
  expect(problems).toEqual([])
})

test('an opening balance without a sign is overdrawn if only that reconciles', () => {
  const { fields, problems } = statement('15.00', SECTIONS.replace('40.00', '200.00'), '10.00')
  expect(fields).toMatchObject({ opening_balance: '-15.00', closing_balance: '10.00' })
  expect(problems).toEqual([])
})

test('where another balance has a sign, one without is not overdrawn', () => {
  expect(statement('-20.00', SECTIONS.replace('40.00', '10.00'), '185.00').problems).toContain('balance_reconciliation')
})
