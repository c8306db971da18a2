import { readStatementText } from '../testing.ts'

const SUMMARY = `
Harbor Bank                               Account Number 100022441
                                          03/11/2026 - 04/10/2026
Beginning Balance                $100.00
Deposits/Credits                 $700.00
Checks                           $250.00
Withdrawals/Debits                $50.00
Ending Balance                   $500.00
`

test('the titles of tables stand in the margin beside their heads', () => {
  const [statement] = readStatementText(`${SUMMARY}
Deposits/      Date      Amount  Serial #  Description
Credits
               03/15     400.00            DEPOSIT
               03/18     300.00            PAYROLL

Checks         Check     Amount  Date      Check     Amount  Date
               Number            Paid      Number            Paid
               2051      125.00  03/14     *2054      43.10  03/21
               2052       80.00  03/17     2055        1.90  04/06

Withdrawals/   Date      Amount  Serial #  Description
Debits         Paid
               03/20      30.00            ATM CASH WITHDRAWAL
               04/02      20.00            CHECK CARD PURCHASE
`)
  expect(statement!.entries).toEqual([
    '2026-03-15 +400.00 DEPOSIT',
    '2026-03-18 +300.00 PAYROLL',
    '2026-03-14 -125.00 Check 2051',
    '2026-03-17 -80.00 Check 2052',
    '2026-03-21 -43.10 Check 2054',
    '2026-04-06 -1.90 Check 2055',
    '2026-03-20 -30.00 ATM CASH WITHDRAWAL',
    '2026-04-02 -20.00 CHECK CARD PURCHASE',
  ])
  expect(statement!.problems).toEqual([])
})

test('the first words of a head over its rows are not a title', () => {
  const [statement] =
    readStatementText(`${SUMMARY.replace('Checks                           $250.00\n', '').replace('$50.00', '$300.00')}
Account activity
Deposit    Date        Amount     Description
or Debit
Deposit    03/15       400.00     COUNTER
Deposit    03/18       300.00     PAYROLL
Debit      03/20       300.00     ATM CASH
`)
  expect(statement!.entries).toHaveLength(3)
  expect(statement!.entries[2]).toMatch(/^2026-03-20 -300.00/)
})

test('the first of two sections side by side is not a title of the second', () => {
  const [statement] =
    readStatementText(`${SUMMARY.replace('Checks                           $250.00\n', '').replace('$700.00', '$450.00')}
Deposits                             Withdrawals
Date      Description  Amount        Date      Description  Amount
03/15     PAYROLL      400.00        03/20     ATM CASH      30.00
03/18     COUNTER       50.00        03/21     GROCER        20.00
          Total        450.00                  Total         50.00
`)
  expect(statement!.entries).toHaveLength(4)
  expect(statement!.problems).toEqual([])
})

test('a first column of dates under a head of two lines is not a title in the margin', () => {
  const [statement] = readStatementText(`${SUMMARY}
Transactions

TRANSACTION   DESCRIPTION            TYPE         AMOUNT   NET AMOUNT  SETTLEMENT
DATE                                                                         DATE
04/08/2026    DUTCH BROS             Purchase    -$30.00      -$30.00  04/09/2026
04/06/2026    CIRCLE K               Purchase    -$70.00      -$70.00  04/07/2026
04/04/2026    CASH APP               Purchase   -$100.00     -$100.00  04/05/2026
04/04/2026    ROSS STORES            Purchase   -$100.00     -$100.00  04/05/2026
04/03/2026    CARVER FREIGHT         Deposit     $700.00      $700.00  04/03/2026
`)
  expect(statement!.entries.map((entry) => entry.slice(0, 10)).toSorted()).toEqual([
    '2026-04-03',
    '2026-04-04',
    '2026-04-04',
    '2026-04-06',
    '2026-04-08',
  ])
})

test('what says neither which way money went nor what is listed is not a title in the margin', () => {
  const [statement] = readStatementText(`${SUMMARY}
Transaction    Date          Description            Amount
History        04/03/2026    CARVER FREIGHT        $700.00
               04/06/2026    CIRCLE K             -$300.00
`)
  expect(statement!.entries).toHaveLength(2)
})
