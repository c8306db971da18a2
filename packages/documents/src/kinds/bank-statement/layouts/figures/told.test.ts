import { readStatementText } from '../testing.ts'

test('balances and sums are stated in sentences', () => {
  const [statement] = readStatementText(`
Harbor Bank
August 31, 2026
Mrs. Cordelia V. Ashworth
210 West 90th Street, Apartment 8C
New York, New York 10024
We report on your checking account number 00117-4482 for the period from August 1, 2026 to August 31, 2026.
Your balance on August 1 was $2,104.18. During the month we credited your account with 1 deposit amounting to
$4,120.77 and charged it with 2 payments amounting to $296.85, which left a balance of $5,928.10 on August 31, 2026.
The particulars of what we credited and charged follow.

Date        Particulars                           Charged     Credited
August 3    Direct deposit, Columbia                          4,120.77
August 5    Debit card purchase                     28.30
August 5    Check 2204, paid                       268.55
            Totals                                $296.85    $4,120.77
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_holder: 'Mrs. Cordelia V. Ashworth',
    opening_balance: '2104.18',
    closing_balance: '5928.10',
    total_credits: '4120.77',
    total_debits: '296.85',
  })
})

test('rows stand under words that nobody knows, and each day is added up below its rows', () => {
  const [statement] = readStatementText(`
Harbor Bank                                     July 1, 2026 - July 31, 2026
Business Checking                               Account 4100 772 905
Balance at start of period        100.00
ACH credits                       700.00
Balance at end of period          800.00
ACH Credits
Date        Company / Entry               Trace                Amount
07/02/2026  GRUBHUB ACTVTY                915840618018920      100.00
            TOAST DEP                     587698696448292      200.00
            ACH credits on 07/02/2026: 2 items                 300.00
07/09/2026  DOORDASH PAY                  932563319321359      150.00
            TOAST DEP                     285864045159478      250.00
            ACH credits on 07/09/2026: 2 items                 400.00
            Total ACH credits                                  700.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2026-07-02 +100.00 GRUBHUB ACTVTY',
    '2026-07-02 +200.00 TOAST DEP',
    '2026-07-09 +150.00 DOORDASH PAY',
    '2026-07-09 +250.00 TOAST DEP',
  ])
})

test('the last row of a day may amount to the others of it by chance', () => {
  const [statement] = readStatementText(`
Harbor Bank                                     July 1, 2026 - July 31, 2026
Beginning balance                 100.00
Ending balance                    500.00
Date        Description                   Amount
07/02/2026  GRUBHUB ACTVTY                200.00
            Mobile deposit                200.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toHaveLength(2)
})

test("a company's card has its balances too, and its table is that of a card", () => {
  expect(
    readStatementText(`
Card statement
Statement period Oct 1 - Oct 31, 2026
Account ending 3391
Previous balance                    $4,118.20
Payments                           -$4,118.20
Purchases                             $812.40
New balance (due Nov 8, 2026)         $812.40
Credit limit                       $25,000.00
Available credit                   $24,187.60
Transactions
Date      Merchant                       Cardholder       Amount
Oct 3     Amazon Web Services            P. Okonjo       $812.40
Oct 8     Autopay from checking 4420                  -$4,118.20
`),
  ).toEqual([])
})

test("a card's part has its name alone, over what was charged and paid", () => {
  const statements = readStatementText(`
Harbor Credit Union                         OCT 01 2026 - OCT 31 2026
FREE CHECKING
Date    Description             Withdrawals    Deposits     Balance
OCT01   Balance Forward                                    1,000.00
OCT20   Payment to Visa              150.00                  850.00
OCT31   Ending Balance               150.00        0.00      850.00
VISA PLATINUM
Date    Description                 Charges    Payments     Balance
OCT01   Balance Forward                                      844.10
OCT20   Payment - Thank You                      150.00      694.10
OCT31   Ending Balance                                       694.10
`)
  expect(statements).toHaveLength(1)
  expect(statements[0]!.problems).toEqual([])
  expect(statements[0]!.entries).toEqual(['2026-10-20 -150.00 Payment to Visa'])
})

test('accounts are rows of one table, each with its balances', () => {
  const statements = readStatementText(`
Harbor Credit Union                              June 1, 2026 to June 30, 2026
Date    Transaction Description                   Debit      Credit     Balance
CHECKING ACCOUNT 004472-9
        Beginning Balance                                              1,200.50
06/05   Payroll                                            1,980.44    3,180.94
06/08   Transfer to savings                      300.00                2,880.94
        Ending Balance                           300.00    1,980.44    2,880.94
SHARE SAVINGS ACCOUNT 004472-0
        Beginning Balance                                              7,550.00
06/08   Transfer from checking                               300.00    7,850.00
        Ending Balance                             0.00      300.00    7,850.00
`)
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
  expect(statements.map(({ fields }) => [fields.account_number_last4, fields.closing_balance])).toEqual([
    ['4729', '2880.94'],
    ['4720', '7850.00'],
  ])
})

test('transfers of one’s own have a section that does not say which way they went', () => {
  const [statement] = readStatementText(`
ACCOUNT # 0188 2240 91
October 1, 2026 through October 30, 2026
SUMMARY
Beginning Balance                        $744.11
Other withdrawals, debits and service     $11.00 -
charges
Automatic Transfers                      $250.00 +
Ending Balance                           $983.11
FEES
10/30   MONTHLY FEE                         8.00
10/13   NON-NETWORK ATM FEE                 3.00
                            Total Fees    $11.00
AUTOMATIC TRANSFERS
10/27   EB FROM SAVINGS # XXXXXX2201      250.00
             Total Automatic Transfers   $250.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ total_credits: '250.00', total_debits: '11.00' })
  expect(statement!.entries).toContain('2026-10-27 +250.00 EB FROM SAVINGS # XXXXXX2201')
})

test('months stand over their days in a narrow column', () => {
  const [statement] = readStatementText(`
Statement Period: Nov 2, 2026 through Dec 1, 2026
Beginning Balance on Nov 2          $ 500.00
Ending Balance on Dec 1             $ 383.00
Card Withdrawals
Date   Description of Transaction               Amount
Nov    Recurring Purchase NY NYTIMES REF        17.00-
12     24204291
Nov    ATM Withdrawal US BANK OMAHA NE         100.00-
16
                       Total Card Withdrawals  117.00-
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2026-11-12 -17.00 Recurring Purchase NY NYTIMES REF 24204291',
    '2026-11-16 -100.00 ATM Withdrawal US BANK OMAHA NE',
  ])
})

const OF_DAYS = (...figures: string[]) => `
Harbor Bank                                     Jun 1 - Jun 30, 2026
Ops / Payroll                                   Account number 202214486338
Account summary
${figures.join('\n')}
Total deposits                                  $350.00
Total withdrawals                               -$50.00
All transactions
Date        Description                         Type               Amount    End of Day Balance
Jun 02      Grocer                              Debit Card        -$50.00           $950.00
Jun 04      Merchant Payout                     ACH In            $350.00         $1,300.00
`

test.each([
  [
    'as of the first, below the one of the statement',
    'Statement balance    $1,300.00',
    'Balance as of Jun 1   $1,000.00',
  ],
  [
    'as of the first, above the one of the statement',
    'Balance as of Jun 1   $1,000.00',
    'Statement balance    $1,300.00',
  ],
  ['with its year', 'Ending balance       $1,300.00', 'Balance as of June 1, 2026   $1,000.00'],
  ['of both days', 'Balance as of Jun 1   $1,000.00', 'Balance as of Jun 30   $1,300.00'],
  ['of the last', 'Beginning balance     $1,000.00', 'Balance as of Jun 30   $1,300.00'],
])('a balance on a day opens the account if it precedes the rows: %s', (_, ...figures) => {
  const [statement] = readStatementText(OF_DAYS(...figures))
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    closing_balance: '1300.00',
    total_credits: '350.00',
    total_debits: '50.00',
  })
  expect(statement!.problems).toEqual([])
})

test.each(['Your balance on June 30 was', 'Your ending balance was', 'Your closing balance on June 30 was'])(
  'a line of a sentence begins with the last day of its period: %s',
  (words) => {
    const [statement] = readStatementText(`
Harbor Savings
Money Market Account, number ***-**-3345. This statement covers June 1, 2026 through
June 30, 2026. ${words} $1,250.00.
Date          Activity                         Amount       Balance
01-Jun-2026   Opening balance                              1,000.00
09-Jun-2026   Deposit                          300.00      1,300.00
15-Jun-2026   Check 106                        -50.00      1,250.00
30-Jun-2026   Closing balance                              1,250.00
`)
    expect(statement!.entries).toEqual(['2026-06-09 +300.00 Deposit', '2026-06-15 -50.00 Check 106'])
    expect(statement!.fields).toMatchObject({ opening_balance: '1000.00', closing_balance: '1250.00' })
    expect(statement!.problems).toEqual([])
  },
)
