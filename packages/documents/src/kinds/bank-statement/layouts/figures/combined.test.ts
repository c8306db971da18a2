import { readStatementText } from '../testing.ts'

const COVER = `
Bank of Somewhere, N.A.                                 Page 1 of 2
ROBERT ROE                                              Statement period: April 1, 2026 to April 30, 2026
12 HIGH ST
BOSTON MA 02110
Your combined statement
Summary of your accounts
Account name              Account number           Balance          Details on
Plus Checking             0011 2233 4455           $1,100.00        page 1
Growth Savings            0011 2233 9988           $5,001.25        page 2
Total                                              $6,101.25
Plus Checking
Account number: 0011 2233 4455
Account summary
Beginning balance on April 1, 2026                $1,000.00
Deposits and other additions                         600.00
Withdrawals and other subtractions                  -500.00
Ending balance on April 30, 2026                  $1,100.00
Deposits and other additions
Date        Description                              Amount
04/10/26    ACME PAYROLL                             600.00
Total deposits and other additions                  $600.00
Withdrawals and other subtractions
Date        Description                              Amount
04/12/26    Transfer to savings 9988                -500.00
Total withdrawals and other subtractions           -$500.00
`
const SAVINGS = `
ROBERT ROE                 Page 2 of 2                  Statement period: April 1, 2026 to April 30, 2026
Growth Savings
Account number: 0011 2233 9988
Account summary
Beginning balance on April 1, 2026                $4,500.00
Deposits and other additions                         501.25
Ending balance on April 30, 2026                  $5,001.25
Deposits and other additions
Date        Description                              Amount
04/12/26    Transfer from checking 4455              500.00
04/30/26    Interest paid                              1.25
Total deposits and other additions                  $501.25
`

test('each account of a combined statement is a document; the list of accounts adds none', () => {
  const statements = readStatementText(COVER, SAVINGS)
  expect(statements.map(({ fields }) => fields['account_number_last4'])).toEqual(['4455', '9988'])
  expect(statements.map(({ fields }) => fields['account_type'])).toEqual(['checking', 'savings'])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(statements.map(({ entries }) => entries.length)).toEqual([2, 2])
  expect(statements.map(({ fields }) => fields['account_holder'])).toEqual(['ROBERT ROE', 'ROBERT ROE'])
})

test('an account whose pages are missing is read from its line in the list, and a check says that nothing proves it', () => {
  const [checking, savings] = readStatementText(COVER)
  expect(checking!.entries).toHaveLength(2)
  expect(savings!.fields).toMatchObject({ account_number_last4: '9988', closing_balance: '5001.25' })
  expect(savings!.entries).toEqual([])
  expect(savings!.problems).toContain('balance_reconciliation')
})

test('two accounts on a page, columns of credits and debits (Ally)', () => {
  const statements = readStatementText(`
Ally Bank                                               Statement Date 09/30/2025
ERIN FOX                                                Customer Care: 1-877-247-2559
6 BROOK RD
SALEM OR 97301
Spending Account                                        Account Number: XXXXXX1111
Beginning Balance, as of 09/01/2025      $50.00
Ending Balance, as of 09/30/2025         $75.00
Activity
Date          Description                     Credits       Debits       Balance
09/01/2025    Beginning Balance                                           $50.00
09/05/2025    ACH Deposit Acme               $100.00                     $150.00
09/15/2025    Debit Card Purchase                          -$75.00        $75.00
09/30/2025    Ending Balance                                              $75.00
Savings Account                                         Account Number: XXXXXX2222
Beginning Balance, as of 09/01/2025      $10.00
Ending Balance, as of 09/30/2025         $10.02
Activity
Date          Description                     Credits       Debits       Balance
09/01/2025    Beginning Balance                                           $10.00
09/30/2025    Interest Paid                    $0.02                      $10.02
09/30/2025    Ending Balance                                              $10.02
`)
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(
    statements.map(({ fields }) => [fields['account_number_last4'], fields['opening_balance'], fields['period_start']]),
  ).toEqual([
    ['1111', '50.00', '2025-09-01'],
    ['2222', '10.00', '2025-09-01'],
  ])
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2025-09-05 +100.00 ACH Deposit Acme', '2025-09-15 -75.00 Debit Card Purchase'],
    ['2025-09-30 +0.02 Interest Paid'],
  ])
})

test('statements of two months in one file', () => {
  const month = (name: string, number: string, last: string, opening: string, closing: string) => `
Harbor Bank                                             Page 1 of 1
Statement Period: ${name} 1, 2025 - ${name} ${last}, 2025       Account Number: 998877665
Beginning balance   ${opening}
Ending balance      ${closing}
Date        Description                              Deposits      Withdrawals
${number}/12       PAYROLL                                   200.00
${number}/20       RENT                                                     150.00
`
  const statements = readStatementText(
    month('June', '06', '30', '100.00', '150.00'),
    month('July', '07', '31', '150.00', '200.00'),
  )
  expect(
    statements.map(({ fields }) => [fields['period_start'], fields['period_end'], fields['closing_balance']]),
  ).toEqual([
    ['2025-06-01', '2025-06-30', '150.00'],
    ['2025-07-01', '2025-07-31', '200.00'],
  ])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test('the primary account in the head of every page takes nothing from the account that goes on below', () => {
  const head = 'Bank of Somewhere, N.A.                                 Page 2 of 2\nPrimary account: 0011 2233 4455'
  const [before, after] = SAVINGS.split('04/30/26')
  const cover = COVER.replace('Page 1 of 2', 'Page 1 of 2\nPrimary account: 0011 2233 4455')
  const goesOn = `Deposits and other additions - continued\nDate        Description                              Amount\n04/30/26${after}`
  const statements = readStatementText(cover + before!.split('\n').slice(2).join('\n'), `${head}\n${goesOn}`)
  expect(statements.map(({ fields }) => fields['account_number_last4'])).toEqual(['4455', '9988'])
  expect(statements.map(({ entries }) => entries.length)).toEqual([2, 2])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test('a list of accounts ends where an account begins with its balance', () => {
  const [checking] = readStatementText(COVER.replace('Account summary\n', ''), SAVINGS)
  expect(checking!.fields).toMatchObject({ opening_balance: '1000.00', closing_balance: '1100.00' })
})

const LISTED = `
Harbor Credit Union                                            Statement of Account
ISAIAH TRENTON                                                 Statement Period
4410 HARBOR WAY                                                04/14/25 - 05/13/25
NORFOLK VA 23518
Summary of your deposit accounts
                             Previous      Deposits/     Withdrawals/     Ending       YTD
                             Balance       Credits       Debits           Balance      Dividends
Everyday Checking            $936.67       $1,057.03     $115.66          $1,878.04    $0.12
7082241193
Membership Savings           $5,000.12     $47.45        $0.00            $5,047.57    $4.02
3041120087
Totals                       $5,936.79     $1,104.48     $115.66          $6,925.61    $4.14
Checking
Everyday Checking - 7082241193
Date      Transaction Detail                             Amount($)     Balance($)
04-14     Beginning Balance                                                936.67
04-20     Deposit - ACH Paid From Acme                    1,057.03       1,993.70
04-21     Electric Bill                                      83.84-      1,909.86
04-25     Hardware Depot                                     31.82-      1,878.04
05-13     Ending Balance                                                 1,878.04
Items Paid
Date      Item      Amount($)     Date      Item      Amount($)
04-21     ACH           83.84     04-25     POS           31.82
Savings
Membership Savings - 3041120087
Date      Transaction Detail                             Amount($)     Balance($)
04-14     Beginning Balance                                              5,000.12
05-11     Refund                                             47.45       5,047.57
05-13     Ending Balance                                                 5,047.57
`

test('totals printed in the list of accounts alone are those of the account; a table that repeats debits counts none twice', () => {
  const [checking, savings] = readStatementText(LISTED)
  expect(checking!.fields).toMatchObject({
    total_credits: '1057.03',
    total_debits: '115.66',
    closing_balance: '1878.04',
  })
  expect(savings!.fields).toMatchObject({ total_credits: '47.45', total_debits: '0.00', account_number_last4: '0087' })
  expect(checking!.entries).toHaveLength(3)
  expect([checking!.problems, savings!.problems]).toEqual([[], []])
})

test('a loan between the accounts is not a bank account, and its payments are not transactions', () => {
  const loan = `
L0020 - VEHICLE LOAN
Posting Date     Transaction Description     Amount     Interest     Principal     Balance
04/01            Previous Balance                                                 9,771.02
04/15            Payment                     402.11        43.97        358.14    9,412.88
04/30            New Balance                                                      9,412.88
`
  const statements = readStatementText(COVER + loan, SAVINGS)
  expect(statements.map(({ fields }) => fields['closing_balance'])).toEqual(['1100.00', '5001.25'])
  expect(statements.map(({ entries }) => entries.length)).toEqual([2, 2])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test('an account that prints its balances in the list alone has them from there', () => {
  const [statement] = readStatementText(`
Sound Credit Union                                 Statement Period: 05/24/2025 - 06/20/2025
CASSIUS HOLLOWAY
9 RAINIER AVE
RENTON WA 98057
Summary of Deposit Account Activity
Account                    Beginning                                     Ending
                           Balance       Withdrawals     Deposits        Balance
Checking - 3590028817      700.11        (100.00)        250.00          850.11
Checking - 3590028817
Deposits
Date      Amount      Description
05/28     250.00      Payroll
Withdrawals
Date      Amount      Description
06/02     (100.00)    Rent
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '700.11',
    closing_balance: '850.11',
    total_debits: '100.00',
  })
})

const UNION = `
Aero Credit Union                                       Statement Period 07/01/24 to 07/31/24
ACCOUNT SUMMARY
Shares                     Beginning Balance    Deposits    Withdrawals    Ending Balance
0001 REGULAR SHARES                   400.00       20.00          30.00            390.00
0009 SHARE DRAFT CHECKING             100.00      500.00          60.00            540.00
Total Shares                          500.00                                       930.00
Loans                      Beginning Balance    Payment Due    Due Date    Ending Balance
0020 NEW AUTO                      14,654.08       315.44      08/22/24         14,411.90
SHARE ID 0001 REGULAR SHARES
Post Date     Transaction Description                       Amount        New Balance
07/01         Beginning Balance                                                400.00
07/10         Deposit Transfer From Share 0009               20.00             420.00
07/22         Withdrawal Transfer To Loan 0020              -30.00             390.00
07/31         Ending Balance                                                   390.00
SHARE ID 0009 SHARE DRAFT CHECKING
Post Date     Transaction Description                       Amount        New Balance
07/01         Beginning Balance                                                100.00
07/03         Deposit ACH ACME                              500.00             600.00
07/05         Withdrawal Debit Card                         -60.00             540.00
                07/03 TOM THUMB FORT WORTH TX
07/31         Ending Balance                                                   540.00
LOAN ID 0020 NEW AUTO
Post Date     Transaction Description      Amount     Principal   Interest     Balance
07/22         Payment Transfer            -315.44        242.18      73.26   14,411.90
Fees
Total Fees For This Period                                                        0.00
07/22         Interest Charge on Loan                                            73.26
L21 VISA PLATINUM
Previous balance 412.00   Payments 100.00   New balance 312.00   Minimum payment 25.00
`

test("a credit union's shares are its accounts, each with its line of the list; loans and cards are not accounts", () => {
  const statements = readStatementText(UNION)
  expect(statements.map(({ fields }) => [fields['total_credits'], fields['total_debits']])).toEqual([
    ['20.00', '30.00'],
    ['500.00', '60.00'],
  ])
  expect(statements.map(({ fields }) => fields['account_type'])).toEqual(['savings', 'checking'])
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2024-07-10 +20.00 Deposit Transfer From Share 0009', '2024-07-22 -30.00 Withdrawal Transfer To Loan 0020'],
    ['2024-07-03 +500.00 Deposit ACH ACME', '2024-07-05 -60.00 Withdrawal Debit Card 07/03 TOM THUMB FORT WORTH TX'],
  ])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test('the summary of the next account begins with its opening balance, wherever the rows of the last one ended', () => {
  const rows = (opening: string, deposit: string, closing: string) => `
Date          Description            Credits      Debits        Balance
10/26/2024    Beginning Balance                                 ${opening}
10/31/2024    Direct Deposit         ${deposit}                     ${closing}
11/25/2024    Ending Balance                                    ${closing}
`
  const [, checking] = readStatementText(
    `
Tally Bank                             Statement Date 11/25/2024
Account Number XXXXXX6620
Beginning Balance   $100.00
Total Credits        $50.00
Total Debits          $0.00
Ending Balance      $150.00
${rows('$100.00', '$50.00', '$150.00')}`,
    `
Tally Bank
Interest Checking
Account Number XXXXXX4418
Your overdraft protection account is XXXXXX6620.
Beginning Balance   $300.00     Days in Statement Period     31
Total Credits        $70.00     Interest Earned this Period  $0.62
Total Debits          $0.00
Ending Balance      $370.00
${rows('$300.00', '$70.00', '$370.00')}`,
  )
  expect(checking!.fields).toMatchObject({ account_number_last4: '4418', total_credits: '70.00', total_debits: '0.00' })
})

test('accounts whose numbers stand in the list alone', () => {
  const statements = readStatementText(`
Battenkill Bank                                September 6 - October 5, 2025
Your accounts
Account                Number         What you had last statement     What you have now
Everyday Checking      ...3381                    $100.00                 $150.00
Holiday Savings        ...3399                    $300.00                 $350.00
Everyday Checking
What you had on September 6            $100.00
What you had on October 5              $150.00
Date       What happened                In           Out
Sep 12     Payroll                    50.00
Holiday Savings
What you had on September 6            $300.00
What you had on October 5              $350.00
Date       What happened                In           Out
Sep 15     Deposit                    50.00
`)
  expect(statements.map(({ fields }) => [fields['account_number_last4'], fields['opening_balance']])).toEqual([
    ['3381', '100.00'],
    ['3399', '300.00'],
  ])
})

const member = (shares: string) => `
Harbor Beacon Federal Credit Union
JOAQUIM P SILVEIRA                                         Member number 0011824
8 ROGERS ST                                                From 07/01/25 through 07/31/25
GLOUCESTER MA 01930
Date    Transaction Description                Additions    Subtractions      Balance
ID 0000   PRIMARY SHARE
07/01   Previous Balance                                                       402.11
07/03   Deposit Transfer From Share 0009           50.00                       452.11
07/31   New Balance                                                            452.11
${shares}`

test("a member's number printed once is that of every share that has none of its own", () => {
  const draft = `
ID 0009   SHARE DRAFT CHECKING
07/01   Previous Balance                                                     1,603.77
07/03   Withdrawal Transfer To Share 0000                         -50.00     1,553.77
07/31   New Balance                                                          1,553.77
`
  const numbers = (text: string) => readStatementText(text).map(({ fields }) => fields['account_number_last4'])
  expect(numbers(member(''))).toEqual(['1824'])
  expect(numbers(member(draft))).toEqual(['1824', '1824'])
})

const CASHFLOW = `
Harbor Bank
JAN 1 - JAN 31, 2025
KIMBERLY S DAVENPORT
BRIAN DAVENPORT
9902 PATTERSON AVE
RICHMOND VA 23229
Account Summary
ACCOUNT NAME                                  JAN 1              JAN 31
Plus Checking...7128                      $3,000.00           $3,150.00
Plus Savings...3390                       $8,000.00           $8,010.00
Cashflow Summary
ACCOUNT NAME                               MONEY IN           MONEY OUT
Plus Checking...7128                      + $200.00           - $50.00
Plus Savings...3390                        + $10.00            - $0.00
Plus Checking - 36214477128
DATE       DESCRIPTION              CATEGORY          AMOUNT        BALANCE
Jan 1      Opening Balance                                        $3,000.00
Jan 10     Deposit from ACME        Credit         + $200.00      $3,200.00
Jan 13     Grocer                   Debit           - $50.00      $3,150.00
Jan 31     Closing Balance                                        $3,150.00
Plus Savings - 36219903390
DATE       DESCRIPTION              CATEGORY          AMOUNT        BALANCE
Jan 1      Opening Balance                                        $8,000.00
Jan 31     Monthly Interest Paid    Credit          + $10.00      $8,010.00
Jan 31     Closing Balance                                        $8,010.00
`

test('what came in and went out of each account, in a list of its own', () => {
  const statements = readStatementText(CASHFLOW)
  expect(statements.map(({ fields }) => [fields['total_credits'], fields['total_debits']])).toEqual([
    ['200.00', '50.00'],
    ['10.00', '0.00'],
  ])
  expect(statements.map(({ fields }) => fields['account_holder'])).toEqual(
    Array(2).fill('KIMBERLY S DAVENPORT and BRIAN DAVENPORT'),
  )
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

test('the first account after the list has its summary beside a box with its name', () => {
  const [checking] = readStatementText(`
Tally Bank                                            Statement Date 06/30/2024
Account Summary
Account Name            Account Number          Beginning Balance          Ending Balance
Interest Checking       2143312205                        $100.00                 $150.00
Online Savings          2150916641                        $300.00                 $300.00
Total                                                                             $450.00
Interest Checking
Account Name                                      Beginning Balance              $100.00
Jonah Feldman                                     Deposits and Credits            $70.00
Account Number                                    Withdrawals and Debits         -$20.00
2143312205                                        Ending Balance                 $150.00
Date          Description            Credits      Debits        Balance
06/01/2024    Beginning Balance                                 $100.00
06/03/2024    Payroll                 $70.00      -$0.00        $170.00
06/04/2024    Grocer                   $0.00     -$20.00        $150.00
06/30/2024    Ending Balance                                    $150.00
`)
  expect(checking!.fields).toMatchObject({ total_credits: '70.00', total_debits: '20.00' })
})

test('the box of an account begins with its number, beside the sum of its deposits', () => {
  const box = (number: string, opening: string, deposits: string, closing: string) => `
Account number        ******${number}         Deposits        ${deposits}
Beginning balance     ${opening}         Withdrawals         $0.00
Ending balance        ${closing}         Annual percentage yield earned     0.21%
Activity
Date          Description            Credits      Debits        Balance
01/01/2026    Beginning Balance                                 ${opening}
01/06/2026    Mobile Deposit         ${deposits}      -$0.00        ${closing}`
  const statements = readStatementText(`
Harbor Bank                                                    Statement date 01/31/2026
Interest Checking${box('9915', '$100.00', '$50.00', '$150.00')}
High Yield Savings${box('2207', '$300.00', '$70.00', '$370.00')}`)
  expect(statements.map(({ fields }) => [fields['account_number_last4'], fields['total_credits']])).toEqual([
    ['9915', '50.00'],
    ['2207', '70.00'],
  ])
})

test("the balances of a broker's cash, below what is held", () => {
  const [account] = readStatementText(`
Ridgeline Brokerage Services               Cash Management Account
September 1, 2025 - September 30, 2025     Account Number: Z41-228817
Holdings
Description                        Quantity      Price      Market Value
VANGUARD TOTAL STK MKT ETF              150     322.06         48,310.25
Opening cash balance                  $1,000.00
Deposits, dividends and interest         500.00
Withdrawals, checks and card activity   -200.00
Closing cash balance                  $1,300.00
Cash Activity
Date         Activity            Description         Amount       Cash Balance
09/05/25     Direct Deposit      ORBITAL PAYROLL    +$500.00         $1,500.00
09/16/25     Debit Card          GROCER             -$200.00         $1,300.00
`)
  expect(account!.fields).toMatchObject({ opening_balance: '1000.00', closing_balance: '1300.00' })
})

test('a passbook adds interest, and says what it paid in the year', () => {
  const [account] = readStatementText(`
Hometown Savings & Loan Association          Jul. 1, 2025 thru Sep. 30, 2025
Account of: Harold E. Brubaker
Statement Savings Account No. 05-00273916
Date         Transaction         Additions   Reductions      Balance
07-01-25     Balance forward                                  400.00
07-14-25     Deposit                50.00                     450.00
08-08-25     Withdrawal                          20.00        430.00
09-30-25     Interest Posted         3.00                     433.00
Beginning balance                  $400.00
Deposits added                       50.00
Interest added                        3.00
Withdrawals                          20.00
Ending balance                     $433.00
Interest paid in 2025               $12.00
`)
  expect(account!.fields).toMatchObject({
    account_holder: 'Harold E. Brubaker',
    total_credits: '53.00',
    total_debits: '20.00',
  })
  expect(account!.problems).toEqual([])
})

test('the balances of all accounts together are no account', () => {
  const cover = `
Bank of Somewhere
Your April 2026 statement
STATEMENT PERIOD
Apr 1 - Apr 30, 2026
Account Summary
ACCOUNT NAME                      Apr 1          Apr 30
Easy Checking...4455          $1,000.00       $1,100.00
Growth Savings...9988         $4,500.00       $5,001.25
All Accounts                  $5,500.00       $6,101.25
Cashflow Summary
Total Beginning Balance       $5,500.00
Total Ending Balance          $6,101.25`
  const details = `
Easy Checking - 001122334455
DATE        DESCRIPTION                    AMOUNT         BALANCE
Apr 1       Opening Balance                             $1,000.00
Apr 10      Acme payroll               + $600.00        $1,600.00
Apr 12      Transfer to savings        - $500.00        $1,100.00
Apr 30      Closing Balance                             $1,100.00
Growth Savings - 001122339988
DATE        DESCRIPTION                    AMOUNT         BALANCE
Apr 1       Opening Balance                             $4,500.00
Apr 12      Transfer from checking     + $500.00        $5,000.00
Apr 30      Interest paid                + $1.25        $5,001.25
Apr 30      Closing Balance                             $5,001.25`
  const statements = readStatementText(cover, details)
  expect(statements.map(({ fields }) => [fields['account_number_last4'], fields['closing_balance']])).toEqual([
    ['4455', '1100.00'],
    ['9988', '5001.25'],
  ])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
})

test.each([
  'Fees waived this period: Monthly Service Fee $10.00 (Enhanced Direct Deposit). Your fee was waived.',
  'The Savings account has a fee of $5.00 unless its balance is above a thousand.',
  'Ask us about a Certificate of $500.00 or more at any branch.',
])('a sentence below the list of accounts is not one of them: %s', (sentence) => {
  const statements = readStatementText(COVER.replace(/(?<=page 2\n)(?=Total)/, `${sentence}\n`), SAVINGS)
  expect(statements.map(({ fields }) => fields['account_number_last4'])).toEqual(['4455', '9988'])
})

test.each([
  'Your deposit account earned $0.04 and $0.98 in dividends this period.',
  'Deposit accounts: $0.25 of interest',
])('what is said of a deposit account is not what came in: %s', (sentence) => {
  const listed = (account: string) => `${account}
Date        Description                              Amount     Balance
04/01/26    Beginning Balance                                    100.00
04/10/26    ACME PAYROLL                             600.00      700.00
04/12/26    CORNER GROCERY                            50.00-     650.00
04/30/26    Ending Balance                                       650.00`
  const statements = readStatementText(`
Bank of Somewhere, N.A.                                 Page 1 of 1
ROBERT ROE                                              Statement period: April 1, 2026 to April 30, 2026
12 HIGH ST
BOSTON MA 02110
Summary of your deposit accounts
                              Previous    Deposits/   Withdrawals/    Ending
                               Balance      Credits         Debits   Balance
Plus Checking 001122334455     $100.00      $600.00         $50.00   $650.00
Growth Savings 001122339988    $100.00      $600.00         $50.00   $650.00
${listed('Plus Checking - 001122334455')}
${listed('Growth Savings - 001122339988')}
${sentence}
`)
  expect(statements.map(({ fields }) => [fields['total_credits'], fields['total_debits']])).toEqual([
    ['600.00', '50.00'],
    ['600.00', '50.00'],
  ])
})
