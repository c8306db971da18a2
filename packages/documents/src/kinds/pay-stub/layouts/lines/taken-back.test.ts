import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a cheque taken back: what was withheld is given back, and the day of the first cheque is not its own', () => {
  const stubs = stubsIn(`
Flint Hills Grain Cooperative                              ** VOID **
Reversal of check 20911   Original check date 10/30/2026    Check date 11/06/2026
Pay period 10/12/2026 to 10/25/2026       Employee: Wendell Starks

Earnings             Hours     Rate       Current           YTD
Hourly              -64.00    18.50     -1,184.00     36,704.00
Total Earnings                          -1,184.00     36,704.00

Deductions                                Current           YTD
Fed W/H                                    -90.11      2,830.00
FICA-Med                                   -17.17        532.21
Total Deductions                          -107.28      3,362.21

Net Pay                                 -1,076.72     33,341.79`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { pay_date: '2026-11-06', gross_pay: '-1184.00', net_pay: '-1076.72', total_deductions: '-107.28' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'debit earning Hourly | 1184.00 | -36704.00 | -64.00 x 18.50',
    'tax Fed W/H | -90.11 | 2830.00',
    'tax FICA-Med | -17.17 | 532.21',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('what is paid back below the gross is added to the pay', () => {
  const stubs = stubsIn(`
Cascade Bridge Staffing LLC     Employee: Philippa Okonjo     Check date: 11/13/2026
Week ending: 11/07/2026

Earnings              Rate    Hours      Amount          YTD
RN-MEDSURG           42.00    22.00      924.00    41,123.90
Gross                                    924.00    41,123.90
MILEAGE REIMB                             87.12       310.44
Fed Tax                                  152.10     4,122.90
VSP                                        7.12       163.76
Net pay                                  851.90    37,147.68`)
  expect(stubs.flatMap(entriesOf)).toContain('earning MILEAGE REIMB | 87.12 | 310.44')
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('an advance taken back among the earnings is not a deduction: the gross is what is left', () => {
  const stubs = stubsIn(`
Fulton Freight Lines Inc      Employee: Darnell K Boone      Pay Date: 02/13/2026
Pay Period: 01/25/2026 - 02/07/2026

Earnings                 Rate     Hours       Current            YTD
Regular                 26.00     80.00      2,080.00       6,240.00
Advance Recovery                              -150.00        -150.00
Gross Pay                                    1,930.00       6,090.00

Taxes                                         Current            YTD
Federal Withholding                            201.44         630.15
Medicare                                        27.99          88.31

Net Pay                                      1,700.57       5,371.54`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2080.00 | 6240.00 | 80.00 x 26.00',
    'debit earning Advance Recovery | 150.00 | 150.00',
    'tax Federal Withholding | 201.44 | 630.15',
    'tax Medicare | 27.99 | 88.31',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('pay that was taken back is a debit; its year counts relative to that', () => {
  const stubs = stubsIn(`
Wasatch Honda of Ogden       Employee: Marcus T Delacroix      Pay Date: 09/15/2026
Pay Period: 08/16/2026 - 08/31/2026

Earnings                               Current            YTD
Commission                            4,200.00      31,800.00
Spiff Correction                       -120.00         340.00
Draw Recovery                       (1,500.00)     (6,000.00)
Chargeback                                            -275.00
Holdback                                 80.00         -45.00
Gross Pay                             2,660.00      25,820.00

Deductions                             Current            YTD
Federal Withholding                     301.44       3,630.15
Uniform Refund                          -25.00         -25.00

Net Pay                               2,383.56      22,214.85`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Commission | 4200.00 | 31800.00',
    'debit earning Spiff Correction | 120.00 | -340.00',
    'debit earning Draw Recovery | 1500.00 | 6000.00',
    'debit earning Chargeback | - | 275.00',
    'earning Holdback | 80.00 | -45.00',
    'tax Federal Withholding | 301.44 | 3630.15',
    'deduction Uniform Refund | -25.00 | -25.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual(['warning ytd_not_below_current'])
})
