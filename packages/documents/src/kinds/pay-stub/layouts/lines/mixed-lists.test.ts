import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Riverbend Logistics LLC                         Pay Statement
Employee: Dana Whitfield        Pay Period 03/01/2026 - 03/14/2026     Pay Date 03/20/2026
`

test('taxes without a heading beside earnings with more columns', () => {
  const stubs = stubsIn(`${head}
GROSS WAGES     $50.00    40    $2,000.00     FICA MED TAX           $29.00          $551.00
OVERTIME         $0.00     0        $0.00     FICA SS TAX           $124.00        $1,900.00
                                              FED TAX               $419.24        $7,965.56
                                              ST TAX                $100.00        $1,900.00

YTD GROSS     YTD DEDUCTIONS     YTD NET PAY     CURRENT TOTAL     CURRENT DEDUCTIONS     NET PAY
$38,000.00    $12,316.56         $25,683.44      $2,000.00         $672.24                $1,327.76`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'tax FICA MED TAX | 29.00 | 551.00',
    'tax FICA SS TAX | 124.00 | 1900.00',
    'tax FED TAX | 419.24 | 7965.56',
    'tax ST TAX | 100.00 | 1900.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual(['failed earnings_sum'])
})

test('what is taken in one list with the earnings, by its name or with a minus sign', () => {
  const taken = ['tax FICA | 68.85 | -', 'deduction Dental | 14.00 | -']
  for (const sign of [' ', '-']) {
    const stubs = stubsIn(`${head}
Earnings               Amount
Regular                900.00
FICA                   ${sign}68.85
Dental                 ${sign}14.00
Net Pay                817.15`)
    expect(stubs.flatMap(entriesOf)).toEqual(['earning Regular | 900.00 | -', ...taken])
  }
})

test('benefits beside leave that the net does not count, and accounts beside what is withheld', () => {
  const stubs = stubsIn(`${head}
Earnings           Hours     Rate      Current          YTD
Regular            80.00    28.00     2,240.00    13,440.00
Gross Pay                             2,240.00    13,440.00

Withholdings                 Current          YTD     NET PAY ALLOCATIONS
Federal W/H                   210.00     1,260.00     Checking 4471         1,558.64
Social Security               138.88       833.28     Savings 8820            300.00
Medicare                       32.48       194.88     EFFECTIVE THIS PAY PERIOD

Other Benefits               Current          YTD     Leave       Taken    Balance
Group Term Life                 4.10        24.60     Vacation     8.00      64.00
                                                      Sick         0.00      40.00

Net Pay                     1,858.64    11,151.84`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '2240.00', net_pay: '1858.64' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2240.00 | 13440.00 | 80.00 x 28.00',
    'tax Federal W/H | 210.00 | 1260.00',
    'tax Social Security | 138.88 | 833.28',
    'tax Medicare | 32.48 | 194.88',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('numbers without cents among amounts with cents are settings of the payroll', () => {
  const [stub] = stubsIn(`
Tessellate Software, Inc.                     Pay Period 01/16/2026 - 01/31/2026
Employee: Priyanka Venkataraman               Check Date 01/30/2026
Earnings                      Hours          Amount                 YTD
Salary                        86.67        6,875.00           13,750.00
Gross Pay                                  6,875.00           13,750.00
Employee Taxes                               Amount                 YTD
OASDI                                        426.25              852.50
Medicare                                      99.69              199.38
Allowances                                        0                   1
Net Pay                                    6,349.06           12,698.12`)
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 6875.00 | 13750.00 | 86.67 x -',
    'tax OASDI | 426.25 | 852.50',
    'tax Medicare | 99.69 | 199.38',
  ])
})
