import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('an earnings statement: deductions below the earnings under the same columns, signed', () => {
  const stubs = stubsIn(`
Company Code   Loc/Dept     Number   Page            Earnings Statement
RB / 9KX       000100/      41       1 of 1          Period Starting:   09/01/2023
Cedar Ridge Medical Group PLLC                       Period Ending:     09/15/2023
88 Canyon Rd                                         Pay Date:          09/15/2023
Boise, ID 83702
Taxable Filing Status: Married                       Thomas Whitaker
Exemptions/Allowances:      Tax Override:            9 Foothill Ct
                                                     Boise, ID 83712
Earnings         rate     hours/units    this period     year to date
Salary                        86.67       3,750.00        63,750.00
Bonus                                                      2,500.00
Imputed Gtl                                   6.20          105.40
Gross Pay                                 $3,756.20      $66,355.40

              Statutory Deductions      this period     year to date
              Federal Income               -310.22         5,291.04
              Social Security              -219.45         3,886.20
              Medicare                      -51.32           908.87
              Idaho State Income           -148.00         2,588.00

              Voluntary Deductions      this period     year to date
              Dental Pre-Tax                -16.70           283.90
              401K                         -225.00         3,975.00
              Imputed Gtl                    -6.20          105.40

              Net Pay                   $2,779.31`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Cedar Ridge Medical Group PLLC',
      employee_name: 'Thomas Whitaker',
      period_start: '2023-09-01',
      period_end: '2023-09-15',
      pay_date: '2023-09-15',
      gross_pay: '3756.20',
      net_pay: '2779.31',
      gross_pay_ytd: '66355.40',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 3750.00 | 63750.00 | 86.67 x -',
    'earning Bonus | - | 2500.00',
    'earning Imputed Gtl | 6.20 | 105.40',
    'tax Federal Income | 310.22 | 5291.04',
    'tax Social Security | 219.45 | 3886.20',
    'tax Medicare | 51.32 | 908.87',
    'tax Idaho State Income | 148.00 | 2588.00',
    'deduction Dental Pre-Tax | 16.70 | 283.90',
    'deduction 401K | 225.00 | 3975.00',
    'deduction Imputed Gtl | 6.20 | 105.40',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('amounts whose decimal points are drawn and not written, a deposit among the deductions', () => {
  const stubs = stubsIn(`
CO.    FILE    DEPT.    CLOCK   VCHR. NO.        Earnings Statement
K7X    004417  000100           0000180012 1
LAKESIDE FOODS CO                                Period Beginning:   02/04/2024
1200 INDUSTRIAL PKWY                             Period Ending:      02/17/2024
FRESNO CA 93706                                  Pay Date:           02/23/2024

Taxable Marital Status: Single                   ANGELA R NOVAK
Exemptions/Allowances:                           310 E OLIVE AVE
Federal:  0                                      FRESNO CA 93728

Earnings      rate      hours    this period    year to date      Other Benefits and
Regular     21 5000     80 00      1 720 00        6 880 00       Information         this period   total to date
Overtime    32 2500      2 50         80 63          322 52       Sick Balance                            24 00
            Gross Pay           $ 1 800 63        7 202 52        Vac Hrs                                 40 00

Deductions  Statutory
            Federal Income Tax       -142 10          568 40
            Social Security Tax      -111 64          446 56
            Medicare Tax              -26 11          104 44
            CA State Income Tax       -38 95          155 80
            CA SDI Tax                -19 81           79 24
            Other
            Checking 1             -1 372 02
            Dental                    -12 00*          48 00
            401K                      -78 00*         312 00
            Net Pay                 $ 1 372 02
            Net Check                   $ 0 00

            * Excluded from federal taxable wages
            Your federal taxable wages this period are
            $1 710 63`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'LAKESIDE FOODS CO',
      employee_name: 'ANGELA R NOVAK',
      period_start: '2024-02-04',
      period_end: '2024-02-17',
      pay_date: '2024-02-23',
      gross_pay: '1800.63',
      net_pay: '1372.02',
      gross_pay_ytd: '7202.52',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1720.00 | 6880.00 | 80.00 x 21.5000',
    'earning Overtime | 80.63 | 322.52 | 2.50 x 32.2500',
    'tax Federal Income Tax | 142.10 | 568.40',
    'tax Social Security Tax | 111.64 | 446.56',
    'tax Medicare Tax | 26.11 | 104.44',
    'tax CA State Income Tax | 38.95 | 155.80',
    'tax CA SDI Tax | 19.81 | 79.24',
    'deduction Dental | 12.00 | 48.00',
    'deduction 401K | 78.00 | 312.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a single table in which gross and net pay part earnings from deductions', () => {
  const stubs = stubsIn(`
                 ACORN STREET BAKERY
             410 Acorn St, Dayton, OH 45402
                   PAYROLL STATEMENT

Employee: Rosa Jimenez           Pay Period: 1/1/2024 - 1/7/2024
Employee #: 12                   Pay Date: 1/12/2024

Description              Hours      Rate      Amount
Regular Pay              38.50     16.00      616.00
Tips                                           84.50
Gross Pay                                     700.50
Federal Withholding                            41.20
FICA - OASDI                                   43.43
FICA - Medicare                                10.16
Ohio Income Tax                                14.02
Dayton City Tax                                17.51
Net Pay                                      $574.18`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'ACORN STREET BAKERY',
      employee_name: 'Rosa Jimenez',
      period_start: '2024-01-01',
      period_end: '2024-01-07',
      pay_date: '2024-01-12',
      gross_pay: '700.50',
      net_pay: '574.18',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 616.00 | - | 38.50 x 16.00',
    'earning Tips | 84.50 | -',
    'tax Federal Withholding | 41.20 | -',
    'tax FICA - OASDI | 43.43 | -',
    'tax FICA - Medicare | 10.16 | -',
    'tax Ohio Income Tax | 14.02 | -',
    'tax Dayton City Tax | 17.51 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a home-made list without any heading', () => {
  const stubs = stubsIn(`
JIMMY'S AUTO BODY
Pay Stub for: Walter Finch
Week ending 06/09/2023                 Check # 334                Paid on 06/14/2023

Hours worked       42
Regular 40 hrs @ 17.50            700.00
OT 2 hrs @ 26.25                   52.50
                                  ------
Gross wages                       752.50
Fed. withholding                   55.00
Soc. Sec.                          46.66
Medicare                           10.91
State                              21.30
                                  ------
Net pay                           618.63`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: "JIMMY'S AUTO BODY",
      employee_name: 'Walter Finch',
      period_end: '2023-06-09',
      pay_date: '2023-06-14',
      gross_pay: '752.50',
      net_pay: '618.63',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 700.00 | - | 40 x 17.50',
    'earning OT | 52.50 | - | 2 x 26.25',
    'tax Fed. withholding | 55.00 | -',
    'tax Soc. Sec. | 46.66 | -',
    'tax Medicare | 10.91 | -',
    'tax State | 21.30 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a government leave and earnings statement: numbered labels, a table in two halves, employer-paid lines', () => {
  const stubs = stubsIn(`
                         CIVILIAN LEAVE AND EARNINGS STATEMENT
1. Pay Period End   2. Pay Date    3. Name             4. Pay Plan/Grade/Step   5. Hourly/Daily Rate
   03/23/2024          04/04/2024     GREEN NORA L        GS 09 04                 31.20
                    CURRENT        YEAR TO DATE
GROSS PAY           2,496.00          17,472.00
TAXABLE WAGES       2,246.40          15,724.80
TAX DEFERRED WAGES    124.80             873.60
DEDUCTIONS            701.53           4,910.71
NET PAY             1,794.47          12,561.29

EARNINGS
TYPE           RATE      HOURS      CURRENT     YEAR TO DATE
REGULAR PAY   31.20      80.00     2,496.00        16,224.00
HOLIDAY PAY                                         1,248.00

DEDUCTIONS
TYPE             CODE      CURRENT    YEAR TO DATE      TYPE              CODE     CURRENT    YEAR TO DATE
FEGLI            C0          10.08           70.56      FEHB              104       112.39          786.73
MEDICARE                     34.56          241.92      OASDI                       147.78        1,034.46
RETIRE, FERS     K          109.82          768.74      TAX, FEDERAL                162.10        1,134.70
TSP SAVINGS                 124.80          873.60

LEAVE
TYPE        PRIOR YR BALANCE     ACCRUED PAY PD    ACCRUED YTD    USED PAY PD     USED YTD      CURRENT BALANCE
ANNUAL            40.00               6.00           36.00            .00             8.00            68.00
SICK             120.00               4.00           24.00            .00              .00           144.00
BENEFITS PAID BY GOVERNMENT FOR YOU
TYPE             CURRENT    YEAR TO DATE
FEHB              310.20        2,171.40
FICA              182.34        1,276.38`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employee_name: 'GREEN NORA L',
      period_end: '2024-03-23',
      pay_date: '2024-04-04',
      gross_pay: '2496.00',
      net_pay: '1794.47',
      total_deductions: '701.53',
      gross_pay_ytd: '17472.00',
      net_pay_ytd: '12561.29',
      total_deductions_ytd: '4910.71',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR PAY | 2496.00 | 16224.00 | 80.00 x 31.20',
    'earning HOLIDAY PAY | - | 1248.00',
    'deduction FEGLI | 10.08 | 70.56',
    'tax MEDICARE | 34.56 | 241.92',
    'deduction RETIRE, FERS | 109.82 | 768.74',
    'deduction TSP SAVINGS | 124.80 | 873.60',
    'deduction FEHB | 112.39 | 786.73',
    'tax OASDI | 147.78 | 1034.46',
    'tax TAX, FEDERAL | 162.10 | 1134.70',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
