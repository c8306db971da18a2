import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test("an employer's items below the earnings, beside a table of taxes that begins higher up", () => {
  const [stub] = stubsIn(`
Blue Heron Homes, Inc.          Pay Stub          Employee: Travis Oyelaran
Pay Period: 09/01/2026 - 09/30/2026               Pay Date: 10/05/2026

Earnings and Hours          Qty      Rate      Current    YTD Amount     Deductions From Gross     Current    YTD Amount
Commission                                    9,840.00     88,215.00     Health Insurance          -318.00     -3,180.00
Draw Recovery                                -3,000.00    -15,000.00
                                              6,840.00     73,215.00
                                                                         Taxes                     Current    YTD Amount
                                                                         Medicare                   -96.82     -1,352.89
Non-taxable Company Items                      Current    YTD Amount     Social Security           -414.01     -5,784.76
SIMPLE IRA Company                              200.33      2,799.08     NC - Withholding          -276.00     -3,980.00
                                                                                                   -786.83    -11,117.65

                                                                         Net Pay                  5,735.17     58,917.35`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '6840.00', net_pay: '5735.17', net_pay_ytd: '58917.35' })
  expect(entriesOf(stub!)).toEqual([
    'earning Commission | 9840.00 | 88215.00',
    'debit earning Draw Recovery | 3000.00 | 15000.00',
    'deduction Health Insurance | 318.00 | 3180.00',
    'tax Medicare | 96.82 | 1352.89',
    'tax Social Security | 414.01 | 5784.76',
    'tax NC - Withholding | 276.00 | 3980.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

const tips = (left: string) => `
Saltbox Oyster House LLC                 Pay Stub          Employee: Marisol Reyes
Pay Date: 10/16/2026

GROSS PAY      TAXES       NET PAY
1,326.83       281.21      1,045.62

Earnings                    This check                            Year to date
CC Tips                       1,326.83                               25,197.27

Taxes                       This check                            Year to date
FIT                             281.21                                5,318.50

${left}                               1,045.62           19,878.77`

test.each(['Take-home pay (net)', 'What you get       '])(
  'the net under "%s", set under other columns than the table above, is not a deduction of the year',
  (name) => {
    const [stub] = stubsIn(tips(name))
    expect(fieldsOf(stub!)).toMatchObject({ net_pay: '1045.62', net_pay_ytd: '19878.77' })
    expect(entriesOf(stub!)).toEqual(['earning CC Tips | 1326.83 | 25197.27', 'tax FIT | 281.21 | 5318.50'])
  },
)

test.each(['Taxes', 'Withholdings'])('the headings of "%s" beside the sum of the earnings', (title) => {
  const stubs = stubsIn(`
                                                                                                    4417
Luis A. Benavides                                                                               **755.37
1207 CR 340
Burnet, TX 78611

Cedar Point Lawn & Landscape
Employee                                                  SSN
Luis A. Benavides, 1207 CR 340, Burnet, TX 78611          ***-**-7745
Pay Period: 06/08/2026 - 06/14/2026                       Pay Date: 06/19/2026

Earnings and Hours        Qty     Rate     Current      YTD Amount    Deductions From Gross     Current    YTD Amount
Hourly                  40:00    22.00      880.00       35,640.00    Simple IRA                 -29.98     -1,156.32
Overtime (x1.5)          3:30    33.00      115.50        2,904.00
                        43:30               995.50       38,544.00    ${title.padEnd(25)} Current    YTD Amount
                                                                      Federal Withholding        -74.00     -2,841.00
Adjustments to Net Pay                     Current      YTD Amount    Social Security            -61.72     -2,389.73
Advance Repayment                           -60.00         -240.00    Medicare                   -14.43       -558.89
                                                                                                -150.15     -5,789.62
Net Pay                             755.37               31,358.06

Cedar Point Lawn & Landscape, PO Box 618, Marble Falls, TX 78654, 830-555-0126`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Cedar Point Lawn & Landscape', gross_pay: '995.50', net_pay: '755.37' },
  ])
  expect(stubs.flatMap(entriesOf)).toHaveLength(7)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
