import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a stub that sums up its taxes in one line and its earnings in its summary', () => {
  const stubs = stubsIn(`
Lakemont Pool Supply, LLC                     Ines Castellanos
123 Business Rd                               Employee ID: E-104
Orlando, FL 32801                             456 Main St
                                              Orlando, FL 32803
Pay date    Oct 23, 2026                      Pay period    Oct 10, 2026 - Oct 23, 2026

Earnings & Summary
Description                         Current                   YTD
Regular pay                                $1,846.15                 $38,769.15
Gross pay                                  $1,846.15                 $38,769.15
Total deductions                             $501.22                 $10,525.62
Net pay                                    $1,344.93                 $28,243.53

Itemized Deductions (Current vs Year-to-Date)
Deduction                           Current                   YTD
Taxes                                        $381.22                  $8,005.62
Other deductions                             $120.00                  $2,520.00
Total deductions                    $501.22                   $10,525.62`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '1846.15', net_pay: '1344.93', total_deductions: '501.22', net_pay_ytd: '28243.53' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular pay | 1846.15 | 38769.15',
    'tax Taxes | 381.22 | 8005.62',
    'deduction Other deductions | 120.00 | 2520.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
