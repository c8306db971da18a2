import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

test('headings centred over wide columns, and two halves of a table so close that their headings make one phrase', () => {
  const stubs = stubsIn(`
                    CIVILIAN LEAVE AND EARNINGS STATEMENT
Pay Period End 08/23/25     Pay Date 08/29/25     Name Darnell Strickland
Tax Marital Exemptions      Cumulative Retirement     Max Leave Carry Over
FED S 0                     21,884.10                 240
                       CURRENT                  YEAR TO DATE
GROSS PAY                          3120.80                        53515.97
DEDUCTIONS                          487.19                         8459.27
NET PAY                            2633.61                        45056.70
                              CURRENT EARNINGS
TYPE              HOURS/DAYS        AMOUNT TYPE              HOURS/DAYS        AMOUNT
REGULAR PAY            72.00       2808.72 NIGHT DIFF             12.00        312.08
                                   DEDUCTIONS
TYPE             CODE     CURRENT     YEAR TO DATE TYPE             CODE     CURRENT     YEAR TO DATE
MEDICARE                    43.19           745.16 OASDI                      184.67          3246.74
TAX, FEDERAL     S0        259.33          4467.37`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    {
      gross_pay: '3120.80',
      gross_pay_ytd: '53515.97',
      net_pay: '2633.61',
      net_pay_ytd: '45056.70',
      total_deductions: '487.19',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR PAY | 2808.72 | - | 72.00 x -',
    'earning NIGHT DIFF | 312.08 | - | 12.00 x -',
    'tax MEDICARE | 43.19 | 745.16',
    'tax TAX, FEDERAL | 259.33 | 4467.37',
    'tax OASDI | 184.67 | 3246.74',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('allotments beside the deductions and their total, the days of a period, captions of the tax wages below', () => {
  const stubs = stubsIn(`
          MILITARY LEAVE AND EARNINGS STATEMENT
NAME (Last, First, MI)        GRADE        BRANCH        PERIOD COVERED
OKAFOR DANIEL T               E5           ARMY          1-30 SEP 25

       ENTITLEMENTS                     DEDUCTIONS                      ALLOTMENTS                   SUMMARY
Type                Amount     Type                  Amount     Type                Amount
BASE PAY          3,100.20     FEDERAL TAXES         210.10     INSURANCE            40.00     +Tot Ent      3,560.20
BAS                 460.00     FICA-MEDICARE          44.95     CHARITY             150.00     -Tot Ded        255.05
                                                                                               -Tot Allt       190.00
                                                                                               =Net Amt      3,115.15

FED TAXES WAGE PERIOD     WAGE YTD     M/S     EX     ADD'L TAX     TAX YTD
3,100.20                 27,901.80       S     00           .00     1,890.90`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { period_start: '2025-09-01', period_end: '2025-09-30', gross_pay: '3560.20', net_pay: '3115.15' },
  ])
  expect(stubs.map(fieldsOf)).not.toMatchObject([{ total_deductions: expect.anything() }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning BASE PAY | 3100.20 | -',
    'earning BAS | 460.00 | -',
    'tax FEDERAL TAXES | 210.10 | -',
    'tax FICA-MEDICARE | 44.95 | -',
    'deduction INSURANCE | 40.00 | -',
    'deduction CHARITY | 150.00 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
