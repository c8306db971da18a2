import { readStatementText } from '../testing.ts'

test('credit and debit columns, balance at the end of the day, undated check number column (Wells Fargo)', () => {
  const [statement] = readStatementText(
    `
Wells Fargo Everyday Checking
December 31, 2025     Page 1 of 2
SAM JONES
5 HILL ST
DENVER CO 80202-0001
Statement period activity summary                     Account number: 1234567890
      Beginning balance on 12/1              $500.00   SAM JONES
      Deposits/Additions                    1,400.00
      Withdrawals/Subtractions                - 350.25
      Ending balance on 12/31              $1,549.75
`,
    `
December 31, 2025     Page 2 of 2
Transaction history
              Check                                          Deposits/    Withdrawals/   Ending daily
     Date    Number  Description                             Additions    Subtractions        balance
     12/3            Acme Inc Payroll 251203 Sam Jones          700.00
     12/3            Purchase authorized on 12/02                               50.25        1,149.75
                     Grocery Outlet Denver CO
     12/10   101     Check                                                     300.00          849.75
     12/17           Acme Inc Payroll 251217 Sam Jones          700.00                       1,549.75
     Ending balance on 12/31                                                                  1,549.75
     Totals                                                  $1,400.00        $350.25
Summary of checks written (checks listed are also displayed in the preceding Transaction history)
     Number     Date          Amount
     101        12/10         300.00
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'SAM JONES',
    account_number_last4: '7890',
    account_type: 'checking',
    period_start: '2025-12-01',
    period_end: '2025-12-31',
    total_credits: '1400.00',
    total_debits: '350.25',
  })
  expect(statement!.fields['bank_name']).toContain('Wells Fargo')
  expect(statement!.entries).toEqual([
    '2025-12-03 +700.00 Acme Inc Payroll 251203 Sam Jones',
    '2025-12-03 -50.25 Purchase authorized on 12/02 Grocery Outlet Denver CO',
    '2025-12-10 -300.00 Check 101',
    '2025-12-17 +700.00 Acme Inc Payroll 251217 Sam Jones',
  ])
})

test('signed amounts and a running balance across new year (Chase personal)', () => {
  const [statement] = readStatementText(
    `
CHASE                                   December 12, 2025 through January 13, 2026
LEE WONG
1 ROSE LN
AUSTIN TX 78701
CHECKING SUMMARY
                                        AMOUNT
Beginning Balance                    $1,234.56
Deposits and Additions                2,000.00
Electronic Withdrawals               -1,100.00
Ending Balance                       $2,134.56
TRANSACTION DETAIL
DATE     DESCRIPTION                                   AMOUNT        BALANCE
         Beginning Balance                                         $1,234.56
12/15    Acme Payroll PPD ID: 123                    2,000.00       3,234.56
12/31    Online Payment 555 To Landlord               -900.00       2,334.56
01/02    Zelle Payment To Bob                         -200.00       2,134.56
         Ending Balance                                            $2,134.56
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2025-12-15 +2000.00 Acme Payroll PPD ID: 123',
    '2025-12-31 -900.00 Online Payment 555 To Landlord',
    '2026-01-02 -200.00 Zelle Payment To Bob',
  ])
})

test('a category column and signs apart from the amounts (Capital One 360)', () => {
  const [statement] = readStatementText(`
Capital One                                            STATEMENT PERIOD
                                                       Oct 1 - Oct 31, 2025
Kim Park
2 Lake Dr
Richmond, VA 23220
Here's your October 2025 bank statement.
360 Checking...1234
DATE     DESCRIPTION                              CATEGORY       AMOUNT        BALANCE
Oct 1    Opening Balance                                                     $1,000.00
Oct 3    Deposit from ACME CORP PAYROLL           Credit     + $2,500.00     $3,500.00
Oct 9    Zelle money sent to Ann                  Debit        - $400.00     $3,100.00
Oct 31   Monthly Interest Paid                    Credit         + $0.26     $3,100.26
Oct 31   Closing Balance                                                     $3,100.26
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    bank_name: 'Capital One',
    account_holder: 'Kim Park',
    account_type: 'checking',
    period_start: '2025-10-01',
    period_end: '2025-10-31',
    opening_balance: '1000.00',
    closing_balance: '3100.26',
  })
  expect(statement!.entries).toEqual([
    '2025-10-03 +2500.00 Deposit from ACME CORP PAYROLL',
    '2025-10-09 -400.00 Zelle money sent to Ann',
    '2025-10-31 +0.26 Monthly Interest Paid',
  ])
})

test('direction from the change of the balance alone, trailing minus for an overdrawn balance (Navy Federal)', () => {
  const [statement] = readStatementText(`
NAVY FEDERAL Credit Union                               Statement of Account
                                                        Statement Period
                                                        03/15/25 - 04/14/25
PAT DOE                                                 Access No. 12345678
9 SEA ST
NORFOLK VA 23503
Summary of your deposit accounts
               Previous     Deposits/    Withdrawals/   Ending     YTD
               Balance      Credits      Debits         Balance    Dividends
EveryDay Checking
7012345678     $100.00      $1,500.00    $1,635.33      $35.33-    $0.00
Checking
EveryDay Checking - 7012345678
(Continued from previous page)
Date   Transaction Detail                                     Amount($)      Balance($)
03-15  Beginning Balance                                                         100.00
03-17  POS Debit- Debit Card 1234 Transaction Wawa                35.33-          64.67
03-31  Deposit - ACH Paid From Dfas-Cleveland                  1,500.00        1,564.67
04-01  Paid To - Landlord Rent Chk 1001                        1,600.00-          35.33-
04-14  Ending Balance                                                             35.33-
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_number_last4: '5678',
    account_type: 'checking',
    period_start: '2025-03-15',
    period_end: '2025-04-14',
    opening_balance: '100.00',
    closing_balance: '-35.33',
  })
  expect(statement!.entries).toEqual([
    '2025-03-17 -35.33 POS Debit- Debit Card 1234 Transaction Wawa',
    '2025-03-31 +1500.00 Deposit - ACH Paid From Dfas-Cleveland',
    '2025-04-01 -1600.00 Paid To - Landlord Rent Chk 1001',
  ])
})

test('amounts without any sign: the balances say which way they went', () => {
  const [statement] = readStatementText(`
First Community Bank                                    Account Statement
Statement Period: 05/01/2025 - 05/31/2025               Account Number: 00123456
Ann Lee
Beginning Balance          1,000.00
Ending Balance             1,150.00
Date         Description                          Amount         Balance
05/02/2025   ACME                                 200.00        1,200.00
05/07/2025   WIDGET HOUSE                          75.00        1,125.00
05/09/2025   SOMETHING ELSE                        75.00        1,050.00
05/20/2025   MARKET STALL                         100.00        1,150.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries.map((entry) => entry.slice(11, 18))).toEqual(['+200.00', '-75.00 ', '-75.00 ', '+100.00'])
})

test('several rows under one date, and a balance only on the last of a day', () => {
  const [statement] = readStatementText(`
Evergreen Bank                                          Personal Checking Statement
From March 12, 2024 to April 12, 2024                   Account number: 5094431
Your opening balance on March 12, 2024         $4,247.14
Total deposits into your account                + 145.15
Total withdrawals from your account             - 300.00
Your closing balance on April 12, 2024        = $4,092.29
Details of your account activity
Date       Description                       Withdrawals ($)     Deposits ($)     Balance ($)
           Opening balance                                                           4,247.14
15 Mar     Transfer                                                     85.00
           Interest paid                                                  .15
           ATM withdrawal                             100.00                         4,232.29
18 Mar     Check 30                                   200.00
           Branch deposit                                               60.00        4,092.29
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2024-03-15 +85.00 Transfer',
    '2024-03-15 +0.15 Interest paid',
    '2024-03-15 -100.00 ATM withdrawal',
    '2024-03-18 -200.00 Check 30',
    '2024-03-18 +60.00 Branch deposit',
  ])
})

test('newest first', () => {
  const [statement] = readStatementText(`
Sunny Bank                                              Account Activity
Statement Period 02/01/2026 to 02/28/2026               Account # 44556677
Opening Balance      $10.00
Closing Balance      $25.00
Date         Description                   Debit       Credit      Balance
02/20/2026   Coffee                         5.00                    25.00
02/10/2026   Deposit                                    20.00       30.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual(['2026-02-10 +20.00 Deposit', '2026-02-20 -5.00 Coffee'])
})

test('a description of several lines with the amount on the last, and tables over two pages with a continued heading', () => {
  const [statement] = readStatementText(
    `
Harbor Bank                                             Statement Period: 06/01/2025 - 06/30/2025
Account Number: 998877665
Beginning balance   100.00
Total additions     300.00
Total subtractions   50.00
Ending balance      350.00
Deposits and additions
Date        Description                              Amount
06/02       INCOMING WIRE FROM SOMEBODY
            WITH A LONG NAME
            REF 20250602                             100.00
continued on the next page
Page 1 of 2
`,
    `
Harbor Bank                                             Statement Period: 06/01/2025 - 06/30/2025
Account Number: 998877665
Deposits and additions - continued
Date        Description                              Amount
06/12       MOBILE DEPOSIT                           200.00
Total deposits and additions                        $300.00
Withdrawals
Date        Description                              Amount
06/20       ONLINE PAYMENT                            50.00
Total withdrawals                                    $50.00
Page 2 of 2
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2025-06-02 +100.00 INCOMING WIRE FROM SOMEBODY WITH A LONG NAME REF 20250602',
    '2025-06-12 +200.00 MOBILE DEPOSIT',
    '2025-06-20 -50.00 ONLINE PAYMENT',
  ])
})

test('the date of value and a reference stand before the description', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              100.00
Ending balance                                 540.00
Ledger    Value     Bank         Description            Debit       Credit      Ledger
Date      Date      Reference                           Amount      Amount      Balance
02/23     02/23     880001       Merchant deposit                   500.00      600.00
02/24     02/24     880002       Sweep to fund           60.00                  540.00
`)
  expect(statement!.entries).toEqual(['2026-02-23 +500.00 Merchant deposit', '2026-02-24 -60.00 Sweep to fund'])
  expect(statement!.problems).toEqual([])
})

test("a ledger's lines: several debits, a deposit, the date and the balance of the day", () => {
  const [statement] = readStatementText(`
The Citizens Bank                                      Account 112 880 4471
Statement period 09/01/2025 - 09/30/2025
Previous balance     1,811.50
New balance          1,735.75
CHECKS AND OTHER DEBITS                        DEPOSITS          DATE         BALANCE
   45.10       120.00       18.75                                09/02       1,627.65
                                                 905.20          09/05       2,532.85
  500.00        33.40      413.70                150.00          09/22       1,735.75
`)
  expect(statement!.entries).toEqual([
    '2025-09-02 -45.10',
    '2025-09-02 -120.00',
    '2025-09-02 -18.75',
    '2025-09-05 +905.20',
    '2025-09-22 -500.00',
    '2025-09-22 -33.40',
    '2025-09-22 -413.70',
    '2025-09-22 +150.00',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['D', ' OD', 'dr'])('a mark of an overdrawn balance, "%s", stands apart from it', (mark) => {
  const [statement] = readStatementText(`
Harbor Bank                        Account number: 0114 8820 4418
Statement period: January 1, 2026 through January 31, 2026
Beginning balance                                  $100.00
Ending balance                                      $50.00
Date     Type   Details                Paid out     Paid in        Balance
01/02    DD     Grocer                   150.00                      50.00 ${mark}
01/03    DD     Bookshop                  10.00                      60.00 ${mark}
01/04    CR     Salary                                110.00         50.00
`)
  expect(statement!.entries).toEqual([
    '2026-01-02 -150.00 Grocer',
    '2026-01-03 -10.00 Bookshop',
    '2026-01-04 +110.00 Salary',
  ])
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Payment type and details', 'VIS  Harbor Energy', 'VIS Harbor Energy'],
  ['Transaction type & description', 'Card  Harbor Energy', 'Card Harbor Energy'],
  ['Type               Details', 'VIS  Harbor Energy', 'Harbor Energy'],
])('descriptions begin under a heading of two words for them: %s', (heading, printed, description) => {
  const [statement] = readStatementText(`
Harbor Bank                             Account Statement
Statement Period: 02/01/2025 - 02/28/2025       Account Number: 998877665
Date          ${heading.padEnd(32)}   Paid out      Paid in       Balance
02/01/2025    BALANCE BROUGHT FORWARD                                        200.00
02/03/2025    ${printed.replace('  ', heading.includes('   ') ? '                ' : '    ').padEnd(32)}      12.40                    187.60
02/28/2025    BALANCE CARRIED FORWARD                                        187.60
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([`2025-02-03 -12.40 ${description}`])
})
