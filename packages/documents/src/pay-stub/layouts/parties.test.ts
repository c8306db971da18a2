import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

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

test('the same columns again under other titles are no second stub', () => {
  expect(stubsIn(shares('Staff', 'Firm'))).toHaveLength(1)
})
