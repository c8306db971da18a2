import { readStatementText } from '../testing.ts'

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

test("a card's part of the statement does not belong to the account before it", () => {
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

test('a share follows a table of fees, and a loan begins at the foot of a page', () => {
  const statements = readStatementText(
    `
Alder Ridge Community Credit Union             Member Number ******3306
Statement Period 03/01/25 thru 03/31/25
SHARE 10 - SHARE DRAFT CHECKING
Post Date   Transaction Description            Amount    New Balance
03/01       Previous Balance                                  100.00
03/03       Deposit ACH PAYROLL                 50.00         150.00
03/31       Ending Balance                                    150.00
            Total For This Period     Total Year-to-Date
Total Overdraft Fees         0.00                   0.00
SHARE 05 - HOLIDAY CLUB
Post Date   Transaction Description            Amount    New Balance
03/01       Previous Balance                                   40.00
03/31       Ending Balance                                     40.00
LOAN 20 - USED VEHICLE
`,
    `
Post Date   Transaction Description            Amount    New Balance
03/01       Previous Balance                                8,412.77
03/21       Payment Transfer From Share 00      50.00-      8,394.45
            Principal 18.32 Interest 31.68
03/31       Ending Balance                                  8,394.45
`,
  )
  expect(statements.map(({ fields }) => fields['closing_balance'])).toEqual(['150.00', '40.00'])
})

test('a page holds an account without transactions and the figures of a line of credit', () => {
  const statements = readStatementText(
    `
Driftless Bank                                 Statement Ending 07/31/2025
                                               Page 1 of 2
HERITAGE CHECKING - XXXXXX4408
Post Date   Description            Debits    Credits   Balance
07/01/2025  Beginning Balance                          $100.00
07/03/2025  ACME PAYROLL                     $550.00   $650.00
07/31/2025  Ending Balance                             $650.00
`,
    `
                                               Statement Ending 07/31/2025 Page 2 of 2
MONEY MARKET INDEX - XXXXXX4416
Account Summary
07/01/2025  Beginning Balance   $25,000.50
            0 Credit(s) This Period  $0.00
            0 Debit(s) This Period   $0.00
07/31/2025  Ending Balance      $25,000.50
READY RESERVE LINE OF CREDIT - XXXXXX9917
Previous Balance                  $992.31
Payments                          $150.00
New Balance                       $850.00
Credit Limit                    $5,000.00
Minimum Payment Due 08/25/2025     $25.00
`,
  )
  expect(statements.map(({ fields }) => fields)).toMatchObject([
    { account_number_last4: '4408', closing_balance: '650.00' },
    { account_number_last4: '4416', opening_balance: '25000.50', closing_balance: '25000.50', total_credits: '0.00' },
  ])
  expect(statements).toHaveLength(2)
})

test("a card's part may begin with the number of its loan", () => {
  const [checking, ...others] = readStatementText(`${HEAD}${CHECKING}
L0100 VISA PLATINUM
Previous Balance                                     310.44
Payment due 11/20/2025                                25.00
`)
  expect(others).toEqual([])
  expect(checking!.fields).toMatchObject({ closing_balance: '592.18' })
  expect(checking!.problems).toEqual([])
})

test.each([
  'LOAN 0001 - PERSONAL',
  'VISA CARD 7731',
  'Home Equity Line 7731',
  'Ready Reserve 7731',
  'Overdraft Protection 7731',
  'Share Secured Loan 0002',
  'Line of Credit',
  'Credit Line Account 7731',
  'KWIK CASH LOC 0001',
])('the part of a loan or card has the columns of a deposit account: %s', (title) => {
  const [checking, ...others] = readStatementText(`${HEAD}${CHECKING}
${title}
Date      Description                               Amount      Balance
10/01/25  Previous Balance                                       600.00
10/10/25  Payment                                  -200.00       400.00
10/15/25  Advance                                 3,000.00     3,400.00
10/31/25  New Balance                                          3,400.00
`)
  expect(others).toEqual([])
  expect(checking!.entries).toEqual(['2025-10-27 -310.00 Transfer to Visa 4410'])
  expect(checking!.problems).toEqual([])
})

test("a card's name and number over its purchases, without a balance, head rows of the account", () => {
  const [checking, ...others] = readStatementText(`${HEAD}${CHECKING.replace('592.18', '504.04')}
Visa ending in 4410
Date      Description                               Amount
10/05/25  PAYMENT AMAZON MKTPL SEATTLE WA           -88.14
`)
  expect(others).toEqual([])
  expect(checking!.entries).toContain('2025-10-05 -88.14 PAYMENT AMAZON MKTPL SEATTLE WA')
})

test.each([
  'VISA 7731\nMinimum Payment Due 25.00',
  'Mastercard ending 7731\nMinimum Payment 25.00\nPayment Due Date 11/15/2025',
  'LINE OF CREDIT 0001\nMinimum Payment Due 25.00  Payment Due Date 11/15/2025',
])('a deposit account is read although a card with a payment due is below it: %s', (card) => {
  const statements = readStatementText(`
First Keystone Bank                      Statement Period: 10/01/2025 - 10/31/2025
Account Number: ****4821
Beginning Balance                                  1,000.00
Ending Balance                                     1,800.00
Date      Description                               Amount      Balance
10/05     ACH Deposit ACME                        1,000.00     2,000.00
10/10     Check 1042                               -200.00     1,800.00

${card}
Date      Description                               Amount      Balance
10/01     Previous Balance                                       600.00
10/10     Payment                                  -200.00       400.00
10/15     GROCER                                     80.00       480.00
10/31     New Balance                                            480.00
`)
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2025-10-05 +1000.00 ACH Deposit ACME', '2025-10-10 -200.00 Check 1042'],
  ])
})
