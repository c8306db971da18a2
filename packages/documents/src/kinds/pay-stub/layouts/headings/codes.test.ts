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

test('a number behind a name is its end where the columns of hours and rates are left of the amounts', () => {
  const stubs = stubsIn(`
RIVERSIDE TURBINE CO                      Earnings Statement
MARISOL DUENAS                            Period Ending: 03/14/2026
                                          Pay Date: 03/20/2026

Earnings          rate      hours     this period    year to date
Regular          25.00      40.00        1,000.00       11,000.00
Gross Pay                               $1,000.00       11,000.00

Deductions   Statutory
             Medicare Tax                  -14.50          159.50
             Other
             Dental 125                    -20.00          220.00
             401K Loan 2                   -35.50          390.50
             Local 1199                    -10.00          110.00
             Net Pay                     $ 920.00`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1000.00 | 11000.00 | 40.00 x 25.00',
    'tax Medicare Tax | 14.50 | 159.50',
    'deduction Dental 125 | 20.00 | 220.00',
    'deduction 401K Loan 2 | 35.50 | 390.50',
    'deduction Local 1199 | 10.00 | 110.00',
  ])
})

test.each([
  ['Customer', 'Pay Code'],
  ['Client', 'Earn Code'],
  ['Job Site', 'Type'],
])('the pay is named, and told apart by the work, under "%s" and "%s"', (work, pay) => {
  const [stub] = stubsIn(`
BLUE HERON STAFFING INC                              Pay Date 02/27/2026
ALMA R KESTREL                                       Week Ending 02/22/2026

${work.padEnd(22)}${pay.padEnd(22)}Hours    Pay Rate      Amount         YTD
Larkspur Packing      Regular               24.00       18.00      432.00    6,132.00
Odell Freight         Regular               10.00       20.00      200.00    1,600.00
Odell Freight         Overtime               2.00       30.00       60.00      300.00
Gross Pay                                                          692.00    8,032.00

Taxes                                                              Amount         YTD
Medicare                                                            10.03      116.46
Net Pay                                                            681.97    7,915.54`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular Larkspur Packing | 432.00 | 6132.00 | 24.00 x 18.00',
    'earning Regular Odell Freight | 200.00 | 1600.00 | 10.00 x 20.00',
    'earning Overtime | 60.00 | 300.00 | 2.00 x 30.00',
    'tax Medicare | 10.03 | 116.46',
  ])
})

test.each(['1000', '/010', 'A210'])('the number of a wage type before its name, and a number of hours: %s', (code) => {
  const [stub] = stubsIn(`
Bergstrom Coatings Inc                               Pay period      06/01/2025 - 06/15/2025
Otto Lindgren                                        Payment date    06/13/2025

Wage type   Earnings                     Number        Rate     Current amount    Year-to-date
${code}        Salary                                                 3,400.00       37,400.00
${code}        Overtime                       2.00       30.00           60.00          300.00
/101        Total gross                                            3,460.00       37,700.00

Wage type   Taxes                                               Current amount    Year-to-date
/403        EE Medicare Tax                                           50.17-         546.65-
/560        Net pay                                                3,409.83       37,153.35`)
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 3400.00 | 37400.00',
    'earning Overtime | 60.00 | 300.00 | 2.00 x 30.00',
    'tax EE Medicare Tax | 50.17 | 546.65',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
