import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
KOWALCZYK ELECTRIC CO., LLC              Employee Name     Tomasz R Banaszak
9201 S Cottage Ct                        Period            03/03/2026 - 03/09/2026
Bridgeview, IL 60455                     Pay Date          03/13/2026
                                         Pay Type          Weekly Hourly`

test('titles beside the middle of a heading of two lines, what a deduction is based on, accounts under "Paid to"', () => {
  const stubs = stubsIn(
    `${head}

Earnings
Pay Type              Hours      Pay Rate       Current             YTD

Journeyman            40.00        $48.75      1,950.00       68,250.00

Total Earnings        40.00                    1,950.00       68,250.00


Taxes and Deductions
                                  Employee                        Employer
Deduction          Based On
                             Current          YTD          Current          YTD

Federal Income Tax           $268.41    $8,654.20            $0.00        $0.00

Working Dues         2.000%   $48.96    $1,615.32            $0.00        $0.00

Annuity           $11.40/hr    $0.00        $0.00          $524.40   $18,764.40

Tool Purchase                 $30.00       $90.00            $0.00        $0.00


Paid To                          Account              Amount
Lakeshore Trades CU              ***6620           $1,602.63

Pay Summary               Gross           Taxes      Deductions         Net Pay
Current               $1,950.00         $268.41          $78.96       $1,602.63
YTD                  $68,250.00       $8,654.20       $1,705.32      $57,890.48`,
    { step: 7 },
  )
  expect(stubs.map(fieldsOf)).toMatchObject([
    { employee_name: 'Tomasz R Banaszak', pay_frequency: 'weekly', gross_pay: '1950.00', net_pay: '1602.63' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Journeyman | 1950.00 | 68250.00 | 40.00 x 48.75',
    'tax Federal Income Tax | 268.41 | 8654.20',
    'deduction Working Dues | 48.96 | 1615.32',
    'deduction Tool Purchase | 30.00 | 90.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('names of two lines with their figures between, though the second line alone would be a heading', () => {
  const stubs = stubsIn(
    `${head}

Description     Dates              Hours       Amount             YTD

Regular         03/03 - 03/09      40.00     1,950.00       68,250.00

GTL Imputed     03/03 -
                                    0           12.50          187.50
Income          03/09


Cell Phone
                                    0           40.00          600.00
Reimbursement


Earnings                           40.00     2,002.50       69,037.50


Employee Taxes                                 Amount             YTD
Federal Withholding                            400.00       14,000.00

Net Pay                                      1,602.50       55,037.50`,
    { step: 7 },
  )
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1950.00 | 68250.00 | 40.00 x -',
    'earning GTL Imputed Income | 12.50 | 187.50 | 0 x -',
    'earning Cell Phone Reimbursement | 40.00 | 600.00 | 0 x -',
    'tax Federal Withholding | 400.00 | 14000.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('what is added to the pay below what is taken from it', () => {
  const stubs = stubsIn(`
Spotless & Sons Cleaning Service
Paid to: Rosalba Ixcoy Mendez     Week ending: 5/24/2025     Check date: 5/30/2025

                                     Hours      Rate     This check     Year to date
Houses / regular hours               38.00     18.00         684.00        15,048.00
Gross wages                          38.00                   684.00        15,048.00
Less:
Fed W/H                                                       52.10         1,013.40
Uniforms                                                       6.00           120.00
Total withheld                                                58.10         1,133.40
Plus:
Mileage (not taxed)                  33 mi      0.65          21.45           312.00
Net check                                                    647.35        14,226.60`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ total_deductions: '58.10', total_deductions_ytd: '1133.40' }])
  expect(stubs.flatMap(entriesOf)).toContain('earning Mileage (not taxed) | 21.45 | 312.00 | 33 x 0.65')
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
