import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('"Current" and "Year to date" over hours, rate and amounts, with nothing over the names', () => {
  const [stub] = stubsIn(`
Olentangy Medical Center                                    Pay Date: 2026-10-23
Employee: Rosalind McAllister                               Pay Period: 2026-10-04 - 2026-10-17

                                  Current                    Year To Date
                      Hours        Rate      Amount      Hours      Amount
Earnings
Regular Hourly        72.00     36.0000    2,592.00   1,314.00   47,304.00
Extended Illness                                         24.00      888.00
Missed Meal Corr.     -0.50     37.0000      -18.50      -0.50      -18.50
Total Earnings                             2,573.50              48,173.50
Taxes
Medicare                                      37.32                 698.52
Total Taxes                                   37.32                 698.52
Net Pay                                    2,536.18              47,474.98`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '2573.50', gross_pay_ytd: '48173.50', net_pay_ytd: '47474.98' })
  expect(entriesOf(stub!)).toEqual([
    'earning Regular Hourly | 2592.00 | 47304.00 | 72.00 x 36.0000',
    'earning Extended Illness | - | 888.00',
    'debit earning Missed Meal Corr. | 18.50 | 18.50 | -0.50 x 37.0000',
    'tax Medicare | 37.32 | 698.52',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

const weekly = (period: string, payDate: string, pay: string, year: string, net: string, netYear: string) => `
Beto Lindqvist                                      Bay Street Cyclery
88 Alder Row, Astoria, OR 97103                     1010 Bay St, Astoria, OR 97103
Pay period                  Pay date                Pay type
${period.padEnd(28)}${payDate}              Hourly
                                            Amount        Year to date
Gross pay
Regular                                   ${pay}           ${year}
Employee taxes
Medicare                                    -14.50             -290.00
Net pay                                   ${net}           ${netYear}
`

test('two stubs on a page whose tables have "Amount" and "Year to date" alone over them', () => {
  const first = weekly('10/26/2026 - 11/08/2026', '11/12/2026', '1,000.00', '20,000.00', '  985.50', '19,710.00')
  const second = weekly('10/12/2026 - 10/25/2026', '10/29/2026', '1,100.00', '19,000.00', '1,085.50', '18,710.00')
  const stubs = stubsIn(first + second)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { period_end: '2026-11-08', net_pay: '985.50', net_pay_ytd: '19710.00' },
    { period_end: '2026-10-25', net_pay: '1085.50', net_pay_ytd: '18710.00' },
  ])
  expect(stubs.map((stub) => entriesOf(stub).length)).toEqual([2, 2])
})

test("a job's number under the first of several titles is not a name; the words before the figures are", () => {
  const [stub] = stubsIn(`
CASCADE HEAVY CIVIL CO.                              Check Date: 10/16/2026
Employee: ERIK J HALVORSEN                           Period End: 10/11/2026

Job        Phase      Hours      Rate       Amount
24-118     CARP JY    16.00     46.85       749.60
24-118     CARP FRM   18.00     51.85       933.30
Gross Pay                                 1,682.90

Taxes                 Current       YTD
Medicare                24.40    488.00
Net Pay              1,658.50`)
  expect(entriesOf(stub!)).toEqual([
    'earning CARP JY | 749.60 | - | 16.00 x 46.85',
    'earning CARP FRM | 933.30 | - | 18.00 x 51.85',
    'tax Medicare | 24.40 | 488.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('amounts before hours under the groups of this period and the year, with nothing over the names', () => {
  const stubs = stubsIn(`
Wasatch Orthotic Lab LLC     Employee: Torvald Eklund     Pay date 11/13/26

Earnings                    Current               Year to date
                         Amount    Hours        Amount      Hours
Regular                2,200.00    72.00     48,400.00   1,584.00
Vacation                 275.00     9.00      3,300.00     108.00
Total earnings         2,475.00    81.00     51,700.00   1,692.00

Taxes                   Current       Year to date
Medicare                  35.89             749.65

Net pay 2,439.11`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2200.00 | 48400.00 | 72.00 x -',
    'earning Vacation | 275.00 | 3300.00 | 9.00 x -',
    'tax Medicare | 35.89 | 749.65',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['Total          YTD', 'Amount         YTD'])(
  '"Hours, Rate, %s" with nothing over the names, beside a table from gross to net',
  (columns) => {
    const [stub] = stubsIn(`
Ledbetter Custom Joinery
Employee: Dale W. Crutchfield       Pay Period: May 11, 2026 - May 17, 2026      Check Date: May 21, 2026

                  Hours      Rate       ${columns}                            This Check      Year to Date
Regular           40.00     24.00      960.00    18,432.00      Gross           1,050.00         19,548.00
Overtime           2.50     36.00       90.00     1,116.00      Fed_Income        -85.05         -1,563.84
Total Hours       42.50                                         Medicare          -15.23           -283.45
                                                                Health            -37.50           -750.00
                                                                Net Check:        912.22         16,950.71`)
    expect(entriesOf(stub!)).toEqual([
      'earning Regular | 960.00 | 18432.00 | 40.00 x 24.00',
      'earning Overtime | 90.00 | 1116.00 | 2.50 x 36.00',
      'tax Fed_Income | 85.05 | 1563.84',
      'tax Medicare | 15.23 | 283.45',
      'deduction Health | 37.50 | 750.00',
    ])
    expect(complaintsOf(stub!)).toEqual([])
  },
)

test.each(['', 'Health Plan              487.20     5,359.20\nDental Plan               18.40       202.40'])(
  'tables that lost their titles hold what the net shows: "%s" is paid by the employer',
  (employers) => {
    const headings = 'Description              Current          YTD'
    const stubs = stubsIn(`
State of Genesee Valley             Pay Period: 05/08/2025 - 05/21/2025     Advice Date: 06/04/2025
Employee: Rosalind Achterberg       Employee ID: N00881420

Hours and Earnings       Current          YTD
Regular                 2,777.92    31,260.28
Taxes                    Current          YTD
Fed Withholding           565.57     6,337.07

${headings}
Union Benefit             92.18     1,013.98
Deferred Plan             50.00       550.00

${headings}
Neighbors Fund           125.00     1,375.00
NYS 529 Plan              25.00       275.00
${employers && `\n${headings}\n${employers}\n`}
Gross Pay           Net Pay
2,777.92            1,920.17`)
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning Regular | 2777.92 | 31260.28',
      'tax Fed Withholding | 565.57 | 6337.07',
      'deduction Union Benefit | 92.18 | 1013.98',
      'deduction Deferred Plan | 50.00 | 550.00',
      'deduction Neighbors Fund | 125.00 | 1375.00',
      'deduction NYS 529 Plan | 25.00 | 275.00',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)
