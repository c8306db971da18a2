import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

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
    'earning Hourly | -1184.00 | 36704.00 | -64.00 x 18.50',
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
