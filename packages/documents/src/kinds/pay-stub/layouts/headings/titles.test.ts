import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a title over the middle of a table set in two halves, and a line of leave above it', () => {
  const stubs = stubsIn(`
                    CIVILIAN LEAVE AND EARNINGS STATEMENT
Pay Period End 08/23/25     Pay Date 08/29/25     Name Darnell Strickland
                       CURRENT       YEAR TO DATE
GROSS PAY              3120.80           53515.97
DEDUCTIONS              487.19            8459.27
NET PAY                2633.61
                              CURRENT EARNINGS
TYPE                     HOURS        AMOUNT
REGULAR PAY              72.00       2808.72
ANNUAL LEAVE              8.00        312.08
                                              DEDUCTIONS
TYPE             CODE     CURRENT     YEAR TO DATE     TYPE             CODE     CURRENT     YEAR TO DATE
MEDICARE                    43.19           745.16     OASDI                      184.67          3246.74
TAX, FEDERAL     S0        259.33          4467.37
                                     BENEFITS PAID BY GOVERNMENT FOR YOU
TYPE                      CURRENT     YEAR TO DATE     TYPE                      CURRENT     YEAR TO DATE
FERS                       514.92          8753.64     OASDI                      184.67          3246.74`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR PAY | 2808.72 | - | 72.00 x -',
    'earning ANNUAL LEAVE | 312.08 | - | 8.00 x -',
    'tax MEDICARE | 43.19 | 745.16',
    'tax TAX, FEDERAL | 259.33 | 4467.37',
    'tax OASDI | 184.67 | 3246.74',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const side = `
PERSONAL AND CHECK INFORMATION     EARNINGS
Mateus F Albrecht                  BASIS OF    DESCRIPTION     HOURS      RATE     THIS PERIOD     YTD
40 Canal St Apt 3                  PAY
Rochester, NY 14608                            Hourly          80.00     25.00        2,000.00     20,000.00
Pay Period: 05/16/25 to 05/31/25               Bonus                                    300.00      3,000.00
Check Date: 06/05/25                           Gross Earnings                         2,300.00     23,000.00
                                   WITHHOLDINGS
                                   DESCRIPTION     FILING STATUS              THIS PERIOD           YTD
                                   Medicare                                         33.35        333.50
                                   Fed Income Tax  S                               190.02      1,900.20
                                   NET PAY                                       2,076.63     20,766.30`

test('who is paid beside the headings of the first table, and the filing status among those of another', () => {
  const stubs = stubsIn(`${side}
                          0512-Q441 Alder & Finch Distribution Inc • 900 Exchange Blvd • Rochester NY 14604`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Alder & Finch Distribution Inc', employee_name: 'Mateus F Albrecht', gross_pay: '2300.00' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly | 2000.00 | 20000.00 | 80.00 x 25.00',
    'earning Bonus | 300.00 | 3000.00',
    'tax Medicare | 33.35 | 333.50',
    'tax Fed Income Tax | 190.02 | 1900.20',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the filing status right behind the description, on the line of a caption beside the table', () => {
  const [stub] = stubsIn(`
PERSONAL INFORMATION               EARNINGS
Mateus F Albrecht                  DESCRIPTION     HOURS      RATE     THIS PERIOD     YTD
Check Date: 06/05/25               Hourly          80.00     25.00        2,000.00     20,000.00
                                   WITHHOLDINGS
Home Department: 200
Paralegal                          DESCRIPTION FILING STATUS              THIS PERIOD ($)     YTD ($)
                                   Fed Income Tax                                  190.02      1,900.20
                                   Medicare                                         29.00        290.00
                                   NET PAY                                       1,780.98     17,809.80`)
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly | 2000.00 | 20000.00 | 80.00 x 25.00',
    'tax Fed Income Tax | 190.02 | 1900.20',
    'tax Medicare | 29.00 | 290.00',
  ])
})

test.each(['DESCRIPTION FILING STATUS', 'ITEM TAX STATUS'])(
  'a pane beside the rows under "%s", with a table of its own',
  (heading) => {
    const [stub] = stubsIn(`
PERSONAL INFORMATION               EARNINGS
Mateus F Albrecht                  DESCRIPTION     HOURS      RATE     THIS PERIOD     YTD
                                   Hourly          80.00     25.00        2,000.00     20,000.00
                                   WITHHOLDINGS
Paralegal                          ${heading.padEnd(39)}THIS PERIOD ($)     YTD ($)
                                   Fed Income Tax                                  190.02      1,900.20
Check Date: 06/05/25 Check #:      Medicare                                         29.00        290.00
11892                              Social Security                                 124.00      1,240.00
NET PAY ALLOCATIONS
                                   NY PFL                                            7.76         77.60
         THIS PERIOD
DESCRIPTION      ($)               NYC Income Tax                                   60.00        600.00
Check           0.00               Total Withholdings                              410.78      4,107.80
Chkg 6614   1,589.22
NET PAY     1,589.22               NET PAY                                       1,589.22     15,892.20`)
    expect(entriesOf(stub!).slice(1)).toEqual([
      'tax Fed Income Tax | 190.02 | 1900.20',
      'tax Medicare | 29.00 | 290.00',
      'tax Social Security | 124.00 | 1240.00',
      'tax NY PFL | 7.76 | 77.60',
      'tax NYC Income Tax | 60.00 | 600.00',
    ])
  },
)

test('the caption of what stands beside the table on the line of its headings', () => {
  const [stub] = stubsIn(`
PERSONAL AND CHECK INFORMATION     BASIS OF PAY    DESCRIPTION     HOURS      RATE     THIS PERIOD     YTD
Mateus F Albrecht                  Hourly          Regular         80.00     25.00        2,000.00     20,000.00
Check Date: 06/05/25                               Bonus                                    300.00      3,000.00
                                                   Gross Earnings                         2,300.00     23,000.00

                                   WITHHOLDINGS                                        THIS PERIOD     YTD
                                   Fed Income Tax                                           190.02      1,900.20
                                   NET PAY                                                2,109.98     21,099.80`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 2000.00 | 20000.00 | 80.00 x 25.00',
    'earning Bonus | 300.00 | 3000.00',
    'tax Fed Income Tax | 190.02 | 1900.20',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

const body = `
Giordano Contractors Inc                           Pay Date: 08/07/2025
Employee 3317 Obadiah Fitzwilliam SSN XXX-XX-9034 Period Ending 08/03/2025
Hours & Earnings     Hours     Rate     Current        YTD
Straight Time        40.00    50.00    2,000.00  40,000.00
Gross Pay            40.00             2,000.00  40,000.00
Withheld                                Current        YTD
Federal Income Tax                       241.90   4,838.00
Union Dues                                60.24   1,204.80
Total                                    302.14   6,042.80
Net Pay                                1,697.86  33,957.20`

test('what the employer pays under a title longer than its table', () => {
  const stubs = stubsIn(`${body}

FRINGES PAID BY EMPLOYER (NOT INCLUDED IN WAGES)
FUND          HOURS     RATE    CURRENT
WELFARE       38.00    11.25     427.50
PENSION       38.00     9.80     372.40`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employee_name: 'Obadiah Fitzwilliam', gross_pay: '2000.00', net_pay: '1697.86' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Straight Time | 2000.00 | 40000.00 | 40.00 x 50.00',
    'tax Federal Income Tax | 241.90 | 4838.00',
    'deduction Union Dues | 60.24 | 1204.80',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a total of all deductions that says "Total" only, and leave with balances of its own', () => {
  const [stub] = stubsIn(`${body.replace('Withheld  ', 'Deductions')}

Leave                Beginning Balance     Earned     Ending Balance
Vacation                         40.00       4.00              44.00`)
  expect(fieldsOf(stub!)).toMatchObject({ total_deductions: '302.14', total_deductions_ytd: '6042.80' })
})

const failed = (name: string): unknown => expect.objectContaining({ name, status: 'failed' })

test('earnings, or all that is taken, that were not made out are missed aloud', () => {
  expect(stubsIn(body.replace(/Hours & Earnings[^]*(?=Withheld)/, 'Gross Pay: 2,000.00\n'))).toMatchObject([
    { entries: [{}, {}], checks: expect.arrayContaining([failed('earnings_sum')]) },
  ])
  expect(stubsIn(body.replace(/Federal Income Tax.*\nUnion Dues.*\n/, ''))).toMatchObject([
    { entries: [{}], checks: expect.arrayContaining([failed('deductions_sum')]) },
  ])
})

test("a name on the heading's line, a title before the heading of the descriptions, a name cut short at its line's end", () => {
  const [stub] = stubsIn(`
PERSONAL AND CHECK INFORMATION
Marisol Vega-Thornton           EARNINGS     DESCRIPTION     HOURS      RATE    THIS PERIOD     YTD ($)
2207 E Dauphin St                            Hourly          76.00   19.5000       1,482.00   10,818.60
Philadelphia, PA 19125                       Overtime         4.00   29.2500         117.00      643.50
                                             Gross Earnings                        1,599.00   11,462.10

Check Date: 04/11/25            WITHHOLDINGS DESCRIPTION                        THIS PERIOD     YTD ($)
                                             Medicare                                 23.19      166.20
                                             PA PHILA-                                59.96      429.80
                                             CityRes
                                             PA PHILA LST                              2.00       14.00
                                             TOTAL                                    85.15      610.00
NET PAY                                                                         THIS PERIOD     YTD ($)
                                                                                   1,513.85   10,852.10
0912 Fishtown Noodle Bar Inc • 1530 Frankford Ave • Philadelphia, PA 19125`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1599.00', net_pay: '1513.85', gross_pay_ytd: '11462.10' })
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly | 1482.00 | 10818.60 | 76.00 x 19.5000',
    'earning Overtime | 117.00 | 643.50 | 4.00 x 29.2500',
    'tax Medicare | 23.19 | 166.20',
    'tax PA PHILA- CityRes | 59.96 | 429.80',
    'tax PA PHILA LST | 2.00 | 14.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test.each([{}, { source: 'ocr', confidence: 0.93 } as const])(
  'amounts that only the title over them names: %j',
  (made) => {
    const [stub] = stubsIn(
      `
Larkin & Daughters Roofing LLC
Employee Name: Rigoberto Ansaldi         Pay Period: 07/07/25 to 07/13/25
EARNINGS          DESCRIPTION                           THIS PERIOD ($)         YTD ($)
                  Hourly                                       1,040.00       14,560.00
                  Gross Earnings                               1,040.00       14,560.00
WITHHOLDINGS      DESCRIPTION                           THIS PERIOD ($)         YTD ($)
                  Fed Income Tax                                  98.00        1,372.00
                  Medicare                                        15.08          211.12
                  TOTAL                                          113.08        1,583.12
NET PAY                                                 THIS PERIOD ($)         YTD ($)
                                                                 926.92       12,976.88`,
      made,
    )
    expect(fieldsOf(stub!)).toMatchObject({ net_pay: '926.92', net_pay_ytd: '12976.88' })
    expect(complaintsOf(stub!)).toEqual([])
  },
)

test('labels of the employee right above the headings are not part of them', () => {
  const [stub] = stubsIn(
    `
                 DELGADO TILE & STONE LLC
Employee Name:    Rigoberto Ansaldi      Pay Date:      7/18/2025
Period From:      7/7/2025               Period To:     7/13/2025
                  Hours      Rate        Amount         Deductions        Amount
Regular Pay       52.00     20.00      1,040.00         Federal Tax        98.00
Overtime Pay       4.00     30.00        120.00         Medicare           16.82
GROSS PAY         56.00                1,160.00         TOTAL DED.        114.82
                                                        NET PAY         1,045.18`,
    { step: 10 },
  )
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1160.00', net_pay: '1045.18', total_deductions: '114.82' })
  expect(entriesOf(stub!)).toEqual([
    'earning Regular Pay | 1040.00 | - | 52.00 x 20.00',
    'earning Overtime Pay | 120.00 | - | 4.00 x 30.00',
    'tax Federal Tax | 98.00 | -',
    'tax Medicare | 16.82 | -',
  ])
})

test('the title of a table whose headings are farther down, on the line of the headings beside it', () => {
  const stubs = stubsIn(`
Olentangy Salt Company     Employee: Vashti Oduya     Pay Date: 11/13/2026

          HOURS AND EARNINGS                          TAXES             Current        YTD
Description      Hours      Current         YTD       Fed Withholdng     312.44   7,201.18
Regular Salary   80.00     2,673.08   58,807.76       Fed MED/EE          39.13     951.88
Total:           80.00     2,673.08   58,807.76       Total:             351.57   8,153.06

NET PAY       2,321.51`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'tax Fed Withholdng | 312.44 | 7201.18',
    'tax Fed MED/EE | 39.13 | 951.88',
    'earning Regular Salary | 2673.08 | 58807.76 | 80.00 x -',
  ])
})

test('a table under a title that does not name a section, beside one that does', () => {
  const stubs = stubsIn(`
Derby City Archives     Employee: Marlowe Tennyson     Pay date: 11/13/2026

Staff pay             This period     Other payments         This period        YTD
Salary                   3,000.00     Travel reimbursement        215.40   3,102.88
Federal Withholding        331.00
Medicare                    43.50

Gross salary 3,000.00     Net pay 2,840.90`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 3000.00 | -',
    'tax Federal Withholding | 331.00 | -',
    'tax Medicare | 43.50 | -',
    'earning Travel reimbursement | 215.40 | 3102.88',
  ])
})

test('no line of a table is the name of an employer', () => {
  const [stub] = stubsIn(`
Earnings Statement     Employee: Ophelia Brandt     Pay date: 11/13/2026
Earnings             Amount
Call-in              180.00
Gross pay            180.00
Medicare               2.61
Net pay              177.39`)
  expect(fieldsOf(stub!)['employer_name']).not.toBe('Call-in')
})

test('titles as sentences, and columns of this check and this year', () => {
  const [stub] = stubsIn(`
Gentle Hands Home Care, Inc.
Employee: Fatoumata Diallo     Pay period: June 1, 2026 through June 14, 2026     Payday: June 19, 2026
What you earned              Hours      Rate     This check      This year
Weekdays                     61.00     18.50       1,128.50      12,950.00
Weekends                     10.00     19.75         197.50       1,777.50
Gross pay                                          1,326.00      14,727.50
What was taken out                               This check      This year
Federal Tax                                           58.00         696.00
Dues                                                  27.00         324.00
Total taken out                                       85.00       1,020.00
What was added                                   This check      This year
Mileage                                               38.86         402.17
Take-home pay (net pay)                            1,279.86      14,109.67
How you were paid
Visa paycard ending 2208                                         1,279.86`)
  expect(entriesOf(stub!)).toEqual([
    'earning Weekdays | 1128.50 | 12950.00 | 61.00 x 18.50',
    'earning Weekends | 197.50 | 1777.50 | 10.00 x 19.75',
    'tax Federal Tax | 58.00 | 696.00',
    'deduction Dues | 27.00 | 324.00',
    'earning Mileage | 38.86 | 402.17',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('spaced titles over the middle of their columns, and totals of the year under a title of their own', () => {
  const documents = understand([
    pageFromText(`
COUNTY OF WEXHAM PAYROLL
EMPLOYEE NAME               PERIOD BEGINNING     PERIOD ENDING     ISSUE DATE
PATRICIA ANN DOBBINS        12-01-2025           12-15-2025        12-19-2025
               E A R N I N G S - C U R R E N T                             D E D U C T I O N S - C U R R E N T
SALARY                                        2,310.50    FEDERAL TAX                                        173.81
ON-CALL PAY                                      84.00    MEDICARE                                            34.72
GROSS EARNINGS                                2,394.50    SEIU 721                                            34.66
                                                          TOTAL DEDUCTIONS                                   243.19
NET PAY                                                                                                    2,151.31
                                  Y E A R  T O  D AT E  T O TA L S
GROSS EARNINGS                              TOTAL DEDUCTIONS                              NET PAY
     57,468.00                                      5,836.56                            51,631.44`),
  ]).documents
  expect(documents.map(fieldsOf)).toMatchObject([
    {
      gross_pay: '2394.50',
      gross_pay_ytd: '57468.00',
      total_deductions: '243.19',
      total_deductions_ytd: '5836.56',
      net_pay: '2151.31',
      net_pay_ytd: '51631.44',
    },
  ])
  expect(documents.flatMap(entriesOf)).toEqual([
    'earning SALARY | 2310.50 | -',
    'earning ON-CALL PAY | 84.00 | -',
    'tax FEDERAL TAX | 173.81 | -',
    'tax MEDICARE | 34.72 | -',
    'deduction SEIU 721 | 34.66 | -',
  ])
})
