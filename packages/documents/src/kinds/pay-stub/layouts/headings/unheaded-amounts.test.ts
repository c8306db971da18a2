import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

const stub = (overtime: string) => `
Tidewater Staffing                    Employee: Delphine Arceneaux     Pay Date: 10/23/2026
Pay Period: 10/12/2026 - 10/18/2026

Pay                  Hours     Rate                       YTD       Taxes             Current         YTD
Regular              40.00    38.00     1520.00      25840.00       Federal Tax        164.11     2801.22
${overtime}
Bonus                                    400.00       6800.00       Medicare            24.11      387.08

                                             Summary                   Current         YTD
                                             Total Earnings:           2062.50    33495.00
                                             Total Tax:                 291.30     4843.39
                                             NET PAY:                  1771.20`

test('amounts under no heading, between rate and year, are recognised as the hours at the rate', () => {
  const stubs = stubsIn(
    stub('Overtime              2.50    57.00      142.50        855.00       Social Security    103.08     1655.09'),
  )
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1520.00 | 25840.00 | 40.00 x 38.00',
    'earning Overtime | 142.50 | 855.00 | 2.50 x 57.00',
    'earning Bonus | 400.00 | 6800.00',
    'tax Federal Tax | 164.11 | 2801.22',
    'tax Social Security | 103.08 | 1655.09',
    'tax Medicare | 24.11 | 387.08',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a column of something else there is not a column of amounts', () => {
  const stubs = stubsIn(
    stub('Overtime              2.50    57.00      142.50        855.00       Social Security    103.08     1655.09')
      .replace('1520.00', ' 610.40')
      .replace(' 142.50', '  88.10'),
  )
  expect(stubs.flatMap(entriesOf).filter((entry) => /^earning/.test(entry))).toEqual([
    'earning Regular | - | 25840.00 | 40.00 x 38.00',
    'earning Overtime | - | 855.00 | 2.50 x 57.00',
    'earning Bonus | - | 6800.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toContain('failed earnings_sum')
})
