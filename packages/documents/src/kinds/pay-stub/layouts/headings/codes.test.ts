import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('names under no title before a column of codes', () => {
  const stubs = stubsIn(`
Delaware Valley Packaging, Inc.
3120 Street Road
Bensalem, PA 19020
Employee              Check Date          Period Beginning     Period Ending
Anthony Delgrosso     August 22, 2025     August 4, 2025       August 17, 2025

Earnings                                                      Taxes
                Rate    Hours     Amount   YTD Hrs     YTD Amt                      Code      Amount     YTD Amt
Regular        27.40    72.00   1,972.80  1,152.00   31,564.80    Federal Income    FITW      201.05    2,918.80
Paid Sick      27.40     8.00     219.20     24.00      657.60    Social Security   SS        135.90    1,997.79
Gross Earnings          80.00   2,192.00             32,222.40    Medicare          MED        31.78      467.22
                                                                  PA SUI EE         PASUI       1.68       24.02
                                                                  Total Taxes                 370.41    5,407.83

                                                                  Deductions
                                                                                 Pre-Tax      Amount     YTD Amt
                                                                  401k              Y         119.81    1,715.23
                                                                  401k Loan         N          55.00      880.00
                                                                  Uniforms          N           6.75      108.00
                                                                  Total Deductions            181.56    2,703.23

Net Pay                                                                                     1,640.03`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1972.80 | 31564.80 | 72.00 x 27.40',
    'earning Paid Sick | 219.20 | 657.60 | 8.00 x 27.40',
    'tax Federal Income | 201.05 | 2918.80',
    'tax Social Security | 135.90 | 1997.79',
    'tax Medicare | 31.78 | 467.22',
    'tax PA SUI EE | 1.68 | 24.02',
    'deduction 401k | 119.81 | 1715.23',
    'deduction 401k Loan | 55.00 | 880.00',
    'deduction Uniforms | 6.75 | 108.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the year in the heading of its column', () => {
  const stubs = stubsIn(`
Pay stub for Beatriz Santoro          Pay period Sep 29 - Oct 5, 2025       Payday Oct 7, 2025

Earnings                             This paycheck       2025 to date
Regular (40 hrs @ $23.00)                  $920.00         $17,480.00
Gross pay                                  $920.00         $17,480.00

Taxes you paid                       This paycheck       2025 to date
Federal income tax                          $61.14          $1,161.66
Social Security (6.2%)                      $57.04          $1,083.76
Medicare (1.45%)                            $13.34            $253.46

Net pay                                    $788.48         $14,981.12`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular (40 hrs @ $23.00) | 920.00 | 17480.00 | 40 x 23.00',
    'tax Federal income tax | 61.14 | 1161.66',
    'tax Social Security (6.2%) | 57.04 | 1083.76',
    'tax Medicare (1.45%) | 13.34 | 253.46',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('codes before names are no amounts, however far the headings are from theirs', () => {
  const stubs = stubsIn(`
TOWN OF CEDAR FORK
PAYROLL DIVISION
EMPLOYEE NAME          PERIOD BEGIN    PERIOD END     CHECK DATE
MARTIN O. ESPARZA      05/26/2024      06/08/2024     06/14/2024

PAY TYPE               HOURS           CURRENT             YTD AMOUNT
100 REGULAR PAY            80.00            2,304.00            27,648.00
160 ON CALL                                   110.16               426.90
TOTAL GROSS                80.00            2,414.16            28,074.90

DEDUCTION              CURRENT             YTD AMOUNT          EMPLOYER
1000 FEDERAL TAX             141.81            1,503.40
1100 MEDICARE                 35.01              391.59               35.01
1300 STATE TAX                49.49              531.49
2010 PERS                    182.60            2,023.47              310.22
2210 DENTAL                   16.04              192.48
TOTAL DEDUCTIONS             424.95            4,642.43

NET PAY     1,989.21     VACATION BAL 64.25     SICK BAL 131.50
DIRECT DEPOSIT: GOLDEN CU ****2290 1,989.21
CLASS: Permit Technician II UNIT: 04 STEP: 5`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '1989.21', total_deductions: '424.95' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning 100 REGULAR PAY | 2304.00 | 27648.00 | 80.00 x -',
    'earning 160 ON CALL | 110.16 | 426.90',
    'tax 1000 FEDERAL TAX | 141.81 | 1503.40',
    'tax 1100 MEDICARE | 35.01 | 391.59',
    'tax 1300 STATE TAX | 49.49 | 531.49',
    'deduction 2010 PERS | 182.60 | 2023.47',
    'deduction 2210 DENTAL | 16.04 | 192.48',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
