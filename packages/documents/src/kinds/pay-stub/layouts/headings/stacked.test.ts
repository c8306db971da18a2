import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('hours by the clock, sums without a name, adjustments to net pay', () => {
  const stubs = stubsIn(`
Sunrise Landscaping Inc
PO Box 1180
Tucson AZ 85701

Employee                              SSN            Status (Fed/State)     Allowances/Extra
Daniel Ortiz, 77 Mesa Rd, Tucson, AZ 85705     ***-**-4410    Single/Withhold     Fed-0/0/AZ-0/0
                                                     Pay Period: 08/05/2023 - 08/18/2023   Pay Date: 08/25/2023
Earnings and Hours            Qty       Rate     Current     YTD Amount
Hourly                      80:00      19.50    1,560.00      24,960.00
Overtime (x1.5) hourly       4:30      29.25      131.63       1,053.00
                            84:30              1,691.63      26,013.00
Deductions From Gross                           Current     YTD Amount
Health Insurance (pre-tax)                       -45.00        -720.00
Taxes                                           Current     YTD Amount
Medicare Employee Addl Tax                         0.00           0.00
Federal Withholding                             -118.00      -1,830.00
Social Security Employee                        -102.09      -1,568.17
Medicare Employee                                -23.88        -366.75
AZ - Withholding                                 -33.83        -520.26
                                                -277.80      -4,285.18
Adjustments to Net Pay                          Current     YTD Amount
Garnishment                                      -50.00        -800.00
Mileage Reimb.                                     38.20         38.20
                                                -11.80        -761.80

Net Pay                                        1,357.03      20,246.02

Paid Time Off                Earned        YTD Used     Available
Sick                           1.50           8.00         20.00`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Sunrise Landscaping Inc',
      employee_name: 'Daniel Ortiz',
      period_start: '2023-08-05',
      period_end: '2023-08-18',
      pay_date: '2023-08-25',
      gross_pay: '1691.63',
      net_pay: '1357.03',
      gross_pay_ytd: '26013.00',
      net_pay_ytd: '20246.02',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly | 1560.00 | 24960.00 | 80.00 x 19.50',
    'earning Overtime (x1.5) hourly | 131.63 | 1053.00 | 4.50 x 29.25',
    'deduction Health Insurance (pre-tax) | 45.00 | 720.00',
    'tax Medicare Employee Addl Tax | 0.00 | 0.00',
    'tax Federal Withholding | 118.00 | 1830.00',
    'tax Social Security Employee | 102.09 | 1568.17',
    'tax Medicare Employee | 23.88 | 366.75',
    'tax AZ - Withholding | 33.83 | 520.26',
    'deduction Garnishment | 50.00 | 800.00',
    'earning Mileage Reimb. | 38.20 | 38.20',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('headings over pairs of columns, section headings between the lines', () => {
  const stubs = stubsIn(`
Pay Statement
Harbor View Hotels Ltd              Pay Date 2024-03-08    Pay Period 2024-02-18 - 2024-03-02
55 Bay St, Tampa FL 33602           Pay Frequency Biweekly
Olivia Brandt                       Employee Number 88213
14 Palm Ct, Tampa FL 33609

                        Current                          YTD
Earnings         Hours      Rate      Amount      Hours       Amount
Regular        72.0000   18.2500    1,314.00   360.0000     6,570.00
Shift Diff     16.0000    1.0000       16.00    80.0000        80.00
Sick            8.0000   18.2500      146.00    16.0000       292.00
Total Earnings 96.0000              1,476.00   456.0000     6,942.00

                        Current         YTD
Taxes
Fed W/H                  108.10      508.43
FICA EE                   88.04      412.92
Fed MWT EE                20.59       96.57
Total Taxes              216.73    1,017.92

Pre-Tax Deductions
Dental                     9.00       45.00
Medical                   47.00      235.00
Total                     56.00      280.00

Net Pay                1,203.27    5,644.08

Employer Contributions
ER Medical               190.00      950.00`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Harbor View Hotels Ltd',
      employee_name: 'Olivia Brandt',
      period_start: '2024-02-18',
      period_end: '2024-03-02',
      pay_date: '2024-03-08',
      pay_frequency: 'biweekly',
      gross_pay: '1476.00',
      net_pay: '1203.27',
      gross_pay_ytd: '6942.00',
      net_pay_ytd: '5644.08',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1314.00 | 6570.00 | 72.0000 x 18.2500',
    'earning Shift Diff | 16.00 | 80.00 | 16.0000 x 1.0000',
    'earning Sick | 146.00 | 292.00 | 8.0000 x 18.2500',
    'tax Fed W/H | 108.10 | 508.43',
    'tax FICA EE | 88.04 | 412.92',
    'tax Fed MWT EE | 20.59 | 96.57',
    'deduction Dental | 9.00 | 45.00',
    'deduction Medical | 47.00 | 235.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('employer columns, taxable wages, leave and distribution of the net pay among the tables', () => {
  const stubs = stubsIn(`
Earnings Statement                                                    Pay Date:       01/12/2024
Fairview Logistics Group                                              Pay Period:     12/31/2023 - 01/06/2024
PO Box 4410, Memphis, TN 38101                                        Document:       D100233
                                                                      Net Pay:        $742.10
Pay Details
Darnell Price            Employee Number  00912     Pay Group   Hourly Weekly
560 Beale St Apt 2       SSN              XXX-XX-XXXX
Memphis, TN 38103        Pay Frequency    Weekly
USA                      Pay Rate         $22.00

Earnings
Pay Type               Hours    Pay Rate     Current         YTD
Regular              38.7500    $22.0000     $852.50   $1,732.50
Overtime              1.0000    $33.0000      $33.00      $33.00
Perfect Attendance                            $50.00      $50.00
Total Hours  39.7500

Deductions
                                        Employee                     Employer
Deduction        Based On   Pre-Tax     Current        YTD        Current         YTD
401K              $935.50   Yes          $46.78     $90.78         $23.39      $45.39
Medical             $0.00   Yes          $41.00     $82.00        $120.00     $240.00

Taxes
Tax                             Based On        Current         YTD
Federal Income Tax               $847.72         $37.22      $72.15
Employee Medicare                $894.50         $12.97      $26.36
Social Security Employee Tax     $894.50         $55.43     $112.68

Paid Time Off
Plan          Current      Balance
PTO            1.5400       9.0000

Net Pay Distribution
Account Number          Account Type       Amount
xxxxxx4419              Checking           $742.10
Total                                      $742.10

Pay Summary
               Gross     FIT Taxable Wages     Taxes     Deductions     Net Pay
Current      $935.50               $847.72   $105.62         $87.78     $742.10
YTD        $1,815.50             $1,642.72   $211.19        $172.78   $1,431.53`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Fairview Logistics Group',
      employee_name: 'Darnell Price',
      period_start: '2023-12-31',
      period_end: '2024-01-06',
      pay_date: '2024-01-12',
      pay_frequency: 'weekly',
      gross_pay: '935.50',
      net_pay: '742.10',
      gross_pay_ytd: '1815.50',
      net_pay_ytd: '1431.53',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 852.50 | 1732.50 | 38.7500 x 22.0000',
    'earning Overtime | 33.00 | 33.00 | 1.0000 x 33.0000',
    'earning Perfect Attendance | 50.00 | 50.00',
    'deduction 401K | 46.78 | 90.78',
    'deduction Medical | 41.00 | 82.00',
    'tax Federal Income Tax | 37.22 | 72.15',
    'tax Employee Medicare | 12.97 | 26.36',
    'tax Social Security Employee Tax | 55.43 | 112.68',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('columns of the employee beside columns of the employer', () => {
  const stubs = stubsIn(`
Maple & Finch Studio, LLC                                    Pay date: Jul 31, 2024
12 Hill Street, Austin, TX 78701                             Pay period: Jul 16, 2024 - Jul 31, 2024

Employee
Hannah Liu
400 Barton Blvd, Austin, TX 78704

Earnings                Hours      Rate      Current            YTD
Salary                  88.00             $3,541.67     $49,583.38
Commission                                  $310.00      $2,150.00
Total earnings                             $3,851.67     $51,733.38

                              Employee                   Employer
Taxes                   Current            YTD     Current           YTD
Federal Income Tax      $402.10      $5,629.40
Social Security         $236.58      $3,175.02     $236.58     $3,175.02
Medicare                 $55.33        $742.55      $55.33       $742.55
FUTA                                                 $0.00        $42.00
Total taxes             $694.01      $9,546.97     $291.91     $3,959.57

                              Employee                   Employer
Deductions              Current            YTD     Current           YTD
Medical                  $35.85        $501.90     $210.00     $2,940.00
401(k)                  $154.07      $2,069.34      $77.03     $1,034.67
Total deductions        $189.92      $2,571.24     $287.03     $3,974.67

Summary                 Current            YTD
Total earnings        $3,851.67     $51,733.38
Taxes                   $694.01      $9,546.97
Deductions              $189.92      $2,571.24
Net pay               $2,967.74     $39,615.17`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Maple & Finch Studio, LLC',
      employee_name: 'Hannah Liu',
      period_start: '2024-07-16',
      period_end: '2024-07-31',
      pay_date: '2024-07-31',
      gross_pay: '3851.67',
      net_pay: '2967.74',
      gross_pay_ytd: '51733.38',
      net_pay_ytd: '39615.17',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 3541.67 | 49583.38 | 88.00 x -',
    'earning Commission | 310.00 | 2150.00',
    'tax Federal Income Tax | 402.10 | 5629.40',
    'tax Social Security | 236.58 | 3175.02',
    'tax Medicare | 55.33 | 742.55',
    'deduction Medical | 35.85 | 501.90',
    'deduction 401(k) | 154.07 | 2069.34',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('rates and hours within the names of lines', () => {
  const stubs = stubsIn(`
                                   Pay Stub
Brightside Cleaning Co.                        Pay period   Sep 1, 2024 - Sep 15, 2024
2 Mill Street                                  Pay date     Sep 20, 2024
Columbus, OH 43215                             Net pay      $1,398.20

Pay to
Grace Muller
71 Third Ave
Columbus, OH 43201

Gross pay                                      Current            YTD
Regular hours (80.00 hrs @ $21.00)           $1,680.00     $28,560.00
Paid time off (0.00 hrs)                         $0.00        $336.00
Total gross pay                              $1,680.00     $28,896.00

Less: employee taxes                           Current            YTD
Federal income tax                             $118.44      $2,010.48
Social Security                                $104.16      $1,791.55
Medicare                                        $24.36        $418.99
Ohio state tax                                  $34.84        $597.28
Total                                          $281.80      $4,818.30

Net pay                                      $1,398.20     $24,077.70`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Brightside Cleaning Co.',
      employee_name: 'Grace Muller',
      period_start: '2024-09-01',
      period_end: '2024-09-15',
      pay_date: '2024-09-20',
      gross_pay: '1680.00',
      net_pay: '1398.20',
      gross_pay_ytd: '28896.00',
      net_pay_ytd: '24077.70',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular hours (80.00 hrs @ $21.00) | 1680.00 | 28560.00 | 80.00 x 21.00',
    'earning Paid time off (0.00 hrs) | 0.00 | 336.00',
    'tax Federal income tax | 118.44 | 2010.48',
    'tax Social Security | 104.16 | 1791.55',
    'tax Medicare | 24.36 | 418.99',
    'tax Ohio state tax | 34.84 | 597.28',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('imputed income, a reimbursement outside the gross, and where the net pay went', () => {
  const stubs = stubsIn(`
Payroll Statement                         Silverline Robotics Corp.
Pay Date: 12/15/2023                      45 Innovation Way, San Jose, CA 95110
Employee: Wei Zhang
Employee ID: 5521                         Pay Period: 12/01/2023 - 12/15/2023
Pay Frequency: Semi-Monthly

Earnings                Hours        Rate       This Period      Year to Date
Salary                  86.67                      6,250.00        143,750.00
Group Term Life                                       12.40            285.20
Expense Reimbursement                                 84.15            512.40
Gross Earnings                                     6,262.40        144,035.20

Taxes                                           This Period      Year to Date
Federal Income Tax                                   998.20         22,958.60
OASDI                                                363.02          8,349.46
Medicare                                              84.90          1,952.70
CA State Tax                                         402.11          9,248.53
CA SDI                                                52.70          1,212.10
Total Taxes                                        1,900.93         43,721.39

Pre-Tax Deductions                              This Period      Year to Date
401(k)                                               500.00         11,500.00
Medical                                              320.00          7,360.00
HSA                                                   75.00          1,725.00
Total Pre-Tax Deductions                             895.00         20,585.00

After-Tax Deductions                            This Period      Year to Date
ESPP                                                 625.00         14,375.00
Total After-Tax Deductions                           625.00         14,375.00

Net Pay                                            2,913.22         65,581.01

Net Pay Distribution                Account             Amount
Direct Deposit Checking             XXXX4410          2,413.22
Direct Deposit Savings              XXXX9917            500.00`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Silverline Robotics Corp.',
      employee_name: 'Wei Zhang',
      period_start: '2023-12-01',
      period_end: '2023-12-15',
      pay_date: '2023-12-15',
      pay_frequency: 'semimonthly',
      gross_pay: '6262.40',
      net_pay: '2913.22',
      gross_pay_ytd: '144035.20',
      net_pay_ytd: '65581.01',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 6250.00 | 143750.00 | 86.67 x -',
    'earning Group Term Life | 12.40 | 285.20',
    'earning Expense Reimbursement | 84.15 | 512.40',
    'tax Federal Income Tax | 998.20 | 22958.60',
    'tax OASDI | 363.02 | 8349.46',
    'tax Medicare | 84.90 | 1952.70',
    'tax CA State Tax | 402.11 | 9248.53',
    'tax CA SDI | 52.70 | 1212.10',
    'deduction 401(k) | 500.00 | 11500.00',
    'deduction Medical | 320.00 | 7360.00',
    'deduction HSA | 75.00 | 1725.00',
    'deduction ESPP | 625.00 | 14375.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each([
  [
    'once for each pair, level with a row of the table beside',
    `
Description          Rate    Hours    Earnings    Hours    Earnings    Description        Current         YTD
                     ----- Current ------   ------- YTD --------       Fed Withholdng      618.63    1,855.89`,
  ],
  [
    'for each column',
    `
                     Rate    Hours    Earnings    Hours    Earnings    Taxes              Current         YTD
                           Current     Current      YTD         YTD
                                                                       Fed Withholdng      618.63    1,855.89`,
  ],
])('what the columns are of stands below their headings, %s', (_, heading) => {
  const stubs = stubsIn(`
Blue Ridge State University                 Pay Begin Date: 03/01/2025      Advice #: 2281774
Blacksburg, VA 24060                        Pay End Date:   03/31/2025      Advice Date: 04/01/2025
Eleanor M Prescott
204 Clay Street SW
Blacksburg, VA 24060

Earnings${heading}
Regular Pay                 173.33    6,125.00   519.99   18,375.00    Fed MED/EE           88.81      266.43
Total:                      173.33    6,125.00   519.99   18,375.00    Total:              707.44    2,122.32

               TOTAL GROSS     TOTAL TAXES     TOTAL DEDUCTIONS       NET PAY
Current:          6,125.00          707.44                 0.00      5,417.56
YTD:             18,375.00        2,122.32                 0.00     16,252.68`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 6125.00 | 18375.00 | 173.33 x -',
    'tax Fed Withholdng | 618.63 | 1855.89',
    'tax Fed MED/EE | 88.81 | 266.43',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the second line of a heading is beside the first row of the next table', () => {
  const [stub, ...others] = stubsIn(`
Sawtooth Log Homes, Inc., PO Box 2219, Hailey ID 83333
Employee
Cody R Lindahl, 41 Quigley Rd, Hailey, ID 83333
Pay Period: 07/28/2024 - 08/03/2024     Pay Date: 08/07/2024

Earnings and        Qty      Rate     Current           YTD    Taxes                          Current     YTD Amount
Hours                                               Amount     Federal Withholding             -43.14      -1,299.37
Hourly Rate       38:45     18.25      707.19     21,311.20    Social Security Employee        -43.85      -1,321.29
Overtime Hourly             27.38                  1,026.56    Medicare Employee               -10.25        -309.01
                  38:45                707.19     22,337.76                                    -97.24      -2,929.67

                                                               Net Pay                  609.95           19,408.09`)
  expect(others).toEqual([])
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '707.19', gross_pay_ytd: '22337.76', net_pay: '609.95' })
  expect(entriesOf(stub!)).toContain('earning Hourly Rate | 707.19 | 21311.20 | 38.75 x 18.25')
  expect(complaintsOf(stub!)).toEqual([])
})
