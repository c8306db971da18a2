import type { Box, Page } from '../../model/page.ts'
import { pageFromText } from '../../model/testing.ts'
import { payStub } from './pay-stub.ts'
import { complaintsOf, entriesOf, fieldsOf, stubsIn } from './testing.ts'

const text = `
QUARTZ HILL BREWERY INC                        EARNINGS STATEMENT
8 Malt Row
Reno, NV 89501
Employee Name: Nina Vasquez                    Pay Date: 08/09/2024
Pay Period: 07/22/2024 - 08/04/2024
Earnings            Rate     Hours    Current         YTD
Regular            28.00     80.00   2,240.00   35,840.00
Gross Pay                            2,240.00   35,840.00
Taxes                                 Current         YTD
Federal Income Tax                     190.25    3,044.00
Social Security                        138.88    2,222.08
Medicare                                32.48      519.68
Net Pay                              1,878.39   30,054.24`

const scan = (changed: string) => stubsIn(changed, { source: 'ocr', confidence: 0.93 })

test.each([
  ['a point', '   190.25', '    19025'],
  ['a comma', '2,222.08', ' 2222.08'],
  ['both', '35,840.00\nGross', ' 3584000\nGross'],
])('an amount of a scan that lost %s is read as the others of its column', (_, printed, read) => {
  expect(scan(text.replace(printed, read)).map(entriesOf)).toEqual(scan(text).map(entriesOf))
})

test('a total whose name a scan garbled is the gross if it equals the earnings above it', () => {
  const earnings = text
    .replace('Earnings            Rate', 'EARNINGS\nDescription         Rate')
    .replace(
      'Gross Pay                            2,240',
      'Overtime           42.00      2.00      84.00      420.00\nTOTAL EARNINC » *                    2,324',
    )
    .replace('35,840.00\nTaxes', '36,260.00\nTaxes')
    .replace('1,878.39   30,054.24', '1,962.39   30,474.24')
  const [stub] = scan(earnings)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '2324.00', gross_pay_ytd: '36260.00', net_pay: '1962.39' })
  expect(complaintsOf(stub!)).toEqual([])
  expect(fieldsOf(scan(earnings.replace('2,324.00', '2,325.00'))[0]!)).not.toHaveProperty('gross_pay')
})

test("a comma that a scan parts from a name is not a name's end", () => {
  const page = pageFromText(text.replace('Nina Vasquez', 'VASQUEZ , NINA'), { source: 'ocr', confidence: 0.93 })
  const touching = ([left, top, right, bottom]: Box): Box => [left - 2, top, right - 2, bottom]
  const words = page.words.map((word) => (word.text === ',' ? { ...word, box: touching(word.box) } : word))
  const whole = { ...page, words }
  const [stub] = payStub.read([{ page: whole, claim: payStub.recognise(whole)! }])
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'VASQUEZ , NINA' })
})

test('a stub whose title and totals a scan lost is a stub, with what is left of it', () => {
  const left = text
    .replace('EARNINGS STATEMENT', 'ESRNNGS SDTMENT')
    .replace('Earnings            Rate ', 'Talal               Rate ')
    .replace(/Gross Pay .*/, 'ry -— i = re aoe')
    .replace('Taxes             ', 'Taxes and Deductions')
    .replace(/Net Pay.*/, '$1,878.39')
  const [stub] = scan(left)
  expect(fieldsOf(stub!)).toMatchObject({ pay_date: '2024-08-09', period_end: '2024-08-04' })
  expect(complaintsOf(stub!)).toContainEqual(expect.stringContaining('pay_read'))
})

test('whole dollars of a text layer are whole dollars', () => {
  const [stub] = stubsIn(text.replace('   190.25', '      190'))
  expect(entriesOf(stub!)).toContain('tax Federal Income Tax | 190.00 | 3044.00')
})

test('a line whose name could not be read keeps its figures', () => {
  const [stub] = scan(text.replace('Social Security', '               '))
  expect(entriesOf(stub!)).toContain('tax  | 138.88 | 2222.08')
})

test('a letter misread in a label does not hide what it names', () => {
  const misread = text
    .replace('Gross Pay', 'Gross Pav')
    .replace('Earnings  ', 'Eamings   ')
    .replace('Federal', 'Eederal')
  expect(fieldsOf(scan(misread)[0]!)).toMatchObject({ net_pay: '1878.39', pay_date: '2024-08-09' })
  expect(scan(misread)[0]!.entries.map((entry) => entry.category)).toEqual(['earning', 'tax', 'tax', 'tax'])
})

test('the order in which words are drawn does not matter', () => {
  const page = pageFromText(text)
  const reversed: Page = { ...page, words: page.words.toReversed() }
  const read = (p: Page) => payStub.read([{ page: p, claim: payStub.recognise(p)! }])
  expect(read(reversed)).toEqual(read(page))
})

test('every field and entry says where on the page it was read', () => {
  const [stub] = stubsIn(text)
  expect(stub!.fields.net_pay).toMatchObject({ raw: '1,878.39', page: 1 })
  const [left, top, right, bottom] = stub!.entries[0]!.box
  expect([left < right, top < bottom, right <= 1, bottom <= 1]).toEqual([true, true, true, true])
  expect(stub!.entries.map((entry) => entry.box[1])).toEqual(stub!.entries.map((entry) => entry.box[1]).toSorted())
})

test.each([
  ['a line', '2,222.08', 'SEG3:51:7'],
  ['a sum', '35,840.00\nTaxes', 'Si-1s+741\nTaxes'],
])(
  "a figure of %s that could not be made out marks the stub; a text layer's text there does not",
  (_, printed, read) => {
    const complaints = (stubs: ReturnType<typeof stubsIn>) => stubs.flatMap(complaintsOf)
    expect(complaints(scan(text))).toEqual([])
    expect(complaints(scan(text.replace(printed, read)))).toContain('failed figures_read')
    expect(complaints(stubsIn(text.replace(printed, read)))).not.toContain('failed figures_read')
  },
)

test.each([
  ['the number of a page', text.replace('Net Pay', `${' '.repeat(47)}Page 1 of 2\nNet Pay`)],
  ['a remark below the pay', `${text}\nFringes (per hour) Welfare 11.65           9.40 Annuity   6.10`],
])('%s is no figure that could not be made out', (_, printed) =>
  expect(scan(printed).flatMap(complaintsOf)).not.toContain('failed figures_read'),
)

test('a line that lacks a figure for that reason is not relied on', () => {
  const [stub] = scan(text.replace('2,222.08', 'SEG3:51:7'))
  const line = stub!.entries.find((entry) => entry.description === 'Social Security')
  expect(line).toMatchObject({ amount: 13888n, ytdAmount: null })
  expect(line!.confidence).toBeLessThan(0.5)
})

test('what a scan loses between two dates of a period, and puts between dollars and cents', () => {
  const [stub] = scan(text.replace('07/22/2024 - 08/04', '07/22/2024   08/04').replace('   32.48', ' $32. 48'))
  expect(fieldsOf(stub!)).toMatchObject({ period_start: '2024-07-22', period_end: '2024-08-04' })
  expect(entriesOf(stub!)).toContain('tax Medicare | 32.48 | 519.68')
})

test('net pay across two tables is that of its label, also where a figure of a scan may have lost its name', () => {
  const stub = scan(`
ZEPHYR TEXTILES INC                                    Salary Slip
Employee Name: Rosa Achter                             Pay Date: 10/31/2025
Earnings                    Amount     Deductions                     Amount
Basic Pay                 5,200.00     Income Tax                     780.50
Housing Allowance           800.00     Social Security                372.00
                                       Canteen                         45.00
Total Earnings            6,000.00     Total Deductions             1,197.50
Net Salary                                                          4,802.50`)
  expect(stub.map(fieldsOf)).toMatchObject([{ net_pay: '4802.50', total_deductions: '1197.50' }])
  expect(stub.flatMap(entriesOf)).toHaveLength(5)
  expect(stub.flatMap(complaintsOf)).toEqual([])
})

test('the currency sign behind a heading, which OCR takes for an amount of eight', () => {
  const [stub] = stubsIn(
    `
Fishtown Noodle Bar Inc                                     Check Date: 04/11/25
EARNINGS            HOURS        RATE     THIS PERIOD       YTD       YTD (8)
                                                  (8)     HOURS
Hourly              76.00       19.50        1,482.00    554.80     10,818.60
Overtime             4.00       29.25          117.00     22.00        643.50
Gross Earnings                               1,599.00               11,462.10
WITHHOLDINGS                              THIS PERIOD                 YTD (8)
Medicare                                        23.19                  166.20
NET PAY                                      1,575.81               11,295.90`,
    { source: 'ocr', confidence: 0.9 },
  )
  expect(entriesOf(stub!)).toEqual([
    'earning Hourly | 1482.00 | 10818.60 | 76.00 x 19.50',
    'earning Overtime | 117.00 | 643.50 | 4.00 x 29.25',
    'tax Medicare | 23.19 | 166.20',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

const stub = (earnings: string, name: string) => `
COPPER KETTLE TAVERN LLC                                                             50618
Employee: Shawna Pruitt        Pay Period: 05/19/2025 - 06/01/2025        Pay Date: 06/06/2025
${earnings}
${name}               61.50     5.35     329.03     6,024.11
2-Overtime               2.25     8.03      18.07       200.75
8-CC Tips Paid                             463.55     8,124.50
Gross Pay                                  810.65    14,349.36
Taxes                                     Current   YTD Amount
Social Security                             50.26       889.66
Medicare                                    11.75       208.06
Net Pay                                    748.64    13,251.64`
const heading = 'Earnings and Hours        Qty     Rate    Current   YTD Amount'

test.each([
  ['a word of', heading.replace('Hours', 'Ilonrs')],
  ['much of', 'Earn1ngs ond Hcurs        Qiy     Rale    Currenl   YlO Amounl'],
])("a copy below the stub of which OCR misread %s the heading adds none of its lines to the stub's", (_, misread) => {
  const stubs = scan(stub(heading, '1-Regular ') + stub(misread, 'l1-Regular'))
  expect(stubs.map(entriesOf)).toEqual([entriesOf(scan(stub(heading, '1-Regular '))[0]!)])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the head of the year is known where OCR took its T for a digit', () => {
  const misread = stub(heading, '1-Regular ').replace('YTD Amount\n1', 'Y-1-D\n1')
  expect(entriesOf(scan(misread)[0]!)).toEqual(entriesOf(scan(stub(heading, '1-Regular '))[0]!))
})

const workday = `
QUARTZ HILL BREWERY INC
Employee Name: Nina Vasquez                    Pay Date: 08/09/2024
Earnings
Description     Dates                     Hours    Rate      Amount         YTD
Regular Pay     07/22/2024 - 08/04/2024   80.00   28.00    2,240.00   35,840.00
Holiday Pay                                                              448.00
Employee Taxes
Description                                              Amount         YTD
Federal Income Tax                                       190.25    3,044.00
Gross Pay 2,240.00     Net Pay 2,049.75`

test.each(['YTo', 'Y1D', 'VTD'])('"%s" heads the figures of the year', (read) => {
  expect(entriesOf(scan(workday.replace('YTD', read))[0]!)).toEqual(entriesOf(scan(workday)[0]!))
})

test('figures under a heading that could not be read are missed', () => {
  const [stub] = scan(workday.replace('YTD', 'Xlb'))
  expect(entriesOf(stub!)).toContain('earning Regular Pay | 2240.00 | - | 80.00 x 28.00')
  expect(complaintsOf(stub!)).toContainEqual(expect.stringContaining('figures_read'))
})

test('a figure that could not be read, level with the head of a box beside, is not part of that head', () => {
  const page = pageFromText(
    `
NORTHERN GLASS CO                        Earnings Statement
Pay Date: 08/09/2024                     Period ending: 08/04/2024
Earnings      rate    hours    this period    year to date    Other [orci and
Regular      28.00    80.00       2,240.00      “RT           information       this period   total to date
Overtime     42.00     2.00          84.00           168.00   Group Term Life          0.51           27.00
Holiday      28.00     8.00         224.00           448.00   Loan Amt Paid                          840.00
Gross Pay                         2,548.00        36,456.00   Vac Hrs                                 40.00
Deductions   Statutory
             Federal Income Tax    -190.25         3,044.00
             Social Security Tax   -157.98         2,260.27
Net Pay                           2,199.77`,
    { source: 'ocr', confidence: 0.93 },
  )
  const words = page.words.map((word) => (word.text === '“RT' ? { ...word, confidence: 0.18 } : word))
  const [stub] = payStub.read([{ page: { ...page, words }, claim: payStub.recognise(page)! }])
  expect(entriesOf(stub!).map((entry) => entry.split(' | ')[0])).toEqual([
    'earning Regular',
    'earning Overtime',
    'earning Holiday',
    'tax Federal Income Tax',
    'tax Social Security Tax',
  ])
})

test('"This" and "check", set apart by a scan, head one column', () => {
  const torn = (printed: string) => text.replace(/(Taxes +) {4}Current/, `$1${printed}`)
  expect(scan(torn('This  check')).map(entriesOf)).toEqual(scan(text).map(entriesOf))
})

test('copies on a page that a scan read differently are one stub, the one that adds up', () => {
  const [stub, ...others] = scan(`${text.replace('138.88', '133.88')}\n\n\n\n${text}`)
  expect(others).toEqual([])
  expect(entriesOf(stub!)).toEqual(entriesOf(scan(text)[0]!))
  expect(stubsIn(`${text.replace('138.88', '133.88')}\n\n\n\n${text}`)).toHaveLength(2)
})

test.each(['YTD Net:', 'Net YTD:'])('"%s" level with the amounts of a table is no unreadable amount', (label) => {
  const [stub] = stubsIn(
    `
Wasatch Grading & Utility Co.        Tevita H. Fonoti    Period 05/26/25 - 06/01/25    Check Date 06/06/25

Earnings       Hours      Rate     Amount    YTD Amt    Deductions          Amount    YTD Amt
Regular        32.00    27.750     888.00  21,978.00    Fed Inc Tax          94.00   2,574.13
Holiday         8.00    27.750     222.00     666.00    Soc Sec              68.82   1,605.23
Gross Pay      40.00             1,110.00  22,644.00    Total Deductions    162.82   4,179.36
                                                          Net Pay: 947.18  ${label.padEnd(14)} 18,464.64`,
    { source: 'ocr', confidence: 0.9 },
  )
  expect(complaintsOf(stub!)).toEqual([])
  expect(fieldsOf(stub!)).toMatchObject({ net_pay: '947.18', net_pay_ytd: '18464.64' })
})
