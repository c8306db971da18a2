import { readStatementText } from '../testing.ts'

const HEAD = `
Sagebrush State Bank                           Account 1044882134
Statement period 06/01/2025 thru 06/30/2025
`

test('deposits say how much of them was cash and how much checks', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                                    100.00
Ending balance                                       650.00
DEPOSITS
Date         Reference       Cash       Checks        Total
06/02/2025   007731         40.00       160.00       200.00
06/12/2025   007740        400.00         0.00       400.00
Total        2 items       440.00       160.00       600.00
OTHER DEBITS
Date         Description                             Amount
06/15/2025   RENT                                     50.00
`)
  expect(statement!.entries).toEqual([
    '2025-06-02 +200.00 Deposit',
    '2025-06-12 +400.00 Deposit',
    '2025-06-15 -50.00 RENT',
  ])
  expect(statement!.problems).toEqual([])
})

test('a passbook has a column for interest, and its sums end with the balance', () => {
  const [statement] = readStatementText(`${HEAD}
DATE         CODE       WITHDRAWAL      DEPOSIT     INTEREST      BALANCE
06/01/25     BAL FWD                                               100.00
06/10/25     DD                          300.00                    400.00
06/18/25     CW             150.00                                 250.00
06/30/25     IN                                         2.12       252.12
TOTAL                       150.00       300.00         2.12       252.12
`)
  expect(statement!.entries).toEqual(['2025-06-10 +300.00 DD', '2025-06-18 -150.00 CW', '2025-06-30 +2.12 IN'])
  expect(statement!.fields).toMatchObject({
    opening_balance: '100.00',
    closing_balance: '252.12',
    total_credits: '302.12',
    total_debits: '150.00',
  })
  expect(statement!.problems).toEqual([])
})

test('what a loan took as interest was not added to anything', () => {
  expect(
    readStatementText(`${HEAD}
Beginning balance                                    100.00
Ending balance                                        80.00
Date        Description                              Amount
06/02       COFFEE                                   -20.00
HOME LOAN 8841  CREDIT LIMIT 5,000.00
Date         Payments     Principal     Interest      Balance
06/05          90.00         80.00        10.00        920.00
`)[0]!.entries,
  ).toEqual(['2025-06-02 -20.00 COFFEE'])
})

test('the closing balance stands beside the sums of the columns', () => {
  const [statement] = readStatementText(`${HEAD}
Date        Description              Withdrawals      Deposits       Balance
06/01       Beginning balance                                        $100.00
06/02       COFFEE                         20.00                       80.00
06/12       ACME PAYROLL                                150.00        230.00
06/30       Ending balance                $20.00       $150.00       $230.00
`)
  expect(statement!.fields).toMatchObject({ closing_balance: '230.00', total_credits: '150.00', total_debits: '20.00' })
  expect(statement!.problems).toEqual([])
})

test('sums beside a balance that lead nowhere are no totals', () => {
  const [statement] = readStatementText(`${HEAD}
Date        Description              Withdrawals      Deposits       Balance
06/01       Beginning balance                                        $100.00
06/02       COFFEE                         20.00                       80.00
06/12       ACME PAYROLL                                150.00        230.00
06/30       Ending balance                $90.00       $150.00       $230.00
`)
  expect(statement!.fields).not.toHaveProperty('total_debits')
})

test('what may be drawn on stands beside the balance', () => {
  const [statement] = readStatementText(`${HEAD}
Previous balance                                     100.00
New balance                                          230.00
Date        Description               Amount    Ledger Balance   Available Balance
06/02       COFFEE                     20.00-            80.00               80.00
06/12       ACME PAYROLL              150.00            230.00               30.00
`)
  expect(statement!.entries).toEqual(['2025-06-02 -20.00 COFFEE', '2025-06-12 +150.00 ACME PAYROLL'])
  expect(statement!.problems).toEqual([])
})
