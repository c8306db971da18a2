import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Lakeshore Veterinary Partners
Employee: Ana Beltran
Pay date: June 12, 2026      Pay period: May 24, 2026 - Jun 6, 2026
`
const totals = { gross_pay: '1960.00', net_pay: '1421.09' }

test('cards in rows, what was worked between the amounts and those of the year, the net first', () => {
  const stubs = stubsIn(`${head}
Net pay                  Gross pay                Taxes                    Deductions
$1,421.09                $1,960.00                $391.31                  $147.60
YTD $17,053.08           YTD $23,520.00           YTD $4,695.72            YTD $1,771.20

Earnings
Regular                  Overtime
$1,840.00                $120.00
80 hrs                   3.48 hrs
YTD $22,080.00           YTD $1,440.00

Taxes
Federal Income Tax       Social Security          Medicare                 NC Income Tax
$176.35                  $121.52                  $28.42                   $65.02
YTD $2,116.20            YTD $1,458.24            YTD $341.04              YTD $780.24

Deductions
Medical                  401(k)
$88.80                   $58.80
YTD $1,065.60            YTD $705.60`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ ...totals, gross_pay_ytd: '23520.00', net_pay_ytd: '17053.08' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1840.00 | 22080.00 | 80 x -',
    'earning Overtime | 120.00 | 1440.00 | 3.48 x -',
    'tax Federal Income Tax | 176.35 | 2116.20',
    'tax Social Security | 121.52 | 1458.24',
    'tax Medicare | 28.42 | 341.04',
    'tax NC Income Tax | 65.02 | 780.24',
    'deduction Medical | 88.80 | 1065.60',
    'deduction 401(k) | 58.80 | 705.60',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('cards in rows, each amount over its name, without the year', () => {
  const stubs = stubsIn(`${head}
$1,960.00                $391.31                  $147.60                  $1,421.09
Gross pay                Taxes                    Deductions               Net pay

Earnings
$1,840.00                $120.00
Regular                  Overtime
80 hrs @ $23.00          3.48 hrs @ $34.50

Taxes
$176.35                  $121.52                  $28.42
Federal Income Tax       Social Security          Medicare
$65.02
NC Income Tax

Deductions
$88.80                   $58.80
Medical                  401(k)`)
  expect(stubs.map(fieldsOf)).toMatchObject([totals])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1840.00 | - | 80 x 23.00',
    'earning Overtime | 120.00 | - | 3.48 x 34.50',
    'tax Federal Income Tax | 176.35 | -',
    'tax Social Security | 121.52 | -',
    'tax Medicare | 28.42 | -',
    'tax NC Income Tax | 65.02 | -',
    'deduction Medical | 88.80 | -',
    'deduction 401(k) | 58.80 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('cards of totals with their captions below, over a table that has no sums', () => {
  const stubs = stubsIn(`${head}
$1,960.00                $538.91                  $1,421.09
Gross pay                Deductions               Net pay
YTD $23,520.00           YTD $6,466.92            YTD $17,053.08

Earnings                   Hours       Rate       Current          YTD
Regular                    80.00      23.00      1,840.00    22,080.00
Overtime                    3.48      34.50        120.00     1,440.00

Taxes                                             Current          YTD
Federal Income Tax                                 176.35     2,116.20
Social Security                                    121.52     1,458.24
Medicare                                            28.42       341.04
NC Income Tax                                       65.02       780.24

Deductions                                        Current          YTD
Medical                                             88.80     1,065.60
401(k)                                              58.80       705.60`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ ...totals, gross_pay_ytd: '23520.00', net_pay_ytd: '17053.08' }])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
