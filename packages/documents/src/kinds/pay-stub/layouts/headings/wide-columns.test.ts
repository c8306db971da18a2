import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('headings set left over wide columns of amounts set right, some of what nothing is known', () => {
  const stubs = stubsIn(`
Prairie Valley College
Employee: Nathaniel K Brooks                 Pay Date: Nov 30, 2023
Pay Period: Nov 1, 2023 - Nov 30, 2023

Earnings          Hours or Units      Rate    Amount                   Year to Date Amount
Faculty Salary              173.33                     5,250.00                          57,750.00
Overload Pay                173.33                       800.00                           1,600.00
Total                                                  6,050.00                          59,350.00

Benefits, Deductions and Taxes
Description       Employee Amount            Employer Amount           Applicable Units        Employee YTD
Federal Tax                  519.26                      .00                6,050.00               5,239.57
Social Security              363.38                   363.38                6,050.00               3,550.73
Parking Permit                18.50                      .00                6,050.00                 203.50
Total                        901.14                   363.38                                       8,993.80

Summary                                     Current             Year to Date
Total Gross                                6,050.00                59,350.00
Total Deductions                             901.14                 8,993.80
Net Amount                                 5,148.86                50,356.20`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '6050.00', gross_pay_ytd: '59350.00', net_pay: '5148.86', net_pay_ytd: '50356.20' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Faculty Salary | 5250.00 | 57750.00 | 173.33 x -',
    'earning Overload Pay | 800.00 | 1600.00 | 173.33 x -',
    'tax Federal Tax | 519.26 | 5239.57',
    'tax Social Security | 363.38 | 3550.73',
    'deduction Parking Permit | 18.50 | 203.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('hours and pieces in one column with an unknown heading, set left of its amounts, before the rate', () => {
  const stubs = stubsIn(`
Valle Verde Farms, Inc.
Employee: Luis Arreola            Week 07/06/2026 to 07/12/2026            Check Date 07/17/2026

Earnings                     Hrs/Pcs          Rate           Amount               YTD
Piece Rate Tray                         412          2.30             947.60              18,911.40
Hourly                                  8.50        16.90             143.65               3,945.20
Rest/Recovery                           2.75        25.61              70.43               1,204.67
Gross Wages                                                         1,161.68              24,061.27
FICA                                                                   72.02               1,491.80
Net Check                                                           1,089.66              22,569.47`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Piece Rate Tray | 947.60 | 18911.40 | - x 2.30',
    'earning Hourly | 143.65 | 3945.20 | - x 16.90',
    'earning Rest/Recovery | 70.43 | 1204.67 | - x 25.61',
    'tax FICA | 72.02 | 1491.80',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
