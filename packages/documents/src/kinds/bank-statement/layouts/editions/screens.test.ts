import { readStatementText } from '../testing.ts'

test('two accounts share a table with a column that says of which each row is', () => {
  const statements = readStatementText(`
Harbor Bank
Transactions - All accounts
09/01/2026 to 10/14/2026
Date         Account          Description              Amount      Balance
10/09/2026   Savings x0093    Withdrawal at branch   -$350.00    $6,450.11
10/03/2026   Savings x0093    From checking           $200.00    $6,800.11
10/03/2026   Checking x0085   To savings             -$200.00    $4,794.05
10/02/2026   Checking x0085   CLINIC DIRECT DEP     $1,812.44    $4,994.05
09/05/2026   Checking x0085   Food store              -$59.36    $3,181.61
`)
  expect(statements.map(({ fields }) => fields.account_number_last4)).toEqual(['0093', '0085'])
  expect(statements.map(({ problems }) => problems)).toEqual([[], []])
  expect(statements[0]!.entries).toEqual([
    '2026-10-03 +200.00 From checking',
    '2026-10-09 -350.00 Withdrawal at branch',
  ])
  expect(statements[1]!.entries).toHaveLength(3)
})

test.each(['▼', 'v'])('a screen says nothing of itself but its rows, sorted by the column marked "%s"', (mark) => {
  const rows = (day: number, balance: number) => `
Date ${mark}       Description               Type    Amount     Available
                                                            balance
${[4, 3, 2, 1, 0]
  .map((i) => `10/${day + i}/2026   POS SHOP ${i}                Card    -$5.00     $${balance + 5 * (4 - i)}.00`)
  .join('\n')}
`
  const [statement, ...others] = readStatementText(`Advantage Banking - 5527${rows(20, 100)}`, rows(15, 125))
  expect(others).toEqual([])
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toHaveLength(10)
  expect(statement!.fields.account_number_last4).toBe('5527')
})

test('dates with the year first are broken by narrow columns, with the time of day', () => {
  const [statement] = readStatementText(`
Account Statement - September 1st to September 30th 2026
Beginning balance                      $31.20
Ending balance                        $632.70
ID         Datetime      Type      Note        From      To         Amount
44702577   2026-09-      Payment   Rent        O. Funk   B. Kern  + $620.00
           01T18:22:04
29108115   2026-09-      Payment   Pizza       B. Kern   T. Roth   - $18.50
           03T12:01:55
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2026-09-01 +620.00 Payment Rent O. Funk B. Kern',
    '2026-09-03 -18.50 Payment Pizza B. Kern T. Roth',
  ])
})

test('dates are broken behind the year, on every page; what sums up both columns has a name of its own', () => {
  const head = `
Txn      Value    Description            Ref No.       Debit     Credit        Balance
Date     Date`
  const [statement] = readStatementText(
    `
Harbor Bank
Account Number : 77700411893      Interest Rate : 0.40
Account Statement from 2026-04-01 to 2026-06-30${head}
                  Brought Forward                                            100.00CR
2026-    2026-    POS SHOP               83973454      40.00      0.00        60.00CR
04-04    04-04
2026-    2026-    SALARY                 87976447       0.00    500.00       560.00CR
04-13    04-13    IN APRIL`,
    `${head}
2026-    2026-    POS SHOP               49841813      50.00      0.00       510.00CR
06-03    06-03
                  Statement Summary      Dr. Count 2   90.00    500.00       510.00CR
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_number_last4: '1893',
    opening_balance: '100.00',
    closing_balance: '510.00',
    total_credits: '500.00',
    total_debits: '90.00',
  })
  expect(statement!.entries).toEqual([
    '2026-04-04 -40.00 POS SHOP',
    '2026-04-13 +500.00 SALARY IN APRIL',
    '2026-06-03 -50.00 POS SHOP',
  ])
})

test('days are broken before any month', () => {
  const [statement] = readStatementText(`
Statement period October 1, 2025 - October 31, 2025
Date   Description             Amount     Balance
       Opening balance                     100.00
19-    SALARY                   50.00      150.00
OCT    IN OCTOBER
20-    SHOP                    -30.00      120.00
OCT
`)
  expect(statement!.entries).toEqual(['2025-10-19 +50.00 SALARY IN OCTOBER', '2025-10-20 -30.00 SHOP'])
})

test('each row of an export begins with the number of its account', () => {
  const [statement] = readStatementText(`
Account Number   Post Date    Check   Description              Debit    Credit    Status     Balance
XXXXXX0912S70    10/31/2026           KUM & GO                 41.18              Pending
XXXXXX0912S70    10/30/2026           DEERE PAYROLL                    2430.18    Posted     2606.18
XXXXXX0912S70    10/28/2026   2290    Draft                   120.00              Posted      176.00
XXXXXX0912S70    10/27/2026           CASEYS                    9.00              Posted      296.00
XXXXXX0912S70    10/26/2026           CASEYS                    8.00              Posted      305.00
XXXXXX0912S70    10/25/2026           CASEYS                    7.00              Posted      313.00
XXXXXX0912S70    10/24/2026           CASEYS                    6.00              Posted      320.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toHaveLength(6)
  expect(statement!.entries[5]).toBe('2026-10-30 +2430.18 DEERE PAYROLL')
})

test('a column that only changes the balance is that of the amounts, whatever it is called', () => {
  const [statement] = readStatementText(`
Statement dates 05/01/26 - 05/31/26
Last statement balance       33,441.20
This statement balance       19,691.20
Date        Item        Description                  Change      Balance
05/01/26    Deposit     Matter 26-0114             5,000.00    38,441.20
05/06/26    Ck 5501     Settlement               (18,750.00)   19,691.20
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual(['2026-05-01 +5000.00 Matter 26-0114', '2026-05-06 -18750.00 Settlement'])
})

test('deposits and interest have a column each, with zeros in empty places', () => {
  const [statement] = readStatementText(`
PERIOD: Oct 01 '25 TO Dec 31 '25
DATE         DESCRIPTION          DEPOSITS    WITHDRAWALS    INTEREST      BALANCE
Oct 01 '25   PREVIOUS BALANCE         0.00           0.00        0.00     4,100.52
Oct 06 '25   DEPOSIT                400.00           0.00        0.00     4,500.52
Oct 31 '25   INTEREST                 0.00           0.00        8.44     4,508.96
Nov 18 '25   WITHDRAWAL               0.00         120.00        0.00     4,388.96
Dec 31 '25   ENDING BALANCE         400.00         120.00        8.44     4,388.96
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ period_start: '2025-10-01', closing_balance: '4388.96' })
  expect(statement!.entries).toEqual([
    '2025-10-06 +400.00 DEPOSIT',
    '2025-10-31 +8.44 INTEREST',
    '2025-11-18 -120.00 WITHDRAWAL',
  ])
})

test('the names of accounts go on below, and dates with their year', () => {
  const statements = readStatementText(`
Prepared for Desmond Achterberg
Activity across your accounts - August 1, 2026 - August 31, 2026
Date      Account        Payee                 Category        Amount      Balance
Aug 31,   High Yield     Interest              Income         +$15.44   $18,815.44
2026      Savings
          (...2219)
Aug 30,   Everyday       CVS                   Spending       -$31.24    $7,792.19
2026      Checking
          (...2201)
Aug 24,   High Yield     Transfer              Transfer      -$200.00   $18,800.00
2026      Savings
          (...2219)
`)
  expect(statements.map(({ fields }) => fields.account_number_last4)).toEqual(['2219', '2201'])
  expect(statements[0]!.fields.account_holder).toBe('Desmond Achterberg')
  expect(statements[0]!.entries).toEqual(['2026-08-24 -200.00 Transfer', '2026-08-31 +15.44 Interest'])
})

test('what is pending has a note behind its heading, and a sum above', () => {
  const [statement] = readStatementText(`
EVERYDAY CHECKING ...8812
Current Posted Balance               $681.91
Pending Withdrawals/ Debits          -$62.10
Available Balance                    $619.81
Transactions
Date ↓      Description               Deposits / Credits    Withdrawals / Debits    Ending Daily Balance
Pending Transactions Note: Amounts may change
10/24/26    DEBIT CARD FRYS                                               $62.10
Posted Transactions
10/23/26    SHOP                                                          $20.00                 $681.91
10/23/26    PAYROLL                                $500.00
10/22/26    SHOP                                                          $10.00                 $201.91
Totals                                             $500.00                $30.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ closing_balance: '681.91', total_credits: '500.00', total_debits: '30.00' })
  expect(statement!.entries).toHaveLength(3)
})

test("a teller's inquiry sets what came in and went out apart by a letter", () => {
  const [statement] = readStatementText(`
FIRST STATE BANK                                                BR 014  TLR 0442
ACCT 0000441827  D  REGULAR CHECKING      SHORT NAME PETTWAY NATHANIEL
CURR BAL          2,266.33   AVAIL BAL          2,266.33   HOLDS          .00
FROM 06/01/26  TO 06/30/26
POST DT   EFF DT    TC   CHECK NBR         AMOUNT D/C        BALANCE  DESCRIPTION
06/01/26  06/01/26  ACH                  1,844.00  C       2,730.10  DDA CR SSA TREAS
06/02/26  06/02/26  POS                     63.77  D       2,666.33  DBT CRD WALMART
06/04/26  06/04/26  CHK        3301        400.00  D       2,266.33  CHECK 3301
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields.closing_balance).toBe('2266.33')
  expect(statement!.entries).toEqual([
    '2026-06-01 +1844.00 DDA CR SSA TREAS',
    '2026-06-02 -63.77 DBT CRD WALMART',
    '2026-06-04 -400.00 CHECK 3301',
  ])
})

test('the balances of the last statement and of this one, with their dates', () => {
  const [statement] = readStatementText(`
FREE CHECKING  ACCOUNT 88-104-4
LAST STATEMENT  2/28/26 ................... 1,550.20
1 CREDITS .................................... 225.00
1 DEBITS ...................................... 25.20
THIS STATEMENT  3/31/26 ................... 1,750.00
- - - - - - DEPOSITS AND OTHER CREDITS - - - - - -
 3/27 DEPOSIT ................................ 225.00
- - - - - - OTHER DEBITS - - - - - -
 3/28 XCEL ENERGY ............................. 25.20
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({ opening_balance: '1550.20', closing_balance: '1750.00' })
})
