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

test.each(['STRS ER      1,226.00', 'Med Plan ER    350.00', 'Retirement ER   99.00'])(
  'a row of the table beside, right behind the heading of the year: "%s"',
  (row) => {
    const stubs = stubsIn(`
Rio Alto Unified School District                      Issue Date 05/29/2026
Employee: Quynh-Anh Pham             Pay Period: 05/01/2026 - 05/31/2026

                 EARNINGS                                       TAXES                         DISTRICT PAID
DESCRIPTION             CURRENT         YTD    DESCRIPTION          CURRENT          YTD ${row}
TEACHER CONTRACT       6,418.75   32,093.75    FEDERAL TAX           335.28     1,634.84 SISC MED ER  1,150.00
CHAIR STIPEND            250.00    1,250.00    STATE TAX             135.57       669.74 MEDICARE ER     94.01
HOME HOSPITAL            168.00      504.00    MEDICARE               94.01       465.16 SUI              3.42
                                                        DEDUCTIONS                       WORKERS COMP   118.02
                                               STRS 10.25%           657.92     3,289.60
                                               DELTA DENTAL           41.60       208.00

GROSS PAY 6,836.75      NET PAY 5,572.37`)
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning TEACHER CONTRACT | 6418.75 | 32093.75',
      'earning CHAIR STIPEND | 250.00 | 1250.00',
      'earning HOME HOSPITAL | 168.00 | 504.00',
      'tax FEDERAL TAX | 335.28 | 1634.84',
      'tax STATE TAX | 135.57 | 669.74',
      'tax MEDICARE | 94.01 | 465.16',
      'deduction STRS 10.25% | 657.92 | 3289.60',
      'deduction DELTA DENTAL | 41.60 | 208.00',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)
