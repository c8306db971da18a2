import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Sunrise Orchards LLC                               Pay Stub
Employee: Marisela Otero                           Check Date: 08/15/2025
Pay Period: 08/04/2025 - 08/10/2025
`

test('two stubs side by side', () => {
  const one = [
    'Sunrise Orchards LLC',
    'Employee: Marisela Otero',
    'Check Date: 08/15/2025',
    'Pay Period: 08/04/2025 - 08/10/2025',
    'Earnings     Hours    Rate    Current         YTD',
    'Hourly       36.00   16.00     576.00    6,912.00',
    'Gross Pay                      576.00    6,912.00',
    'Deductions                    Current         YTD',
    'FICA                            44.10      529.20',
    'Net Pay                        531.90    6,382.80',
  ]
  const other = [
    ['Marisela Otero', 'Jacinto Beltran'],
    ['36.00', '40.00'],
    ['576.00', '640.00'],
    ['531.90', '595.90'],
    ['6,912.00', '7,680.00'],
    ['6,382.80', '7,150.80'],
  ].reduce((lines, [from, to]) => lines.map((line) => line.replace(from!, to!)), one)
  const stubs = stubsIn(one.map((line, i) => line.padEnd(70) + other[i]!).join('\n'))
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employee_name: 'Marisela Otero', gross_pay: '576.00', net_pay: '531.90' },
    { employee_name: 'Jacinto Beltran', gross_pay: '640.00', net_pay: '595.90' },
  ])
  expect(stubs.map((stub) => entriesOf(stub).length)).toEqual([2, 2])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a box of other benefits beside the later rows of a table', () => {
  const stubs = stubsIn(`${head}
Earnings            rate     hours    this period    year to date
Regular            19.50     32.00         624.00       18,720.00
Gross Pay                                  624.00       18,720.00
Deductions                            this period    year to date
Federal Income Tax                          71.20        2,136.00     Other Benefits and
Social Security Tax                         38.69        1,160.70     Information
Medicare Tax                                 9.05          271.50                           this period    total to date
NYC Income Tax                              21.60          648.00     Group Term Life              0.51            27.00
Bond                                         5.00          150.00     Loan Amt Paid                               840.00
Net Pay                                    478.46       14,353.80     Vac Hrs                                      40.00`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 624.00 | 18720.00 | 32.00 x 19.50',
    'tax Federal Income Tax | 71.20 | 2136.00',
    'tax Social Security Tax | 38.69 | 1160.70',
    'tax Medicare Tax | 9.05 | 271.50',
    'tax NYC Income Tax | 21.60 | 648.00',
    'deduction Bond | 5.00 | 150.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a net pay across two tables, and headings that touch without a column of the year', () => {
  const stubs = stubsIn(`${head}
Earnings                         Amount Deductions               Amount
Basic Pay                      5,200.00 Income Tax               780.50
Allowance                        800.00 Canteen                   45.00
Total Earnings                 6,000.00 Total Deductions         825.50
Net Salary                                                     5,174.50`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '6000.00', net_pay: '5174.50', total_deductions: '825.50' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Basic Pay | 5200.00 | -',
    'earning Allowance | 800.00 | -',
    'tax Income Tax | 780.50 | -',
    'deduction Canteen | 45.00 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('columns headed by a currency sign, and taxable wages between those of the tax', () => {
  const stubs = stubsIn(`${head}
EARNINGS       RATE      HRS            $     YTD HRS        YTD $
REGULAR     18.4000    78.00     1,435.20      702.00    12,916.80
GROSS                  78.00     1,435.20      702.00    12,916.80
TAXES       CURRENT TAXABLE     CURRENT TAX     YTD TAXABLE     YTD TAX
FWT                1,435.20          102.20       12,916.80      919.80
MED                1,435.20           20.81       12,916.80      187.29

NET PAY     1,312.19     YTD NET PAY     11,809.71`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1435.20', net_pay: '1312.19', net_pay_ytd: '11809.71' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR | 1435.20 | 12916.80 | 78.00 x 18.4000',
    'tax FWT | 102.20 | 919.80',
    'tax MED | 20.81 | 187.29',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('boxes that begin with their labels, their figures set to the right', () => {
  const stubs = stubsIn(`${head}
Regular               Overtime              GROSS PAY             NET PAY
           600.00                 20.00                620.00                512.22
         6,000.00                200.00              6,200.00              5,122.20`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '620.00', gross_pay_ytd: '6200.00', net_pay: '512.22', net_pay_ytd: '5122.20' },
  ])
})

test('earnings and net pay alone, with what was taken in between unread, are not a stub to rely on', () => {
  const [stub] = stubsIn(`${head}
Pay          Hours     Rate     Amount        YTD
Regular      40.00    20.00     800.00  14,400.00
Net Pay                         674.80  12,146.40`)
  expect(complaintsOf(stub!)).toContain('failed gross_minus_deductions_is_net')
})

test('amounts on a stub of which no line was understood are missed aloud', () => {
  const [stub] = stubsIn(`${head}
Gross Pay: 620.00     Total Deductions: 107.78     Net Pay: 512.22

Federal      State       FICA       Medicare     Dues
  40.20      20.10      38.44           8.99     0.05`)
  expect(stub!.entries).toEqual([])
  expect(complaintsOf(stub!)).toContain('failed figures_read')
})

test('"Less" before what is taken', () => {
  const [stub] = stubsIn(`${head}
Pay               Hours     Rate     Amount        YTD
Regular           40.00    20.00     800.00  14,400.00
Less                                 Amount        YTD
Federal W/H                           44.00     792.00
Insurance                             20.00     360.00
Net Pay                              736.00  13,248.00`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 800.00 | 14400.00 | 40.00 x 20.00',
    'tax Federal W/H | 44.00 | 792.00',
    'deduction Insurance | 20.00 | 360.00',
  ])
})

test('stubs below one another whose first lines differ by the name of the month', () => {
  const strip = (period: string, ytd: string) => `
Tidewater Dental Partners              Period Beginning:${period}
8055 Mill Pond Way                     Payment Date: ${period.replace(' 01', ' 29')}
Boise, ID 83702                        Employee: James Mallory
Earnings       Hours      Rate         Current           YTD
Salary                                4,833.33     ${ytd}
Net Pay                               4,833.33     ${ytd}

`
  const stubs = stubsIn(strip('Aug 01, 2023', '38,666.64') + strip('Sep 01, 2023', '43,499.97'))
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Tidewater Dental Partners', period_start: '2023-08-01', pay_date: '2023-08-29' },
    { employer_name: 'Tidewater Dental Partners', period_start: '2023-09-01', pay_date: '2023-09-29' },
  ])
})
