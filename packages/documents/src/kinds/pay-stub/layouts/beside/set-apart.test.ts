import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const header = `
Larkspur Landscaping Inc                               Pay Statement
88 Remington St                                        Pay period: 10/01/2024 - 10/15/2024
Fort Collins, CO 80524                                 Pay date: 10/15/2024
`

test('a net pay set narrower than the table above it', () => {
  const stubs = stubsIn(`${header}
Earnings               Rate      Hours                        Current                       YTD
Salary                                                       3,000.00                 57,000.00
Federal Income Tax                                             343.50                  6,526.50

Net Pay                2,656.50        50,473.50`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2656.50', net_pay_ytd: '50473.50' }])
  expect(stubs.flatMap(complaintsOf).filter((complaint) => complaint.startsWith('failed'))).toEqual([])
})

test('a net pay under a heading of its own', () => {
  const stubs = stubsIn(`${header}
Earnings               Rate      Hours       Current           YTD
Salary                                      3,000.00     57,000.00
Gross Pay                                   3,000.00     57,000.00
Taxes                                        Current           YTD
Federal Income Tax                            343.50      6,526.50
NET PAY                                      Current           YTD
                                            2,656.50     50,473.50
LEAVE BALANCES: SICK 64.50 HRS PERSONAL                       7.00`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2656.50', net_pay_ytd: '50473.50' }])
  expect(stubs.flatMap(entriesOf)).toHaveLength(2)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('taxes and deductions listed between gross and net', () => {
  const stubs = stubsIn(`${header}
DETAIL EARNINGS     HOURS     RATE         PAY        GROSS TO NET       THIS PERIOD     YEAR TO DATE
Regular             80.00    30.00    2,400.00        GROSS PAY             2,400.00        28,800.00
                                                      FED TAX S00             266.91         3,202.92
                                                      RETIRE FR               105.30         1,263.60
                                                      NET PAY               2,027.79        24,333.48`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2400.00 | - | 80.00 x 30.00',
    'tax FED TAX S00 | 266.91 | 3202.92',
    'deduction RETIRE FR | 105.30 | 1263.60',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a stub whose taxes could not be read does not look like one without', () => {
  const stubs = stubsIn(`${header}
Earnings               Rate      Hours       Current           YTD
Salary                                      3,000.00     57,000.00
Gross Pay                                   3,000.00     57,000.00
Net Pay                                     2,656.50     50,473.50`)
  expect(stubs.flatMap(complaintsOf)).toContain('failed gross_minus_deductions_is_net')
})

test("taxes with figures of the year alone are marked where this period's are missing", () => {
  const stubs = stubsIn(`${header}
Earnings               Rate      Hours       Current           YTD
Salary                                      3,000.00     57,000.00
Gross Pay                                   3,000.00     57,000.00
Taxes                                        Current           YTD
Federal Income Tax                                        5,700.00
Medicare                                                    826.50
Net Pay                                     2,656.50     50,473.50`)
  expect(stubs.flatMap(complaintsOf)).toContain('failed deductions_sum')
})

test('codes before names, dashes in blank cells, a credit among deductions', () => {
  const stubs = stubsIn(`${header}
Code   Description            Rate     Hours      Current          YTD
E01    Salary                    -         -     3,000.00    57,000.00
D07    Federal Income Tax        -         -       343.50     6,526.50
D09    Dental                    -         -        50.00       950.00
D10    Dental refund             -         -      35.00CR       665.00
       Gross Pay                                 3,000.00    57,000.00
       Net Pay                                   2,641.50`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 3000.00 | 57000.00',
    'tax Federal Income Tax | 343.50 | 6526.50',
    'deduction Dental | 50.00 | 950.00',
    'deduction Dental refund | -35.00 | 665.00',
  ])
  expect(stubs.flatMap(complaintsOf).filter((complaint) => complaint.startsWith('failed'))).toEqual([])
})

test('this period over the year in boxes of their own', () => {
  const stubs = stubsIn(`${header}
Net Pay               Gross Pay             Taxes
$2,656.50             $3,000.00             $343.50
YTD $50,473.50        YTD $57,000.00        YTD $6,526.50

Earnings             Hours      Rate        Amount          YTD
Salary                                    3,000.00    57,000.00
Employee Taxes                              Amount          YTD
Federal Income Tax                          343.50     6,526.50`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '3000.00', gross_pay_ytd: '57000.00', net_pay: '2656.50', net_pay_ytd: '50473.50' },
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a net pay with the quarter between this period and the year', () => {
  const stubs = stubsIn(`${header}
Income                          Current           QTD           YTD
Salary                         3,000.00      9,000.00     57,000.00
Gross Income                   3,000.00      9,000.00     57,000.00
Withholdings                    Current           QTD           YTD
Federal Tax                      343.50      1,030.50      6,526.50

NET INCOME   2,656.50        7,969.50       50,473.50`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2656.50', net_pay_ytd: '50473.50' }])
  expect(stubs.flatMap(complaintsOf).filter((complaint) => complaint.startsWith('failed'))).toEqual([])
})

test('a dash in the cell before an amount is not a sign of it, and a sentence below a table no line', () => {
  const [stub] = stubsIn(`
Mount Olivet Church                            Payroll Check Stub
Employee: Lucius T. Abernathy                  Pay Date: April 30, 2025
PAY              Rate  Current         YTD
Salary              - $1,923.08  $19,230.80
Bonus               - -           $1,000.00
Gross Pay             $1,923.08  $20,230.80
DEDUCTIONS             Current         YTD
Pension                 $57.69     $606.92
Pledge                  $50.00     $500.00
Designated by resolution are $30,000.00 for calendar 2025.
NET AMOUNT OF CHECK  $1,815.39  $19,123.88`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1923.08', net_pay: '1815.39' })
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 1923.08 | 19230.80',
    'earning Bonus | - | 1000.00',
    'deduction Pension | 57.69 | 606.92',
    'deduction Pledge | 50.00 | 500.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test.each(['What you take home', 'Amount deposited'])('"%s" is the net by what it comes to', (name) => {
  const stub = (left: string) =>
    stubsIn(`
Rogue Valley Dental Arts                       Pay stub
Employee: Svetlana Petrovich                   Paid: May 9, 2025
                                  This pay period         YTD
Base                                     2,115.38   23,269.18
Gross pay                                2,115.38   23,269.18
Federal tax                                244.10    2,410.11
Scrubs                                      32.00       64.00
${name.padEnd(40)}${left}   20,795.07`)[0]!
  expect(fieldsOf(stub(' 1,839.28'))).toMatchObject({ net_pay: '1839.28', net_pay_ytd: '20795.07' })
  expect(entriesOf(stub(' 1,839.28'))).toEqual([
    'earning Base | 2115.38 | 23269.18',
    'tax Federal tax | 244.10 | 2410.11',
    'deduction Scrubs | 32.00 | 64.00',
  ])
  expect(fieldsOf(stub(' 1,839.29'))).not.toHaveProperty('net_pay')
})

test('sums set narrower than the tables side by side above them', () => {
  const [stub] = stubsIn(`
Redbud Machine Works            Employee: Marcus Tallchief        Check date: 4/25/25
Earnings                 Hours       Rate            Amount                      YTD
Hourly                   76.00      18.00          1,368.00                15,048.00
Gross                    76.00                     1,368.00                15,048.00
Taxes                   Amount                YTD     Other deductions       Amount        YTD
Fed WH                   92.10           1,001.20     Tool loan               50.00     300.00
SS                       84.82             933.02     Uniforms                 7.75      85.25

Total taxes and deductions               234.67        2,319.47
Net check                              1,133.33       12,728.53`)
  expect(fieldsOf(stub!)).toMatchObject({
    net_pay: '1133.33',
    net_pay_ytd: '12728.53',
    total_deductions: '234.67',
    total_deductions_ytd: '2319.47',
  })
  expect(complaintsOf(stub!)).toEqual([])
})
