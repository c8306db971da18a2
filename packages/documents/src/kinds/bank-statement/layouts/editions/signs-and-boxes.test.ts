import { readHalfLines, readStatementText } from '../testing.ts'

const WHO = `
Harbor State Bank                                  Account number: 7740 1188 2418
Statement period: April 1, 2026 through April 30, 2026
DALE R HEMPHILL
118 RURAL RT 2
COUNCIL GROVE KS 66846
`

const RETURNED = `${WHO}
SUMMARY
Beginning Balance                                  $1,000.00
Deposits & Credits                                   $500.00 +
Returned Checks                                      $228.95 +
Withdrawals                                          $300.00 -
Ending Balance                                     $1,428.95
DEPOSITS & CREDITS
04/03   Square Inc                                    500.00
RETURNED CHECKS
04/13   Returned Item Bluebonnet Supply               228.95
Total Returned Checks                                $228.95
WITHDRAWALS
04/16   Gulf Coast Food                               300.00
`

test('checks that were returned came back where the balances say so', () => {
  const [statement] = readStatementText(RETURNED)
  expect(statement!.entries).toContain('2026-04-13 +228.95 Returned Item Bluebonnet Supply')
  expect(statement!.problems).toEqual([])
})

test('checks that the holder had deposited went again', () => {
  const [statement] = readStatementText(
    RETURNED.replace('228.95 +', '228.95 -').replace(
      'Ending Balance                                     $1,428.95',
      'Ending Balance                                       $971.05',
    ),
  )
  expect(statement!.entries).toContain('2026-04-13 -228.95 Returned Item Bluebonnet Supply')
  expect(statement!.problems).toEqual([])
})

test('days counted between a balance and its amount make it no transaction', () => {
  const [statement] = readStatementText(`${WHO}
04/01/2026  Beginning Balance                                $1,000.00
         1  Deposits/Other Credits               +             $500.00
         1  Checks/Other Debits                  -             $300.00
04/30/2026  Ending Balance    30 Days in Statement Period    $1,200.00
DEPOSITS/OTHER CREDITS
04/06/2026  TOAST INC                                          $500.00
OTHER DEBITS
04/16/2026  GULF COAST FOOD                                    $300.00
`)
  expect(statement!.entries).toHaveLength(2)
  expect(statement!.fields).toMatchObject({ closing_balance: '1200.00', total_debits: '300.00' })
  expect(statement!.problems).toEqual([])
})

test('what stands between two boxes parts no balance from its label', () => {
  const [statement] = readHalfLines(`
Harbor State Bank
Account Holder: Dale Hemphill        Account # 7740118824

Statement for April 2026

BEGINNING BALANCE      ACTIVITY               ENDING BALANCE

                       Deposits: $500.00
$1,000.00                                     $1,200.00
                       Debits: $300.00

TRANSACTION HISTORY

DATE        DESCRIPTION                  AMOUNT

4/6/2026    TOAST INC                  +$500.00

4/16/2026   GULF COAST FOOD            -$300.00
`)
  expect(statement!.fields).toMatchObject({
    opening_balance: '1000.00',
    closing_balance: '1200.00',
    total_credits: '500.00',
    total_debits: '300.00',
  })
})

const LEVELS = `
Harbor Savings Bank                                                 Statement Date: 01/30/26
Account number: 7740 1188 2418
Statement from 01/01/26 thru 01/30/26
Date  Description                                   Amount         Balance
12/31 Balance Forward ------------------------------------->      4,052.75
01/12 CARD TRIAL ACCTVERIFY                            .12        4,052.87
      CARD TRIAL ACCTVERIFY                            .12-       4,052.75
      Interest Paid                                   8.45        4,061.20

Beginning                  Interest                Service       Ending
Balance    +   Deposits  +   Paid    - Deductions-   Charge   =  Balance
 4,052.75           .12        8.45          .12        .00      4,061.20
`

test('signs between the labels of a summary are not part of these', () => {
  const [statement] = readStatementText(LEVELS)
  expect(statement!.fields).toMatchObject({ opening_balance: '4052.75', closing_balance: '4061.20' })
  expect(statement!.problems).toEqual([])
})

test('interest listed last without a date was paid when the period ended', () => {
  const [statement] = readStatementText(LEVELS)
  expect(statement!.entries).toEqual([
    '2026-01-12 +0.12 CARD TRIAL ACCTVERIFY',
    '2026-01-12 -0.12 CARD TRIAL ACCTVERIFY',
    '2026-01-30 +8.45 Interest Paid',
  ])
})

test('balances of days are followed from the first where no other is printed', () => {
  const rows = `${WHO}
Deposits
Date Description Amount
04/06/26 TOAST INC 500.00
Electronic Transactions
Date Description Amount
04/16/26 GULF COAST FOOD 300.00-
Daily Balance Summary
04/06 1500.00
04/16 1200.00
`
  expect(readStatementText(rows)[0]!.problems).not.toContain('daily_balances')
  expect(readStatementText(rows.replace('1200.00', '1187.66'))[0]!.problems).toContain('daily_balances')
})

test('the head of a list of accounts may take two lines', () => {
  const statements = readStatementText(`
HARBOR FEDERAL CREDIT UNION
FROM 04/01/26 TO 04/30/26
MEMBERSHIP SUMMARY INFORMATION FOR MEMBER # 71504
                               Beginning
Suffix Account Description     Balance    Total Debits  Total Credits   Ending Balance   Last Tran
000    OWNERSHIP SHARE          996.71          500.00         151.66           648.37     4/27/26
050    MICRO BUSINESS DRAFT   3,206.67          344.30         549.92         3,412.29     4/30/26
SUFFIX 000 - OWNERSHIP SHARE
Date       Description                        Amount      Balance
04/01/26   BEGINNING BALANCE                               996.71
04/05/26   Withdrawal Transfer To 050        -500.00       496.71
04/27/26   Dividend                           151.66       648.37
04/30/26   ENDING BALANCE                                  648.37
SUFFIX 050 - MICRO BUSINESS DRAFT
Date       Description                        Amount      Balance
04/01/26   BEGINNING BALANCE                             3,206.67
04/05/26   Deposit Transfer From 000          549.92     3,756.59
04/16/26   Draft 3311                        -344.30     3,412.29
04/30/26   ENDING BALANCE                                3,412.29
`)
  expect(statements.map(({ fields }) => [fields.total_credits, fields.total_debits])).toEqual([
    ['151.66', '500.00'],
    ['549.92', '344.30'],
  ])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

test('a slip in the word for the beginning', () => {
  const [statement] = readStatementText(`${WHO}
Begining Balance on 2026-04-01                     $1,000.00
Deposits and other additions                         $500.00
Ending Balance on 2026-04-30                       $1,500.00
Deposits and other additions
04/03   Square Inc                                    500.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '1000.00', closing_balance: '1500.00' })
  expect(statement!.problems).toEqual([])
})
