import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

const head = `
Meridian Auto Parts Inc                          PAY STUB
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen     Pay Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023
`

test('time off under one heading, below a table of taxes with the same columns', () => {
  const stubs = stubsIn(`${head}
Earnings                        Amount    Tax Withheld                    Amount
Salary                        2,600.00    Federal Income Tax              200.00
Gross Income                  2,600.00    Medicare                         23.20

Net Pay                             2,376.80

Net Pay Distribution                        Accruals            Available
Checking xxxx1234            2,376.80       PTO                     63.50`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 2600.00 | -',
    'tax Federal Income Tax | 200.00 | -',
    'tax Medicare | 23.20 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('"Employee Taxes" over a table with a column of the employer is its title', () => {
  const stubs = stubsIn(`${head}
Earnings                                           Employee Taxes
Description               Current          YTD     Description         Employee           YTD      Employer
Regular                  1,600.00    17,600.00     Town of Troy          200.00      2,200.00
Gross Pay                1,600.00    17,600.00     FICA                  122.40      1,346.40        122.40

Net Pay                  1,277.60    14,053.60`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1600.00 | 17600.00',
    'tax Town of Troy | 200.00 | 2200.00',
    'tax FICA | 122.40 | 1346.40',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
