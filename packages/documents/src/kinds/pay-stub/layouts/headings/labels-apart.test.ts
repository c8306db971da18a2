import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('the net above its label, and the totals of the year in a list of their own', () => {
  const stubs = stubsIn(`
Blue Heron Coffee
118 Commercial St, Ithaca, NY 14850

$527.48
Net pay
Imani Clarke
Pay period 09/30/2024 - 10/06/2024

Earnings
Regular 31.42 hrs × $17.00                          $534.14
Tips                                                $142.75
Gross pay                                           $676.89

Employee taxes
Federal Income Tax                                  -$64.30
Social Security                                     -$41.97
Medicare                                             -$9.81
NY State Income Tax                                 -$33.33
Total taxes                                        -$149.41

Year to date

Gross pay                                        $26,192.12
Taxes                                             $5,886.69
Net pay                                          $20,305.43`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '676.89', net_pay: '527.48', gross_pay_ytd: '26192.12', net_pay_ytd: '20305.43' },
  ])
  expect(stubs.flatMap(entriesOf)[0]).toBe('earning Regular | 534.14 | - | 31.42 x 17.00')
  // Only part of the year's deductions is printed.
  expect(stubs.flatMap(complaintsOf)).toEqual(['warning ytd_gross_minus_deductions_is_net'])
})

test('labels of totals that are broken over two lines', () => {
  const stubs = stubsIn(`
Summit Outdoor Retail Co.                       Pay Date: 2024-02-22
Trevor J Hollis                                 Pay Period: 2024-02-04 to 2024-02-17

EARNINGS                                                    TAXES
Description     Hours    Rate     Current        YTD        Description       Current        YTD
Regular         64.25   18.65    1,198.26    4,770.42       Federal Tax        144.36     564.34
Commission                         366.53    1,110.80       FICA EE             94.21     353.43

                     Gross
Totals               Earnings      Taxes              Net Pay
Current              1,564.79      238.57             1,326.22
YTD                  5,881.22      917.77             4,963.45`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '1564.79', net_pay: '1326.22', gross_pay_ytd: '5881.22', net_pay_ytd: '4963.45' },
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a foot across both tables whose labels say their period', () => {
  const stubs = stubsIn(`
Palmetto Dental Group PA                                                   Date: 11/15/2024
Employee: Rachel E Stroud       Period: 10/27/2024 - 11/09/2024

Earnings          Hrs    Rate   This Check  Year to Date   Taxes and Deductions   This Check  Year to Date
Regular         73.20   33.80     2,474.16     57,573.16   Federal Income Tax         243.58      5,478.56
Bonus                               250.00      1,450.00   Social Security            158.97      3,431.02
Total Gross Pay 73.20             2,724.16     59,023.16   Medicare                    37.18        802.42
                                                           Total Taxes and Deductions 439.73      9,712.00

NET PAY THIS CHECK                              2,284.43 NET PAY YEAR TO DATE                    49,311.16`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '2724.16', net_pay: '2284.43', gross_pay_ytd: '59023.16', net_pay_ytd: '49311.16' },
  ])
  expect(stubs.flatMap(entriesOf)).toHaveLength(5)
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a name before the label of a number, over an address, and whether a deduction is taken before taxes', () => {
  const stubs = stubsIn(`
Summit Outdoor Retail Co.                       Pay Date: 02/22/2024
2890 E Cottonwood Pkwy                          Pay Period: 02/04/2024 to 02/17/2024
Salt Lake City, UT 84121

Trevor J Hollis Employee # 55120
772 E 300 S, Salt Lake City, UT 84102

Earnings      Hours    Rate      Current          YTD
REGULAR       40.00   26.94     1,077.60    45,724.50

                     Employee
Deduction   Pre-Tax  Current          YTD
401K          Yes      84.12     3,701.28
UNION DUES    No       18.50       814.00

Net Pay                974.98`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employer_name: 'Summit Outdoor Retail Co.', employee_name: 'Trevor J Hollis', net_pay: '974.98' },
  ])
  expect(stubs.flatMap(entriesOf).slice(1)).toEqual([
    'deduction 401K | 84.12 | 3701.28',
    'deduction UNION DUES | 18.50 | 814.00',
  ])
})

test('captions so near each other that they read as one are parted by the dates below them', () => {
  const stubs = stubsIn(`
Bluebonnet Solar Sales LP           Pay Period Start Pay Period End Check Date Check Number
9020 N Capital of Texas Hwy
Austin, TX 78759                      02/16/2025       02/28/2025   03/05/2025  DD 11874
Employee: Brandon K Teague

Earnings                 Rate     Hours       Current            YTD
Regular                 26.00     80.00      2,080.00       6,240.00
Gross Pay                                    2,080.00       6,240.00
Taxes                                         Current            YTD
Federal Withholding                            201.44         630.15
Net Pay                                      1,878.56       5,609.85`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { period_start: '2025-02-16', period_end: '2025-02-28', pay_date: '2025-03-05' },
  ])
})
