import { readStatementText } from '../testing.ts'

const HEAD = `
Alder Bank                                          Statement period 04/04/2026 to 05/05/2026
JOSEPHINE ABERNATHY                                 Account number 100233387
2 CHESTNUT ROW
BOSTON MA 02108
`

test('columns and balances in everyday words', () => {
  const [statement] = readStatementText(`${HEAD}
Date     What happened                     Came in        Went out       You had
Apr 4    Where you started                                              $1,000.00
Apr 6    Debit card, Bakery                —              $20.00        $980.00
Apr 15   Direct deposit, Larkspur          $500.00        —             $1,480.00
May 5    Where you ended                   $500.00        $20.00        $1,480.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    closing_balance: '1480.00',
    total_credits: '500.00',
  })
  expect(statement!.entries).toEqual([
    '2026-04-06 -20.00 Debit card, Bakery',
    '2026-04-15 +500.00 Direct deposit, Larkspur',
  ])
})

test('a month started and ended with, rewards and a net amount beside the amount', () => {
  const [statement] = readStatementText(`${HEAD}
Started the month with       $201.00
Money in                     $100.00
Money out                    $37.00
Ended the month with         $264.00
Authorized   Settled    Details              Amount         Rewards      Net amount
Apr 29       May 1      Bookshop             - $37.00       $0.00        - $37.00
Apr 7        Apr 7      Gusto payroll        + $100.00      $0.00        + $100.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ opening_balance: '201.00', closing_balance: '264.00' })
  expect(statement!.entries).toEqual(['2026-04-07 +100.00 Gusto payroll', '2026-05-01 -37.00 Bookshop'])
})

test('amounts debited and credited before dates that two narrow columns break', () => {
  const [statement] = readStatementText(`${HEAD}
Balance brought forward      1,000.00
Balance carried forward      1,480.00
Amount      Amount      Ledger       Date       Value     Tran    Particulars of
Debited     Credited    Balance      Posted     Date      Code    Transaction
20.00                   980.00       19-        18-       POS     BAKERY
                                     APR        APR
            500.00      1,480.00     2-MAY      2-MAY     ACH     LARKSPUR PAYROLL
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual(['2026-04-19 -20.00 BAKERY', '2026-05-02 +500.00 LARKSPUR PAYROLL'])
})

test('shares whose headings are known only over both lines, beside loans with a rate', () => {
  const statements = readStatementText(`
Ironworkers Credit Union                            Statement period 02/01/2026 to 02/28/2026
DARNELL BOATWRIGHT
318 TAFT ST
GARY IN 46404
00 Regular Savings
Trans    Eff      Activity                          Change        New
Date     Date                                       in Value      Value
Feb 01            Starting Value                                  520.00
Feb 06   Feb 06   Deposit Payroll                   75.00         595.00
Feb 28            Ending Value                                    595.00
09 Freedom Checking
Trans    Eff      Activity                          Change        New
Date     Date                                       in Value      Value
Feb 01            Starting Value                                  881.00
Feb 17   Feb 17   Share Draft 318                   -400.00       481.00
Feb 28            Ending Value                                    481.00
Share Drafts Cleared: 318 Feb 17 400.00
31 Signature      Annual Percentage Rate 11.500%
Trans    Eff      Activity                          Change        New
Date     Date                                       in Value      Value
Feb 01            Starting Value                                  1,204.00
Feb 28            Ending Value                                    1,204.00
`)
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(statements.map(({ entries }) => entries)).toEqual([
    ['2026-02-06 +75.00 Deposit Payroll'],
    ['2026-02-17 -400.00 Share Draft 318'],
  ])
  expect(statements[1]!.fields.total_debits).toBeUndefined()
})

test('ledger balances by their day, sections of a lockbox and of what was presented', () => {
  const [statement] = readStatementText(`${HEAD}
Account recap                        Items      Dollars
Ledger balance 04/03                            1,000.00
Plus lockbox deposits                1          500.00
Plus electronic receipts             1          30.00
Less checks presented                2          50.00
Less electronic disbursements        1          20.00
Ledger balance 05/05                            1,460.00
Lockbox deposits
Date      Bank           Amount      Customer
          Reference                  Reference / Text
04/06     0006           500.00      LOCKBOX 771204
Electronic receipts
Date      Bank           Amount      Customer
          Reference                  Reference / Text
04/07     26097          30.00       HCCLAIMPMT
Checks presented
Serial no.     Amount     Presented     Serial no.     Amount     Presented
10441          40.00      04/14         10446          10.00      04/16
Electronic disbursements
Date      Bank           Amount      Customer
          Reference                  Reference / Text
04/20     26110          20.00       ADP WAGE PAY
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    closing_balance: '1460.00',
    total_credits: '530.00',
  })
  expect(statement!.entries).toHaveLength(5)
})

test("a broker's summary of the account beside that of its cash", () => {
  const [statement] = readStatementText(`
Tamarack Investments                                CASH MANAGEMENT ACCOUNT
Brokerage services                                  July 1, 2026 - July 31, 2026
SIGRID OYEN                                         Account number: Z44-210983
2020 E SUPERIOR ST
DULUTH MN 55812
Account value                                       Core account cash flow
Beginning account value           $48,220.10        Beginning balance           $1,000.00
Additions                             500.00        Deposits                       500.00
Subtractions                         (400.00)       Checking activity             (120.00)
Change in investment value            588.12        Debit card activity            (80.00)
Ending account value              $48,908.22        Ending balance              $1,300.00
Holdings
Description                Quantity     Price     Market value     Unrealized gain
TOTAL MARKET ETF           140.000      301.22    42,170.80        4,110.22
Deposits
Date        Activity                               Amount
07/15/26    Direct Deposit                         $500.00
Total Deposits                                     $500.00
Checking Activity
Date        Activity                               Amount
07/17/26    Harbor Lights Dental                   (120.00)
Total Checking Activity                            ($120.00)
Debit Card Activity
Date        Activity                               Amount
07/20/26    BAKERY                                 (80.00)
Total Debit Card Activity                          ($80.00)
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    closing_balance: '1300.00',
    total_credits: '500.00',
    total_debits: '200.00',
  })
})

const RATED = (title: string) => `
Ironworkers Credit Union                            Statement period 02/01/2026 to 02/28/2026
DARNELL BOATWRIGHT
318 TAFT ST
GARY IN 46404
09 Freedom Checking
Date     Activity                                   Amount        Balance
Feb 01   Starting Balance                                         881.00
Feb 17   Share Draft 318                            -400.00       481.00
Feb 28   Ending Balance                                           481.00
${title}
Date     Activity                                   Movement      Position
Feb 01   Starting Balance                                         1,204.00
Feb 10   Transfer                                   -204.00       1,000.00
Feb 28   Ending Balance                                           1,000.00
`

test('a loan by its rate, under headings that nobody knows', () => {
  expect(readStatementText(RATED('31 Signature      Annual Percentage Rate 11.500%'))).toHaveLength(1)
})

test.each(['Current Annual Percentage Rate 0.050%', '31 Premier      Annual Percentage Rate Earned 0.050%'])(
  'no loan by "%s"',
  (title) => expect(readStatementText(RATED(title))).toHaveLength(2),
)

test('balances by themselves, and again around the lines that lead from one to the other', () => {
  const [statement] = readStatementText(`
Juniper Bank                                        Statement period 02/01/2026 to 02/28/2026
DARNELL BOATWRIGHT
318 TAFT ST
GARY IN 46404
Account Name        Account Number     Beginning Balance     Ending Balance
Savings Account     XXXXXX4410                 $2,000.00          $2,303.50
Savings Account
Account Number: XXXXXX4410                     Beginning Balance, as of 02/01/2026     $2,000.00
                                               Deposits                                  $600.00
                                               Interest Paid this Period                   $3.50
                                               Withdrawals                              -$300.00
                                               Ending Balance, as of 02/28/2026        $2,303.50
Activity
Date         Description                       Credits      Debits         Balance
02/10/2026   ACH Deposit                       $600.00                   $2,600.00
02/17/2026   Transfer                                     -$300.00       $2,300.00
02/28/2026   Interest Paid                       $3.50                   $2,303.50
`)
  expect(statement!.fields).toMatchObject({ total_credits: '603.50', total_debits: '300.00' })
  expect(statement!.problems).toEqual([])
})
