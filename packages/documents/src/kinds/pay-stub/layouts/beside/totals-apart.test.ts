import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Cascade Valley Brewing LLC                       Statement of Earnings
539 Maple Street
Madison, WI 53703
Employee: Lucas Lindqvist                        Pay Date: 08/13/2021
Pay Period: 08/02/2021 - 08/08/2021
`

test.each(['Employer Contributions', 'Employer Paid Benefits', 'Employer Taxes', 'Company Contributions'])(
  'net pay right below a table of "%s", which are no deductions',
  (title) => {
    const stubs = stubsIn(`${head}
Earnings                     This Period    Year to Date
Regular                         1,634.61       53,942.13
Gross Earnings                  1,634.61       53,942.13

Taxes                        This Period    Year to Date
Fed W/H                          -162.03        4,597.36
OASDI                            -101.35        3,344.41
Medicare                          -23.70          782.16

${title.padEnd(29)}This Period    Year to Date
OASDI                             101.35        3,344.41
Medicare                           23.70          782.16

Net Pay Amount                  1,347.53       45,218.20`)
    expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1634.61', net_pay: '1347.53', net_pay_ytd: '45218.20' }])
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning Regular | 1634.61 | 53942.13',
      'tax Fed W/H | 162.03 | 4597.36',
      'tax OASDI | 101.35 | 3344.41',
      'tax Medicare | 23.70 | 782.16',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)

test.each([
  ['Amount', 'Year to Date'],
  ['Current', 'YTD'],
  ['This Period', 'Year-To-Date'],
])('a grid of totals whose rows are "%s" and "%s"', (now, year) => {
  const stubs = stubsIn(`${head}
                 Gross Earnings   Total Deductions   Net Pay Amount
${now.padEnd(22)}1,634.61             287.08         1,347.53
${year.padEnd(21)}53,942.13           8,723.93        45,218.20

Earnings                       ${now.padStart(12)}    ${year.padStart(12)}
Regular                            1,634.61       53,942.13

Taxes                          ${now.padStart(12)}    ${year.padStart(12)}
Fed W/H                              162.03        4,597.36
OASDI                                101.35        3,344.41
Medicare                              23.70          782.16`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    {
      gross_pay: '1634.61',
      gross_pay_ytd: '53942.13',
      total_deductions: '287.08',
      total_deductions_ytd: '8723.93',
      net_pay: '1347.53',
      net_pay_ytd: '45218.20',
    },
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['1347 AND 53/100 DOLLARS', 'One thousand three hundred forty-seven and 53/100 dollars'])(
  'a cheque that says "%s" before its amount has no figure of the year',
  (words) => {
    const stubs = stubsIn(`${head}
Earnings                     This Period    Year to Date
Regular                         1,634.61       53,942.13
Gross Pay                       1,634.61       53,942.13

Deductions                   This Period    Year to Date
Fed W/H                           162.03        4,597.36
OASDI                             101.35        3,344.41
Medicare                           23.70          782.16
Total Deductions                  287.08        8,723.93

                     Net Pay    1,347.53


Pay to the order of    Lucas Lindqvist
This amount:    ${words}          $1,347.53`)
    expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '1347.53' }])
    expect(stubs.map((stub) => stub.fields['net_pay_ytd'])).toEqual([undefined])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)

test('a box for each total, with this period and the year named inside', () => {
  const [stub] = stubsIn(`
Garden State Markets                     Employee: Imani Blackwood     Check Date: 09/25/2025
Earnings                Current          YTD     Taxes                  Current          YTD
Regular                  803.40    14,646.60     Federal W/H             122.60     2,332.94
Sunday                    61.80     1,174.20

GROSS PAY                        TAXES                            NET PAY
CURRENT            865.20        CURRENT            122.60        CURRENT            742.60
YTD             15,820.80        YTD              2,332.94        YTD             13,487.86`)
  expect(fieldsOf(stub!)).toMatchObject({
    gross_pay: '865.20',
    gross_pay_ytd: '15820.80',
    net_pay: '742.60',
    net_pay_ytd: '13487.86',
  })
  expect(complaintsOf(stub!)).toEqual([])
})

test("the year's net beside its name, before this period's under the heading of its column", () => {
  const [stub] = stubsIn(`
SOONER PIPE FABRICATORS LLC                   Period Start 07/27/2025   Period End 08/02/2025   Check Date 08/08/2025
DWAYNE R COTTRELL
EARNINGS
Type                              Hours          Current              YTD
REGULAR                           40.00           800.00        24,800.00
Gross                             40.00           800.00        24,800.00
TAXES
Type                                             Current              YTD
Medicare                                           11.60           359.60
Total Taxes                                        11.60           359.60
NET PAY DISTRIBUTION
Account                       Type                                 Amount
XXXXXX5520                    Checking                             788.40
Total Net                     YTD 24,440.40                        788.40`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '788.40', net_pay_ytd: '24440.40' })
})

test('the net in a box of its own, on the line of the net in a summary of the year', () => {
  const [stub] = stubsIn(`
LODESTAR FABRICATION LLC                      Employee: Gwendolyn Achterberg      Pay Date: 06/05/2025
Description                       Hours        Rate          Current              YTD
Regular                           40.00       25.00         1,000.00        10,000.00
GROSS PAY                                                   1,000.00        10,000.00
Description                                                  Current              YTD
Federal Income Tax                                             90.00           900.00
Medicare                                                       14.50           145.00
TOTAL DEDUCTIONS                                              104.50         1,045.00

YEAR-TO-DATE SUMMARY
Gross Earnings: $10,000.00
Total Taxes: $1,045.00                               NET PAY
Net Pay: $8,955.00                                   $895.50`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '895.50', net_pay_ytd: '8955.00' })
  expect(complaintsOf(stub!)).toEqual([])
})

test('net pay of this period, printed again under the column of the year', () => {
  const stubs = stubsIn(`
Harbor Pool & Patio LLC                           Pay Stub Detail
5590 Buford Hwy                                   PAY DATE: 05/09/2025
Norcross GA 30071                                 NET PAY: $2,050.18
Pay Period: 04/20/2025 - 05/03/2025               Employee: Ronnie Sutherland

PAY                     Current         YTD       DEDUCTIONS         Current           YTD
Hourly                 2,205.00   19,474.00       Simple IRA           71.89        618.88

TAXES                   Current         YTD       SUMMARY            Current           YTD
Federal Income Tax        51.18      510.90       Total Pay        $2,205.00    $19,474.00
Medicare                  31.75      299.13       Taxes               $82.93       $810.03
                                                  Deductions          $71.89       $618.88

                                                  Net Pay                        $2,050.18`)
  const [fields] = stubs.map(fieldsOf)
  expect(fields).toMatchObject({ net_pay: '2050.18', gross_pay: '2205.00', gross_pay_ytd: '19474.00' })
  expect(fields).not.toHaveProperty('net_pay_ytd')
})

test("a net labelled as the year's is the year's, even if it is that of the period", () => {
  const [stub] = stubsIn(`
Harbor Pool & Patio LLC            Pay Period: 05/10/2018 - 05/30/2018      Pay Date: 05/31/2018
INCOME            CURRENT TOTAL     DEDUCTIONS       CURRENT TOTAL     YEAR-TO-DATE
GROSS WAGES            2,000.00     FED TAX                 672.24        12,772.56

YTD GROSS     YTD DEDUCTIONS     YTD NET PAY     CURRENT TOTAL     CURRENT DEDUCTIONS     NET PAY
38,000.00          12,772.56        1,327.76          2,000.00                 672.24    1,327.76`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '1327.76', net_pay_ytd: '1327.76' })
  expect(complaintsOf(stub!)).toContain('failed ytd_gross_minus_deductions_is_net')
})

test.each(['GROSS PAY', 'Gross Earnings'])('"%s" whose amount is left of the amounts, under the rates', (label) => {
  const [stub] = stubsIn(`${head}
EARNINGS           HOURS     RATE      CURRENT        YTD      DEDUCTIONS            CURRENT         YTD
Regular            71.75    24.00     1,722.00  13,488.00      Fed W/H                134.09      964.56
Vacation            8.00    24.00       192.00     384.00      Medicare                27.75      201.14
${label.padEnd(23)}1,914.00            13,872.00           NET PAY           1,752.16  12,706.30`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '1914.00', gross_pay_ytd: '13872.00' })
  expect(complaintsOf(stub!)).toEqual([])
})

test.each([
  'This is not a check. Questions?             Ext. 405-5550162',
  'Void after ninety days. Keep for            one records-of-pay',
])('the net pay close beside its accounts, with text below both: "%s"', (note) => {
  const [stub] = stubsIn(`${head}
Earnings         Hours     Rate     Current          YTD
Regular          80.00    20.00    1,600.00    12,000.00
Gross Pay                          1,600.00    12,000.00
Taxes                               Current          YTD
Fed W/H                              127.63     1,003.79

Distribution of net pay   Account    Amount                  Net pay     Current          YTD
Vault Card                x4410                150.00
Bank Account              x9026              1,322.37 Net Pay              1,472.37    10,996.21

Accruals         Earned      Used    Balance
PTO                3.08      0.00      25.22

${note}`)
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '1472.37', net_pay_ytd: '10996.21' })
  expect(complaintsOf(stub!)).toEqual([])
})
