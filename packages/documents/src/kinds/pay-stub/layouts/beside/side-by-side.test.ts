import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('tables beside each other, sections named in the margin', () => {
  const stubs = stubsIn(`
BRIGHT HARBOR DENTAL LLC                                                              Pay Stub
742 Shoreline Dr
Portland, ME 04101

PERSONAL AND CHECK INFORMATION     EARNINGS        BASIS OF   DESCRIPTION      HRS/UNITS     RATE    THIS PERIOD ($)    YTD HOURS      YTD ($)
Maria L Santos                                     PAY
18 Cedar Ln Apt 4                                  Hourly     Regular            76.5000  24.0000          1836.00     612.0000     14688.00
Portland, ME 04103                                 Hourly     Overtime            3.2500  36.0000           117.00      20.0000       720.00
Soc Sec #: xxx-xx-1234                                        Holiday                                                    16.0000       384.00
Pay Period: 04/15/24 to 04/28/24                              Total Hours        79.7500                                648.0000
Check Date: 05/03/24  Check #: 10442                          Gross Earnings                               1953.00                   15792.00
NET PAY ALLOCATIONS
DESCRIPTION    THIS PERIOD ($)   YTD ($)           WITHHOLDINGS        DESCRIPTION       FILING STATUS     THIS PERIOD ($)              YTD ($)
Check Amount              0.00      0.00                               Social Security                              121.09               979.10
Chkg 9921              1510.27  12210.33                               Medicare                                      28.32               228.98
NET PAY                1510.27  12210.33                               Fed Income Tax    SMS                        152.14              1240.30
                                                                       ME Income Tax     S 1                         66.18               543.29
                                                                       TOTAL                                        367.73              2991.67
                                                   DEDUCTIONS          DESCRIPTION                         THIS PERIOD ($)              YTD ($)
                                                                       Dental                                        15.00               120.00
                                                                       401K                                          60.00               470.00
                                                                       TOTAL                                         75.00               590.00
                                                   NET PAY                                                 THIS PERIOD ($)              YTD ($)
                                                                                                                   1510.27             12210.33`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'BRIGHT HARBOR DENTAL LLC',
      employee_name: 'Maria L Santos',
      period_start: '2024-04-15',
      period_end: '2024-04-28',
      pay_date: '2024-05-03',
      gross_pay: '1953.00',
      net_pay: '1510.27',
      gross_pay_ytd: '15792.00',
      net_pay_ytd: '12210.33',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1836.00 | 14688.00 | 76.5000 x 24.0000',
    'earning Overtime | 117.00 | 720.00 | 3.2500 x 36.0000',
    'earning Holiday | - | 384.00',
    'tax Social Security | 121.09 | 979.10',
    'tax Medicare | 28.32 | 228.98',
    'tax Fed Income Tax | 152.14 | 1240.30',
    'tax ME Income Tax | 66.18 | 543.29',
    'deduction Dental | 15.00 | 120.00',
    'deduction 401K | 60.00 | 470.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('tables in pairs, a summary with the periods as rows, sums under the names of their sections', () => {
  const stubs = stubsIn(`
Northwind Analytics, Inc.      500 Pine Street     Seattle, WA 98101        +1 (206) 555-0100
Name                 Company                      Employee ID   Pay Period Begin   Pay Period End   Check Date   Check Number
Priya Raman          Northwind Analytics, Inc.    104233        06/01/2024         06/15/2024       06/14/2024

             Hours Worked    Gross Pay   Pre Tax Deductions   Employee Taxes   Post Tax Deductions     Net Pay
Current             88.00     5,416.67               420.00         1,210.45                 35.00    3,751.22
YTD                968.00    59,583.37             4,620.00        13,314.95                385.00   41,263.42

Earnings                                                                              Employee Taxes
Description     Dates                      Hours     Rate     Amount          YTD     Description           Amount         YTD
Regular Salary  06/01/2024-06/15/2024      80.00     0.00   5,000.00    55,000.00     OASDI                 316.14    3,477.54
Holiday         06/01/2024-06/15/2024       8.00     0.00     416.67     3,333.37     Medicare               73.94      813.34
Bonus                                                          0.00     1,250.00     Federal Withholding   820.37    9,024.07
Earnings                                                    5,416.67    59,583.37     Employee Taxes      1,210.45   13,314.95

Pre Tax Deductions                                     Post Tax Deductions
Description                 Amount          YTD        Description             Amount          YTD
401k                        325.00     3,575.00        Voluntary Life           35.00       385.00
Medical Pre-tax              95.00     1,045.00        Post Tax Deductions      35.00       385.00
Pre Tax Deductions          420.00     4,620.00

Employer Paid Benefits                                 Taxable Wages
Description                 Amount          YTD        Description             Amount          YTD
401k Match                  216.67     2,383.37        OASDI - Taxable Wages    5,099.00    56,089.00
Employer Medical            410.00     4,510.00        Federal Withholding - Taxable Wages     4,996.67    54,963.37
Employer Paid Benefits      626.67     6,893.37
                         Federal        State          Absence Plans
Marital Status           Single                        Description           Accrued      Reduced    Available
Allowances               0              0              Vacation                 4.62         0.00        61.20

Payment Information
Bank               Account Name      Account Number     USD Amount     Amount
Chase Bank         Chase ******1182  ******1182          3,751.22   3,751.22 USD`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Northwind Analytics, Inc.',
      employee_name: 'Priya Raman',
      period_start: '2024-06-01',
      period_end: '2024-06-15',
      pay_date: '2024-06-14',
      gross_pay: '5416.67',
      net_pay: '3751.22',
      gross_pay_ytd: '59583.37',
      net_pay_ytd: '41263.42',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Salary | 5000.00 | 55000.00 | 80.00 x 0.00',
    'earning Holiday | 416.67 | 3333.37 | 8.00 x 0.00',
    'earning Bonus | 0.00 | 1250.00',
    'tax OASDI | 316.14 | 3477.54',
    'tax Medicare | 73.94 | 813.34',
    'tax Federal Withholding | 820.37 | 9024.07',
    'deduction 401k | 325.00 | 3575.00',
    'deduction Medical Pre-tax | 95.00 | 1045.00',
    'deduction Voluntary Life | 35.00 | 385.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('hours of the year among the columns, taxable wages beside the taxes', () => {
  const stubs = stubsIn(`
Granite Peak Builders LLC                                    Check Date: 11/15/2024    Voucher: 20931
2200 Quarry Rd                                               Period Beginning: 10/28/2024
Denver, CO 80202                                             Period Ending: 11/10/2024

                                                             Kevin Tran
                                                             919 Larimer St
                                                             Denver, CO 80204
Earnings                                                                Deductions
Earnings     Rate      Hours     Amount   YTD Hours   YTD Amount        Deduction      Amount      YTD Amount
REG         31.2500    80.00   2,500.00    1,760.00    55,000.00        401K           125.00        2,750.00
OT          46.8750     6.00     281.25       88.00     4,125.00        MEDS125         62.50        1,375.00
VAC         31.2500                           24.00       750.00        Totals         187.50        4,125.00
Totals                 86.00   2,781.25    1,872.00    59,875.00

Taxes                                                                   Direct Deposits   Type   Account       Amount
Tax          Based On       Amount      YTD Amount                      Wells Fargo       C      ***8812     1,927.09
FITW         2,593.75       311.20        6,842.10
MED          2,718.75        39.42          848.25
SS           2,718.75       168.56        3,627.00
CO           2,593.75        74.48        1,630.00
Totals                      593.66       12,947.35

Net Pay Summary        Gross Earnings     Taxes     Deductions     Net Pay
Current                      2,781.25    593.66         187.50    2,000.09
YTD                         59,875.00 12,947.35       4,125.00   42,802.65`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Granite Peak Builders LLC',
      employee_name: 'Kevin Tran',
      period_start: '2024-10-28',
      period_end: '2024-11-10',
      pay_date: '2024-11-15',
      gross_pay: '2781.25',
      net_pay: '2000.09',
      gross_pay_ytd: '59875.00',
      net_pay_ytd: '42802.65',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REG | 2500.00 | 55000.00 | 80.00 x 31.2500',
    'earning OT | 281.25 | 4125.00 | 6.00 x 46.8750',
    'earning VAC | - | 750.00 | - x 31.2500',
    'deduction 401K | 125.00 | 2750.00',
    'deduction MEDS125 | 62.50 | 1375.00',
    'tax FITW | 311.20 | 6842.10',
    'tax MED | 39.42 | 848.25',
    'tax SS | 168.56 | 3627.00',
    'tax CO | 74.48 | 1630.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('headings over groups of columns in three tables, a grid with current and year as rows', () => {
  const stubs = stubsIn(`
State University of Westmark                   Pay Group:       BIW-Biweekly Staff          Business Unit:  WSTMK
100 College Ave                                Pay Begin Date:  05/05/2024                  Advice #:       000000001882231
Westmark, WI 53701                             Pay End Date:    05/18/2024                  Advice Date:    05/30/2024

Lena M Fischer                     Employee ID:   00482210              TAX DATA:          Federal     WI State
22 Lake Rd                         Department:    10450-Libraries       Tax Status:        Single      Single
Westmark, WI 53703                 Location:      Main Library          Allowances:        0           0
                                   Pay Rate:      $27.500000 Hourly     Addl. Amt:

                    HOURS AND EARNINGS                                              TAXES
                 ---------- Current ----------   ------- YTD -------
Description          Rate     Hours    Earnings     Hours    Earnings    Description        Current         YTD
Regular         27.500000     72.00    1,980.00    760.00   20,900.00    Fed Withholdng      208.13    2,210.40
Sick            27.500000      8.00      220.00     24.00      660.00    Fed MED/EE           31.10      310.98
                                                                         Fed OASDI/EE        132.99    1,329.69
                                                                         WI Withholdng        89.21      921.45
TOTAL:                         80.00    2,200.00    784.00   21,560.00   TOTAL:              461.43    4,772.52

     BEFORE-TAX DEDUCTIONS                    AFTER-TAX DEDUCTIONS                 EMPLOYER PAID BENEFITS
Description       Current         YTD    Description       Current         YTD    Description       Current         YTD
Health Ins          55.00      550.00    Parking             18.00      180.00    Health Ins         410.00    4,100.00
WI Retirement      151.80    1,487.64                                             WI Retirement      151.80    1,487.64
TOTAL:             206.80    2,037.64    TOTAL:              18.00      180.00    *TAXABLE

               TOTAL GROSS     FED TAXABLE GROSS     TOTAL TAXES     TOTAL DEDUCTIONS       NET PAY
Current:          2,200.00              1,993.20          461.43               224.80      1,513.77
YTD:             21,560.00             19,522.36        4,772.52             2,217.64     14,569.84

                                                              NET PAY DISTRIBUTION
                                                              Advice #000000001882231          1,513.77
                                                              TOTAL:                           1,513.77`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'State University of Westmark',
      employee_name: 'Lena M Fischer',
      period_start: '2024-05-05',
      period_end: '2024-05-18',
      pay_date: '2024-05-30',
      pay_frequency: 'biweekly',
      gross_pay: '2200.00',
      net_pay: '1513.77',
      gross_pay_ytd: '21560.00',
      net_pay_ytd: '14569.84',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1980.00 | 20900.00 | 72.00 x 27.500000',
    'earning Sick | 220.00 | 660.00 | 8.00 x 27.500000',
    'tax Fed Withholdng | 208.13 | 2210.40',
    'tax Fed MED/EE | 31.10 | 310.98',
    'tax Fed OASDI/EE | 132.99 | 1329.69',
    'tax WI Withholdng | 89.21 | 921.45',
    'deduction Health Ins | 55.00 | 550.00',
    'deduction WI Retirement | 151.80 | 1487.64',
    'deduction Parking | 18.00 | 180.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a pay warrant that prints this period only, and the year in a grid of totals', () => {
  const stubs = stubsIn(`
      STONEGATE UNIFIED SCHOOL DISTRICT            PAY WARRANT STATEMENT
   EMPLOYEE NAME              EMP ID     PERIOD ENDING     ISSUE DATE     WARRANT NO
   ALVAREZ, MIGUEL T          80441      10/31/2023        11/01/2023     00412231

   EARNINGS DESCRIPTION        UNITS        RATE       AMOUNT
   SALARY                                            6,120.00
   STIPEND - COACH                                     350.00
   EXTRA DUTY                   6.00     42.5000       255.00

   DEDUCTION DESCRIPTION               AMOUNT        DEDUCTION DESCRIPTION              AMOUNT
   FED TAX                             702.15        CALSTRS DB                         627.30
   STATE TAX                           288.40        MEDICAL BLUE CROSS                 215.00
   MEDICARE                             97.51        UNION DUES                          88.12

                     GROSS         TAXABLE       DEDUCTIONS          NET
   CURRENT        6,725.00        6,097.70         2,018.48     4,706.52
   Y-T-D         26,900.00       24,390.80         8,073.92    18,826.08`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'STONEGATE UNIFIED SCHOOL DISTRICT',
      employee_name: 'ALVAREZ, MIGUEL T',
      period_end: '2023-10-31',
      pay_date: '2023-11-01',
      gross_pay: '6725.00',
      net_pay: '4706.52',
      total_deductions: '2018.48',
      gross_pay_ytd: '26900.00',
      net_pay_ytd: '18826.08',
      total_deductions_ytd: '8073.92',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning SALARY | 6120.00 | -',
    'earning STIPEND - COACH | 350.00 | -',
    'earning EXTRA DUTY | 255.00 | - | 6.00 x 42.5000',
    'tax FED TAX | 702.15 | -',
    'tax STATE TAX | 288.40 | -',
    'tax MEDICARE | 97.51 | -',
    'deduction CALSTRS DB | 627.30 | -',
    'deduction MEDICAL BLUE CROSS | 215.00 | -',
    'deduction UNION DUES | 88.12 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each([
  ['Gross Earnings', 'Rate   Hours  Current', 'Tax Deductions', 'tables named like totals'],
  ['Earnings', 'Rate Hours Current   ', 'Withholdings', 'headings a blank apart'],
  ['Earnings', 'Rate  Hours This Pay   ', 'Withholdings', 'two headings like one'],
])('tables "%s" with "%s" and "%s": %s', (earnings, columns, taxes) => {
  const stubs = stubsIn(`
Bluestem Analytics Inc                          Pay Stub
3068 Sycamore Terrace
Savannah, GA 31401
Owen Hollister                                  Pay Period: 05/01/2021 - 05/15/2021
264 Maple Street                                Check Date: 05/14/2021

${earnings.padEnd(18)}${columns}      YTD     ${taxes.padEnd(22)}Current         YTD
Regular           21.50  80.00 1,720.00 15,480.00     Federal Tax            172.00    1,548.00
Gross                          1,720.00 15,480.00     Social Security        106.64      959.76
                                                      Medicare                24.94      224.46

                                                      Benefits and Other Deductions Current   YTD
                                                      Dental Pre-tax           6.00       54.00
                                                      ESPP                    20.00      180.00

                                                      Net Pay              1,390.42   12,513.78`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1720.00 | 15480.00 | 80.00 x 21.50',
    'tax Federal Tax | 172.00 | 1548.00',
    'tax Social Security | 106.64 | 959.76',
    'tax Medicare | 24.94 | 224.46',
    'deduction Dental Pre-tax | 6.00 | 54.00',
    'deduction ESPP | 20.00 | 180.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('what was taxable, beside the tables of pay under a title of its own, is not a tax', () => {
  const [stub] = stubsIn(`
Boundary Waters Medical Devices Inc.
Employee: Solveig Ingebrigtsen
Check Date: 10/30/2026    Period Start - Period End: 10/11/2026 - 10/24/2026

                                  Current                       YTD      Taxable Earnings      Current         YTD
                  Hours   Rate     Amount       Hours        Amount      Fed W/H              2,071.00   31,065.00
Earnings          76.00          2,158.40    1,140.00     32,376.00      FICA EE              2,158.40   32,376.00
  Regular         76.00  28.40   2,158.40    1,140.00     32,376.00
Taxes                              299.01                  4,485.15
  Fed W/H                          165.19                  2,477.85
  FICA EE                          133.82                  2,007.30
Deductions                          87.40                  1,311.00
  Medical                           87.40                  1,311.00
Net Pay                          1,771.99                 26,579.85`)
  expect(fieldsOf(stub!)).toMatchObject({ period_start: '2026-10-11', period_end: '2026-10-24', net_pay: '1771.99' })
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 2158.40 | 32376.00 | 76.00 x 28.40',
    'tax Fed W/H | 165.19 | 2477.85',
    'tax FICA EE | 133.82 | 2007.30',
    'deduction Medical | 87.40 | 1311.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('a pane whose lines are level with some rows of the table beside it and not with others, the employer at the foot', () => {
  const stubs = stubsIn(`
PERSONAL AND CHECK INFORMATION         EARNINGS
Carmen V Delgado                       DESCRIPTION            HOURS    RATE    CURRENT ($)     YTD HOURS       YTD ($)
2217 S Seneca St                       Hourly                 72.00   18.25       1,314.00        648.00     11,820.24
Wichita, KS 67213
Soc Sec #: xxx-xx-4418                 Total Gross Pay        72.00               1,314.00                   11,820.24
                                       WITHHOLDINGS
Pay Period: 04/20/25 to 05/03/25       DESCRIPTION            FILING STATUS    CURRENT ($)                     YTD ($)
Check Date: 05/09/25 Check #: 20417    Social Security                               90.52                      759.93
                                       Medicare                                      21.17                      177.73
Home Department: 200 Kitchen           Fed Income Tax                                71.69                      601.82
                                       TOTAL                                        183.38                    1,539.48
                                       NET PAY                             THIS PERIOD ($)                     YTD ($)
                                                                                  1,130.62                   10,280.76

Sunflower Diner Group LLC 610 E Douglas Ave, Wichita KS 67202 (316) 555-0112`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Sunflower Diner Group LLC', employee_name: 'Carmen V Delgado', net_pay: '1130.62' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly | 1314.00 | 11820.24 | 72.00 x 18.25',
    'tax Social Security | 90.52 | 759.93',
    'tax Medicare | 21.17 | 177.73',
    'tax Fed Income Tax | 71.69 | 601.82',
  ])
})
