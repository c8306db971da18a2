import { readStatementText } from '../testing.ts'

const LOCKBOX = `
MERIDIAN TRUST COMPANY          ACCOUNT 4400-17-2286          02/01/2025 THRU 02/28/2025
COMMERCIAL ANALYSIS CHECKING
PREVIOUS STATEMENT BALANCE AS OF 01/31/2025                    1,000.00
PLUS   2 CREDITS                                               3,500.00
LESS   1 DEBITS                                                  400.00
STATEMENT BALANCE AS OF 02/28/2025                             4,100.00
CREDITS
DATE       DESCRIPTION                                           AMOUNT
02/03      LOCKBOX DEPOSIT LBX 90114 ITEMS 2                   2,500.00
02/05      LOCKBOX DEPOSIT LBX 90114 ITEMS 1                   1,000.00
DEBITS
DATE       DESCRIPTION                                           AMOUNT
02/04      ZBA TRANSFER TO PAYROLL XX7712                        400.00
DAILY BALANCE SUMMARY
DATE                    LEDGER
02/03                 3,500.00
02/04                 3,100.00
02/05                 4,100.00

LOCKBOX 90114 DETAIL
DATE          BATCH        REMITTER              CHECK NO        AMOUNT
02/03         001          ACME FOODS            55120         2,000.00
02/03         001          TIDEWATER CO          3318            500.00
02/05         002          ACME FOODS            55188         1,000.00
`

test('what a deposit was made of is no further transactions where the others prove the balance', () => {
  const [statement] = readStatementText(LOCKBOX)
  expect(statement!.entries).toEqual([
    '2025-02-03 +2500.00 LOCKBOX DEPOSIT LBX 90114 ITEMS 2',
    '2025-02-05 +1000.00 LOCKBOX DEPOSIT LBX 90114 ITEMS 1',
    '2025-02-04 -400.00 ZBA TRANSFER TO PAYROLL XX7712',
  ])
  expect(statement!.problems).toEqual([])
})

test('where the others do not prove the balance, rows beside them are kept and marked', () => {
  const [statement] = readStatementText(
    LOCKBOX.replace(
      '02/28/2025                             4,100.00',
      '02/28/2025                             4,900.00',
    ),
  )
  expect(statement!.entries).toHaveLength(6)
  expect(statement!.problems).toContain('balance_reconciliation')
})

test("a recap of checks on one line is not a sum of debits; the account's totals stand in the list", () => {
  const statements = readStatementText(`
Sawtooth Community Credit Union                        Member Number: XXXX80417
NORA E BLACKWELL                                       Statement Period: 04/01/25 to 04/30/25
1508 N 18TH ST
BOISE ID 83702

Share Summary                Beginning Balance      Deposits     Withdrawals    Ending Balance
00 Regular Share                      1,032.50        100.43            0.00          1,132.93
75 Share Draft Checking               2,740.18      2,011.67          495.20          4,256.65

REGULAR SHARE - ID 00
Post Date    Transaction Description                         Amount       New Balance
Apr 01       Beginning Balance                                               1,032.50
Apr 30       Deposit Dividend 0.500%                         100.43          1,132.93
Apr 30       Ending Balance                                                  1,132.93

SHARE DRAFT CHECKING - ID 75
Post Date    Transaction Description                         Amount       New Balance
Apr 01       Beginning Balance                                               2,740.18
Apr 01       Draft 001041                                    415.20-         2,324.98
Apr 03       Deposit ACH USPS SALARY                       2,011.67          4,336.65
Apr 21       Draft 001043                                     80.00-         4,256.65
Apr 30       Ending Balance                                                  4,256.65

Draft Recap   001041   415.20   001043*   80.00
`)
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(statements[1]!.fields).toMatchObject({ total_credits: '2011.67', total_debits: '495.20' })
})

test('what a deposit was made of may follow the debits, under columns of its own and no heading', () => {
  const [statement] = readStatementText(`
Chesapeake Mercantile Bank                       Commercial Checking 55-0091-4
September 1 - September 30, 2025
Opening balance September 1                         20,100.00
Credits (1)                                          5,000.00
Debits (1)                                             640.00
Closing balance September 30                        24,460.00
Credits
Date      Description                                  Amount
Sep 4     Lockbox 7781 deposit                       5,000.00
          Total                                      5,000.00
Debits
Date      Description                                  Amount
Sep 19    Lockbox 7781 item returned NSF               640.00
          Total                                        640.00
Lockbox 7781 remittance detail
Date      Remitter             Check                   Amount
Sep 4     Orchard Hill         1190                    640.00
Sep 4     Fells Grocers        20771                 4,360.00
`)
  expect(statement!.entries).toEqual([
    '2025-09-04 +5000.00 Lockbox 7781 deposit',
    '2025-09-19 -640.00 Lockbox 7781 item returned NSF',
  ])
  expect(statement!.problems).toEqual([])
})

const HSA = `
HealthNest Bank                                        HSA account number: ******7718
Statement dates: 1/1/2025 - 3/31/2025
Balance on 1/1/2025                  $400.00
Balance on 3/31/2025                 $250.00
`
const CASH = `
Cash account activity
Posted       Description                         Amount      Available Cash
1/6/2025     Employer Contribution              $100.00             $500.00
2/24/2025    Transfer to investments           ($250.00)            $250.00
`
const SHARES = `
Investment account (not FDIC insured, may lose value)
Date         Fund                       Activity      Shares        Price       Amount
2/25/2025    Broad Market Index         Buy           1.7158      $145.70      $250.00
`

test('shares bought beside the cash are not transactions of it, before or behind', () => {
  for (const parts of [CASH + SHARES, SHARES + CASH]) {
    const [statement] = readStatementText(HSA + parts)
    expect(statement!.entries).toEqual([
      '2025-01-06 +100.00 Employer Contribution',
      '2025-02-24 -250.00 Transfer to investments',
    ])
    expect(statement!.problems).toEqual([])
  }
})

test.each(['Daily interest accrual', 'How your interest came about'])(
  'the balance interest accrued on from day to day is not a transaction: %s',
  (title) => {
    const [statement] = readStatementText(`
GRANITE STATE SAVINGS BANK
Money market account 0770-41-3365                  JAN 13, 2025 TO JAN 15, 2025
Jan 13    Balance last statement                               500.00
Date      Transaction                          Amount          Balance
Jan 14    Deposit                              100.00          600.00
Jan 15    Interest credited                      0.06          600.06
Jan 15    Balance this statement                               600.06
${title}
Date       Balance     Rate %    Accrued    Date       Balance     Rate %    Accrued
Jan 13      500.00       3.90     0.0534    Jan 14      600.00       3.90     0.0641
Jan 15      600.06       3.90     0.0641
`)
    expect(statement!.entries).toEqual(['2025-01-14 +100.00 Deposit', '2025-01-15 +0.06 Interest credited'])
    expect(statement!.problems).toEqual([])
  },
)

test('the balance at the end of each day is not a transaction', () => {
  const [statement] = readStatementText(`
COULEE COMMUNITY BANK                  ACCOUNT 771-440-2          DEC 11 - JAN 10, 2024
BEGINNING BALANCE DEC 11                    100.00
DEPOSITS (1)                                500.00
FEES (1)                                     35.00-
ENDING BALANCE JAN 10                       565.00
DEPOSITS
12/15   ACME PAYROLL                        500.00
FEES
01/09   NSF FEE                              35.00-
END OF DAY BALANCES
12/11      100.00     12/15      600.00     01/09      565.00
`)
  expect(statement!.entries).toEqual(['2023-12-15 +500.00 ACME PAYROLL', '2024-01-09 -35.00 NSF FEE'])
  expect(statement!.problems).toEqual([])
})

test('a caption in the margin beside the title of a table heads no column', () => {
  const [statement] = readStatementText(`
Harbor Bank                        Beginning May 17, 2025 through June 16, 2025
Checking            Balance Calculation
SUMMARY             Previous Balance                      100.00
                    Withdrawals & Debits                   20.00 -
                    Deposits & Credits                     30.00 +
                    Current Balance                       110.00 =

TRANSACTION         Withdrawals & Debits
DETAILS             Date             Amount Description
                    05/21             20.00    POS DEBIT OCEAN STATE
                    Total Withdrawals & Debits 20.00

TRANSACTION DETAILS      Deposits & Credits
(continued)
                         Date             Amount Description
                         05/23             30.00    CVS HEALTH PAYROLL
                         Total Deposits & Credits 30.00
`)
  expect(statement!.entries).toEqual([
    '2025-05-21 -20.00 POS DEBIT OCEAN STATE',
    '2025-05-23 +30.00 CVS HEALTH PAYROLL',
  ])
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Interest Summary', 'Interest Paid This Period          $3.00'],
  ['Interest Information', 'Interest Earned                    $3.00'],
  ['Overdraft Fee Summary', 'Total Overdraft Fees               $0.00'],
])('the title of a box beside the column headings of the summary, "%s", heads only the box', (title, first) => {
  const [statement] = readStatementText(`
Harbor Bank                                     August 1-31, 2026
                                                Account Number 4400-1187-2036
Account Summary
Activity                              Amount              ${title}
Beginning Balance as of 08/01/26     $100.00              ${first}
Deposits and Credits                + 500.00              Interest Paid Year to Date        $28.91
Interest Paid                         + 3.00              Annual Percentage Yield Earned     0.45%
Withdrawals and Debits               - 40.00              Average Daily Balance            $473.18
Ending Balance as of 08/31/26        $563.00
Transaction Detail
Date Posted    Description                   Debits       Credits        Balance
08/01/26       Beginning Balance                                         $100.00
08/05/26       ACH Payment                    40.00                        60.00
08/06/26       ACH Deposit                                 500.00         560.00
08/30/26       Interest Paid                                 3.00         563.00
08/31/26       Ending Balance                                            $563.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '503.00', total_debits: '40.00' })
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Beginning balance on', 'September 11, 2025', 'Interest paid year to date: $0.98.'],
  ['Opening balance as of', '09/11/2025        ', 'Service fee waived $12.00'],
  ['Previous balance at', 'Sep 11, 2025      ', 'Rewards redeemed 25.00'],
])('a date that completes the label "%s" begins no row, whatever is beside it', (label, date, aside) => {
  const [statement] = readStatementText(`
Harbor Savings Bank                            Account number: 3340 0518 3390
Statement period: September 11, 2025 to October 10, 2025
Account summary
${label.padEnd(40)} $421.88      Good to know
${date.padEnd(40)}              ${aside}
Deposits                                  150.11
Withdrawals                              -500.00
Ending balance                            $71.99

Deposits
09/22/25   Transfer from checking         150.11
Withdrawals
10/03/25   Scheduled transfer            -500.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '150.11', total_debits: '500.00' })
  expect(statement!.entries).toEqual([
    '2025-09-22 +150.11 Transfer from checking',
    '2025-10-03 -500.00 Scheduled transfer',
  ])
  expect(statement!.problems).toEqual([])
})
