import { readStatementText } from '../testing.ts'

const HEAD = `
Greenbrier Valley National Bank                    Account number: 7710 2290 4418
Statement period: February 1, 2025 - February 28, 2025
ODESSA P LIGHTFOOT
119 N COURT ST
LEWISBURG WV 24901
`

test('without a heading, an amount that ends a description does not belong to a column', () => {
  const [statement] = readStatementText(`${HEAD}
Withdrawals and Debits
02/03   POS KROGER 411 PURCHASE 45.00 CASH BACK 20.00                65.00
02/12   ATM ALLPOINT 100.00 SURCHARGE 2.50                          102.50
02/24   LOAN PMT PRIN 611.20 INT 118.80                             730.00
        Total withdrawals and debits                                897.50
`)
  expect(statement!.entries).toEqual([
    '2025-02-03 -65.00 POS KROGER 411 PURCHASE 45.00 CASH BACK 20.00',
    '2025-02-12 -102.50 ATM ALLPOINT 100.00 SURCHARGE 2.50',
    '2025-02-24 -730.00 LOAN PMT PRIN 611.20 INT 118.80',
  ])
  expect(statement!.problems).toEqual([])
})

test('amounts in two columns without headings, and balances behind them, are what they are', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance      100.00
Ending balance         570.00
Activity
02/03   KROGER 411                30.00-                    70.00
02/12   ACME PAYROLL                         500.00        570.00
`)
  expect(statement!.entries).toEqual(['2025-02-03 -30.00 KROGER 411', '2025-02-12 +500.00 ACME PAYROLL'])
  expect(statement!.problems).toEqual([])
})

test('an amount in the currency of a purchase is not the one that was taken', () => {
  const [statement] = readStatementText(`${HEAD}
Transactions
Date        Description                Original amount     Amount (USD)
02/03/2025  Spar Markt Wien                  EUR 41.20           -48.11
02/05/2025  Hotel Sacher refund             EUR 120.00           140.33
`)
  expect(statement!.entries.map((entry) => entry.slice(0, 18))).toEqual(['2025-02-03 -48.11 ', '2025-02-05 +140.33'])
  expect(statement!.problems).toEqual([])
})

test('a number that ends a description under the heading of amounts is not an amount', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance      300.00
Ending balance         691.60
Date     Description                             Deposits    Withdrawals    Balance
02/03    VISA PURCHASE ON 02/02 KETTLE COFFEE STORE 07715           8.40     291.60
02/14    BLUESTONE QUARRY PAYROLL                  400.00                    691.60
`)
  expect(statement!.entries).toEqual([
    '2025-02-03 -8.40 VISA PURCHASE ON 02/02 KETTLE COFFEE STORE 07715',
    '2025-02-14 +400.00 BLUESTONE QUARRY PAYROLL',
  ])
  expect(statement!.problems).toEqual([])
})
