import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

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

test("boxes of other things before a summary's names, hours adjusted beside those paid", () => {
  const stubs = stubsIn(`
DEPARTMENT OF AGRICULTURE           Pay Period End 05/17/25     Pay Date 05/23/25     Name ROSA E LINDQVIST
Tax                                TSP Data                                       CURRENT      YEAR TO DATE
Marital Status   Exemptions        5%            GROSS PAY                       3,298.96         28,309.68
FED   S   0
                                                 TAXABLE WAGES                   2,968.97         25,339.77
VA    S   1
                                                 DEDUCTIONS                        568.28          4,825.49
                                                 NET PAY                         2,730.68
                                  CURRENT EARNINGS
TYPE                      RATE         ADJ HRS     CURRENT HRS          AMOUNT        YTD AMOUNT
REGULAR PAY              38.36                           80.00        3,068.80         27,619.20
OVERTIME                 57.54                            4.00          230.16            690.48
                                   DEDUCTIONS
TYPE                            CURRENT      YEAR TO DATE
MEDICARE                          45.28            387.68
OASDI                            193.60          1,657.68
TAX, FEDERAL                     329.40          2,780.13`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '3298.96', gross_pay_ytd: '28309.68', net_pay: '2730.68', total_deductions: '568.28' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR PAY | 3068.80 | 27619.20 | 80.00 x 38.36',
    'earning OVERTIME | 230.16 | 690.48 | 4.00 x 57.54',
    'tax MEDICARE | 45.28 | 387.68',
    'tax OASDI | 193.60 | 1657.68',
    'tax TAX, FEDERAL | 329.40 | 2780.13',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('names and amounts under nothing but the titles of their columns, a name too long for its column', () => {
  const stubs = stubsIn(`
          DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
NAME (Last, First, MI)        GRADE        BRANCH        PERIOD COVERED
OKAFOR, JULIAN D              E6           ARMY          1-30 JUN 25

ENTITLEMENTS                   DEDUCTIONS                   ALLOTMENTS               SUMMARY
A   BASE PAY     4,030.80      FEDERAL TAXES     238.44     DISCRETIONARY   300.00   +Amt Fwd              .00
B   BAS            465.25      FICA-MEDICARE      58.45     ALT                      +Tot Ent         4,496.05
                               MID-MONTH-PAY   2,310.44     TRICARE          30.75   -Tot Ded         2,607.33
                                                            DENTAL                   -Tot Allt          330.75
                                                                                     =Net Amt         1,557.97
                                                                                     =EOM Pay         1,557.97

TOTAL  4,496.05                TOTAL  2,607.33              TOTAL  330.75
LEAVE          BF BAL          ERND            USED         CR BAL
               31.5            22.5            10           44.0
FED TAXES      WAGE PERIOD     WAGE YTD        M/S          TAX YTD
               4030.80         24184.80        M            1430.64
REMARKS: YTD ENTITLE 26976.30       YTD DEDUCT 15643.98`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '4496.05', gross_pay_ytd: '26976.30', net_pay: '1557.97', period_start: '2025-06-01' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning BASE PAY | 4030.80 | -',
    'earning BAS | 465.25 | -',
    'tax FEDERAL TAXES | 238.44 | -',
    'tax FICA-MEDICARE | 58.45 | -',
    'deduction MID-MONTH-PAY | 2310.44 | -',
    'deduction DISCRETIONARY ALT | 300.00 | -',
    'deduction TRICARE DENTAL | 30.75 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a numbered box without a caption before the headings, and boxes with amounts before the names', () => {
  const stubs = stubsIn(`
        CIVILIAN LEAVE AND EARNINGS STATEMENT
1. Pay Period End     2. Pay Date       3. Name                       4. Grade
   06/14/2025            06/20/2025        PATRICE E LONGMIRE             11 04
19. Cumulative Retirement  20. Military Deposit     21.               CURRENT      YEAR TO DATE
    FERS: 6,412.88                                  GROSS PAY        3,882.56         42,183.12
                                                    TAXABLE WAGES    3,493.74         37,693.74
                                                    DEDUCTIONS         296.72          3,226.50
                                                    NET PAY          3,585.84         38,956.62
                                   CURRENT EARNINGS
TYPE                  HOURS/DAYS      AMOUNT
REGULAR PAY                88.00    3,882.56
                                   DEDUCTIONS
TYPE             CODE   CURRENT  YEAR TO DATE     TYPE             CODE   CURRENT  YEAR TO DATE
MEDICARE                  56.00        608.94     OASDI                    240.72      2,617.56`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '3882.56', gross_pay_ytd: '42183.12', net_pay: '3585.84', net_pay_ytd: '38956.62' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR PAY | 3882.56 | - | 88.00 x -',
    'tax MEDICARE | 56.00 | 608.94',
    'tax OASDI | 240.72 | 2617.56',
  ])
})
