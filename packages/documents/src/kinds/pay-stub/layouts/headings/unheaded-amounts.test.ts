import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

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

const withoutYear = (total: string) => `
Salt Marsh Hospitality Group LLC                    Check Date: 07/12/2024
Employee: Kayleigh Brennan                          Period: 06/24/2024 to 07/07/2024

EARNINGS              HOURS     RATE     CURRENT        v0        TAXES              CURRENT        YTD
Server Hourly         60.00     5.80      348.00    4,943.00      Federal Tax          92.44   1,053.28
Bartender Hourly      14.00     9.25      129.50    1,373.65      Medicare             25.15     311.03
Declared Tips                           1,030.91   12,257.07
TOTAL EARNINGS        74.00             1,508.41   ${total}      TOTAL TAXES         117.59   1,364.31

                                                                  NET PAY           1,390.82  17,209.41`

test('amounts under no legible heading that their sum proves are those of the year', () => {
  const stubs = stubsIn(withoutYear('18,573.72'), { source: 'ocr', confidence: 0.9 })
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay_ytd: '18573.72', net_pay_ytd: '17209.41' }])
  expect(stubs.flatMap(entriesOf).filter((entry) => /^earning/.test(entry))).toEqual([
    'earning Server Hourly | 348.00 | 4943.00 | 60.00 x 5.80',
    'earning Bartender Hourly | 129.50 | 1373.65 | 14.00 x 9.25',
    'earning Declared Tips | 1030.91 | 12257.07',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('amounts under no legible heading that add up to no sum are reported as unread', () => {
  const stubs = stubsIn(withoutYear('18,573.27'), { source: 'ocr', confidence: 0.9 })
  expect(stubs.flatMap(complaintsOf)).toContain('failed figures_read')
})
