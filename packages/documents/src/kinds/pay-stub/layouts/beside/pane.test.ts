import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a pane of other things beside a table without a title: what the company pays and leave are not of it', () => {
  const [stub] = stubsIn(`
Pay stub                                                                  Paid on 15 Oct 2026
Loomwright Systems, Inc.                                    For 1 Oct - 15 Oct 2026

                                                         This pay       Year to date
Employee                       Earnings
Zubair Al-Rashid               Salary                    7,083.33         134,583.27
401 E 34th St, Apt N22         RSU Vest                  4,412.60           9,120.18
New York, NY 10016             Gross earnings           11,495.93         143,703.45

Deposited to                   Pre-tax deductions
Schwab 8841 $2,000.00          Medical - Aetna              64.50           1,225.50
Paid by the company            Commuter Transit            140.00           2,100.00

Medical - Aetna $611.08        Employee taxes
Time off                       Federal Income Tax        1,902.11          22,817.40
Flexible PTO, unlimited        Social Security             704.69           8,828.00
                               Medicare                    164.81           2,064.61
                               Net pay                   8,519.82         106,667.94`)
  expect(fieldsOf(stub!)).toMatchObject({
    employee_name: 'Zubair Al-Rashid',
    gross_pay: '11495.93',
    net_pay: '8519.82',
  })
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 7083.33 | 134583.27',
    'earning RSU Vest | 4412.60 | 9120.18',
    'deduction Medical - Aetna | 64.50 | 1225.50',
    'deduction Commuter Transit | 140.00 | 2100.00',
    'tax Federal Income Tax | 1902.11 | 22817.40',
    'tax Social Security | 704.69 | 8828.00',
    'tax Medicare | 164.81 | 2064.61',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('leave and dates on the lines of a table that has a title of its own: a unit behind a figure heads no column', () => {
  const [stub] = stubsIn(`
Northwoods Veterinary Hospital PA                     Pay Stub
Employee: Anneliese Brandvold
                                   EARNINGS        DESCRIPTION        HRS/UNITS   RATE     THIS PERIOD ($)     YTD ($)
Home Department: 100 Clinic                        Hourly Pay           78.00   19.0000           1,482.00   27,417.00
                                                   Gross Earnings                                 1,482.00   27,417.00
Pay Period: 10/04/26 to 10/17/26                   REIMB & OTHER PAYMENTS
Check Date: 10/23/26                               Mileage                                           42.90      503.10

TIME OFF                           WITHHOLDINGS    DESCRIPTION                             THIS PERIOD ($)     YTD ($)
DESCRIPTION      AVAIL TO USE                      Medicare                                          21.49      397.55

ESST             38.00 hrs         DEDUCTIONS      DESCRIPTION                             THIS PERIOD ($)     YTD ($)
Vacation         21.50 hrs                         Pretax Dental                                     11.00      203.50
                                                   Simple IRA                                        47.69      874.13

                                   NET PAY                                                 THIS PERIOD ($)     YTD ($)
                                                                                                  1,444.72   26,444.92`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1482.00', net_pay: '1444.72', net_pay_ytd: '26444.92' })
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly Pay | 1482.00 | 27417.00 | 78.00 x 19.0000',
    'earning Mileage | 42.90 | 503.10',
    'tax Medicare | 21.49 | 397.55',
    'deduction Pretax Dental | 11.00 | 203.50',
    'deduction Simple IRA | 47.69 | 874.13',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('accounts and leave left of tables that are named in the margin: what stands farther out opens none of their sections', () => {
  const [stub] = stubsIn(`
ROCKWELL PINES VETERINARY PC
Employee: Teodora Lindqvist
Check Date: 11/05/26
                                    EARNINGS      DESCRIPTION       HRS/UNITS    RATE    THIS PERIOD ($)       YTD ($)
Home Department: 200                              Hourly              64.0000   21.0000        1,344.00     28,896.00
                                                  Gross Earnings                               1,344.00     28,896.00
                                    WITHHOLDINGS  DESCRIPTION                            THIS PERIOD ($)       YTD ($)
NET PAY ALLOCATIONS
                                                  Social Security                                 83.33      1,791.55
DESCRIPTION   THIS PERIOD   YTD                   Medicare                                        19.49        418.99
Chkg 8817        1,184.35 25,336.23               TOTAL                                          102.82      2,210.54

TIME OFF   (Based on Policy Year)   DEDUCTIONS    DESCRIPTION                            THIS PERIOD ($)       YTD ($)
DESCRIPTION   AMT TAKEN   BALANCE                 Simple IRA                                      56.83      1,349.23
PTO           112.00 hrs  8.00 hrs                TOTAL                                           56.83      1,349.23

                                    NET PAY                                              THIS PERIOD ($)       YTD ($)
                                                                                               1,184.35     25,336.23`)
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly | 1344.00 | 28896.00 | 64.0000 x 21.0000',
    'tax Social Security | 83.33 | 1791.55',
    'tax Medicare | 19.49 | 418.99',
    'deduction Simple IRA | 56.83 | 1349.23',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('a heading level with a row that begins "CO": the state names the tax, and no column is of the company', () => {
  const [stub] = stubsIn(`
Front Range Solar LLC                                                Pay Period: 05/01/25 to 05/15/25
                                                                     Check Date: 05/15/25
                                        EARNINGS DESCRIPTION        THIS PERIOD ($)      YTD ($)
Katherine Abernathy                     Salary                             1,000.00     9,000.00
1450 Adams St                           Gross Earnings                     1,000.00     9,000.00
Denver, CO 80206
                                        WITHHOLDINGS DESCRIPTION    THIS PERIOD ($)      YTD ($)
                                        Fed Income Tax                       100.00       900.00
NET PAY ALLOCATIONS                     Medicare                              10.00        90.00
DESCRIPTION   THIS PERIOD      YTD      CO Income Tax                         40.00       360.00
Check                0.00     0.00      CO FAMLI                               5.00        45.00
Chkg 8821          845.00 7,605.00      TOTAL                                155.00     1,395.00

NET PAY                                 THIS PERIOD ($) 845.00                          YTD ($) 7,605.00`)
  expect(entriesOf(stub!)).toContain('tax CO Income Tax | 40.00 | 360.00')
  expect(entriesOf(stub!)).toContain('tax CO FAMLI | 5.00 | 45.00')
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '845.00', net_pay_ytd: '7605.00' })
})

test('a column of marks on most rows is part of the table, and names beside it no pane', () => {
  const [stub] = stubsIn(`
St. Brendan Regional Hospital                                  Pay period 07/06/2025 - 07/19/2025
Employee: Maura Devlin                                         Pay date 07/25/2025
Earnings
Earning                         Hours          Rate       Current              YTD
Regular                         80.00       20.0000      1,600.00        24,000.00
Total Hours / Gross Earnings    80.00                    1,600.00        24,000.00

Deductions                                                        Paid time off
Deduction                 Pre-Tax     Employee       Employee     Plan                     Current       Balance
                                       Current            YTD
403(b)                      Yes         230.00       3,450.00     PTO                         7.38        112.06
Medical PPO                 Yes         118.00       1,770.00     Extended Illness            1.54         40.31
Dental                      Yes          15.00         225.00
Vision                      Yes           4.00          60.00     Net pay distribution
Parking                     No           18.00         270.00     Account number     Account type         Amount
LTD Buy-Up                  No           11.00         165.00     xxxxxx4002         Checking          $1,000.00
Foundation Gift             No            4.00          60.00     xxxxxx7719         Savings             $200.00
Total Deductions                        400.00       6,000.00     Total                                $1,200.00

Net Pay                                                  1,200.00        18,000.00`)
  expect(entriesOf(stub!)).toEqual(
    expect.arrayContaining(['deduction 403(b) | 230.00 | 3450.00', 'deduction Foundation Gift | 4.00 | 60.00']),
  )
  expect(complaintsOf(stub!)).toEqual([])
})

test('titles of a pane at the left, and its text level with a heading, are not of the tables', () => {
  const [stub] = stubsIn(`
Brookline Family Dental, P.C.                      Pay Period: 05/16/2026 - 05/29/2026
Employee: Samantha Ng                              Pay Date: 06/03/2026

BROOKLINE MA 02446            PAY                     Hours        Rate        Current            YTD
Leave 28.00                   Hygienist               66.50       48.00       3,192.00       35,211.75
                              Taxable Benefit - Life                              8.00           80.00
                              Gross Pay                                       3,200.00       35,291.75

                              DEDUCTIONS                                       Current            YTD
MEMO
Great recall numbers!         Simple IRA                                        113.88       1,214.07
                              Medicare                                           46.40         511.73
                              Benefit offset - Life                               8.00          80.00
                              Total Deductions                                  168.28       1,805.80

Deposited to ****338. Bank:   Net Pay                              Current                       YTD
61.25 h. Sick bank: 40.00 h.  Net Pay                             3,031.72                 33,485.95`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '3031.72', net_pay_ytd: '33485.95' })
  expect(entriesOf(stub!)).toEqual([
    'earning Hygienist | 3192.00 | 35211.75 | 66.50 x 48.00',
    'earning Taxable Benefit - Life | 8.00 | 80.00',
    'deduction Simple IRA | 113.88 | 1214.07',
    'tax Medicare | 46.40 | 511.73',
    'deduction Benefit offset - Life | 8.00 | 80.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
