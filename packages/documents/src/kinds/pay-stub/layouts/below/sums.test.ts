import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('remarks of wages and leave under the columns of a military stub are not lines of its pay', () => {
  const stubs = stubsIn(`
          DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
NAME HARGROVE DEANDRE L     SOC. SEC. NO. ***-**-5520     GRADE O2     PERIOD COVERED 1-31 OCT 26

ENTITLEMENTS                  DEDUCTIONS                    ALLOTMENTS                    SUMMARY
TYPE                 AMOUNT   TYPE                 AMOUNT   TYPE                 AMOUNT
BASE PAY           4,892.40   FEDERAL TAXES        403.11   DISCRETIONARY ALT    500.00   +Amt Fwd            .00
BAS                  465.77   FICA-MEDICARE         70.94                                 +Tot Ent       5,358.17
                              SGLI                  31.00                                 -Tot Ded       3,399.17
                              MID-MONTH-PAY      2,894.12                                 -Tot Allt        500.00
                                                                                          =Net Amt       1,459.00
TOTAL              5,358.17                      3,399.17                        500.00

LEAVE    BF BAL 22.5   ERND 2.5   USED 4   CR BAL 21.0   ETS BAL 90.5
FED      WAGE PERIOD 5142.40   WAGE YTD 50411.80   M/S S   EX 00   TAX YTD 3988.04
FICA     WAGE PERIOD 5142.40   SOC WAGE YTD 50411.80   SOC TAX YTD 3125.53
PAY DATA BAQ TYPE W/O DEP   BAQ DEPN NONE   VHA ZIP 31098   RENT AMT .00`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '5358.17', net_pay: '1459.00' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning BASE PAY | 4892.40 | -',
    'earning BAS | 465.77 | -',
    'tax FEDERAL TAXES | 403.11 | -',
    'tax FICA-MEDICARE | 70.94 | -',
    'deduction SGLI | 31.00 | -',
    'deduction MID-MONTH-PAY | 2894.12 | -',
    'deduction DISCRETIONARY ALT | 500.00 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each([
  ['Gross:', 'Total Deductions:', 'Net Pay:', 'YTD:'],
  ['Gross Pay', 'Total Withholdings', 'Take Home Pay', 'Year to Date'],
])("totals in a row, %s %s %s, over those of the year: '%s' is the name of no line", (gross, taken, net, year) => {
  const cells = (a: string, b: string, c: string) => `  ${a.padEnd(30)}${b.padEnd(34)}${c}`
  const [stub] = stubsIn(`
Copperleaf Millworks Ltd                    Pay Period: 09/27/2026 to 10/10/2026
Employee: Odalys Brennan                    Pay Date: 10/15/2026

Earnings                    Hours       Rate       Current              YTD
Regular                     72.00      30.00      2,160.00        43,200.00

Taxes                  Current           YTD      Other Deductions       Current         YTD
Federal Tax             228.00      4,202.00      Union Dues               36.00      728.00
State Tax               121.00      2,204.00      LTD Insurance            15.00      300.00

${cells(`${gross} 2,160.00`, `${taken} 400.00`, `${net} 1,760.00`)}
${cells(`${year} 43,200.00`, `${year} 7,434.00`, `${year} 35,766.00`)}`)
  expect(fieldsOf(stub!)).toMatchObject({
    gross_pay_ytd: '43200.00',
    net_pay: '1760.00',
    net_pay_ytd: '35766.00',
    total_deductions: '400.00',
    total_deductions_ytd: '7434.00',
  })
  expect(entriesOf(stub!)).toHaveLength(5)
})
