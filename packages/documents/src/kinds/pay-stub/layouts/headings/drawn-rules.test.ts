import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('tables apart by bars that stand under one another, under titles in rules drawn with signs', () => {
  const [stub] = stubsIn(`
                    COUNTY OF SAN MARCELO - STATEMENT OF EARNINGS
Employee Name: NAKAGAWA, LORRAINE T       Period: 10/04/2026 - 10/17/2026       Issue Date: 10/28/2026

---------------- EARNINGS ----------------- | ------ DEDUCTIONS AND TAXES ------ | ---- COUNTY CONTRIBUTIONS ----
DESCRIPTION       HOURS     AMOUNT       YTD| DESCRIPTION      AMOUNT        YTD | DESCRIPTION   AMOUNT        YTD
REGULAR           64.00   2,918.40 58,368.00| FED TAX          301.44   6,110.90 | RETIREMENT ER  612.18  11,386.55
STANDBY            24.00      96.00   864.00| MEDICARE          43.71     944.30 | MED KAISER     688.40  14,456.40
SICK ADJ           -3.20    -145.92  -145.92| MED KAISER       122.31   2,568.51 | DENTAL          38.75     813.75
                                            | LTD REFUND       -14.62     -14.62 |
TOTAL                     2,868.48 59,086.08| TOTAL            452.84   9,609.09 | TOTAL        1,339.33  26,656.70

                       GROSS PAY    DEDUCTIONS       NET PAY
CURRENT                 2,868.48        452.84      2,415.64
YTD                    59,086.08      9,609.09     49,476.99`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '2868.48', net_pay: '2415.64', net_pay_ytd: '49476.99' })
  expect(entriesOf(stub!)).toEqual([
    'earning REGULAR | 2918.40 | 58368.00 | 64.00 x -',
    'earning STANDBY | 96.00 | 864.00 | 24.00 x -',
    'debit earning SICK ADJ | 145.92 | 145.92 | -3.20 x -',
    'tax FED TAX | 301.44 | 6110.90',
    'tax MEDICARE | 43.71 | 944.30',
    'deduction MED KAISER | 122.31 | 2568.51',
    'deduction LTD REFUND | -14.62 | -14.62',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('a bar within names is not a bar between tables', () => {
  const [stub] = stubsIn(`
Any Company LLC          Pay Stub          Employee: Jane Roe
Pay Date: 10/30/2026
Earnings                      Current         YTD
Regular | Salaried           1,000.00   20,000.00
Bonus | Spot                   100.00      100.00
Taxes                         Current         YTD
Medicare                        15.95      291.45
Net Pay                      1,084.05   19,808.55`)
  expect(entriesOf(stub!)[0]).toBe('earning Regular | Salaried | 1000.00 | 20000.00')
})

test('a title with rules before and behind it opens its section', () => {
  const [stub] = stubsIn(`
CASCADE HEAVY CIVIL CO.                              Check Date: 10/16/2026
Employee: ERIK J HALVORSEN                           Period End: 10/11/2026

------------ EARNINGS ------------
                   Current         Year to Date
Regular           2,000.00            40,000.00
------ REIMBURSEMENTS (NON-TAXABLE) -------
Zone Travel          84.00             1,680.00
------------- TAXES --------------
Medicare             29.00               580.00

Gross Pay         2,000.00            40,000.00
Net Pay           2,055.00            41,100.00`)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 2000.00 | 40000.00',
    'earning Zone Travel | 84.00 | 1680.00',
    'tax Medicare | 29.00 | 580.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})
