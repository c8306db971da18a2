import { readStatementText } from './testing.ts'

const HEAD = `
Smoky Hill Federal Credit Union                          Statement Period: 10/01/2025 - 10/31/2025
WENDELL R KOEHN
1140 N OHIO ST
SALINA KS 67401
`
const CHECKING = `
Everyday Checking XXXXXX-118-2
Previous Balance                                     902.18
Current Balance                                      592.18
Date      Description                               Amount
10/27/25  Transfer to Visa 4410                    -310.00
`

test("a card's part of the statement is none of the account before it", () => {
  const [checking, ...others] = readStatementText(`${HEAD}${CHECKING}
VISA 4410 - CLASSIC
Trans  Post   Reference   Description                              Amount
10/03  10/05  2469216AB   AMAZON MKTPL SEATTLE WA                   88.14
10/27  10/27  PAYMENT     PAYMENT TRANSFER FROM CHECKING          -310.00
Payments 310.00  Purchases 88.14  Finance charge 0.00  Credit limit 5,000.00
`)
  expect(others).toEqual([])
  expect(checking!.entries).toEqual(['2025-10-27 -310.00 Transfer to Visa 4410'])
  expect(checking!.problems).toEqual([])
})

test("a card's name over purchases with a debit card heads rows of the account", () => {
  const [checking] = readStatementText(`${HEAD}${CHECKING.replace('592.18', '504.04')}
Visa Debit Card 4410 purchases
Date      Description                               Amount
10/05/25  AMAZON MKTPL SEATTLE WA                   -88.14
Your credit limit is on page 2.
`)
  expect(checking!.entries).toEqual([
    '2025-10-27 -310.00 Transfer to Visa 4410',
    '2025-10-05 -88.14 AMAZON MKTPL SEATTLE WA',
  ])
})

test('an account of deposits behind a loan has its own summary', () => {
  const [, savings] = readStatementText(`${HEAD}${CHECKING}
Overdraft Line of Credit XXXXXX-991-0
Date      Description                     Advances   Payments    Balance
10/01/25  Previous Balance                                         50.00
10/15/25  Payment                                       50.00        .00
Goal Savings XXXXXX-402-7
Previous Balance                                     910.10
Deposits & Additions (+)                              25.08
Current Balance                                      935.18
Deposits & Additions
Date      Amount    Description
10/15/25  25.08     INTEREST
`)
  expect(savings!.fields).toMatchObject({
    opening_balance: '910.10',
    closing_balance: '935.18',
    total_credits: '25.08',
  })
  expect(savings!.entries).toEqual(['2025-10-15 +25.08 INTEREST'])
  expect(savings!.problems).toEqual([])
})
