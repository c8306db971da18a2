import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a title that names the period it is for, before the day of payment', () => {
  const [stub] = stubsIn(`
Harbor & Finch Architecture PLLC        Paystub for May 16, 2024 – May 31, 2024
Employee: Lucia Romano                  Paid on May 31, 2024

Earnings                          This pay period     Year to date
Regular Pay                             $4,125.00       $41,250.00
Federal Income Tax                        $351.60        $3,663.99
Net pay                                 $3,773.40       $37,586.01`)
  expect(fieldsOf(stub!)).toMatchObject({
    period_start: '2024-05-16',
    period_end: '2024-05-31',
    pay_date: '2024-05-31',
  })
})

test('amounts that end far behind the heading of their column, right before the next table', () => {
  const stubs = stubsIn(`
NORTHSIDE AUTO PARTS                                         EARNINGS STATEMENT
EMPLOYEE NAME        PAY PERIOD                 PAY DATE
MICHAEL E TRAN       02/26/23 - 03/04/23        03/10/23

INCOME              RATE    HOURS   CURRENT TOTAL   DEDUCTIONS    CURRENT TOTAL   YEAR-TO-DATE
REGULAR EARNINGS   21.25    40.00             850.00 FED TAX              80.75         786.60
                                                     FICA SS TAX          52.70         492.62

YTD GROSS     YTD DEDUCTIONS   YTD NET PAY    CURRENT TOTAL    CURRENT DEDUCTIONS     NET PAY
7,945.44      1,279.22         6,666.22       850.00           133.45                  716.55`)
  expect(stubs.flatMap(entriesOf)[0]).toBe('earning REGULAR EARNINGS | 850.00 | - | 40.00 x 21.25')
})

test('subtotals of a section as the gross, and what a contractor pays', () => {
  const stubs = stubsIn(`
Iron Range Contractors Inc        Employee Stefan B Novak       Pay date 10/20/23

Earnings              Hours     Rate        Amount     Year to Date
REG                   24.00    41.85      1,004.40        39,642.40
Subtotal Earnings                         1,004.40        39,642.40

Taxes                                       Amount     Year to Date
Fed W/H                                     198.73         5,788.37
Subtotal Taxes                              198.73         5,788.37

Net Pay                                     805.67        33,854.03

Fringes paid by contractor  Hours   Rate  This Check            YTD
Health & Welfare            46.00  12.40      570.40      21,204.00`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1004.40', gross_pay_ytd: '39642.40', net_pay: '805.67' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REG | 1004.40 | 39642.40 | 24.00 x 41.85',
    'tax Fed W/H | 198.73 | 5788.37',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('amounts in whole numbers without a comma', () => {
  const stubs = stubsIn(`
                       Payslip
                     Zoonodle Inc
Pay Period        : August 2021       Employee Name    : Sally Harley

Earnings                 Amount       Deductions             Amount
Basic Pay                 10000       Provident Fund           1200
Meal Allowance              200       Loan                      400
Total Earnings            10200       Total Deductions         1600
                                      Net Pay                  8600`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '10200.00', net_pay: '8600.00', total_deductions: '1600.00' },
  ])
  expect(stubs.flatMap(entriesOf)).toHaveLength(4)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
