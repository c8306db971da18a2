import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

test('a year under "Calendar YTD" ends a heading beside the rows of another table', () => {
  const stubs = stubsIn(`
Cedar Brake Independent School District                       Employee Name: Guadalupe R Villarreal
Pay Date: 10-23-2026    Period Begin: 09-14-2026    Period End: 10-13-2026

Earnings and Deductions   This     Calendar YTD      Job Description      Units   Pay Rate   This Period
                        Period             2026      011 - TEACHER         0.00   5,416.67      5,416.67
Standard Gross        5,416.67        48,750.03      002 - LOCAL          8.500     1.000      7.500
Total Earnings        5,416.67        48,750.03
Withholding Tax         522.11         4,621.78
Medicare Tax             78.54           706.88
Total Deductions        600.65         5,328.66
Net Pay               4,816.02        43,421.37`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Standard Gross | 5416.67 | 48750.03',
    'tax Withholding Tax | 522.11 | 4621.78',
    'tax Medicare Tax | 78.54 | 706.88',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a column of ticks parts no table, and an employer is abbreviated', () => {
  const stubs = stubsIn(`
Cedar Brake Independent School District                       Employee Name: Guadalupe R Villarreal
Pay Date: 10-23-2026    Period Begin: 09-14-2026    Period End: 10-13-2026

Earnings                This Period   Calendar YTD
Salary                     5,416.67      48,750.03
Gross Pay                  5,416.67      48,750.03

Deduction Description    This Period   Cafe   Emplr Contrib   Calendar YTD
020 ACTIVECARE PRIMARY        225.00    Y            349.00       2,025.00
031 DENTAL PPO                 32.10    Y              0.00         288.90
044 CLASSROOM TEACHERS         18.75    N              0.00         168.75

Net Pay                    5,140.82      46,267.38`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Salary | 5416.67 | 48750.03',
    'deduction 020 ACTIVECARE PRIMARY | 225.00 | 2025.00',
    'deduction 031 DENTAL PPO | 32.10 | 288.90',
    'deduction 044 CLASSROOM TEACHERS | 18.75 | 168.75',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
