import { readStatementText } from '../testing.ts'

const HEAD = `
Gateway Mutual Savings Bank                        Account number: 0114 8820 4418
Statement period: February 21, 2026 through March 20, 2026
CLARENCE D WASHBURN
3311 GANO AVE
SAINT LOUIS MO 63107
Balance last statement                               $544.00
Balance this statement                             $1,364.00
`

test('the margin names a month once, rows have but their day', () => {
  const [statement] = readStatementText(`${HEAD}
MONTH      DAY   TRANSACTION                      WITHDRAWALS       DEPOSITS        BALANCE
FEB         23   CHECK 881                            100.00                         444.00
            24   ACH CREDIT BJC HEALTHCARE                            900.00
                 CHECK 882                             10.00                       1,334.00
MAR          2   ATM WITHDRAWAL                        20.00                       1,314.00
            10   MOBILE DEPOSIT                                        50.00       1,364.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 -100.00 CHECK 881',
    '2026-02-24 +900.00 ACH CREDIT BJC HEALTHCARE',
    '2026-02-24 -10.00 CHECK 882',
    '2026-03-02 -20.00 ATM WITHDRAWAL',
    '2026-03-10 +50.00 MOBILE DEPOSIT',
  ])
  expect(statement!.problems).toEqual([])
})

test('under a date that holds the month, the days of the rows below', () => {
  const [statement] = readStatementText(`${HEAD}
DATE     TRANSACTION                      WITHDRAWALS       DEPOSITS        BALANCE
FEB 23   CHECK 881                            100.00                         444.00
    24   ACH CREDIT BJC HEALTHCARE                            900.00       1,344.00
    27   ATM WITHDRAWAL                        30.00                       1,314.00
MAR 10   MOBILE DEPOSIT                                        50.00       1,364.00
`)
  expect(statement!.entries).toEqual([
    '2026-02-23 -100.00 CHECK 881',
    '2026-02-24 +900.00 ACH CREDIT BJC HEALTHCARE',
    '2026-02-27 -30.00 ATM WITHDRAWAL',
    '2026-03-10 +50.00 MOBILE DEPOSIT',
  ])
  expect(statement!.problems).toEqual([])
})
