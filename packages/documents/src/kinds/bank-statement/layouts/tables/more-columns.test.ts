import { readStatementText } from '../testing.ts'

test('amounts subtracted and added, headings over two lines (Citi)', () => {
  const [statement] = readStatementText(`
Citibank CBO Services                                         January 1 - January 31, 2026
PO Box 769013                                                 Citi Priority Account 40012345678
San Antonio, TX 78245                                         Page 1 of 1
NORA QUINN
3 VINE CT APT 4
NEW YORK NY 10011
Value of Accounts            Last Period         This Period
Citibank Accounts
  Checking                      2,000.00            1,910.00
  Savings                           0.00                0.00
Citi Priority Account Total    $2,000.00           $1,910.00
Checking
Checking Activity
Regular Checking 40012345678
Date     Description                              Amount           Amount
                                                  Subtracted       Added          Balance
01/01/26 Opening Balance                                                          2,000.00
01/05/26 ACH Electronic Debit                     150.00
         CON ED OF NY BILLING
01/05/26 Debit Card Purchase 01/03 STARBUCKS       10.00                          1,840.00
01/15/26 ACH Electronic Credit                                     70.00          1,910.00
         ACME PAYROLL
01/31/26 Closing Balance                                                          1,910.00
         Total Subtracted/Added                   160.00           70.00
All transaction times and dates reflected are based on Eastern Time.
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'NORA QUINN',
    account_number_last4: '5678',
    account_type: 'checking',
    opening_balance: '2000.00',
    closing_balance: '1910.00',
    period_end: '2026-01-31',
  })
  expect(statement!.entries).toEqual([
    '2026-01-05 -150.00 ACH Electronic Debit CON ED OF NY BILLING',
    '2026-01-05 -10.00 Debit Card Purchase 01/03 STARBUCKS',
    '2026-01-15 +70.00 ACH Electronic Credit ACME PAYROLL',
  ])
})

test('amount first, sections called debits and credits, period over two lines (Citizens)', () => {
  const [statement] = readStatementText(`
Citizens                                          Business Account Statement
                                                  1 of 1
                                                  Beginning January 17, 2025
                                                  through February 16, 2025
BLUE DOOR LLC
10 MAIN ST
PROVIDENCE RI 02903
Business Checking Summary
Account Number XXXXXX-123-4                       BLUE DOOR LLC
Previous Balance                         1,000.00
Checks                                     100.00 -
Debits                                     250.00 -
Credits                                    900.00 +
Current Balance                          1,550.00 =
Transaction Details
Checks* There is a break in check sequence
Check #      Amount      Date
101          100.00      01/20
Withdrawals & Debits
Date     Amount       Description
01/22    200.00       8112 DBT PURCHASE STAPLES
02/03     50.00       SERVICE CHARGE
Deposits & Credits
Date     Amount       Description
01/30    900.00       SQUARE INC 250130P2
Daily Balance
Date     Balance      Date     Balance
01/20      900.00     01/30   1,600.00
01/22      700.00     02/03   1,550.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'BLUE DOOR LLC',
    account_type: 'business checking',
    period_start: '2025-01-17',
    period_end: '2025-02-16',
    total_credits: '900.00',
    total_debits: '350.00',
  })
  expect(statement!.entries).toEqual([
    '2025-01-20 -100.00 Check 101',
    '2025-01-22 -200.00 8112 DBT PURCHASE STAPLES',
    '2025-02-03 -50.00 SERVICE CHARGE',
    '2025-01-30 +900.00 SQUARE INC 250130P2',
  ])
})

test('tables without headings, dates and amounts side by side, trailing minus (a community bank)', () => {
  const [statement] = readStatementText(`
Bayou Community Bank                               Statement Date 1/31/25
HOUSTON TX                                         Account No. 1122334
GULF SUPPLY INC
200 DOCK RD
HOUSTON TX 77002
Previous Balance    12/31/24                              40,000.00
       3 Deposits/Credits                                 32,000.00
       6 Checks/Debits                                    31,892.68
Ending Balance       1/31/25                              40,107.32
DEPOSITS AND CREDITS
1/06     DEPOSIT                                          10,000.00
1/15     DEPOSIT                                          20,000.00
1/31     INTEREST PAID                                     2,000.00
OTHER DEBITS
1/10     ACH DEBIT GULF POWER                              1,000.00-
1/31     SERVICE FEE                                          50.00-
CHECKS
1/09     2001       1,218.75      1/21     2003      29,523.93
1/14     2002          50.00      1/28     2005          50.00
DAILY BALANCES
1/06      50,000.00     1/10      47,781.25     1/21    38,207.32
1/09      48,781.25     1/15      67,731.25     1/28    38,157.32
1/14      47,731.25     1/31      40,107.32
`)
  expect(statement!.problems.filter((name) => name !== 'daily_balances')).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '40000.00',
    closing_balance: '40107.32',
    total_credits: '32000.00',
    total_debits: '31892.68',
  })
  expect(statement!.entries).toEqual([
    '2025-01-06 +10000.00 DEPOSIT',
    '2025-01-15 +20000.00 DEPOSIT',
    '2025-01-31 +2000.00 INTEREST PAID',
    '2025-01-10 -1000.00 ACH DEBIT GULF POWER',
    '2025-01-31 -50.00 SERVICE FEE',
    '2025-01-09 -1218.75 Check 2001',
    '2025-01-21 -29523.93 Check 2003',
    '2025-01-14 -50.00 Check 2002',
    '2025-01-28 -50.00 Check 2005',
  ])
})

test('shares of a credit union member, each a document; two date columns', () => {
  const statements = readStatementText(`
VALLEY FEDERAL CREDIT UNION                      Statement Period  08/01/2025 thru 08/31/2025
                                                 Member Number: XXXX5521
DAVE IRONS
MARY IRONS
40 FARM RD
YAKIMA WA 98901
SHARE 0000 - REGULAR SAVINGS
Post Date   Eff Date   Transaction Description              Amount       Balance
08/01                  Beginning Balance                                  250.00
08/31       08/31      Dividend                               0.10        250.10
08/31                  Ending Balance                                     250.10
SHARE 0070 - FREE CHECKING
Post Date   Eff Date   Transaction Description              Amount       Balance
08/01                  Beginning Balance                                1,000.00
08/08       08/08      ACH Deposit ACME PAYROLL             800.00      1,800.00
08/12       08/11      POS Withdrawal SAFEWAY               -60.00      1,740.00
08/31                  Ending Balance                                   1,740.00
`)
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(
    statements.map(({ fields }) => [fields['account_type'], fields['opening_balance'], fields['closing_balance']]),
  ).toEqual([
    ['savings', '250.00', '250.10'],
    ['checking', '1000.00', '1740.00'],
  ])
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2025-08-31 +0.10 Dividend'],
    ['2025-08-08 +800.00 ACH Deposit ACME PAYROLL', '2025-08-12 -60.00 POS Withdrawal SAFEWAY'],
  ])
})

test('a returned deposit in a section of deposits counts against it', () => {
  const [statement] = readStatementText(`
Harbor Bank                                             Statement Period: 06/01/2025 - 06/30/2025
Account Number: 998877665
Beginning balance   100.00
Deposits            250.00
Withdrawals          50.00
Ending balance      300.00
Deposits
Date        Description                              Amount
06/12       MOBILE DEPOSIT                           300.00
06/14       RETURNED DEPOSITED ITEM                  -50.00
Total deposits                                      $250.00
Withdrawals
Date        Description                              Amount
06/20       ONLINE PAYMENT                            60.00
06/21       REVERSAL OF FEE                          -10.00
Total withdrawals                                    $50.00
`)
  expect(statement!.entries).toEqual([
    '2025-06-12 +300.00 MOBILE DEPOSIT',
    '2025-06-14 -50.00 RETURNED DEPOSITED ITEM',
    '2025-06-20 -60.00 ONLINE PAYMENT',
    '2025-06-21 +10.00 REVERSAL OF FEE',
  ])
  expect(statement!.problems).toEqual([])
})

test('fee tables, interest details, year to date and disclosures add nothing', () => {
  const [statement] = readStatementText(
    `
Harbor Bank                                             Statement Period: 06/01/2025 - 06/30/2025
Account Number: 998877665
Beginning balance   100.00
Deposits            200.00
Ending balance      300.00
Interest summary
Interest paid this period        $0.00
Interest paid year to date       $1.25
Transactions
Date        Description                              Deposits      Withdrawals     Balance
06/12       MOBILE DEPOSIT                           200.00                         300.00
Overdraft and returned item fees
                                  Total for this period      Total year-to-date
Total overdraft fees                            $0.00                   $35.00
Total returned item fees                        $0.00                   $70.00
Page 1 of 2
`,
    `
How to balance your account                                                     Page 2 of 2
1. List your outstanding checks
   Number        Amount
   1001          25.00
In case of errors or questions about your electronic transfers telephone us at 800-555-1212 as soon as you can.
We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared.
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual(['2025-06-12 +200.00 MOBILE DEPOSIT'])
})

test('an account without movement', () => {
  const [statement] = readStatementText(`
Harbor Bank                                             Statement Period: 06/01/2025 - 06/30/2025
Savings Account Number: 998877665
Beginning balance   100.00
Deposits              0.00
Withdrawals           0.00
Ending balance      100.00
There was no activity on this account during this period.
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([])
})

test('two names for out and in, days first, and a column for the kind of payment under a date printed once (HSBC UK)', () => {
  const [statement] = readStatementText(`
HSBC UK                                         Your Statement

Mr Alasdair Pembroke                            Account Summary
4 Kiln Lane                                     Opening Balance          902.10
Leeds                                           Payments In              219.08
LS1 4AP                                         Payments Out             152.65
                                                Closing Balance          968.53
5 March to 4 April 2025
Account Name               Sortcode     Account Number     Sheet Number
Mr Alasdair Pembroke       40-22-18     61884420           144
Date         Payment type     Details                          Paid out     Paid in     Balance
04 Mar 25                     BALANCE BROUGHT FORWARD                                    902.10
06 Mar 25    )))              Insurance Prem                     127.47
             CR               Remote Deposit                                 100.00      874.63
15 Mar 25    CR               Salary                                         119.08
             DD               Water Board                         25.18                  968.53
04 Apr 25                     BALANCE CARRIED FORWARD                                    968.53
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'Mr Alasdair Pembroke',
    account_number_last4: '4420',
    period_start: '2025-03-05',
    period_end: '2025-04-04',
    total_credits: '219.08',
    total_debits: '152.65',
  })
  expect(statement!.entries).toEqual([
    '2025-03-06 -127.47 Insurance Prem',
    '2025-03-06 +100.00 Remote Deposit',
    '2025-03-15 +119.08 Salary',
    '2025-03-15 -25.18 Water Board',
  ])
})

test('gross, fee and net: the net amount is what the balance changes by (PayPal)', () => {
  const [statement] = readStatementText(`
Account Statement                     For 01/01/2025 - 01/31/2025
Balance Summary (USD)
Beginning available balance              321.10
Payments received                        100.00
Payments sent                            -50.00
Fees                                      -3.20
Ending available balance                 367.90
Transaction History - USD
Date          Description                       Gross       Fee         Net
01/05/2025    Invoice 1044                     100.00     -3.20       96.80
01/20/2025    Hosting                          -50.00      0.00      -50.00
`)
  expect(statement!.entries).toEqual(['2025-01-05 +96.80 Invoice 1044', '2025-01-20 -50.00 Hosting'])
  expect(statement!.fields).toMatchObject({ opening_balance: '321.10', closing_balance: '367.90' })
})

test('balances carried forward from page to page neither end the account nor begin another', () => {
  const head = 'Account No: 88-190-2245\nDate      Description                    Withdrawn     Paid In      Balance\n'
  const statements = readStatementText(
    `First Colonial Bank        Statement: 1 August 2025 to 29 August 2025
${head}01 Aug    Balance brought forward                                  1,000.00
04 Aug    Rent                              200.00                   800.00
06 Aug    Salary                                        500.00     1,300.00
          Balance carried forward                                  1,300.00`,
    `${head}          Balance brought forward                                  1,300.00
09 Aug    Groceries                         100.00                 1,200.00
29 Aug    Closing balance                                          1,200.00`,
  )
  expect(statements).toHaveLength(1)
  expect(statements[0]!.fields).toMatchObject({ opening_balance: '1000.00', closing_balance: '1200.00' })
  expect(statements[0]!.entries).toHaveLength(3)
  expect(statements[0]!.problems).toEqual([])
})

test('amounts with a currency code, a dash for a missing amount, and a summary set across', () => {
  const [statement] = readStatementText(`
Atlas Digital Bank
Account No.: XXXX XXXX 6619
Statement from 2025/10/01 to 2025/10/31
Opening Balance     Total Credit     Total Debit     Closing Balance
USD 1,000.00        USD 500.00       USD 38.88       USD 1,461.12
Txn Date       Narration              Debit          Credit         Closing Balance
2025/10/01     Uber Trip              USD 38.88      -              USD 961.12
2025/10/16     Salary                 -              USD 500.00     USD 1,461.12
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries.map((entry) => entry.slice(0, 18))).toEqual(['2025-10-01 -38.88 ', '2025-10-16 +500.00'])
  expect(statement!.fields).toMatchObject({ total_credits: '500.00', total_debits: '38.88' })
})

test('of two dates, that of posting is the one balances go by', () => {
  const [statement] = readStatementText(`
Ocmulgee First Bank
DESHAWN L PRUITT                               Account Number: ****4419
77 HOUSTON RD APT 3B                           Statement Period: May 1 - May 31, 2025
MACON GA 31206-4410                            Account Type: Simple Checking

Previous Balance        Total Credits      Total Debits      Current Balance
$ 311.90 CR             $ 1,204.56 CR      $ 365.25 DR       $ 1,151.21 CR

Account Activity
Trans Date   Post Date   Description                      Amount         Balance
04/30        05/02       VISA DEBIT MACON GA            140.25 DR         171.65
05/05        05/05       CHECK 502 PRESENTED            225.00 DR         (53.35)
05/09        05/12       DIRECT DEP PEACH STATE       1,204.56 CR       1,151.21
`)
  expect(statement!.entries).toEqual([
    '2025-05-02 -140.25 VISA DEBIT MACON GA',
    '2025-05-05 -225.00 CHECK 502 PRESENTED',
    '2025-05-12 +1204.56 DIRECT DEP PEACH STATE',
  ])
  expect(statement!.problems).toEqual([])
  expect(statement!.fields['closing_balance']).toBe('1151.21')
})

test('an effective and a posted date whose headings nearly touch; days counted beside the period', () => {
  const [statement] = readStatementText(`
Yahara Bank & Trust                                            Account 300-55-7714
Statement dates 11/01/25 - 11/30/25 Days in period 30
Beginning Balance                           100.00
Ending Balance                            1,000.00
Effective Date Posted Date   Transaction                Withdrawals    Deposits      Balance
11/15          11/17         ACH IN SCHOOL DIST                        1,000.00     1,100.00
11/19          11/20         CASHIERS CHECK                 100.00                  1,000.00
`)
  expect(statement!.entries).toEqual(['2025-11-17 +1000.00 ACH IN SCHOOL DIST', '2025-11-20 -100.00 CASHIERS CHECK'])
  expect(statement!.fields).toMatchObject({ period_start: '2025-11-01', period_end: '2025-11-30' })
})

test.each(['Reference', 'Reference Number', 'Item'])(
  'the column "%s" describes rows that no other column does',
  (heading) => {
    const [statement] = readStatementText(`
Harbor Bank                          Statement period 02/01/2026 to 02/28/2026
Beginning balance                    $100.00
Ending balance                       $870.00
Deposits
Date      ${heading.padEnd(30)}         Amount
02/03     Direct Deposit ACME PAYROLL            800.00
02/10     8912345678                              20.00
Withdrawals
Date      ${heading.padEnd(30)}         Amount
02/12     EFT Funds Paid to ED91117420           -50.00
`)
    expect(statement).toMatchObject({
      entries: [
        '2026-02-03 +800.00 Direct Deposit ACME PAYROLL',
        '2026-02-10 +20.00 Deposit',
        '2026-02-12 -50.00 EFT Funds Paid to ED91117420',
      ],
      problems: [],
    })
  },
)
