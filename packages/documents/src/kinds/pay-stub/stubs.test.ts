import { complaintsOf, entriesOf, fieldsOf, stubsIn } from './testing.ts'

test('two stubs of one form on a page are two documents', () => {
  const stubs = stubsIn(`
MERIDIAN AUTO PARTS INC                                   EARNINGS STATEMENT
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen                Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023
EARNINGS           HOURS     RATE     CURRENT         YTD     DEDUCTIONS         CURRENT         YTD
Regular            80.00    20.00    1,600.00   14,400.00     Federal Tax         150.00    1,350.00
                                                              Social Security      99.20      892.80
                                                              Medicare             23.20      208.80
GROSS PAY                            1,600.00   14,400.00     TOTAL DEDUCTIONS    272.40    2,451.60
                                                              NET PAY           1,327.60   11,948.40



MERIDIAN AUTO PARTS INC                                   EARNINGS STATEMENT
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen                Period: 05/16/2023 - 05/31/2023    Pay Date: 06/02/2023
EARNINGS           HOURS     RATE     CURRENT         YTD     DEDUCTIONS         CURRENT         YTD
Regular            84.00    20.00    1,680.00   16,080.00     Federal Tax         158.00    1,508.00
                                                              Social Security     104.16      996.96
                                                              Medicare             24.36      233.16
GROSS PAY                            1,680.00   16,080.00     TOTAL DEDUCTIONS    286.52    2,738.12
                                                              NET PAY           1,393.48   13,341.88`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { pay_date: '2023-05-19', gross_pay: '1600.00', net_pay: '1327.60', net_pay_ytd: '11948.40' },
    { pay_date: '2023-06-02', gross_pay: '1680.00', net_pay: '1393.48', net_pay_ytd: '13341.88' },
  ])
  expect(stubs.map((stub) => stub.entries.length)).toEqual([4, 4])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const besideShortStub = (secondStub: string) => `
REDWOOD DENTAL GROUP LLC                                  REDWOOD DENTAL GROUP LLC
410 Main St, Boise, ID 83702                              410 Main St, Boise, ID 83702
Employee: Maria T Lopez                                   ${secondStub.split('|')[0]}
Pay Period: 10/26/2026 - 11/08/2026                       ${secondStub.split('|')[1]}
Pay Date: 11/13/2026

Earnings          Hours    Rate     Current         YTD   Summary              Current          YTD
Regular           80.00   25.00    2,000.00   44,000.00   Net Pay             1,700.00    37,340.00
Deductions                          Current         YTD
Federal Tax                          333.00    7,326.00
Medical                               47.00    1,034.00
Gross Pay                          2,000.00   44,000.00
Net Pay                            1,620.00   35,640.00`

test.each([
  ['another period', 'Employee: Maria T Lopez|Pay Period: 11/09/2026 - 11/22/2026'],
  ['another employee', 'Employee: Peter K Shaw|'],
  ['another net', 'Employee: Maria T Lopez|Pay Period: 10/26/2026 - 11/08/2026'],
])('a stub beside one of %s that is too short to be read is marked', (_, secondStub) => {
  const stubs = stubsIn(besideShortStub(secondStub))
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '2000.00', net_pay: '1620.00' }])
  expect(stubs.map(complaintsOf)).toEqual([['warning one_pay_stub']])
})

test('a stub beside its own summary is not marked', () => {
  const summary = besideShortStub('Employee: Maria T Lopez|Pay Period: 10/26/2026 - 11/08/2026')
  const stubs = stubsIn(summary.replace('1,700.00    37,340.00', '1,620.00    35,640.00'))
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const chequeAndCopies = `
PINE VALLEY NURSERY                                     FIRST STATE BANK              5021
88 Orchard Rd                                           Salem, OR
Salem, OR 97301                                                          DATE  02/09/2024

PAY TO THE
ORDER OF   Lucy Hargrove                                                 $ **843.12
Eight Hundred Forty-Three and 12/100 ************************************ DOLLARS
           Lucy Hargrove
           5 Fern St
           Salem, OR 97302                                 ______________________
MEMO  Pay Period: 01/22/2024 - 02/04/2024                   AUTHORIZED SIGNATURE

PINE VALLEY NURSERY                                                                           5021
Employee                                    SSN
Lucy Hargrove, 5 Fern St, Salem, OR 97302   ***-**-2210
                                            Pay Period: 01/22/2024 - 02/04/2024   Pay Date: 02/09/2024
Earnings and Hours      Qty     Rate    Current   YTD Amount      Taxes                      Current    YTD Amount
Hourly                56:00    18.00   1,008.00     3,024.00      Federal Withholding         -52.00       -156.00
                                                                  Social Security             -62.50       -187.50
                                                                  Medicare                    -14.62        -43.86
                                                                  OR - Withholding            -35.76       -107.28
                                                                                             -164.88       -494.64
                                                                  Net Pay                      843.12      2,529.36

PINE VALLEY NURSERY                                                                           5021
Employee                                    SSN
Lucy Hargrove, 5 Fern St, Salem, OR 97302   ***-**-2210
                                            Pay Period: 01/22/2024 - 02/04/2024   Pay Date: 02/09/2024
Earnings and Hours      Qty     Rate    Current   YTD Amount      Taxes                      Current    YTD Amount
Hourly                56:00    18.00   1,008.00     3,024.00      Federal Withholding         -52.00       -156.00
                                                                  Social Security             -62.50       -187.50
                                                                  Medicare                    -14.62        -43.86
                                                                  OR - Withholding            -35.76       -107.28
                                                                                             -164.88       -494.64
                                                                  Net Pay                      843.12      2,529.36`

test('a cheque with two copies of its stub is one document', () => {
  const stubs = stubsIn(chequeAndCopies)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'PINE VALLEY NURSERY', employee_name: 'Lucy Hargrove', pay_date: '2024-02-09', net_pay: '843.12' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly | 1008.00 | 3024.00 | 56.00 x 18.00',
    'tax Federal Withholding | 52.00 | 156.00',
    'tax Social Security | 62.50 | 187.50',
    'tax Medicare | 14.62 | 43.86',
    'tax OR - Withholding | 35.76 | 107.28',
  ])
})

test.each([
  ['made out to another person', 'Lucy Hargrove', 'Otto Blank'],
  ['dated years before the stub', 'DATE  02/09/2024', 'PAY DATE  02/09/2019'],
])('a cheque %s is marked', (_, printed, altered) => {
  const [stub] = stubsIn(chequeAndCopies.replace(printed, altered))
  expect(complaintsOf(stub!)).toContain('failed cheque_agrees')
})

test('gross pay that is not printed is not worked out', () => {
  const [stub] = stubsIn(chequeAndCopies)
  expect(stub!.fields).not.toHaveProperty('gross_pay')
  expect(complaintsOf(stub!)).toEqual(['warning pay_read'])
})

const firstPage = `
TALL TREE PAPER COMPANY                        EARNINGS STATEMENT  Page 1 of 2
90 Pulp Rd
Bangor, ME 04401
Employee Name: Ruth Calder                     Pay Date: 07/12/2024
Pay Period: 06/24/2024 to 07/07/2024
Earnings            Rate     Hours    This Period   Year to Date
Regular            30.00     80.00       2,400.00      33,600.00
Gross Pay                                2,400.00      33,600.00`

const secondPage = `
TALL TREE PAPER COMPANY                        EARNINGS STATEMENT  Page 2 of 2
Employee Name: Ruth Calder
Taxes                                 This Period   Year to Date
Federal Income Tax                         210.00       2,940.00
Social Security                            148.80       2,083.20
Medicare                                    34.80         487.20
Net Pay                                  2,006.40      28,089.60`

test('a stub over two pages is one document', () => {
  const stubs = stubsIn([firstPage, secondPage])
  expect(stubs).toHaveLength(1)
  expect(stubs[0]).toMatchObject({ pageStart: 1, pageEnd: 2 })
  expect(fieldsOf(stubs[0]!)).toMatchObject({ gross_pay: '2400.00', net_pay: '2006.40', net_pay_ytd: '28089.60' })
  expect(stubs[0]!.entries.map((entry) => entry.page)).toEqual([1, 2, 2, 2])
  expect(complaintsOf(stubs[0]!)).toEqual([])
})

test('stubs of two periods on two pages are two documents', () => {
  const wholeStub = firstPage + '\n' + secondPage.split('\n').slice(3).join('\n')
  const later = wholeStub
    .replace('07/12/2024', '07/26/2024')
    .replace('06/24/2024 to 07/07/2024', '07/08/2024 to 07/21/2024')
  const stubs = stubsIn([wholeStub, later])
  expect(stubs.map((stub) => [stub.pageStart, stub.fields.pay_date!.value])).toEqual([
    [1, '2024-07-12'],
    [2, '2024-07-26'],
  ])
})

test.each([
  ['a letter', 'Dear Ms Calder,\nyour new salary is 52,000.00 a year, paid monthly.\nNet pay depends on your taxes.'],
  [
    'a cheque without a stub',
    'PINE VALLEY NURSERY   5021\nPay date: 02/09/2024\nPAY TO THE ORDER OF   Lucy Hargrove   $843.12\nEight Hundred Forty-Three and 12/100 DOLLARS',
  ],
  [
    'a bank statement',
    'Account Summary   Statement Period 01/01/2024 - 01/31/2024\nBeginning balance 1,000.00\nEnding balance 1,250.00\n01/05 PAYROLL ACME INC  1,500.00\n01/09 RENT  1,250.00',
  ],
  [
    'a state’s return',
    'PA-40 2023 Pennsylvania Income Tax Return\n1a Gross Compensation   18,900.00\n1c Net Compensation   18,900.00\n2 Interest Income   3,318.00\n13 Total PA Tax Withheld   580.00',
  ],
])('%s is not a stub', (_, text) => {
  expect(stubsIn(text)).toEqual([])
})

test('two stubs of a page with a gross and a payday each, whose net has a name of its own', () => {
  const stub = (days: string, payday: string, gross: string, net: string) => `
OCOTILLO SOLAR PARTNERS                                            Statement of Earnings
Persephone Adeyemi                       Period ${days}           Paid on ${payday}
Earnings              Amount      YTD Amt     Taxes and Deductions        Amount     YTD Amt
Salary              ${gross}    25,000.00     Fed Income Tax              150.00    3,000.00
Total Earnings      ${gross}    25,000.00     Total Withheld              150.00    3,000.00
                                              What reaches you          ${net}   22,000.00
`
  const stubs = stubsIn(
    stub('10/1/2026 thru 10/15/2026', '10/20/2026', '1,250.00', '1,100.00') +
      '\n\n\n' +
      stub('10/16/2026 thru 10/31/2026', '11/5/2026', '1,350.00', '1,200.00'),
  )
  expect(stubs.map(fieldsOf)).toMatchObject([
    { pay_date: '2026-10-20', gross_pay: '1250.00' },
    { pay_date: '2026-11-05', gross_pay: '1350.00' },
  ])
})

test('a line of dates right above a heading is not part of it', () => {
  const [stub] = stubsIn(`
SAWTOOTH CABINETRY INC                                                        11417
Cornelius J Pettibone, 8112 W Ustick Rd, Boise, ID 83704        ***-**-5520
Pay Period: 10/17/2026 - 10/30/2026 Pay Date: 11/05/2026
Earnings and Hours    Qty      Rate    Current   YTD Amount      Taxes                    Current    YTD Amount
Hourly              64:00    20.625   1,320.00    25,080.00      Federal Withholding      -214.00     -3,312.00
Vacation            16:00    20.625     330.00     1,320.00      Medicare                  -29.91       -470.11
                                      1,650.00    26,400.00      Net Pay                 1,406.09     22,617.89`)
  expect(stub!.entries.filter(({ direction }) => direction === 'credit')).toMatchObject([
    { description: 'Hourly', amount: 132000n, ytdAmount: 2508000n },
    { description: 'Vacation', amount: 33000n, ytdAmount: 132000n },
  ])
})

test('a period over its column, and nothing over the names', () => {
  const [stub] = stubsIn(`
HALCYON LEDGER TECHNOLOGIES, INC.                    Pay date: October 30, 2026
Employee: Rukmini Venkat                  Pay period: October 16 – October 31, 2026

Earnings
                              Oct 16 – Oct 31      YTD total
Salary                              $5,416.67    $108,333.40
Stipend                                $50.00      $1,000.00
Total                               $5,466.67    $109,333.40

Employee taxes
                              Oct 16 – Oct 31      YTD total
Federal Income Tax                  $1,214.08     $17,901.12
Total                               $1,214.08     $17,901.12

Net pay                             $4,252.59     $91,432.28`)
  expect(entriesOf(stub!)).toEqual([
    'earning Salary | 5416.67 | 108333.40',
    'earning Stipend | 50.00 | 1000.00',
    'tax Federal Income Tax | 1214.08 | 17901.12',
  ])
})

test('the net of both periods beside their names heads no table', () => {
  const [stub] = stubsIn(`
BLUEGRASS CASTINGS LLC                                                   Check Date: 10/30/2026
Employee Name: Torrance Whitfield                    Pay Period: 10/12/2026 - 10/25/2026
Dept        Type         Hours       Rate     Current       Y-T-D    Deductions       Current       Y-T-D
0210 Deli   Regular      80.00    21.0000    1,680.00   30,240.00    Federal W/H       189.21    3,011.88
0215 Cafe   Overtime     12.50    31.5000      393.75    3,150.00    Medicare           30.07      484.16
Totals                   92.50               2,073.75   33,390.00    Totals            219.28    3,496.04
                                                 Net Pay  Current    1,854.47    Y-T-D  29,893.96`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '1854.47', net_pay_ytd: '29893.96' })
  expect(stub!.entries.slice(0, 2).map(({ description }) => description)).toEqual(['Regular', 'Overtime'])
})

test.each(['Total taxes', 'Total      ', 'Taxes      ', '           '])(
  'the only tax of a table, whose sum below it is called "%s", is a line',
  (sum) => {
    const [stub] = stubsIn(`
HALCYON LEDGER TECHNOLOGIES, INC.                    Pay date: 10/30/2026
Employee: Rukmini Venkat                  Pay period: 10/16/2026 - 10/31/2026
Earnings                          Current             YTD
Salary                           5,466.67      109,333.40
Gross pay                        5,466.67      109,333.40
Taxes                             Current             YTD
Federal Income Tax               1,214.08       17,901.12
${sum}                      1,214.08       17,901.12
Net pay                          4,252.59       91,432.28`)
    expect(entriesOf(stub!)).toEqual([
      'earning Salary | 5466.67 | 109333.40',
      'tax Federal Income Tax | 1214.08 | 17901.12',
    ])
    expect(complaintsOf(stub!)).toEqual([])
  },
)

test('a tax that is as much as the two below it together is a line, as the total counts it', () => {
  const [stub] = stubsIn(`
HARBOR FREIGHT LINES LLC                             Pay date: 10/30/2026
Employee: Rukmini Venkat                  Pay period: 10/16/2026 - 10/31/2026
Earnings                          Current             YTD
Salary                           4,669.54       93,390.80
Gross pay                        4,669.54       93,390.80
Taxes                             Current             YTD
Federal Tax                        357.22        7,144.40
Social Security                    289.51        5,790.20
Medicare                            67.71        1,354.20
Total Taxes                        714.44       14,288.80
Net pay                          3,955.10       79,102.00`)
  expect(entriesOf(stub!).slice(1)).toEqual([
    'tax Federal Tax | 357.22 | 7144.40',
    'tax Social Security | 289.51 | 5790.20',
    'tax Medicare | 67.71 | 1354.20',
  ])
})
