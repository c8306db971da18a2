import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const stub = (gross: string, net: string) => `
Sunset Ridge Biologics Inc            Employee: Theodora Vance        Check Date: 10/23/2026
Pay Period: 10/04/2026 - 10/17/2026

Earnings             Hours      Amount          YTD      Taxes           Amount          YTD
ER Cost of Health               214.50     4,290.00      FITW            481.12     9,141.28
ER Cost of Dental                10.25       205.00      MED              56.03     1,003.61
REGULAR              72.00    3,461.54    66,154.00      SS              239.60     4,291.35
SICK                  8.00      384.62     1,153.86
Gross Earnings       80.00    ${gross}    67,307.86

Net Pay     ${net}`

test("what the employer's share costs, listed among the earnings, is not pay", () => {
  const stubs = stubsIn(stub('3,846.16', '3,069.41'))
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '3846.16', net_pay: '3069.41' }])
  expect(stubs.flatMap(entriesOf).filter((entry) => /^earning/.test(entry))).toEqual([
    'earning REGULAR | 3461.54 | 66154.00 | 72.00 x -',
    'earning SICK | 384.62 | 1153.86 | 8.00 x -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('it is where the net counts it', () => {
  expect(stubsIn(stub('4,070.91', '3,294.16')).flatMap(entriesOf)).toContain(
    'earning ER Cost of Health | 214.50 | 4290.00',
  )
})

test.each(['BENEFITS (DISTRICT PAID)', 'BENEFITS (BOARD PAID)', 'FRINGES (PAID BY STATE)'])(
  'a table "%s" has no lines of pay',
  (title) => {
    const stubs = stubsIn(`
HARLAN COUNTY SCHOOLS                          EARNINGS STATEMENT
NAME: LOUISE ABERNATHY     PAY PERIOD: 10/01/2021 TO 10/31/2021     CHECK DATE: 10/29/2021

EARNINGS                 CURRENT          YTD     ${title.padEnd(26)}CURRENT
TEACHER SALARY          5,466.67    49,200.03     RETIREMENT FUND             40.34
STIPEND                   412.50     3,712.50     LIFE 50K                     5.50
GROSS PAY               5,879.17    52,912.53

DEDUCTIONS               CURRENT          YTD
FEDERAL W/H               374.96     3,281.73
MEDICARE                   85.25       703.66
TOTAL DEDUCTIONS          460.21     3,985.39

NET PAY                 5,418.96    48,927.14`)
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning TEACHER SALARY | 5466.67 | 49200.03',
      'earning STIPEND | 412.50 | 3712.50',
      'tax FEDERAL W/H | 374.96 | 3281.73',
      'tax MEDICARE | 85.25 | 703.66',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)

test.each(['401k Employer Match', 'Simple IRA Company Match', 'Matching Contribution'])(
  '"%s" is not an earning, though it is listed among what is not taxed',
  (match) => {
    const [stub] = stubsIn(`
Lantern Dental PLLC            Employee: Odalys Brennan        Pay Date: 02/13/2026

Earnings                Hours      Current          YTD
Hourly                  68.00     2,000.00     6,000.00
Gross Pay                         2,000.00     6,000.00

Non-taxable Items                  Current          YTD
${match.padEnd(34)}               240.00

Taxes                              Current          YTD
Medicare                             29.00        87.00
Net Pay                           1,971.00     5,913.00`)
    expect(entriesOf(stub!)).toEqual(['earning Hourly | 2000.00 | 6000.00 | 68.00 x -', 'tax Medicare | 29.00 | 87.00'])
  },
)

test.each(['Co. Paid Dental', 'ER Contribution', 'District Paid Life', 'Emplr Share Health'])(
  '"%s" among the deductions is not the employee\'s',
  (line) => {
    const [stub] = stubsIn(`
Lantern Dental PLLC            Employee: Odalys Brennan        Pay Date: 02/13/2026

Earnings                Hours      Current          YTD
Hourly                  68.00     2,000.00     6,000.00
Gross Pay                         2,000.00     6,000.00

Deductions                         Current          YTD
Medicare                             29.00        87.00
${line.padEnd(34)} 40.00       240.00
CO Paid Family Leave                  9.00        27.00
Net Pay                           1,962.00     5,886.00`)
    expect(entriesOf(stub!).slice(1)).toEqual([
      'tax Medicare | 29.00 | 87.00',
      'tax CO Paid Family Leave | 9.00 | 27.00',
    ])
  },
)

test.each(['COUNTY PAID', 'CITY SHARE', 'SCHOOL COST'])('a column "%s" beside that of the employee', (column) => {
  const [stub] = stubsIn(`
COUNTY OF MARISOL                                        Pay Date: 10/16/2026
Employee: Ramon Ortega                                   Period End: 10/10/2026

HOURS AND EARNINGS              HOURS       CURRENT    YEAR TO DATE
Regular Salary                  72.00      2,769.23       61,538.40

TAXES AND DEDUCTIONS      ${column.padStart(11)}      EMPLOYEE    YEAR TO DATE
Medicare                        40.15         40.15          962.20
Dental                          38.52         12.84          282.48
NET PAY                                    2,716.24`)
  expect(entriesOf(stub!).slice(1)).toEqual(['tax Medicare | 40.15 | 962.20', 'deduction Dental | 12.84 | 282.48'])
})
