import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

const stub = (headings: string) => `
Keystone Framing, Inc.                                                      Check Date 05/07/2026
Employee: Ruben Castellano        Pay Period: 04/26/2026 - 05/02/2026

${headings}
Regular                  32.00    44.12    1,411.84      21,177.60 Federal W/H          265.02     3,746.82
Overtime                  5.00    66.18      330.90       2,911.92 Social Security     108.05     1,493.55
Premium                  45.00     2.50      112.50       1,387.50 Medicare             25.27       349.30
Travel                                        20.00         180.00 State Tax            50.00       700.00
Gross Pay                                  1,875.24      25,657.02 Total Taxes         448.34     6,289.67

Net Pay                                    1,426.90      19,367.35`

test.each([
  'Pay                      Hours     Rate      Amount     YTD Amount Taxes and Deductions   Current         YTD',
  'Earnings                 Hours     Rate     Current        YTD Amt Taxes & Withholdings     Current         YTD',
  'Earn                     Units     Rate  This Check     YTD Amount Statutory and Other Deductions Current    YTD',
])('the title of the next table right behind the heading of the year: %s', (headings) => {
  const stubs = stubsIn(stub(headings))
  expect(stubs.flatMap(entriesOf).map((entry) => entry.replace('deduction ', 'tax '))).toEqual([
    'earning Regular | 1411.84 | 21177.60 | 32.00 x 44.12',
    'earning Overtime | 330.90 | 2911.92 | 5.00 x 66.18',
    'earning Premium | 112.50 | 1387.50 | 45.00 x 2.50',
    'earning Travel | 20.00 | 180.00',
    'tax Federal W/H | 265.02 | 3746.82',
    'tax Social Security | 108.05 | 1493.55',
    'tax Medicare | 25.27 | 349.30',
    'tax State Tax | 50.00 | 700.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('amounts behind those of this period that are in no column are reported as unread', () => {
  const headings =
    'Pay                      Hours     Rate      Amount     YTD Total Taxes and Deductions      Current         YTD'
  const text = stub(headings).replace(/(?<=\d) (?=(Federal|Social|Medicare|State|Total))/g, '  ')
  expect(stubsIn(text).flatMap(complaintsOf)).toContain('failed figures_read')
})
