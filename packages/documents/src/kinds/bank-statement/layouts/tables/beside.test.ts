import { readHalfLines, readStatementText } from '../testing.ts'

const HEAD = `
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
`

test('cells of a row are centred beside a description of two lines', () => {
  const [statement] = readHalfLines(`
Alder Ridge Bank                               Account 1044882134

Statement period 02/21/2026 to 03/20/2026

Date      Description                   Subtracted     Added      Balance

02/21     Opening balance                                          100.00

02/23     ACME PAYROLL                                 900.00    1,000.00

          Debit card purchase
02/24                                        25.00                 975.00
          CORNER GROCERY 0412

          Debit card purchase
                                              5.00                 970.00
          CORNER BAKERY 0007

03/20     Closing balance                                          970.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +900.00 ACME PAYROLL',
    '2026-02-24 -25.00 Debit card purchase CORNER GROCERY 0412',
    '2026-02-24 -5.00 Debit card purchase CORNER BAKERY 0007',
  ])
  expect(statement!.problems).toEqual([])
})

test('a sentence with the sum of a section stands beside its heading and first rows', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                              100.00
Ending balance                                 570.00
Deposits and Other Additions                                   There were 2 Deposits and Other
Date      Amount    Description                                Additions totaling $600.00.
02/23     500.00    ACME PAYROLL
02/24     100.00    COUNTER DEPOSIT
Checks
Date   Check   Amount     Date   Check   Amount
02/25  1041     20.00     02/28  1042     30.00
Banking/Debit Card Withdrawals and Purchases
Date      Amount    Description                                There were 2 Debit Card
02/26      60.00    CORNER GROCERY 0412                        deductions totaling $80.00.
02/27      20.00    CORNER BAKERY 0007
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-02-24 +100.00 COUNTER DEPOSIT',
    '2026-02-25 -20.00 Check 1041',
    '2026-02-28 -30.00 Check 1042',
    '2026-02-26 -60.00 CORNER GROCERY 0412',
    '2026-02-27 -20.00 CORNER BAKERY 0007',
  ])
  expect(statement!.problems).toEqual([])
})

test('checks stand askew of the headings over them', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                              100.00
Ending balance                                  40.00
Checks in number order
Date  Check No   Amount    Date  Check No   Amount    Date  Check No   Amount
02/23 1041        10.00 02/24 1042*       20.00 02/25 1044        30.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 -10.00 Check 1041',
    '2026-02-24 -20.00 Check 1042',
    '2026-02-25 -30.00 Check 1044',
  ])
  expect(statement!.problems).toEqual([])
})

test('the period stands beside the summary, and the summary below the transactions', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement activity from:                       Beginning balance          100.00
02/21/2026 to 03/20/2026                       Credits (+)                500.00
Days in statement period 28                    Debits (-)                  60.00
                                               Ending balance             540.00
Deposits (+)
02/23     500.00    ACME PAYROLL
Debits (-)
02/26      60.00    CORNER GROCERY 0412
`)
  expect(statement!.fields).toMatchObject({
    period_start: '2026-02-21',
    total_credits: '500.00',
    total_debits: '60.00',
  })
  expect(statement!.entries).toEqual(['2026-02-23 +500.00 ACME PAYROLL', '2026-02-26 -60.00 CORNER GROCERY 0412'])
  expect(statement!.problems).toEqual([])
})

test('drafts cleared repeat rows, and a loan is not an account of deposits', () => {
  const statements = readStatementText(`${HEAD}
Share draft checking
Date      Description                           Amount      Balance
02/21     Previous balance                                   100.00
02/23     Draft 1041                            -20.00        80.00
03/20     New balance                                         80.00
Drafts cleared
1041  02/23  20.00
Vehicle loan
Date      Description           Payment   Fin charge   Principal    Balance
02/21     Previous balance                                         5,000.00
03/02     Loan payment           388.12        63.50      324.62   4,675.38
03/20     New balance                                              4,675.38
`)
  expect(statements).toHaveLength(1)
  expect(statements[0]!.entries).toEqual(['2026-02-23 -20.00 Draft 1041'])
  expect(statements[0]!.problems).toEqual([])
})

test('a title over the head of a table names no columns of it', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                              100.00
Ending balance                                 560.00
Other Deposits
Date      Description of Transaction           Amount
02/23     ACME PAYROLL                         500.00
Card Withdrawals
Date      Description of Transaction           Amount
02/26     STORE 72013                           40.00-
`)
  expect(statement!.entries).toEqual(['2026-02-23 +500.00 ACME PAYROLL', '2026-02-26 -40.00 STORE 72013'])
})

test('a statement is called by its month alone', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               February 2026 statement
Account 1044882134
Starting balance (Feb 1)   Ending balance (Feb 28)
$100.00                    $570.00
Total deposits             Total withdrawals
$500.00                    –$30.00
All transactions
Date      Description                           Amount
Feb 03    ACME PAYROLL                         $500.00
Feb 24    CORNER GROCERY                       –$30.00
`)
  expect(statement!.fields).toMatchObject({
    period_start: '2026-02-01',
    period_end: '2026-02-28',
    total_credits: '500.00',
    total_debits: '30.00',
  })
  expect(statement!.entries).toEqual(['2026-02-03 +500.00 ACME PAYROLL', '2026-02-24 -30.00 CORNER GROCERY'])
})

test('dates and amounts stand beside the middle of three lines', () => {
  const [statement] = readHalfLines(`
Alder Ridge Bank                               Account 1044882134

Statement period 02/21/2026 to 03/20/2026

Opening balance 100.00

Closing balance 570.00

Date      Description                      Amount    Balance


          ACME PAYROLL

02/23     Ref 459531                       500.00     600.00

          CREDIT VIA ACH NETWORK


          CORNER GROCERY 0412

02/24     Ref 70658                        -30.00     570.00

          AUTHORIZED BY CARDHOLDER
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL Ref 459531 CREDIT VIA ACH NETWORK',
    '2026-02-24 -30.00 CORNER GROCERY 0412 Ref 70658 AUTHORIZED BY CARDHOLDER',
  ])
})

test('a sidebar stands beside the head and rows of a table, and between them', () => {
  const [statement, ...others] = readHalfLines(`
Alder Ridge Bank                               Account 1044882134

Statement period 02/21/2026 to 03/20/2026

Opening balance 100.00

Closing balance 505.00

Date      Description            Withdrawals   Deposits     Balance
                                                                         Earn $300.00
02/23     ACME PAYROLL                           500.00      600.00
                                                                         Deposit $15,000.00 by
02/24     CORNER GROCERY 0412          30.00                 570.00      03/31/2026 to earn
                                                                         02/14 - 03/14: 0% APR
02/25     CORNER BAKERY 0007           20.00                 550.00      $300.00 bonus
                                                                         Did you know?
02/26     CITY WATER                   25.00                 525.00      It pays to save
                                                                         $1,284.00 in 2025
02/27     GREEN PHARMACY               20.00                 505.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-02-24 -30.00 CORNER GROCERY 0412',
    '2026-02-25 -20.00 CORNER BAKERY 0007',
    '2026-02-26 -25.00 CITY WATER',
    '2026-02-27 -20.00 GREEN PHARMACY',
  ])
  expect(statement!.problems).toEqual([])
  expect(others).toEqual([])
})

test('a sentence with the sum of a section in the present tense stands beside the head of its table', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                              100.00
Ending balance                                 520.00
Deposits and Other Additions
Date      Amount    Description
02/23     500.00    ACME PAYROLL
Checks and Substitute Checks
Date      Check       Amount     Reference                     There is 1 check listed
          number                 number                        totaling $80.00.
02/25     188          80.00     087112044
`)
  expect(statement!.entries).toEqual(['2026-02-23 +500.00 ACME PAYROLL', '2026-02-25 -80.00 Check 188'])
  expect(statement!.problems).toEqual([])
})

test('sentences beside a table may have lines between its lines', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                              500.00
Ending balance                                 360.00
Banking/Debit Card Withdrawals and Purchases
Date      Amount    Description                                There were 2 Debit Card
02/26      60.00    CORNER GROCERY 0412
                                                               deductions totaling $80.00.
02/27      20.00    CORNER BAKERY 0007                         There was 1 Bank
                                                               Machine/ATM
02/28      60.00    ATM WITHDRAWAL
                                                               Withdrawal totaling $60.00.
`)
  expect(statement!.entries).toEqual([
    '2026-02-26 -60.00 CORNER GROCERY 0412',
    '2026-02-27 -20.00 CORNER BAKERY 0007',
    '2026-02-28 -60.00 ATM WITHDRAWAL',
  ])
  expect(statement!.problems).toEqual([])
})

test('headings of one, two and three lines are centred beside each other', () => {
  const [statement] = readHalfLines(`
Harbor Bank        Business Checking        Account Number 009871140

Statement Period 11/06/2024 - 12/05/2024

BEGINNING BALANCE $1,000.00

ENDING BALANCE $1,900.00

ACCOUNT ACTIVITY

                                             DEPOSITS &       WITHDRAWALS
POSTING
              TRANSACTION DESCRIPTION      OTHER CREDITS        & OTHER        DAILY BALANCE
DATE
                                                (+)             DEBITS (-)

11/08/2024    BANKCARD MERCH DEP 4417733      2,550.00                              3,550.00

11/14/2024    NATIONAL FUEL UTIL                                    398.00          3,152.00

11/23/2024    CHECK NUMBER 7718                                   1,252.00          1,900.00
`)
  expect(statement).toMatchObject({
    fields: { opening_balance: '1000.00', closing_balance: '1900.00' },
    entries: [
      '2024-11-08 +2550.00 BANKCARD MERCH DEP 4417733',
      '2024-11-14 -398.00 NATIONAL FUEL UTIL',
      '2024-11-23 -1252.00 CHECK NUMBER 7718',
    ],
    problems: [],
  })
})

test.each(['Closed May 25 and Jun 19', 'Closed on 05/25/2026 and 06/19/2026', 'Open late Jun 4 - Jun 6'])(
  'the hours of a branch above the rows open no other account: %s',
  (closed) => {
    const statements = readStatementText(`
Harbor Bank                                                  Holidays ahead
Everyday Checking Account number ending 5528
Statement period: May 1, 2026 to May 31, 2026
Balance at start of period              $1,000.00            Mon-Thu 9:00-4:00
Balance at end of period                $1,250.00
                                                             ${closed}
Account activity
Date     Transaction                        Credit     Debit     Balance
May 1    Beginning balance                                      1,000.00
May 9    Deposit                            300.00              1,300.00
May 15   Grocer                                        50.00    1,250.00
`)
    expect(statements.map(({ entries }) => entries)).toEqual([
      ['2026-05-09 +300.00 Deposit', '2026-05-15 -50.00 Grocer'],
    ])
  },
)
