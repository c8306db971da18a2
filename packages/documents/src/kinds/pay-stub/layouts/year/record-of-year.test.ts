import { entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const figures = (stubs: ReturnType<typeof stubsIn>) =>
  stubs.map(fieldsOf).map(({ gross_pay, net_pay, gross_pay_ytd, net_pay_ytd }) => ({
    gross_pay,
    net_pay,
    gross_pay_ytd,
    net_pay_ytd,
  }))

test('a record of the year: a net that says nothing of a period is the one its lines come to', () => {
  const stubs = stubsIn(`
Shockoe Software, Inc.
Employee Earnings Record - Year to Date        Employee: Colm Adeyemi

Earnings        YTD Hours     YTD Amount     Taxes                 YTD Amount     Deductions      YTD Amount
Salary           1,820.00      81,666.60     Federal Withholding    11,204.11     Medical           2,310.00
Bonus                           7,500.00     Medicare                1,294.58     401(k)            5,350.00
Total gross                    89,166.60     Total taxes            12,498.69     Total             7,660.00

Net pay    69,007.91`)
  expect(figures(stubs)).toEqual([{ gross_pay_ytd: '89166.60', net_pay_ytd: '69007.91' }])
})

test('amounts under nothing but "Year to date" above the tables do not belong to a period', () => {
  const stubs = stubsIn(`
City of Alamosa                    Employee: Jolene Archuleta

                           YEAR TO DATE

Earnings                                        Amount
Salary                                       61,200.00
On-call stipend                               2,400.00
Gross pay                                    63,600.00

Taxes                                           Amount
Federal tax                                   7,022.10
Medicare                                        922.20
Total taxes                                   7,944.30

Deductions                                      Amount
PERA                                          5,088.00
Total deductions                              5,088.00

Net pay                                      50,567.70`)
  expect(figures(stubs)).toEqual([{ gross_pay_ytd: '63600.00', net_pay_ytd: '50567.70' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | - | 61200.00',
    'earning On-call stipend | - | 2400.00',
    'tax Federal tax | - | 7022.10',
    'tax Medicare | - | 922.20',
    'deduction PERA | - | 5088.00',
  ])
})
