import type { Word } from '../../../../model/page.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readStatementText } from '../testing.ts'

const HEAD = `
Lumen Bank                                     Account number: 7710 2290 4418
Statement period: July 1, 2025 - July 31, 2025
ISOLDE MARCHETTI
12 VINE ST
CINCINNATI OH 45202
Opening balance                                    $1,000.00
Money in                                             $250.00
Money out                                           -$120.00
Closing balance                                    $1,130.00
`

test('rows stand without dates under a line that holds theirs', () => {
  const [statement] = readStatementText(`${HEAD}
Transactions
Wednesday, July 2, 2025
ATM Withdrawal 1200 Main St                        -$20.00
Payroll Halden Systems                            +$250.00
July 9, 2025
TOTAL WINE AND MORE                                -$70.00
ref 0091
July 30, 2025
Debit card purchase                                -$30.00
`)
  expect(statement!.entries).toEqual([
    '2025-07-02 -20.00 ATM Withdrawal 1200 Main St',
    '2025-07-02 +250.00 Payroll Halden Systems',
    '2025-07-09 -70.00 TOTAL WINE AND MORE ref 0091',
    '2025-07-30 -30.00 Debit card purchase',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['H-E-B #221', 'A&W 0331', "D'S 14"])(
  'the first row of a date is of %s, whose letters stand apart',
  (shop) => {
    const [statement] = readStatementText(`${HEAD}
Transactions
Wednesday, July 2, 2025
Payroll Halden Systems                            +$250.00
July 9, 2025
${shop.padEnd(50)} -$70.00
July 30, 2025
${shop.padEnd(50)} -$50.00
`)
    expect(statement!.entries).toEqual([
      '2025-07-02 +250.00 Payroll Halden Systems',
      `2025-07-09 -70.00 ${shop}`,
      `2025-07-30 -50.00 ${shop}`,
    ])
    expect(statement!.problems).toEqual([])
  },
)

test('columns without one for dates, the rows of a date on the next page', () => {
  const [statement] = readStatementText(
    `${HEAD}
Activity
Description                                        Amount          Balance
July 2, 2025
Payroll Halden Systems                            $250.00        $1,250.00
July 9, 2025
Card Purchase FOREIGN 42.10 CAD @ 0.7321          -$90.00        $1,160.00
`,
    `
Shell Oil                                         -$20.00        $1,140.00
July 11, 2025
Coffee                                            -$10.00        $1,130.00
`,
  )
  expect(statement!.entries).toEqual([
    '2025-07-02 +250.00 Payroll Halden Systems',
    '2025-07-09 -90.00 Card Purchase FOREIGN 42.10 CAD @ 0.7321',
    '2025-07-09 -20.00 Shell Oil',
    '2025-07-11 -10.00 Coffee',
  ])
  expect(statement!.problems).toEqual([])
})

test('a date over the lines of a summary dates no rows', () => {
  const [statement] = readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
Beginning balance                                    100.00
June 30, 2025
Deposits and additions                               200.00
Withdrawals                                           50.00
Ending balance                                       250.00
Date        Description                              Amount
06/12       ACME NET PAY                             200.00
06/20       GROCERY STORE                            -50.00
`)
  expect(statement!.entries).toEqual(['2025-06-12 +200.00 ACME NET PAY', '2025-06-20 -50.00 GROCERY STORE'])
  expect(statement!.fields).toMatchObject({ total_credits: '200.00', total_debits: '50.00' })
})

test('a date that ends a sentence of the line above dates no rows', () => {
  const [statement] = readStatementText(`
Harbor Bank                                    Account number: 7710229044
Statement period 06/01/2025 - 06/30/2025
Date        Description                    Additions  Subtractions      Balance
06/01       BEGINNING BALANCE                                            100.00
06/12       ACME NET PAY                      200.00                     300.00
06/20       GROCERY STORE                                    50.00       250.00
06/30       ENDING BALANCE                                               250.00
Dividends paid year to date 3.40. Annual percentage yield for the period through
06/30/2025.
Overdraft fees: total for this period 0.00; year to date     0.00.
`)
  expect(statement!.entries).toEqual(['2025-06-12 +200.00 ACME NET PAY', '2025-06-20 -50.00 GROCERY STORE'])
})

test('each date stands on the line below its row, before the rest of the description', () => {
  const [statement] = readStatementText(`
OSPREY
USD statement
1 June 2025 [GMT-04:00] - 30 June 2025 [GMT-04:00]
Account Holder          Account number
Anneliese Vogt          8310447725

Description                                            Incoming     Outgoing     Amount

Sent money to Lena Fischer                                         -1,000.00   2,656.86
5 June 2025 Transaction: TRANSFER-1413900215

Card transaction of 20.05 EUR issued by Carrefour                     -23.14   3,656.86
3 June 2025 Card ending in 5521

Received money from BRIGHT OAR LLC                     2,400.00                3,680.00
2 June 2025 Transaction: TRANSFER-1411208837
`)
  expect(statement!.entries).toEqual([
    '2025-06-02 +2400.00 Received money from BRIGHT OAR LLC Transaction: TRANSFER-1411208837',
    '2025-06-03 -23.14 Card transaction of 20.05 EUR issued by Carrefour Card ending in 5521',
    '2025-06-05 -1000.00 Sent money to Lena Fischer Transaction: TRANSFER-1413900215',
  ])
  expect(statement!.fields).toMatchObject({ period_start: '2025-06-01', period_end: '2025-06-30' })
  expect(statement!.problems).toEqual([])
})

test('the balance of the day stands beside its date, and what kind a row is in smaller print below it', () => {
  const page = pageFromText(`${HEAD}
Friday, July 2                         End of day $1,230.00
ATM Withdrawal 1200 Main St                        -$20.00
Card
Payroll Halden Systems                            +$250.00
Deposit
Wednesday, July 30                     End of day $1,130.00
TOTAL WINE AND MORE                               -$100.00
Card
`)
  const words = page.words.map((word): Word => {
    const [left, top, right, bottom] = word.box
    return /^(Card|Deposit)$/.test(word.text) ? { ...word, box: [left, top - 2, right, bottom - 4] } : word
  })
  const [statement] = understand([{ ...page, words }]).documents
  expect(statement!.entries.map(({ date, direction, description }) => [date, direction, description])).toEqual([
    ['2025-07-02', 'debit', 'ATM Withdrawal 1200 Main St Card'],
    ['2025-07-02', 'credit', 'Payroll Halden Systems Deposit'],
    ['2025-07-30', 'debit', 'TOTAL WINE AND MORE Card'],
  ])
  expect(statement!.checks.filter(({ status }) => status === 'failed')).toEqual([])
})

test('the rows of a day go on below the header of the next page, without its date', () => {
  const header = 'DATE       DESCRIPTION                     CREDITS      DEBITS     BALANCE'
  const [statement] = readStatementText(
    `${HEAD}
${header}
07/02/2025 OPENING BALANCE                                            1,000.00
07/02/2025 PAYROLL HALDEN SYSTEMS           $250.00                   1,250.00
07/30/2025 CHECK NUMBER 3310                              $50.00
           PETSMART 1187                                   30.00      1,170.00
                                                                 Page 1 of 2`,
    `
${header}
           SHELL OIL 57444                                 40.00      1,130.00
           CLOSING BALANCE                                            1,130.00
                                                                 Page 2 of 2`,
  )
  expect(statement!.entries.slice(-2)).toEqual(['2025-07-30 -30.00 PETSMART 1187', '2025-07-30 -40.00 SHELL OIL 57444'])
  expect(statement!.problems).toEqual([])
})
