import { readHalfLines, readStatementText } from '../testing.ts'

const HEAD = `
Mesa Valley Bank                                  Account number: 7710 2290 4418
AMPARO G VILLARREAL                               Statement period: 05/06/2024 - 06/05/2024
319 E MISTLETOE AVE
SAN ANTONIO TX 78212
`

test('a title in the middle over a grid of checks heads none of its columns', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance  4,800.00     Deposits 1,002.16     Withdrawals  1,760.00     Ending balance  4,042.16
                            DEPOSITS/CREDITS
05-29     DEPOSIT                                                                1,002.16
                            CHECKS/WITHDRAWALS
DATE    CHECK     AMOUNT      DATE    CHECK     AMOUNT      DATE    CHECK     AMOUNT
05-21   6120       38.30      05-09   6122*     861.07      05-20   6123      759.00
05-23   6125*      83.93      05-30   6129       17.70
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2024-05-29 +1002.16 DEPOSIT',
    '2024-05-21 -38.30 Check 6120',
    '2024-05-09 -861.07 Check 6122',
    '2024-05-20 -759.00 Check 6123',
    '2024-05-23 -83.93 Check 6125',
    '2024-05-30 -17.70 Check 6129',
  ])
})

test('rows of two lines, the date in the middle below the name', () => {
  const [statement] = readStatementText(`${HEAD}
Opening balance   Money in     Money out     Closing balance
$44.12            $384.12      -$149.60      $278.64

   AMZN FLEX PAYOUTS                                            +$384.12
May 25, 2024 - Money in

       MEIJER 214                                               -$135.50
May 23, 2024 - Money out

    PANERA BREAD 601                                             -$14.10
May 23, 2024 - Money out
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries.map((entry) => entry.slice(0, 20))).toEqual([
    '2024-05-23 -14.10 PA',
    '2024-05-23 -135.50 M',
    '2024-05-25 +384.12 A',
  ])
})

test.each([
  ['Money         Money', 'out           in   '],
  ['Paid          Paid ', 'out           in   '],
])('headings of two lines, centred beside those of one: %s', (above, below) => {
  const [statement] = readHalfLines(`
Mesa Valley Bank                                  Account number: 7710 2290 4418

Statement period: 05/06/2024 - 06/05/2024

                                            ${above}
Date        Description                                                     Balance
                                            ${below}

            Balance brought forward                                          100.00

05/12/2024  GROCERY STORE                   24.50                             75.50

05/14/2024  ACME PAYROLL                                  200.00             275.50

05/20/2024  HARDWARE STORE                  20.50                            255.00
`)
  expect(statement!.entries).toEqual([
    '2024-05-12 -24.50 GROCERY STORE',
    '2024-05-14 +200.00 ACME PAYROLL',
    '2024-05-20 -20.50 HARDWARE STORE',
  ])
})
