import { readStatementText } from '../layouts/testing.ts'

const statement = (rows: string, balances = '') =>
  readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
${balances}
Transactions
Date        Description                              Amount
06/12       ACME PAYROLL                             200.00
${rows}
`)[0]!

test('a row whose date is of an unknown form is said to be unread', () => {
  expect(statement('5-Jun/25    GROCERY STORE                            -50.00').problems).toEqual(['unread_rows'])
})

test('where the balances hold, the line is not a transaction', () => {
  const balances = 'Beginning balance 100.00    Ending balance 300.00'
  expect(statement('13/14       GROCERY STORE                            -50.00', balances).problems).toEqual([])
})

test('rows left out as those of a loan are said to be unread, unless the balances hold without them', () => {
  const loan = `
Visa Platinum 4410
Credit limit                                         500.00
06/14       GROCERY STORE                            -50.00
06/16       HARDWARE STORE                           -20.00`
  const balances = 'Beginning balance 100.00    Ending balance 300.00'
  expect(statement(loan).problems).toEqual(['unread_rows'])
  expect(statement(loan, balances).problems).toEqual([])
})

test('rows whose balance moves, whose amount is under no heading, are said to be unread', () => {
  const [read] = readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
Date        Description                                            Balance
            Balance brought forward                                   100.00
06/12       GROCERY STORE                24.50                         75.50
06/14       ACME PAYROLL                               200.00         275.50
`)
  expect([read!.entries, read!.problems]).toEqual([[], ['balance_reconciliation', 'unread_rows']])
})

test('what follows the rows is not a row', () => {
  expect(statement('Average balance                                      50.00').problems).toEqual([])
})

test('a period of which only the end has transactions may have been misread', () => {
  const misread = (period: string) =>
    readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period ${period}
Beginning balance 100.00    Ending balance 300.00
Transactions
Date        Description                              Amount
06/12       ACME PAYROLL                             200.00`)[0]!.problems
  expect(misread('01/01/2025 - 06/30/2025')).toEqual(['period_dates'])
  expect(misread('04/01/2025 - 06/30/2025')).toEqual([])
})

const account = (rows: string) =>
  readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
Date        Description                              Amount        Balance
06/01       Previous Balance                                        600.00
${rows}
`)[0]!

test.each([
  [
    'an advance',
    `06/10       Payment                                 -200.00         400.00
06/15       Advance                               3,000.00       3,400.00`,
  ],
  [
    'thanks',
    `06/10       Payment - Thank You                     -200.00         400.00
06/15       GROCERY STORE                            80.00         480.00`,
  ],
])('an account of which only payments lower the balance may be a loan or card: %s', (_, rows) => {
  expect(account(rows).problems).toEqual(['deposit_account'])
})

test('an account that had an advance and other debits than payments is one of deposits', () => {
  const rows = `06/10       Payment                                 -200.00         400.00
06/12       ATM WITHDRAWAL                           -50.00         350.00
06/15       Advance                               3,000.00       3,350.00`
  expect(account(rows).problems).toEqual([])
  expect(account(rows.replace('Advance', 'Deposit').replace('ATM WITHDRAWAL', 'Loan Payment  ')).problems).toEqual([])
})
