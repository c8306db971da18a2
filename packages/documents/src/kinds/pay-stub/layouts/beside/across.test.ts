import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('hours and a rate among the labels of a stub that prints across', () => {
  const stubs = stubsIn(`
Ostrander Dairy & Creamery N4421 County Rd G, Fond du Lac, WI 54937
Employee: Hans P. Vandermolen          Pay Period: 4/1/2025 - 4/15/2025          Date Paid: 4/18/2025

                Reg Hrs   OT Hrs    Rate   Regular Pay   Overtime Pay   Gross Pay   Fed W/H   Soc Sec   Housing     Net Pay
This Period       86.00     7.50   18.50      1,591.00         208.13    1,799.13    141.20    111.55    150.00    1,396.38
Year to Date     602.00    41.00             11,137.00       1,137.75   12,274.75    968.40    761.03  1,050.00    9,495.32

Vacation available: 24.0 hrs`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    {
      employer_name: 'Ostrander Dairy & Creamery',
      employee_name: 'Hans P. Vandermolen',
      gross_pay: '1799.13',
      gross_pay_ytd: '12274.75',
      net_pay: '1396.38',
      net_pay_ytd: '9495.32',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 1591.00 | 11137.00',
    'earning Overtime Pay | 208.13 | 1137.75',
    'tax Fed W/H | 141.20 | 968.40',
    'tax Soc Sec | 111.55 | 761.03',
    'deduction Housing | 150.00 | 1050.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test("the year's gross behind the row of this period's, in a table without a column for it", () => {
  const stubs = stubsIn(`
HIREWELL STAFFING PARTNERS                         Pay Date: 07/25/2025
8902 Vincennes Cir Ste D                           Pay Period: 07/07/2025 - 07/20/2025
Indianapolis, IN 46268
Employee: Desiree Montgomery

Earnings             Hours       Rate        Amount
Regular              40.00      19.75        790.00
Overtime              5.50      29.63        162.97
Gross Pay            45.50                   952.97        YTD 22,044.12

Taxes                         Current           YTD
FWT                             94.20      1,884.10
Net Pay: $858.77     YTD Net Pay: $20,160.02`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '952.97', gross_pay_ytd: '22044.12', net_pay: '858.77', net_pay_ytd: '20160.02' },
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('lines below the totals that say of themselves that they are not pay, what is taken from the net', () => {
  const stubs = stubsIn(`
COUNTY OF SAN AURELIO
NAME: TRUJILLO, BENITA M          PAY PERIOD: 08/17/25 - 08/30/25          PAY DATE: 09/05/25

EARNINGS              YTD AMT      CURRENT     DEDUCTIONS            YTD AMT      CURRENT
REGULAR SALARY      46,080.00     2,880.00     FEDERAL TAX          5,120.00       312.00
SPEC ASSIGN          1,152.00        72.00     CALPERS EE           3,225.60       201.60
TOTAL GROSS         47,232.00     2,952.00     TOTAL DEDUCTIONS     8,345.60       513.60

NET ADJUSTMENTS       YTD AMT      CURRENT
HOUSING             -1,125.00       -75.00

NET PAY             37,761.40     2,363.40

COUNTY PAID BENEFITS:   HEALTH 812.44   CALPERS ER 691.20   LIFE 4.10
LEAVE BALANCES:   VAC 142.60   SICK 388.10   COMP 12.00`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR SALARY | 2880.00 | 46080.00',
    'earning SPEC ASSIGN | 72.00 | 1152.00',
    'tax FEDERAL TAX | 312.00 | 5120.00',
    'deduction CALPERS EE | 201.60 | 3225.60',
    'deduction HOUSING | 75.00 | 1125.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('strips of names over amounts, as on the stub of a check that is written by hand', () => {
  const [stub] = stubsIn(`
HATCH MASONRY              EMPLOYEE'S STATEMENT OF EARNINGS AND DEDUCTIONS
        EMPLOYEE                  PAY PERIOD FROM           TO           DATE PAID     CHECK NO.
    Luis Quintanilla                 10/20/25            10/26/25        10/31/25           1893
             HOURS                            RATE                            EARNINGS
  REGULAR          OVERTIME      REGULAR            OVERTIME     REGULAR      OVERTIME      GROSS PAY
  40.00                5.50         26.00              39.00     1,040.00       214.50       1,254.50
                                    DEDUCTIONS
                                                                           TOTAL DEDUCTIONS     NET PAY
  FED. INC. TAX         SOC. SEC.   MEDICARE       STATE INC. TAX   ADVANCE
    88.00               77.78       18.19             41.00          100.00        324.97        929.53`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1254.50', total_deductions: '324.97', net_pay: '929.53' })
  expect(entriesOf(stub!)).toEqual([
    'earning REGULAR | 1040.00 | -',
    'earning OVERTIME | 214.50 | -',
    'tax FED. INC. TAX | 88.00 | -',
    'tax SOC. SEC. | 77.78 | -',
    'tax MEDICARE | 18.19 | -',
    'tax STATE INC. TAX | 41.00 | -',
    'deduction ADVANCE | 100.00 | -',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
