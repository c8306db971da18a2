import { readStatementText } from './testing.ts'

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

test('a screen says nothing of itself but its rows, sorted by the column that is marked', () => {
  const rows = (day: number, balance: number) => `
Date ▼       Description               Type    Amount     Available
                                                            balance
${[4, 3, 2, 1, 0]
  .map((i) => `10/${day + i}/2026   SHOP ${i}                    Card    -$5.00     $${balance + 5 * (4 - i)}.00`)
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
    '2026-09-01 +620.00 Rent O. Funk B. Kern',
    '2026-09-03 -18.50 Pizza B. Kern T. Roth',
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
