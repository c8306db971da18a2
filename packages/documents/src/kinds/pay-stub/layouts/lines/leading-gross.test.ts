import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('the gross over the earnings that make it, as taxes and deductions stand over theirs', () => {
  const stubs = stubsIn(`
Payslip
Company: Quillback Robotics, PBC     Employee: Saoirse Delacroix     Pay date: Nov 13, 2026

                                        This paycheck     Year to date
Gross pay                                   $4,857.69      $133,211.49
  Salary                                    $4,807.69      $100,961.49
  Wellness stipend                             $50.00        $1,050.00
  RSU vest                                          -       $31,200.00
Taxes                                        -$980.11      -$28,112.04
  US Federal Income Tax                      -$980.11      -$28,112.04
Deductions                                   -$335.00      -$18,239.00
  Medical - PPO                              -$335.00       -$7,035.00
  ESPP                                              -      -$11,204.00
Take-home pay                               $3,542.58       $86,860.45`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '4857.69', gross_pay_ytd: '133211.49', net_pay: '3542.58' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 4807.69 | 100961.49',
    'earning Wellness stipend | 50.00 | 1050.00',
    'earning RSU vest | - | 31200.00',
    'tax US Federal Income Tax | 980.11 | 28112.04',
    'deduction Medical - PPO | 335.00 | 7035.00',
    'deduction ESPP | - | 11204.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('two taxes of equal amounts are two lines, not a heading with its sum', () => {
  const [stub] = stubsIn(`
HARBOR STREET CERAMICS LLC                        EARNINGS STATEMENT
Employee: Iris Kowalski                           Pay Date: 04/19/2024

Description                      Current               YTD
Regular                         2,000.00         16,000.00
Gross Pay                       2,000.00         16,000.00
Federal Income Tax                199.97          1,599.76
CA State Tax                      199.97          1,599.76
Net Pay                         1,600.06         12,800.48`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 2000.00 | 16000.00',
    'tax Federal Income Tax | 199.97 | 1599.76',
    'tax CA State Tax | 199.97 | 1599.76',
  ])
})
