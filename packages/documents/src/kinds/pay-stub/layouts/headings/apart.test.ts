import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const head = `
Ozark Tool & Die, Inc.                             Pay Stub
Employee: Leopold Vantongeren                      Check Date: 05/09/2025
Pay Period: 04/20/2025 - 05/03/2025
`

const fields = { gross_pay: '2310.00', gross_pay_ytd: '20790.00', net_pay: '2070.80', net_pay_ytd: '18637.20' }

const apart = `${head}
CURRENT PERIOD                                           YEAR TO DATE
Earnings            Hours     Rate       Amount          Earnings                 Amount
Regular             80.00    26.40     2,112.00          Regular               19,008.00
Overtime             5.00    39.60       198.00          Overtime               1,782.00
Gross Pay                              2,310.00          Gross Pay             20,790.00
Withholdings                             Amount          Withholdings             Amount
Federal Income Tax                       205.70          Federal Income Tax     1,851.30
Medicare                                  33.50          Medicare                 301.50
Total Withholdings                       239.20          Total Withholdings     2,152.80
Net Pay                                2,070.80          Net Pay               18,637.20`

test("the year's figures in tables of their own", () => {
  const stubs = stubsIn(apart)
  expect(stubs.map(fieldsOf)).toMatchObject([fields])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2112.00 | 19008.00 | 80.00 x 26.40',
    'earning Overtime | 198.00 | 1782.00 | 5.00 x 39.60',
    'tax Federal Income Tax | 205.70 | 1851.30',
    'tax Medicare | 33.50 | 301.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a name that OCR reads in two ways is of one line', () => {
  const scanned = { source: 'ocr', confidence: 0.93 } as const
  const stubs = stubsIn(apart.replace(/Overtime(?= +1,7)/, 'Ovvertme'), scanned)
  expect(stubs.flatMap(entriesOf)).toContain('earning Overtime | 198.00 | 1782.00 | 5.00 x 39.60')
  expect(stubsIn(apart.replace(/Overtime(?= +1,7)/, 'Retroact'), scanned).flatMap(entriesOf)).toContain(
    'earning Overtime | 198.00 | - | 5.00 x 39.60',
  )
})

const across = `${head}
              Regular      Overtime     Gross Pay     Fed W/H     Medicare     Net Pay
Current      2,112.00        198.00      2,310.00      205.70        33.50    2,070.80
YTD         19,008.00      1,782.00     20,790.00    1,851.30       301.50   18,637.20
Hours           80.00          5.00`

test('earnings, taxes and totals across the page, a row for each period', () => {
  const stubs = stubsIn(across)
  expect(stubs.map(fieldsOf)).toMatchObject([fields])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2112.00 | 19008.00 | 80.00 x -',
    'earning Overtime | 198.00 | 1782.00 | 5.00 x -',
    'tax Fed W/H | 205.70 | 1851.30',
    'tax Medicare | 33.50 | 301.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('such a row that does not add up is not a list of lines', () => {
  expect(stubsIn(across.replace(' 33.50', ' 53.50')).flatMap(entriesOf)).toEqual([])
})

const sections = `${head}
EARNINGS            ST         OT        DT     GROSS
Hours            40.00       6.00      2.00     48.00
Rate             43.56      65.34     87.12
This check    1,742.40     392.04    174.24  2,308.68
Year to date 41,817.60   3,136.32    348.48 45,302.40
TAXES         Fed W/H        FICA     TOTAL
This check     232.18      143.14    375.32
Year to date 4,544.26    2,808.75  7,353.01
NET PAY $1,933.36`

test('each section across the page, with its total', () => {
  const stubs = stubsIn(sections)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '2308.68', gross_pay_ytd: '45302.40', net_pay: '1933.36' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning ST | 1742.40 | 41817.60 | 40.00 x 43.56',
    'earning OT | 392.04 | 3136.32 | 6.00 x 65.34',
    'earning DT | 174.24 | 348.48 | 2.00 x 87.12',
    'tax Fed W/H | 232.18 | 4544.26',
    'tax FICA | 143.14 | 2808.75',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('sections across that do not make their totals are not relied on', () => {
  expect(stubsIn(sections.replace('143.14', '153.14')).flatMap(complaintsOf)).not.toEqual([])
})

test('leading dots are not part of a name, be they set in one word', () => {
  const [stub] = stubsIn(`${head}
Regular wages (40 hrs @ $17.00) ............. $ 680.00
Overtime wages ( 5 hrs @ $25.50) ............ $ 127.50
TOTAL WAGES.................................. $ 807.50
LESS:
Federal income tax........................... $  58.00
NET PAY...................................... $ 749.50`)
  expect(stub!.entries.map(({ description }) => description)).toEqual([
    'Regular wages (40 hrs @ $17.00)',
    'Overtime wages ( 5 hrs @ $25.50)',
    'Federal income tax',
  ])
})

test('names led to their amounts by dots', () => {
  const stubs = stubsIn(
    [
      head,
      ...[
        ['Hourly wages', '$1,116.00'],
        ['Bonus', '$100.00'],
        ['Gross pay', '$1,216.00'],
        ['Federal income tax', '$74.50'],
        ['Medicare tax', '$17.63'],
        ['Net pay', '$1,123.87'],
      ].map(([name, amount]) => `${name}${amount!.padStart(60 - name!.length, ' .')}`),
    ].join('\n'),
  )
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1216.00', net_pay: '1123.87' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly wages | 1116.00 | -',
    'earning Bonus | 100.00 | -',
    'tax Federal income tax | 74.50 | -',
    'tax Medicare tax | 17.63 | -',
  ])
})

const table = `${head}
Earnings     This week   Year to date     Taxes        This week   Year to date     Employer paid  This week   Year to date
Wages         1,000.00      12,000.00     Medicare         14.50         174.00     Medicare           14.50         174.00
Total         1,000.00      12,000.00     Total            14.50         174.00     Total              14.50         174.00
`

test.each([
  [
    'on one line from gross to net',
    'GROSS PAY 1,000.00     TAXES 14.50     NET PAY 985.50     YTD NET 11,826.00',
    { net_pay: '985.50', net_pay_ytd: '11826.00' },
  ],
  [
    'each behind its period',
    'NET PAY     THIS CHECK     985.50     YTD     11,826.00',
    { net_pay: '985.50', net_pay_ytd: '11826.00' },
  ],
])('totals below side by side tables, %s', (_, totals, expected) => {
  const stubs = stubsIn(`${table}\n\n${totals}`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1000.00', gross_pay_ytd: '12000.00', ...expected }])
  expect(stubs.flatMap(entriesOf)).toEqual(['earning Wages | 1000.00 | 12000.00', 'tax Medicare | 14.50 | 174.00'])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test("a soldier's leave and earnings statement", () => {
  const stubs = stubsIn(`
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
ENTITLEMENTS                     DEDUCTIONS                              ALLOTMENTS                   SUMMARY
TYPE                  AMOUNT     TYPE                         AMOUNT     TYPE              AMOUNT     +AMT FWD         .00
BASE PAY             3877.50     FEDERAL TAXES                221.40                                  +TOT ENT     4337.75
BAS                   460.25     FICA-MEDICARE                 56.22                                  -TOT DED      277.62
                                                                                                      -TOT ALMT        .00
                                                                                                      =NET AMT     4060.13`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '4337.75', net_pay: '4060.13', total_deductions: '277.62' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning BASE PAY | 3877.50 | -',
    'earning BAS | 460.25 | -',
    'tax FEDERAL TAXES | 221.40 | -',
    'tax FICA-MEDICARE | 56.22 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('headings set so close that they touch', () => {
  const stubs = stubsIn(`${head}
Earnings Hours Rate  Amount          YTD     Deductions Amount        YTD
Hourly   28.25 15.50 437.88     8,802.80     FIT         40.00     817.31
Gross                437.88     8,802.80     Total       40.00     817.31

NET PAY   397.88`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly | 437.88 | 8802.80 | 28.25 x 15.50',
    'tax FIT | 40.00 | 817.31',
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '437.88', net_pay: '397.88', total_deductions: '40.00' }])
})

test('the title of the next table close behind the heading of the year, and a year beside the net pay', () => {
  const stubs = stubsIn(`${head}
EARNINGS      CURRENT       YTD TAXES            CURRENT       YTD
CONTRACT     4,466.67 13,445.21 MEDICARE          72.45     276.11
EXTRA DUTY     180.00    638.31 FIT              143.90     518.71
TOTAL        4,646.67 14,083.52 TOTAL            216.35     794.82

NET PAY THIS CHECK $4,430.32   YTD $13,288.70`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning CONTRACT | 4466.67 | 13445.21',
    'earning EXTRA DUTY | 180.00 | 638.31',
    'tax MEDICARE | 72.45 | 276.11',
    'tax FIT | 143.90 | 518.71',
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '4646.67', gross_pay_ytd: '14083.52', net_pay: '4430.32', net_pay_ytd: '13288.70' },
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a lone dollar sign heads a column, also where OCR sees a section mark or a letter in it', () => {
  const stubs = stubsIn(`${head}
EARNINGS      HRS         $       YTD §     TAXES/DEDUCTIONS      S$       YTD $
REGULAR     80.00  1,435.20   12,962.00     FWT               102.20      924.45
GROSS       80.00  1,435.20   12,962.00     TOTAL             102.20      924.45
NET PAY             1,333.00                YTD NET PAY                12,037.55`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { total_deductions: '102.20', net_pay: '1333.00', net_pay_ytd: '12037.55' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning REGULAR | 1435.20 | 12962.00 | 80.00 x -',
    'tax FWT | 102.20 | 924.45',
  ])
})

test("the year's tables below this period's, each under a caption alone, with two headings set close as one", () => {
  const stubs = stubsIn(`${head}
THIS PAYCHECK
Pay             Hours      Rate        Total  Taxes                       Total  Deductions      Total
Regular         80.00     26.40     2,112.00  Federal Income Tax         205.70  Dental          10.00
Overtime         5.00     39.60       198.00  Medicare                    23.50
Gross                               2,310.00  Total Taxes                229.20  Total           10.00
Net Pay                             2,070.80

YEAR TO DATE
Pay             Hours      Rate        Total  Taxes                       Total  Deductions      Total
Regular        720.00              19,008.00  Federal Income Tax       1,851.30  Dental          90.00
Overtime        45.00               1,782.00  Medicare                   211.50
Gross                              20,790.00  Total Taxes              2,062.80  Total           90.00
Net Pay                            18,637.20`)
  expect(stubs.map(fieldsOf)).toMatchObject([fields])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2112.00 | 19008.00 | 80.00 x 26.40',
    'earning Overtime | 198.00 | 1782.00 | 5.00 x 39.60',
    'tax Federal Income Tax | 205.70 | 1851.30',
    'tax Medicare | 23.50 | 211.50',
    'deduction Dental | 10.00 | 90.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('tables side by side that have nothing but a title and amounts, the last of them of the year', () => {
  const [stub] = stubsIn(`${head}
Pay                Amount     Withheld           Amount     Year to Date       Amount
Regular          2,112.00     FIT                205.70     YTD Gross       20,790.00
Overtime           198.00     Medicare            33.50     YTD FIT          1,851.30
Gross            2,310.00     Total              239.20     YTD Net         18,637.20
NET PAY: $2,070.80`)
  expect(fieldsOf(stub!)).toMatchObject(fields)
  expect(entriesOf(stub!)).toEqual([
    'earning Regular | 2112.00 | -',
    'earning Overtime | 198.00 | -',
    'tax FIT | 205.70 | -',
    'tax Medicare | 33.50 | -',
  ])
  // Only part of the year's deductions is printed.
  expect(complaintsOf(stub!)).toEqual(['warning ytd_gross_minus_deductions_is_net'])
})
