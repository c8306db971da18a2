import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test("the year's columns before this period's hours and amounts, codes that read like headings beside the names", () => {
  const stubs = stubsIn(`
Columbia Ridge Health                         Pay Begin Date: 07/27/2025     Advice Date: 08/15/2025
1900 NE Overlook Ter                          Pay End Date: 08/09/2025
Portland, OR 97212
                                 HOURS AND EARNINGS
Code   Description                YTD Hours   YTD Earnings      Rate     Hours     Earnings
REG    Regular Pay                 1,151.00      53,126.40    46.120     64.00     2,951.68
NGT    Night Differential            312.00       1,716.00     5.500     16.00        88.00
PTO    Paid Time Off                 108.00       4,980.96    46.120     12.00       553.44
OTA    Prior Period Overtime          -1.50        -103.77    69.180     -1.50      -103.77
       TOTAL:                                    59,719.59               92.00     3,489.35

TAXES
Description                                 YTD        Current
Fed Withholding                        7,264.10         421.75
TOTAL:                                 7,264.10         421.75

              TOTAL GROSS       TOTAL TAXES       NET PAY
YTD             59,719.59          7,264.10     52,455.49
Current          3,489.35            421.75      3,067.60`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    {
      employer_name: 'Columbia Ridge Health',
      gross_pay: '3489.35',
      gross_pay_ytd: '59719.59',
      net_pay: '3067.60',
      net_pay_ytd: '52455.49',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 2951.68 | 53126.40 | 64.00 x 46.120',
    'earning Night Differential | 88.00 | 1716.00 | 16.00 x 5.500',
    'earning Paid Time Off | 553.44 | 4980.96 | 12.00 x 46.120',
    'debit earning Prior Period Overtime | 103.77 | 103.77 | -1.50 x 69.180',
    'tax Fed Withholding | 421.75 | 7264.10',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test("a fiscal year's column beside the calendar year's is not the year", () => {
  const stubs = stubsIn(`
MESA VERDE UNIFIED SCHOOL DISTRICT
EMPLOYEE: WINTHROP, ELEANOR J
PAY PERIOD 11/01/2024-11/30/2024     ISSUE DATE 11/29/2024

EARNINGS                UNITS       RATE        CURRENT     FY-TO-DATE     CAL YR-TO-DATE
CERTIFICATED SALARY      1.00  6187.5000       6,187.50      30,937.50          67,437.50
DOCK 0.5 DAY              .50  343.7500-         171.87-        171.87-            171.87-
GROSS EARNINGS                                 6,015.63      30,765.63          67,265.63

TAXES                                           CURRENT                    CAL YR-TO-DATE
FEDERAL W/H                                      681.20                          7,084.20
NET PAY                                        5,334.43                         60,181.43`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '6015.63', gross_pay_ytd: '67265.63', net_pay: '5334.43', net_pay_ytd: '60181.43' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning CERTIFICATED SALARY | 6187.50 | 67437.50 | 1.00 x 6187.5000',
    'debit earning DOCK 0.5 DAY | 171.87 | 171.87 | 0.50 x -343.7500',
    'tax FEDERAL W/H | 681.20 | 7084.20',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['School YTD', 'Academic Year to Date', 'CONTRACT YTD'])(
  "a school's year is the year if no other is printed: %s",
  (year) => {
    const stubs = stubsIn(`
Pine Bluff Consolidated Schools
Employee: Marisol Etcheverry     Pay Date: 03-22-2024     Period Ending: 03-31-2024

EARNINGS
Job Description               Units     Pay Rate     This Period     ${year.padStart(21)}
Contract Pay - Librarian                                3,880.00                 27,160.00
Tutorials                      4.00        30.00          120.00                    510.00
Total Gross                                             4,000.00                 27,670.00
DEDUCTIONS
Description                                          This Period     ${year.padStart(21)}
Withholding Tax                                           310.00                  2,170.00
TRS Salary Red                                            330.00                  2,282.78
Total Deductions                                          640.00                  4,452.78
Net Pay                                                 3,360.00                 23,217.22`)
    expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay_ytd: '27670.00', net_pay_ytd: '23217.22' }])
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning Contract Pay - Librarian | 3880.00 | 27160.00',
      'earning Tutorials | 120.00 | 510.00 | 4.00 x 30.00',
      'tax Withholding Tax | 310.00 | 2170.00',
      'deduction TRS Salary Red | 330.00 | 2282.78',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)
