import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Meridian Auto Parts Inc                          PAY STUB
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen     Pay Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023
`
const entries = [
  'earning Regular | 1600.00 | 17600.00',
  'earning Overtime | 150.00 | 1650.00',
  'tax FITW | 200.00 | 2200.00',
  'tax FICA | 122.40 | 1346.40',
]

test.each([
  ['Taxes', 'Employee', 'Employer'],
  ['Employee Taxes', 'Employee', 'Employer'],
  ['Withholdings', 'You Pay', 'Employer Pays'],
  ['Description', 'Employee', 'Company'],
])('"%s | %s | YTD | %s" beside a table of earnings', (title, employee, employer) => {
  const stubs = stubsIn(`${head}
Earnings              Current          YTD     ${title.padEnd(16)}${employee.padStart(10)}           YTD ${employer.padStart(13)}
Regular              1,600.00    17,600.00     FITW                200.00      2,200.00
Overtime               150.00     1,650.00     FICA                122.40      1,346.40        122.40
Gross Pay            1,750.00    19,250.00     Total               322.40      3,546.40        122.40

Your Net Pay         1,427.60    15,703.60`)
  expect(stubs.flatMap(entriesOf)).toEqual(entries)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1750.00', net_pay: '1427.60', net_pay_ytd: '15703.60' }])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['Benefits', 'Deductions & Benefits'])('three tables side by side, the third under "%s"', (title) => {
  const stubs = stubsIn(`${head}
Gross Earnings        Amount     Tax Deductions        Amount     ${title.padEnd(22)}  Amount
Regular             1,600.00     FITW                  200.00     401(k)                   80.00
Overtime              150.00     FICA                  122.40     Medical                  50.00
Total               1,750.00     Total                 322.40

Net Check           1,297.60`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1600.00 | -',
    'earning Overtime | 150.00 | -',
    'tax FITW | 200.00 | -',
    'tax FICA | 122.40 | -',
    'deduction 401(k) | 80.00 | -',
    'deduction Medical | 50.00 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a strip of what the employer pays, below tables whose gutters it bridges', () => {
  const stubs = stubsIn(`${head}
Earnings          Current          YTD     Tax             Current     YTD           Deduction       Current        YTD
Regular          1,600.00    17,600.00     FITW             200.00         2,200.00  Union dues        80.00     880.00
Overtime           150.00     1,650.00     FICA             122.40         1,346.40  Medical           50.00     550.00
Gross Pay        1,750.00    19,250.00     Total Taxes      322.40         3,546.40  Total            130.00   1,430.00

Welfare           Pension                  Annuity      Apprentices               Industry fund
       580.00              617.50               325.00                       41.50                              17.50

Net Pay          1,297.60`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    ...entries,
    'deduction Union dues | 80.00 | 880.00',
    'deduction Medical | 50.00 | 550.00',
  ])
})

test('a stub that shows more than its gross, of which nothing was read, is marked', () => {
  const stubs = stubsIn(`${head}
Ingredients           Portions          Share       Sum so far
Regular                  80.00       1,600.00        17,600.00
Overtime                  5.00         150.00         1,650.00

Summary                Current            YTD
Gross                 1,750.00      19,250.00
Taxes                   322.40       3,546.40
Net Pay               1,427.60      15,703.60`)
  expect(stubs.flatMap(complaintsOf)).toContain('failed figures_read')
})
