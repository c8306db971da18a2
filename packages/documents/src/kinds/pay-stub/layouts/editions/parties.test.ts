import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const shares = (employees: string, employers: string) => `
Larkspur Analytics, Inc.                                                   Earnings Statement
1801 Wewatta St Ste 400                                                    Pay date Nov 13, 2026
Denver, CO 80202                                                           Pay period Oct 25, 2026 - Nov 07, 2026
Employee: Priyanka Raman                                                   Net pay $1,472.35

Earnings
Type                            Hours        Rate         Current        Year to date
Regular                         80.00     $25.0000      $2,000.00          $42,000.00
Total gross earnings            80.00                   $2,000.00          $42,000.00

Deductions and contributions
                                         ${employees.padEnd(12)}                   ${employers}
Plan                            Current            YTD        Current           YTD
Medical                         $118.40      $2,486.40        $473.60     $9,945.60
401(k)                          $100.00      $2,100.00         $60.00     $1,260.00
Total                           $218.40      $4,586.40        $533.60    $11,205.60

Taxes
                                         ${employees.padEnd(12)}                   ${employers}
Tax                             Current            YTD        Current           YTD
Federal Income Tax              $156.25      $3,281.25              -             -
Social Security                 $124.00      $2,604.00        $124.00     $2,604.00
Medicare                         $29.00        $609.00         $29.00       $609.00
FUTA                                  -              -          $0.00        $42.00
Total                           $309.25      $6,494.25        $153.00     $3,255.00

Summary
                                Current            YTD
Gross earnings                $2,000.00     $42,000.00
Taxes                           $309.25      $6,494.25
Deductions                      $218.40      $4,586.40
Net pay                       $1,472.35     $30,919.35`

test.each([
  ['You pay', 'Company pays'],
  ['Paid by you', 'Paid by employer'],
  ['Employee portion', 'Employer portion'],
])('columns of who pays, under "%s" and "%s"', (employees, employers) => {
  const stubs = stubsIn(shares(employees, employers))
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '2000.00', net_pay: '1472.35', gross_pay_ytd: '42000.00', net_pay_ytd: '30919.35' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2000.00 | 42000.00 | 80.00 x 25.0000',
    'deduction Medical | 118.40 | 2486.40',
    'deduction 401(k) | 100.00 | 2100.00',
    'tax Federal Income Tax | 156.25 | 3281.25',
    'tax Social Security | 124.00 | 2604.00',
    'tax Medicare | 29.00 | 609.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the same columns again under other titles are not a second stub', () => {
  expect(stubsIn(shares('Staff', 'Firm'))).toHaveLength(1)
})

test('what employee (EE) and employer (ER) pay under headings of their own, sums under no title', () => {
  const stubs = stubsIn(`
Hoosier Precision Castings Inc             Pay Date: 11/06/2026
2200 S Tibbs Ave                           Pay Period: 10/18/2026 - 10/31/2026
Marisol Echeverria

Earnings
Description             Rate      Hours        Amount          YTD Amount
Regular              23.0000      80.00      1,840.00           38,180.00
PTO                  23.0000       8.00        184.00            1,104.00
Total                             88.00      2,024.00           39,284.00

Deductions
Description        EE Amount     EE YTD     ER Amount     ER YTD
401K                  133.86   2,526.06         66.93   1,263.03
Child Support         161.54   3,230.80
Total                 295.40   5,756.86         66.93   1,263.03

Taxes
Description     Based On       EE Amount     EE YTD     ER Amount     ER YTD
FITW            1,890.14          148.12   2,790.40
MEDI            2,024.00           29.35     569.62         29.35     569.62
OASDI           2,024.00          125.49   2,435.61        125.49   2,435.61
Total                             302.96   5,795.63        154.84   3,005.23

                           Current           YTD
Earnings                  2,024.00     39,284.00
Deductions                  295.40      5,756.86
Taxes                       302.96      5,795.63
Net Pay                   1,425.64     27,731.51`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '2024.00', net_pay: '1425.64', gross_pay_ytd: '39284.00', net_pay_ytd: '27731.51' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1840.00 | 38180.00 | 80.00 x 23.0000',
    'earning PTO | 184.00 | 1104.00 | 8.00 x 23.0000',
    'deduction 401K | 133.86 | 2526.06',
    'deduction Child Support | 161.54 | 3230.80',
    'tax FITW | 148.12 | 2790.40',
    'tax MEDI | 29.35 | 569.62',
    'tax OASDI | 125.49 | 2435.61',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const NAMED = (head: string, foot: string) => `
${head}
EMPLOYEE NAME: MENDOZA, ALICIA T         PAY PERIOD: 08/11/24 - 08/24/24    PAY DATE: 09/04/24
EARNINGS                     HOURS       CURRENT           YTD
REGULAR                      80.00      2,000.00     20,000.00
TOTAL GROSS PAY                         2,000.00     20,000.00
TAXES                                    CURRENT           YTD
FEDERAL TAX                               200.00      2,000.00
NET PAY                                 1,800.00     18,000.00
${foot}`

test.each([
  [
    'over its department and address',
    NAMED('COUNTY OF BARROW\nAUDITOR-CONTROLLER   44 N MAIN ST   STOCKTON CA 95202', ''),
    'COUNTY OF BARROW',
  ],
  [
    'that is a town over its library',
    NAMED('The Corporation of the Town of Alder\nPublic Library Services\n12 Mill Street, Alder, ON L0N 1P0', ''),
    'The Corporation of the Town of Alder',
  ],
  [
    'that is a company over its hotel',
    NAMED('Brightwater Lodging LLC\nHarbor Hotel\n12 Mill Street, Salem, MA 01970', ''),
    'Brightwater Lodging LLC',
  ],
  [
    'over its motto',
    NAMED('Three Forks Rural Electric\nA member-owned utility since 1941\n88 Mill Lane, Choteau, MT 59422', ''),
    'Three Forks Rural Electric',
  ],
  [
    'that is the local of a union',
    NAMED('Roofers & Tinners Benefit Hall, Local 418\n12 Mill Street\nSalem, MA 01970', ''),
    'Roofers & Tinners Benefit Hall, Local 418',
  ],
  [
    'at the top, with a number over the address of the employee',
    NAMED('PRAIRIE HAWK, LLC\n\n\nTRUCK 4417\n2208 Mill Rd\nSALEM, MA 01970', ''),
    'PRAIRIE HAWK, LLC',
  ],
  [
    'behind its number, beside who did the payroll',
    NAMED(
      '',
      'Payrolls by Harborpay, Inc.     0028 1428-3308 Delancey Dental PC 2001 Delancey St Philadelphia PA 19103',
    ),
    'Delancey Dental PC',
  ],
  [
    'beside its code, which numbers follow',
    NAMED('Prairie Cold Storage LLC      Company Code R/2QX 04177 01/000\n1800 S Laramie Ave\nCicero, IL 60804', ''),
    'Prairie Cold Storage LLC',
  ],
])('an employer %s', (_, text, name) => {
  expect(stubsIn(text).map(fieldsOf)).toMatchObject([{ employer_name: name }])
})

test.each([
  ['4471 - DC Nashville', 'Volunteer State Staffing Partners, Inc.'],
  ['Cumberland Freight LLC', 'Cumberland Freight LLC'],
])('the client %s, beside the letterhead of an agency', (client, employer) => {
  const [stub] = stubsIn(`
Volunteer State Staffing Partners, Inc.                            Pay Stub Detail
2 Century Blvd Suite 140, Nashville, TN 37214                      PAY DATE: 07/28/2023
EMPLOYEE                         PAY PERIOD                        ASSIGNMENT
Tyrell D. Hollingsworth          Period Beginning: 07/16/2023      Client: ${client}
914 Murfreesboro Pike Lot 12     Period Ending: 07/22/2023         Job: Order Selector
Nashville, TN 37217              Pay Frequency: Weekly             State: N/A
Earnings            Rate      Hours      Current          YTD
Regular            20.00      40.00       800.00     8,000.00
Gross Pay                                 800.00     8,000.00
Medicare                                   11.60       116.00
Net Pay                                   788.40     7,884.00`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: employer, employee_name: 'Tyrell D. Hollingsworth' })
})

test('the payee of a check is beside "Pay to the order of", a few letters apart', () => {
  const [stub] = stubsIn(`
Ozark Heating & Air Conditioning                                                          6614
415 N Glenstone Ave, Springfield, MO 65802                                   DATE 08/18/2023
PAY TO THE ORDER OF   Cody R. Massengale                                          $ **788.40
Cody R. Massengale
3390 S Farm Rd 131, Battlefield, MO 65619
Pay Period: 08/07/2023 - 08/13/2023          Pay Date: 08/18/2023
Earnings            Rate      Hours      Current          YTD
Regular            20.00      40.00       800.00     8,000.00
Gross Pay                                 800.00     8,000.00
Medicare                                   11.60       116.00
Net Pay                                   788.40     7,884.00`)
  expect(complaintsOf(stub!)).toEqual([])
})

test.each([
  ['Name      ', 'Address   '],
  ['Name:     ', 'Address:  '],
])('employer and employee side by side, both labelled "%s"', (name, address) => {
  const [stub] = stubsIn(`
Pay statement                             Pay date: 01/20/2025
Employer                                  Employee
${name}Bluebird Foods LLC              ${name}Carla M. Ochoa
${address}12 Mill Road                    ${address}8 Fern Lane
          Troy, NY 12180                            Troy, NY 12181

Earnings            Rate     Hours    Current         YTD
Regular            25.00     80.00   2,000.00    2,000.00
Gross Pay                            2,000.00    2,000.00
Federal Income Tax                     180.00      180.00
Net Pay                              1,820.00    1,820.00`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Bluebird Foods LLC', employee_name: 'Carla M. Ochoa' })
})

test.each(['Pastor Willem J. van der Berg Jr.', 'Maria del Carmen de la Torre', 'Jan van der Berg'])(
  'a name with particles, at a label that says nothing: %s',
  (name) => {
    const [stub] = stubsIn(`
Grace & Covenant Lutheran Church
702 Elm Street, Salem, Minnesota 56537
For:  ${name}
Pay period: June 16, 2025 through June 30, 2025        Check date: June 30, 2025
Compensation           This check   Year to date
Salary                   2,000.00      20,000.00
Gross Pay                2,000.00      20,000.00
Withholding and Deductions   This check   Year to date
Federal Income Tax         200.00       2,000.00
Net Pay                  1,800.00      18,000.00`)
    expect(fieldsOf(stub!)).toMatchObject({ employee_name: name })
  },
)
