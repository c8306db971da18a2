import { sectionHeading } from '../../../../tables/ledger/words/headings.ts'
import { readStatementText } from '../testing.ts'

test('sections with totals, a check grid and daily balances (Chase business)', () => {
  const [statement] = readStatementText(
    `
JPMorgan Chase Bank, N.A.                               July 16, 2026 through August 17, 2026
P O Box 182051                                          Account Number:  000000123456789
Columbus, OH 43218-2051
ACME WIDGETS LLC
12 ELM STREET
SPRINGFIELD IL 62701-1234
*start*summary
CHECKING SUMMARY            Chase Business Complete Checking
                                     INSTANCES                 AMOUNT
Beginning Balance                                           $1,000.00
Deposits and Additions                       2               2,500.00
Checks Paid                                  3                -600.00
ATM & Debit Card Withdrawals                 2                -145.50
Fees                                         1                 -15.00
Ending Balance                               8              $2,739.50
*end*summary
DEPOSITS AND ADDITIONS
DATE       DESCRIPTION                                         AMOUNT
07/20      Remote Online Deposit             1              $2,000.00
08/03      Orig CO Name:Stripe Orig ID:1800948598             500.00
           Desc Date:200803 CO Entry Descr:Transfer
Total Deposits and Additions                                $2,500.00
CHECKS PAID
CHECK NO.   DESCRIPTION      DATE PAID      AMOUNT
1001  ^                      07/21         $100.00
1002  ^                      07/22          200.00
1004  *  ^                   07/28          300.00
Total Checks Paid                          $600.00
If you see a description in the Checks Paid section, it means that we received only electronic information about the check.
* All of your recent checks may not be on this statement.
`,
    `
                                                        July 16, 2026 through August 17, 2026
                                                        Account Number:  000000123456789
ATM & DEBIT CARD WITHDRAWALS
DATE       DESCRIPTION                                         AMOUNT
07/23      Card Purchase  07/22 Office Depot 123 Springfield IL   $45.50
08/10      ATM Withdrawal 08/10 1 Main St Card 1234             100.00
Total ATM & Debit Card Withdrawals                            $145.50
FEES
DATE       DESCRIPTION                                         AMOUNT
08/17      Monthly Service Fee                                 $15.00
Total Fees                                                     $15.00
DAILY ENDING BALANCE
DATE           AMOUNT     DATE           AMOUNT
07/20       $3,000.00     08/03       $2,854.50
07/21        2,900.00     08/10        2,754.50
07/22        2,700.00     08/17        2,739.50
07/23        2,654.50
07/28        2,354.50
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'ACME WIDGETS LLC',
    account_number_last4: '6789',
    account_type: 'business checking',
    period_start: '2026-07-16',
    period_end: '2026-08-17',
    opening_balance: '1000.00',
    closing_balance: '2739.50',
    total_credits: '2500.00',
    total_debits: '760.50',
  })
  expect(statement!.fields['bank_name']).toContain('Chase')
  expect(statement!.entries).toEqual([
    '2026-07-20 +2000.00 Remote Online Deposit 1',
    '2026-08-03 +500.00 Orig CO Name:Stripe Orig ID:1800948598 Desc Date:200803 CO Entry Descr:Transfer',
    '2026-07-21 -100.00 Check 1001',
    '2026-07-22 -200.00 Check 1002',
    '2026-07-28 -300.00 Check 1004',
    '2026-07-23 -45.50 Card Purchase 07/22 Office Depot 123 Springfield IL',
    '2026-08-10 -100.00 ATM Withdrawal 08/10 1 Main St Card 1234',
    '2026-08-17 -15.00 Monthly Service Fee',
  ])
})

test('amount before description, headings that carry count and total (PNC)', () => {
  const [statement] = readStatementText(`
Virtual Wallet Spend Statement                            PNC Bank
For the period 12/21/2025 to 01/20/2026                   Primary account number: 40-1234-5678
JANE Q PUBLIC
99 OAK AVE
PITTSBURGH PA 15222-1234
Virtual Wallet Spend Account Summary
Balance Summary
      Beginning       Deposits and      Checks and other       Ending
      balance         other additions   deductions             balance
      512.10          2,455.00          1,250.25               1,716.85
Activity Detail
Deposits and Other Additions                There were 2 Deposits and Other Additions
Date     Amount      Description            totaling $2,455.00.
12/31    2,400.00    Direct Deposit - Payroll
                     Acme Corp XXXXX1234
01/02       55.00    Zel From John Public
Banking/Debit Card Withdrawals and Purchases    There were 2 transactions
Date     Amount      Description            totaling $50.25.
12/24       30.25    1234 Debit Card Purchase Giant Eagle
01/05       20.00    ATM Withdrawal 500 Grant St
Online and Electronic Banking Deductions    There was 1 transaction totaling $1,200.00.
Date     Amount      Description
01/15    1,200.00    Web Pmt- Rent Oak Properties
Daily Balance Detail
Date     Balance     Date     Balance     Date     Balance
12/21      512.10    12/31   2,881.85     01/05  2,916.85
12/24      481.85    01/02   2,936.85     01/15  1,716.85
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    bank_name: 'PNC Bank',
    account_holder: 'JANE Q PUBLIC',
    account_number_last4: '5678',
    period_start: '2025-12-21',
    period_end: '2026-01-20',
    opening_balance: '512.10',
    closing_balance: '1716.85',
    total_credits: '2455.00',
    total_debits: '1250.25',
  })
  expect(statement!.entries).toEqual([
    '2025-12-31 +2400.00 Direct Deposit - Payroll Acme Corp XXXXX1234',
    '2026-01-02 +55.00 Zel From John Public',
    '2025-12-24 -30.25 1234 Debit Card Purchase Giant Eagle',
    '2026-01-05 -20.00 ATM Withdrawal 500 Grant St',
    '2026-01-15 -1200.00 Web Pmt- Rent Oak Properties',
  ])
})

test('subtotals, glued words and a period in abbreviated months (TD)', () => {
  const [statement] = readStatementText(`
TD Bank                                    STATEMENT OF ACCOUNT
America's Most Convenient Bank
                                           Page:                       1 of 2
JOHN DOE                                   Statement Period:  Dec 04 2024-Jan 03 2025
1 PARK PLACE                               Cust Ref #:       4123456789-720-T-###
NEWARK NJ 07102                            Primary Account #:  412-3456789
TD Convenience Checking
JOHN DOE                                   Account # 412-3456789
ACCOUNT SUMMARY
Beginning Balance              300.00      Average Collected Balance      812.33
Electronic Deposits          1,850.00      Interest Earned This Period      0.00
Checks Paid                    120.00      Days in Period                     31
Electronic Payments            540.40
Service Charges                 15.00
Ending Balance               1,474.60
DAILY ACCOUNT ACTIVITY
Electronic Deposits
POSTING DATE    DESCRIPTION                                               AMOUNT
12/13           ACHDEPOSIT, ACME CORP PAYROLL ****1234                    925.00
12/27           ACHDEPOSIT, ACME CORP PAYROLL ****1234                    925.00
                                                          Subtotal:     1,850.00
Checks Paid          No. Checks: 2      *Indicates break in serial sequence
DATE         SERIAL NO.      AMOUNT       DATE         SERIAL NO.      AMOUNT
12/16        201              70.00       12/20        203*             50.00
                                                          Subtotal:       120.00
Electronic Payments
POSTING DATE    DESCRIPTION                                               AMOUNT
12/09           DEBITPOS, *****30123456, WEGMANS                           40.40
01/02           ELECTRONICPMT-WEB, LANDLORD                               500.00
                                                          Subtotal:       540.40
Service Charges
POSTING DATE    DESCRIPTION                                               AMOUNT
01/03           MAINTENANCE FEE                                            15.00
                                                          Subtotal:        15.00
DAILY BALANCE SUMMARY
DATE                     BALANCE             DATE                     BALANCE
12/03                     300.00             12/20                   1,064.60
12/09                     259.60             12/27                   1,989.60
12/13                   1,184.60             01/02                   1,489.60
12/16                   1,114.60             01/03                   1,474.60
`)
  expect(statement!.problems).toEqual(['pages_present'])
  expect(statement!.fields).toMatchObject({
    account_holder: 'JOHN DOE',
    account_number_last4: '6789',
    period_start: '2024-12-04',
    period_end: '2025-01-03',
    total_credits: '1850.00',
    total_debits: '675.40',
  })
  expect(statement!.entries).toEqual([
    '2024-12-13 +925.00 ACHDEPOSIT, ACME CORP PAYROLL ****1234',
    '2024-12-27 +925.00 ACHDEPOSIT, ACME CORP PAYROLL ****1234',
    '2024-12-16 -70.00 Check 201',
    '2024-12-20 -50.00 Check 203',
    '2024-12-09 -40.40 DEBITPOS, *****30123456, WEGMANS',
    '2025-01-02 -500.00 ELECTRONICPMT-WEB, LANDLORD',
    '2025-01-03 -15.00 MAINTENANCE FEE',
  ])
})

test('trailing minus, months by name, item counts (US Bank)', () => {
  const [statement] = readStatementText(`
U.S. Bank                                          Business Statement
P.O. Box 1800                                      Account Number:
Saint Paul, Minnesota 55101-0800                   1 234 5678 9012
                                                   Statement Period:
                                                   Mar 1, 2026
                                                   through
RIVER CAFE INC                                     Mar 31, 2026
4 WHARF RD
PORTLAND OR 97201-0004
SILVER BUSINESS CHECKING                                                  Member FDIC
U.S. Bank National Association                     Account Number 1-234-5678-9012
Account Summary
                          # Items
Beginning Balance on Mar 1         $      4,000.00
Customer Deposits             1           1,500.00
Other Deposits                1             250.00
Card Withdrawals              2             310.00-
Checks Paid                   2             900.00-
Ending Balance on Mar 31, 2026     $      4,540.00
Customer Deposits
Number          Date          Ref Number              Amount
                Mar 5         8912345678             1,500.00
                          Total Customer Deposits      $     1,500.00
Other Deposits
Date      Description of Transaction              Ref Number              Amount
Mar 16    Electronic Deposit    From SQUARE INC                    $      250.00
          REF=260750012345670N00
                          Total Other Deposits         $       250.00
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-4321
Date      Description of Transaction              Ref Number              Amount
Mar 9     Debit Purchase - VISA   On 030626 SYSCO                  $      210.00-
Mar 20    Debit Purchase - VISA   On 031826 SYSCO                         100.00-
                          Card 4321 Withdrawals Subtotal       $       310.00-
                          Total Card Withdrawals       $       310.00-
Checks Presented Conventionally
Check     Date      Ref Number          Amount      Check     Date      Ref Number          Amount
5001      Mar 12    8012345678          400.00      5002      Mar 13    8012345679          500.00
                          Conventional Checks Paid (2)         $       900.00-
Balance Summary
Date      Ending Balance      Date      Ending Balance      Date      Ending Balance
Mar 5           5,500.00      Mar 12          4,890.00      Mar 16          4,640.00
Mar 9           5,290.00      Mar 13          4,390.00      Mar 20          4,540.00
Balances only appear for days reflecting change.
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    bank_name: 'U.S. Bank',
    account_holder: 'RIVER CAFE INC',
    account_number_last4: '9012',
    account_type: 'business checking',
    period_start: '2026-03-01',
    period_end: '2026-03-31',
    opening_balance: '4000.00',
    closing_balance: '4540.00',
    total_credits: '1750.00',
    total_debits: '1210.00',
  })
  expect(statement!.entries.map((entry) => entry.slice(0, 21))).toEqual([
    '2026-03-05 +1500.00 D',
    '2026-03-16 +250.00 El',
    '2026-03-09 -210.00 De',
    '2026-03-20 -100.00 De',
    '2026-03-12 -400.00 Ch',
    '2026-03-13 -500.00 Ch',
  ])
})

test('amount before description in parentheses, by account (BECU)', () => {
  const [statement] = readStatementText(`
BECU                                               Statement Period: 05/24/2025 - 06/20/2025
MARIA LOPEZ
77 PINE ST
SEATTLE WA 98101-1111
Summary of Deposit Account Activity
Account       Beginning      Withdrawals     Deposits     Interest    YTD        Ending
                Balance                                   Paid        Interest   Balance
3591234567       841.12         (650.00)     1,200.00     0.03        0.21       1,391.15
Deposit Account Activity
Member Advantage Savings - 3591234567
Deposits
Date     Amount        Description
05/30    1,200.00      Deposit - ACH Paid From ACME CORP PAYROLL
06/20        0.03      Dividend/Interest
Withdrawals
Date     Amount        Description
06/02    (500.00)      Withdrawal - Transfer To ***1234
06/10    (150.00)      Withdrawal - ATM
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    bank_name: 'BECU',
    account_holder: 'MARIA LOPEZ',
    account_number_last4: '4567',
    account_type: 'savings',
    period_start: '2025-05-24',
    period_end: '2025-06-20',
  })
  expect(statement!.entries).toEqual([
    '2025-05-30 +1200.00 Deposit - ACH Paid From ACME CORP PAYROLL',
    '2025-06-20 +0.03 Dividend/Interest',
    '2025-06-02 -500.00 Withdrawal - Transfer To ***1234',
    '2025-06-10 -150.00 Withdrawal - ATM',
  ])
})

test('headings with sign, count and sum (Wintrust)', () => {
  const [statement] = readStatementText(`
LAKE FOREST BANK & TRUST COMPANY, N.A.               Statement Ending 02/28/2026
TOM SMITH
ANN SMITH
8 DEERPATH RD
LAKE FOREST IL 60045
Account Number XXXXXX4455
TOTAL ACCESS CHECKING - XXXXXX4455
Account Summary
Date           Description                                   Amount
02/01/2026     Beginning Balance                          $2,000.00
               + Deposits and Credits (2)                 $1,200.00
               - Withdrawals and Debits (2)                 $345.67
02/28/2026     Ending Balance                             $2,854.33
+ Deposits and Credits (2)  $1,200.00
Date        Description                                    Amount
Feb 06      ACME PAYROLL PPD ID 9876                     $1,000.00
            SMITH THOMAS
Feb 20      MOBILE DEPOSIT                                 $200.00
- Withdrawals and Debits (2)  $345.67
Date        Description                                    Amount
Feb 10      COMED PAYMENT                                 -$145.67
Feb 17      CHECK CARD PURCHASE JEWEL OSCO                -$200.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'TOM SMITH and ANN SMITH',
    account_number_last4: '4455',
    period_start: '2026-02-01',
    period_end: '2026-02-28',
    total_credits: '1200.00',
    total_debits: '345.67',
  })
  expect(statement!.entries).toEqual([
    '2026-02-06 +1000.00 ACME PAYROLL PPD ID 9876 SMITH THOMAS',
    '2026-02-20 +200.00 MOBILE DEPOSIT',
    '2026-02-10 -145.67 COMED PAYMENT',
    '2026-02-17 -200.00 CHECK CARD PURCHASE JEWEL OSCO',
  ])
})

test('checks under a heading with a note, a summary with counts and dates before its labels (Fifth Third)', () => {
  const [statement] = readStatementText(`
FIFTH THIRD BANK                                       Statement Period Date: 3/12/2025 - 4/10/2025
Account Summary - 7448829013
03/12    Beginning Balance              $2,500.00      Number of Days in Period           30
2        Checks                       $(1,000.00)
1        Withdrawals / Debits           $(100.00)
1        Deposits / Credits               $600.00
04/10    Ending Balance                 $2,000.00
Checks   2 checks totaling $1,000.00
* Indicates gap in check sequence    i = Electronic Image
Number     Date Paid     Amount     Number     Date Paid     Amount
2001 i     03/22         586.83     2003*i     03/24         413.17
Withdrawals / Debits   1 items totaling $100.00
Date     Amount     Description
03/12    100.00     NETFLIX.COM
Deposits / Credits   1 items totaling $600.00
Date     Amount     Description
03/16    600.00     REMOTE ONLINE DEPOSIT
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ opening_balance: '2500.00', total_debits: '1100.00' })
  expect(statement!.entries.slice(0, 2)).toEqual(['2025-03-22 -586.83 Check 2001', '2025-03-24 -413.17 Check 2003'])
})

test('the cover of a statement without page numbers holds the names and the period', () => {
  const [statement] = readStatementText(
    `
Capital One
IMANI WHITFIELD
908 N 4TH ST
PHILADELPHIA, PA 19123
Here's your January 2025 bank statement.          STATEMENT PERIOD
                                                  Jan 1 - Jan 31, 2025
`,
    `
360 Checking - 36019923346
DATE      DESCRIPTION              CATEGORY     AMOUNT        BALANCE
Jan 1     Opening Balance                                     $2,500.00
Jan 6     Zelle From Priya         Credit       + $125.55     $2,625.55
Jan 31    Closing Balance                                     $2,625.55
`,
  )
  expect(statement!.fields).toMatchObject({ account_holder: 'IMANI WHITFIELD', period_end: '2025-01-31' })
  expect(statement!.entries).toEqual(['2025-01-06 +125.55 Zelle From Priya'])
})

test.each(['CARD 5630', 'Visa 4410'])('"%s" on a line of its own is not a heading', (text) => {
  expect(sectionHeading(text)?.kind).not.toBe('transactions')
})

test('checks of the activity, listed again several on a line under its columns', () => {
  const [statement] = readStatementText(`
Commonwealth Bank                                  Statement period 01/01/2025 to 01/31/2025
Account number 7710 2290 4418
BEGINNING BALANCE    DEPOSITS/CREDITS      CHECKS/DEBITS      ENDING BALANCE
           500.00              100.00             150.00              450.00
DATE      TRANSACTION                 CHECKS/DEBITS  DEPOSITS/CREDITS       BALANCE
01/02/25  CHECK 7731                          34.25                          465.75
01/06/25  KY RETIREMENT                                        100.00        565.75
01/14/25  CHECK 7732                          45.36                          520.39
01/30/25  CHECK 7740                          70.39                          450.00
CHECKS PAID SUMMARY       * DENOTES MISSING CHECK NUMBERS
7731  01/02      34.25     7732  01/14      45.36     7740* 01/30      70.39
`)
  expect(statement!.entries).toEqual([
    '2025-01-02 -34.25 CHECK 7731',
    '2025-01-06 +100.00 KY RETIREMENT',
    '2025-01-14 -45.36 CHECK 7732',
    '2025-01-30 -70.39 CHECK 7740',
  ])
  expect(statement!.problems).toEqual([])
})
