import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

const stub = `
Cascadia Grid LLC                              Name: Priya Raman
Pay Period: 08/31/2025 - 09/13/2025            Check Date: 09/19/2025

Gross Pay 3,600.00   3,779.16
Net Pay 3,328.20     3,488.49
                    Earnings                                                    Employee Taxes
                                                 YTD                  Description      Amount         YTD
Description      Hours     Rate      Amount                    YTD
                                               Hours                  OASDI            217.17      227.13
Salary              80  43.2692    3,461.54     1440      3,600.70    Medicare          54.63       63.54
Relocation
                                     138.46       40        178.46
Bonus`

test('the second line of a heading where the first row of the table beside stands, and a name around its figures', () => {
  const stubs = stubsIn(stub, { step: 10 })
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 3461.54 | 3600.70 | 80 x 43.2692',
    'earning Relocation Bonus | 138.46 | 178.46',
    'tax OASDI | 217.17 | 227.13',
    'tax Medicare | 54.63 | 63.54',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test("hours of the year that may have been taken for the year's pay are marked", () => {
  const [misread] = stubsIn(stub.replace(/ {10}YTD$/m, ''), { step: 10 })
  expect(complaintsOf(misread!)).toContain('failed ytd_not_below_current')
})
