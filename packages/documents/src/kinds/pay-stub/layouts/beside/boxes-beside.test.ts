import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('where the pay went, beside the heading of the deductions', () => {
  const stubs = stubsIn(`
Mesa Verde Drilling Co                            Pay Date: 09/29/2023
7501 NW Expressway, Oklahoma City, OK 73132       Period: 09/11/2023 - 09/24/2023
Employee: Wyatt McAllister

Earnings                                                                    Taxes
Type                 Rate     Hours     Current           YTD               Type                 Current           YTD
Regular Pay         34.50     80.00    2,760.00     52,440.00               Federal W/H           331.20      6,292.80
Gross                         80.00    2,760.00     52,440.00               Medicare               40.02        760.38

                                                                            Deductions
Distribution                                                                Type                 Current           YTD
Bank                        Account      Amount                             Med EE+Child          143.88      2,733.72
BancFirst Checking         xxxx5519    2,239.57                             Roth 401k               5.33        101.27

                             Gross Pay     Total Taxes     Total Deductions         Net Pay
Current                       2,760.00          371.22               149.21        2,239.57
YTD                          52,440.00        7,053.18             2,834.99       42,551.83`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 2760.00 | 52440.00 | 80.00 x 34.50',
    'tax Federal W/H | 331.20 | 6292.80',
    'tax Medicare | 40.02 | 760.38',
    'deduction Med EE+Child | 143.88 | 2733.72',
    'deduction Roth 401k | 5.33 | 101.27',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const HALVES = `
        Brightwater Marine Supply Co.                                                          Check Number: 31207
        Employee: Elena V. Sokolova                         Emp ID: SOKOLOVAE                   SS No: ***-**-1906
        Pay Period: 11/16/21 to 11/30/21                                                      Check Date: 11/30/21

        Description             This Check    Year to Date      Description             This Check    Year to Date
        Salary                    2,150.00       47,300.00      Fed_Income                 -184.24       -4,044.00
                                                                Soc_Sec                    -128.84       -2,834.39
                                                                Medicare                    -30.13         -662.88
                                                                401K                       -107.50       -2,365.00


        Gross Pay                 2,150.00       47,300.00      Net Pay                   1,699.29       37,393.73`

test('earnings and net pay side by side are one stub, printed twice above its check', () => {
  const stubs = stubsIn(`${HALVES}\n\n\n\n\n${HALVES}\n\n\n\n\n
Brightwater Marine Supply Co.                                                                        31207
18 Commercial Wharf, Rockland, ME 04841                                          Date: November 30, 2021
PAY TO THE ORDER OF   ELENA V. SOKOLOVA                                                     **$1,699.29`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { pay_date: '2021-11-30', gross_pay: '2150.00', net_pay: '1699.29', net_pay_ytd: '37393.73' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 2150.00 | 47300.00',
    'tax Fed_Income | 184.24 | 4044.00',
    'tax Soc_Sec | 128.84 | 2834.39',
    'tax Medicare | 30.13 | 662.88',
    'deduction 401K | 107.50 | 2365.00',
  ])
})

test('an amount in a sentence that leaves the table is no deduction', () => {
  const stubs = stubsIn(`
Sierra Crest Motors LLC                                       Pay Date: 10/05/2024
Employee: Trevor J. Vandenberg                                Pay Period: 09/01/2024 - 09/30/2024

Earnings                     Current           YTD      Deductions                   Current           YTD
Base Salary                 2,000.00     18,000.00      Federal Income Tax            220.00      1,980.00
                                                        Medicare                       29.00        261.00
Gross Pay                   2,000.00     18,000.00      Total Deductions              249.00      2,241.00
                                                        Net Pay                     1,751.00     15,759.00

Commission detail is in the dealer's system. Left: 40.00 hours.`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Base Salary | 2000.00 | 18000.00',
    'tax Federal Income Tax | 220.00 | 1980.00',
    'tax Medicare | 29.00 | 261.00',
  ])
})

const WAITER = (paid: string) => `
copper kettle                                                   Pay Period       8/4/25 - 8/10/25
                                                                Check Date       8/15/25
Employee           Caitlín Ó Briain
Week of            08-04-2025 thru 08-10-2025

Earnings                     Hours        Rate         Amount         YTD
Server                       31.42      5.2500         164.96    4,618.88
Charge Tips                                            612.47   16,536.69
GROSS PAY                    31.42                     777.43   21,155.57

Taxes                                                  Amount         YTD
FIT                                                     74.06    1,955.25
MED                                                     11.27      306.76

PAYMENT                                                Amount         YTD
${paid}                                    692.10
NET PAY                                                692.10   18,893.56

Copper Kettle Hospitality LLC, 2202 E Cary St, Richmond, VA 23223`

test.each(['PayCard ending 0027', 'Pay Card x0027     '])(
  'pay on "%s" is no earning; the foot names the employer',
  (paid) => {
    const stubs = stubsIn(WAITER(paid))
    expect(stubs.map(fieldsOf)).toMatchObject([
      { employee_name: 'Caitlín Ó Briain', net_pay: '692.10', gross_pay: '777.43', pay_date: '2025-08-15' },
    ])
    expect(stubs.flatMap(entriesOf)).toHaveLength(4)
  },
)

test('a period right under its label, whose first date is beside it, and a number that ends like a label', () => {
  const stubs = stubsIn(`
Maple & Rye Bakehouse LLC
Odalys Fuentes                                                  Pay period
SSN ending 1182                                Dec 16, 2024 – Dec 31, 2024
1905 38th Ave, Oakland, CA 94601                                  Pay date
                                                               Jan 3, 2025

Earnings           Rate         Hours        This period      Year to date
Regular Hours    $17.25         71.40          $1,231.65         $1,231.65
Gross Pay                                      $1,231.65         $1,231.65

Taxes withheld                               This period      Year to date
Medicare                                          $17.86            $17.86
Net Pay                                        $1,213.79         $1,213.79`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { period_start: '2024-12-16', period_end: '2024-12-31', pay_date: '2025-01-03' },
  ])
})

test('a second page that only sums up belongs to the stub of the same net pay', () => {
  const stubs = stubsIn([
    `
Northwind Regional Medical Center                               Period Start Date: 02/25/2024
3300 Oakdale Avenue North                                       Period End Date: 03/09/2024
Robbinsdale, MN 55422                                           Pay Date: 03/15/2024
Employee: Priyanka Venkataraghavan                              Net Pay: $2,816.09

Earnings
Pay Type                      Hours     Pay Rate         Current             YTD
Regular                       72.00     $46.1800       $3,324.96      $18,619.78

Taxes
Tax                                                      Current             YTD
Federal Income Tax                                       $508.87       $2,466.79`,
    `
Pay Summary
                  Gross    FIT Taxable Wages         Taxes              Deductions          Net Pay
Current       $3,324.96            $3,324.96       $508.87                   $0.00        $2,816.09
YTD          $18,619.78           $18,619.78     $2,466.79                   $0.00       $16,152.99`,
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '3324.96', net_pay: '2816.09', net_pay_ytd: '16152.99' }])
})
