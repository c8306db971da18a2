import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
                 Pay statement
                    $581.00
Employee                     Ximena Paredes
Employer         Harborlight Oyster Bar LLC
Pay date                       Mar 21, 2025
`
const list = (federal: string) => `${head}
Gross pay                           $729.15
                              YTD $6,214.85
Regular                             $468.00
36.00 hrs @ $13.00            YTD $4,212.50
Paycheck Tips                       $261.15
                              YTD $2,002.35

Taxes                               $133.15
                              YTD $1,137.57
Federal Income Tax                   ${federal}
                              YTD $1,057.89
Medicare                             $10.00
                                YTD $79.68

Deductions                           $15.00
                                YTD $120.00
Meals                                $15.00
                                YTD $120.00

Net pay                             $581.00
                              YTD $4,957.28
Checking ****2210                   $581.00`

const entries = [
  'earning Regular | 468.00 | 4212.50 | 36.00 x 13.00',
  'earning Paycheck Tips | 261.15 | 2002.35',
  'tax Federal Income Tax | 123.15 | 1057.89',
  'tax Medicare | 10.00 | 79.68',
  'deduction Meals | 15.00 | 120.00',
]

test("cards that list each line over its year's amount, their titles with the sums of what they hold", () => {
  const [stub] = stubsIn(list('$123.15'))
  expect(fieldsOf(stub!)).toMatchObject({
    employer_name: 'Harborlight Oyster Bar LLC',
    employee_name: 'Ximena Paredes',
    gross_pay: '729.15',
    gross_pay_ytd: '6214.85',
    net_pay: '581.00',
    net_pay_ytd: '4957.28',
  })
  expect(entriesOf(stub!)).toEqual(entries)
  expect(complaintsOf(stub!)).toEqual([])
})

test('cards that do not add up are not relied on', () => {
  const [stub] = stubsIn(list('$128.15'))
  expect(complaintsOf(stub!)).toContain('failed pay_read')
})

test("boxes with the name over this period's amount and the year's below", () => {
  const [stub] = stubsIn(`
Gulf Coast Pest Control, Inc.        Employee: Rufus Abernethy
Period Ending: 09/27/2025            Check Date: 10/03/2025
In each box the upper figure is this period and the lower figure is year to date.
EARNINGS
Regular               Overtime             GROSS PAY
          1,600.00              120.00               1,720.00
         22,445.20            1,785.09              24,230.29

DEDUCTIONS
Federal               Medicare             Medical
            140.20               24.94                  60.00
          2,061.11              357.04                 865.38

TOTAL DEDUCTIONS      NET PAY
            225.14            1,494.86
          3,283.53           20,946.76`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1720.00', net_pay: '1494.86', net_pay_ytd: '20946.76' })
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 1600.00 | 22445.20',
    'earning Overtime | 120.00 | 1785.09',
    'tax Federal | 140.20 | 2061.11',
    'tax Medicare | 24.94 | 357.04',
    'deduction Medical | 60.00 | 865.38',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('amounts over those of the year, which say so behind them; a year that only the day of the stub has', () => {
  const card = (name: string, now: string, worked: string, year: string) =>
    `${name.padEnd(30)}${now.padStart(16)}\n${worked.padEnd(30)}${year.padStart(12)} YTD\n`
  const stubs = stubsIn(`
                  Thursday
              November 12, 2026

          Net pay for Oct 26 - Nov 8

Blue Heron Diner LLC
Employee: Ezekiel Strand

Earnings
${card('Regular Pay', '$1,360.00', '80.00 hrs x $17.00', '$29,920.00')}
${card('Gross Pay', '$1,360.00', '', '$29,920.00')}
Taxes
${card('Federal Income Tax', '$142.08', '', '$2,904.11')}
${card('Medicare', '$19.72', '', '$433.84')}
Deductions
${card('Vision', '$6.12', '', '$134.64')}
${card('Net Pay', '$1,192.08', '', '$26,447.41')}`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    {
      gross_pay: '1360.00',
      gross_pay_ytd: '29920.00',
      net_pay: '1192.08',
      net_pay_ytd: '26447.41',
      period_start: '2026-10-26',
      period_end: '2026-11-08',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 1360.00 | 29920.00 | 80.00 x 17.00',
    'tax Federal Income Tax | 142.08 | 2904.11',
    'tax Medicare | 19.72 | 433.84',
    'deduction Vision | 6.12 | 134.64',
  ])
})

test('three tables of cards side by side, each amount over its year, the net pay with its year behind it', () => {
  const stubs = stubsIn(`
Bayou Rigging LLC                                        Employee: Antoine J Guidry
Pay Period: 05/27/2024 - 06/02/2024                      Check Date: 06/07/2024

Earnings                        Taxes                         Deductions
Regular Pay           980.00    Fed Income Tax      101.40    Health Premium       48.50
               YTD 21,560.00                  YTD 2,230.80                  YTD 1,067.00

Overtime Pay          220.00    FICA-SS              74.40    Total Deductions     48.50
                YTD 1,100.00                  YTD 1,404.92                  YTD 1,067.00

Total Earnings      1,200.00    FICA-Med             17.40
               YTD 22,660.00                    YTD 328.57

                                Total Taxes         193.20
                                              YTD 3,964.29

Net Pay   958.30   YTD 17,628.71`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '1200.00', gross_pay_ytd: '22660.00', net_pay: '958.30', net_pay_ytd: '17628.71' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Pay | 980.00 | 21560.00',
    'earning Overtime Pay | 220.00 | 1100.00',
    'tax Fed Income Tax | 101.40 | 2230.80',
    'tax FICA-SS | 74.40 | 1404.92',
    'tax FICA-Med | 17.40 | 328.57',
    'deduction Health Premium | 48.50 | 1067.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})
