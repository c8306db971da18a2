import { readScannedText, readStatementText } from '../testing.ts'

const HEAD = `
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              100.00
Ending balance                                 570.00
`

test('two sections stand side by side', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits and Credits                             Checks and Debits
Date    Description              Amount          Date    Description              Amount
02/23   ACME PAYROLL             500.00          02/26   VENMO CASHOUT             20.00
02/27   VENMO CASHOUT             50.00          03/02   CORNER GROCERY            30.00
Total                            550.00          03/04   CORNER BAKERY             30.00
                                                 Total                             80.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-02-27 +50.00 VENMO CASHOUT',
    '2026-02-26 -20.00 VENMO CASHOUT',
    '2026-03-02 -30.00 CORNER GROCERY',
    '2026-03-04 -30.00 CORNER BAKERY',
  ])
  expect(statement!.problems).toEqual([])
})

test('two sections side by side continue on the next page, where their totals stand', () => {
  const [statement] = readStatementText(
    `${HEAD}
Deposits and Credits                             Checks and Debits
Date    Description              Amount          Date    Description              Amount
02/23   ACME PAYROLL             500.00          02/26   VENMO CASHOUT             20.00
`,
    `Alder Ridge Bank                               Account 1044882134
Deposits and Credits (continued)                 Checks and Debits (continued)
Date    Description              Amount          Date    Description              Amount
02/27   VENMO CASHOUT             50.00          03/02   CORNER GROCERY            30.00
Total                            550.00          03/04   CORNER BAKERY             30.00
                                                 Total                             80.00
`,
  )
  expect(statement!.entries).toHaveLength(5)
  expect(statement!.problems).toEqual([])
})

test('two sections side by side on a scan that lost the marks of some dates', () => {
  const [statement] = readScannedText(`${HEAD}
Deposits and Credits                             Checks and Debits
Date    Description              Amount          Date    Description              Amount
02.23   ACME PAYROLL             500.00          0226    VENMO CASHOUT             20.00
0227    VENMO CASHOUT             20.00          O3)02   POS DEBIT GROCERY         30.00
03/01   INTEREST                  10.00          03/04   CORNER BAKERY             15.00
03/09   VENMO CASHOUT             20.00          O3)1    CORNER BAKERY             15.00
Total                            550.00          Total                             80.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-02-27 +20.00 VENMO CASHOUT',
    '2026-03-01 +10.00 INTEREST',
    '2026-03-09 +20.00 VENMO CASHOUT',
    '2026-02-26 -20.00 VENMO CASHOUT',
    '2026-03-02 -30.00 POS DEBIT GROCERY',
    '2026-03-04 -15.00 CORNER BAKERY',
    'null -15.00 CORNER BAKERY',
  ])
  expect(statement!.problems).toEqual(['transaction_dates'])
})

test('a sidebar stands beside the rows', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits and other credits                                Going paperless?
02/23   ACME PAYROLL                          550.00      Sign in and choose
                                                          statement settings.
Withdrawals and other debits
02/26   CORNER GROCERY                         20.00      Lost your card?
03/02   CORNER BAKERY                          30.00
03/04   CORNER CAFE                            30.00
                                                          Call right away.
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -20.00 CORNER GROCERY',
    '2026-03-02 -30.00 CORNER BAKERY',
    '2026-03-04 -30.00 CORNER CAFE',
  ])
  expect(statement!.problems).toEqual([])
})

test('a sidebar at the left edge stands beside the summary, the headers and some rows', () => {
  const [statement] = readStatementText(`
Tide Mark                          Account summary
                                   Account                  Beginning balance   Withdrawals   Deposits   Ending balance
Statement Period                   Everyday Checking                 100.00         80.00     550.00         570.00
02/21/2026 - 03/20/2026
                                   Deposits
Member Number                      Date          Amount     Description
0038841                            02/23         550.00     ACME PAYROLL
                                   Withdrawals
Auto loans from 5.49% APR          Date          Amount     Description
for up to 72 months on             02/26         (20.00)    CORNER GROCERY
approved credit.                   03/02         (30.00)    CORNER BAKERY
                                   03/04         (20.00)    CORNER CAFE
Win $500.00                        03/05         (5.00)     CORNER KIOSK
                                   03/06         (5.00)     CORNER KIOSK
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '570.00' })
  expect(statement!.entries.slice(0, 3)).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -20.00 CORNER GROCERY',
    '2026-03-02 -30.00 CORNER BAKERY',
  ])
  expect(statement!.problems).toEqual([])
})

test('a sidebar stands beside checks in two columns', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits
02/23   ACME PAYROLL                                  550.00
Checks                                                             Ask any banker about
Check #   Date     Amount     Check #   Date     Amount
1001      02/26     10.00     1002      02/27     15.00            refinancing with our
1003      03/02     15.00     1004      03/04     20.00            3 mortgages.
1005      03/05     10.00     1006      03/06     10.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -10.00 Check 1001',
    '2026-02-27 -15.00 Check 1002',
    '2026-03-02 -15.00 Check 1003',
    '2026-03-04 -20.00 Check 1004',
    '2026-03-05 -10.00 Check 1005',
    '2026-03-06 -10.00 Check 1006',
  ])
  expect(statement!.problems).toEqual([])
})

test('descriptions behind the amounts are not a sidebar', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits
02/23      550.00      ACME PAYROLL
Withdrawals
02/26       20.00      CORNER GROCERY
03/02       30.00      CORNER BAKERY
03/04       30.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -20.00 CORNER GROCERY',
    '2026-03-02 -30.00 CORNER BAKERY',
    '2026-03-04 -30.00',
  ])
})

test('amounts stand on the last line of a description', () => {
  const [statement] = readStatementText(`${HEAD}
Date    Description                         Credits      Debits     Balance
02/23   ACME PAYROLL                         550.00                  650.00
02/26   Purchase authorized on 02/24
        CORNER GROCERY Card 4471                          20.00
03/02   Purchase authorized on 03/01
        CORNER BAKERY Card 4471                           60.00      570.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -20.00 Purchase authorized on 02/24 CORNER GROCERY Card 4471',
    '2026-03-02 -60.00 Purchase authorized on 03/01 CORNER BAKERY Card 4471',
  ])
  expect(statement!.problems).toEqual([])
})

test('a card named beside the amount, on the last line of a description, is not a heading', () => {
  const [statement] = readStatementText(`${HEAD}
Date         Description                    Withdrawals     Deposits      Balance
03/02/2026   PURCHASE AUTHORIZED ON 03/01
             GREENLEAF MARKET RALEIGH NC
             CARD 7092                            30.00
03/05/2026   ACME PAYROLL                                     500.00       570.00
`)
  expect(statement!.entries).toEqual([
    '2026-03-02 -30.00 PURCHASE AUTHORIZED ON 03/01 GREENLEAF MARKET RALEIGH NC CARD 7092',
    '2026-03-05 +500.00 ACME PAYROLL',
  ])
  expect(statement!.problems).toEqual([])
})

test('a summary has its totals in one line, after a rule', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account: ······2134
Period 21FEB26 TO 20MAR26
Date      Description                        Amount        Balance
21FEB26   BALANCE FORWARD                                100.00 CR
23FEB26   ACME PAYROLL                    500.00 CR      600.00 CR
26FEB26   CORNER GROCERY                   30.00 DR      570.00 CR
20MAR26   BALANCE THIS STATEMENT                         570.00 CR
-----------------------------------------------------------------
TOTAL CREDITS   1    500.00 CR     TOTAL DEBITS   1     30.00 DR
`)
  expect(statement!.fields).toMatchObject({
    account_number_last4: '2134',
    period_start: '2026-02-21',
    opening_balance: '100.00',
    closing_balance: '570.00',
    total_credits: '500.00',
    total_debits: '30.00',
  })
  expect(statement!.entries).toEqual(['2026-02-23 +500.00 ACME PAYROLL', '2026-02-26 -30.00 CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('a list of checks repeats rows of several tables', () => {
  const [statement] = readStatementText(`${HEAD}
Paid over the counter
Date    Check    Description                  Amount
02/23   1041     Check                        -20.00
Deposits
Date    Description                           Amount
02/26   ACME PAYROLL                          520.00
Other withdrawals
Date    Check    Description                  Amount
03/02   1042     Check                        -30.00
Summary of checks written
Number  Date       Amount
1041    02/23       20.00
1042    03/02       30.00
`)
  expect(statement!.entries).toHaveLength(3)
  expect(statement!.problems).toEqual([])
})

test('of two sections side by side one goes on alone, above another account', () => {
  const [statement] = readStatementText(
    `${HEAD}
Deposits and Credits                             Checks and Debits
Date    Description              Amount          Date    Description              Amount
02/23   ACME PAYROLL             550.00          02/26   VENMO CASHOUT             20.00
Total                            550.00
`,
    `
Alder Ridge Bank
Deposits and Credits (continued)                 Checks and Debits (continued)
Date    Description              Amount          Date    Description              Amount
                                                 03/02   CORNER GROCERY            30.00
                                                 03/04   CORNER BAKERY             30.00
                                                 Total                             80.00
Rainy Day Savings                                Account 1044882142
Beginning balance                                 50.00
Ending balance                                    50.00
`,
  )
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-26 -20.00 VENMO CASHOUT',
    '2026-03-02 -30.00 CORNER GROCERY',
    '2026-03-04 -30.00 CORNER BAKERY',
  ])
  expect(statement!.problems).toEqual([])
})

test('headings touch, and amounts on a further line stand under none', () => {
  const [touching] = readStatementText(`${HEAD}
Date    Description        Deposits/AdditionsWithdrawals/Subtractions   Balance
02/23   ACME PAYROLL                   550.00                              650.00
02/26   CORNER GROCERY                                         80.00       570.00
`)
  expect(touching!.entries).toEqual(['2026-02-23 +550.00 ACME PAYROLL', '2026-02-26 -80.00 CORNER GROCERY'])
  const [bare] = readStatementText(`${HEAD}
02/23   ACME PAYROLL                   550.00      650.00
02/26   CORNER GROCERY
        CARD 4471                       80.00      570.00
`)
  expect(bare!.entries).toEqual(['2026-02-23 +550.00 ACME PAYROLL', '2026-02-26 -80.00 CORNER GROCERY CARD 4471'])
})

test('transactions are set side by side without heads of columns', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Beginning balance                              100.00
Ending balance                                 530.00
Transactions
02/23  ACME PAYROLL            $500.00      03/02  CITY WATER              -$10.00
02/24  CORNER GROCERY          -$60.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +500.00 ACME PAYROLL',
    '2026-03-02 -10.00 CITY WATER',
    '2026-02-24 -60.00 CORNER GROCERY',
  ])
  expect(statement!.problems).toEqual([])
})

test('an amount that ends before the columns of amounts begin is part of the description', () => {
  const [statement] = readStatementText(`
Sagebrush State Bank                           Account 1044882134
Statement period 06/01/2025 thru 06/30/2025
Beginning balance                              100.00
Ending balance                                  20.00
Date     Description                                 Deposits      Withdrawals      Balance
06/03    Overdraft Fee for a Transaction                                 35.00        65.00
         Posted on 06/02 $42.00
06/05    Card Purchase Hotels London                                     45.00        20.00
         Pound Sterling 35.15 X 1.28 (Exchg Rte)
`)
  expect(statement!.entries).toEqual([
    '2025-06-03 -35.00 Overdraft Fee for a Transaction Posted on 06/02 $42.00',
    '2025-06-05 -45.00 Card Purchase Hotels London Pound Sterling 35.15 X 1.28 (Exchg Rte)',
  ])
  expect(statement!.problems).toEqual([])
})

test('two sections nearly touch, and their descriptions wrap', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits and Credits               Withdrawals and Debits
Date    Description        Amount  Date    Description       Amount
02/23   ACME PAYROLL       550.00  02/26   Transfer to        20.00
02/27   Transfer from       50.00          CHECKING XXXXXX7710
        SAVINGS XXXXXX6152         03/02   CORNER GROCERY     60.00
Total deposits             600.00          SPRINGFIELD
                                   03/06   CHECK 1002         50.00
                                   Total withdrawals         130.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACME PAYROLL',
    '2026-02-27 +50.00 Transfer from SAVINGS XXXXXX6152',
    '2026-02-26 -20.00 Transfer to CHECKING XXXXXX7710',
    '2026-03-02 -60.00 CORNER GROCERY SPRINGFIELD',
    '2026-03-06 -50.00 CHECK 1002',
  ])
  expect(statement!.problems).toEqual([])
})

test('the summary of the account stands beside that of its interest', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
Account Summary                              Interest Summary
Date        Description            Amount    Description                            Amount
02/21/2026  Beginning Balance     $100.00    Interest Earned From 02/21/2026 Through
            1 Credit(s) This Period $550.00  03/20/2026
            1 Debit(s) This Period  $80.00   Annual Percentage Yield Earned          0.00%
03/20/2026  Ending Balance        $570.00    Interest Days                              28
                                             Interest Earned                         $0.00
Account Activity
Post Date   Description            Debits    Credits   Balance
02/21/2026  Beginning Balance                          $100.00
02/23/2026  ACME PAYROLL                     $550.00   $650.00
03/02/2026  CORNER GROCERY         $80.00              $570.00
03/20/2026  Ending Balance                             $570.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '550.00', total_debits: '80.00', closing_balance: '570.00' })
  expect(statement!.entries).toEqual(['2026-02-23 +550.00 ACME PAYROLL', '2026-03-02 -80.00 CORNER GROCERY'])
  expect(statement!.problems).toEqual([])
})

test('daily balances stand beside the checks', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits
02/23   ACME PAYROLL             600.00
CHECKS                                            DAILY BALANCES
Number      Date         Amount                   Date        Balance
88          02/26         80.00                   02/23        700.00
90          03/02         50.00                   02/26        620.00
                                                  03/02        570.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +600.00 ACME PAYROLL',
    '2026-02-26 -80.00 Check 88',
    '2026-03-02 -50.00 Check 90',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['BALANCE BY DATE', 'DAILY BALANCES', 'END OF DAY BALANCES'])(
  'headings are centred over two sections: %s',
  (daily) => {
    const [statement] = readStatementText(`${HEAD}
        DEPOSITS AND CREDITS                              CHECKS PAID
02/23   ACME PAYROLL             500.00      02/26   #2204                    20.00
02/27   Card return 02/25         80.00      03/02   #2205                    30.00
Total                            580.00      Total                            50.00

        CARD PURCHASES                               ${daily}
03/03   CORNER GROCERY            40.00      02/23         600.00  02/26         580.00
03/04   CORNER BAKERY             20.00      02/27         660.00  03/02         630.00
Total                             60.00      03/03         590.00  03/04         570.00
`)
    expect(statement!.entries).toEqual([
      '2026-02-23 +500.00 ACME PAYROLL',
      '2026-02-27 +80.00 Card return 02/25',
      '2026-02-26 -20.00 Check 2204',
      '2026-03-02 -30.00 Check 2205',
      '2026-03-03 -40.00 CORNER GROCERY',
      '2026-03-04 -20.00 CORNER BAKERY',
    ])
    expect(statement!.problems).toEqual([])
  },
)

test('bars and rules are drawn with signs between two sections', () => {
  const [statement] = readStatementText(`${HEAD}
DEPOSITS AND CREDITS                      | WITHDRAWALS AND DEBITS
Date      Description              Amount | Date      Description             Amount
------------------------------------------------------------------------------------
02/23/2026ACH ACME SCH             550.00 | 03/02/2026POS CORNER GROCERY       60.00
02/27/2026ACH CITY                    50.00 | 03/06/2026CHECK 1002               70.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +550.00 ACH ACME SCH',
    '2026-02-27 +50.00 ACH CITY',
    '2026-03-02 -60.00 POS CORNER GROCERY',
    '2026-03-06 -70.00 CHECK 1002',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['Total checks       1,470.00', 'Subtotal           1,470.00'])(
  'the sum of both columns beside a check of the left one: %s',
  (sum) => {
    const [statement] = readStatementText(`
Tide Mark Savings Bank
Statement Period 11/16/2024 - 12/15/2024
Account Number 7048811290
Beginning Balance 11/16/2024                 5,000.00
Deposits and Other Additions                   100.00
Checks                                      -1,470.00
Ending Balance 12/15/2024                    3,630.00

Deposits and Other Additions
Date     Description                                      Amount
11/20    PAYROLL BRINE WORKS                              100.00

Checks
Date     Check #    Amount         Date     Check #    Amount
11/18    2328       240.00         11/22    2332       280.00
11/22    2331       450.00         ${sum}
11/25    2333       500.00
Total # of checks                                        4
`)
    expect(statement).toMatchObject({
      entries: [
        '2024-11-20 +100.00 PAYROLL BRINE WORKS',
        '2024-11-18 -240.00 Check 2328',
        '2024-11-22 -280.00 Check 2332',
        '2024-11-22 -450.00 Check 2331',
        '2024-11-25 -500.00 Check 2333',
      ],
      problems: [],
    })
  },
)

test('deposits in columns of dates and amounts alone are described by their section', () => {
  const [statement] = readStatementText(`${HEAD}
Deposits To Your Account
Date             Amount          Date             Amount          Date             Amount
02/23            300.00          02/27            150.00          03/02            120.00
Other Debits From Your Account
Date             Description                                                       Amount
03/04            CORNER BAKERY                                                     100.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 +300.00 Deposit',
    '2026-02-27 +150.00 Deposit',
    '2026-03-02 +120.00 Deposit',
    '2026-03-04 -100.00 CORNER BAKERY',
  ])
  expect(statement!.problems).toEqual([])
})

test('amounts with words after them, in rows beside rows, are no sidebar', () => {
  const [statement] = readStatementText(`
WESTERN BANK                              Statement Period: 02/01/2025 - 02/28/2025
Beginning balance                                          $1,000.00
Deposits
Date              Amount    Serial # / Type        Date           Amount    Serial # / Type
02/03           4,120.50    Branch                 02/19        6,418.75    Remote
02/07           8,870.00    Remote                 02/28        9,105.60    Remote
02/14          12,340.00    Remote
Other credits
Date              Amount    Description
02/03             494.30    SQUARE TRANSFER
02/05           3,603.40    BUILDERTREND
02/12           7,143.53    ALLSTATE CLAIMS
Ending balance                                            $53,096.08
`)
  expect(statement!.entries).toHaveLength(8)
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Checking Activity', 'Bill Payments'],
  ['Checks Paid', 'Electronic Payments'],
  ['Card Purchases', 'Withdrawals'],
])('sections of one direction side by side, each with its columns: %s, %s', (left, right) => {
  const [statement] = readStatementText(`
HARBOR BANK                                        Statement Period: 05/01/2025 - 05/31/2025
Beginning balance                                          $5,000.00
${left.padEnd(52)}${right}
Check              Date                  Amount     Date       Payee                       Amount
1188               05/06                -450.00     05/05      Truist Mortgage             -800.00
1189               05/15                -275.00     05/12      Georgia Power               -188.00
1190               05/21                 -96.00
${`Total ${left}`.padEnd(36)}-$821.00        ${`Total ${right}`.padEnd(31)}-$988.00
Ending balance                                             $3,191.00
`)
  expect(statement!.entries.map((entry) => entry.replace(/ \D+$/, ''))).toEqual(
    expect.arrayContaining(['2025-05-05 -800.00', '2025-05-12 -188.00']),
  )
  expect(statement!.entries).toHaveLength(5)
  expect(statement!.problems).toEqual([])
})
