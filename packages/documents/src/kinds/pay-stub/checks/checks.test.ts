import { complaintsOf, stubsIn } from '../testing.ts'

/** A stub whose amounts all agree. */
const good = `
EVERGREEN PHARMACY INC                         EARNINGS STATEMENT
12 Main St
Keene, NH 03431
Employee Name: Paul Renner                     Pay Date: 03/15/2024
Pay Period: 02/26/2024 - 03/10/2024
Earnings            Rate     Hours    Current         YTD
Regular            25.00     80.00   2,000.00   12,000.00
Bonus                                  150.00      150.00
Gross Pay                            2,150.00   12,150.00
Taxes                                 Current         YTD
Federal Income Tax                     180.00    1,040.00
Social Security                        133.30      753.30
Medicare                                31.18      176.18
Deductions                            Current         YTD
Dental                                  20.00      120.00
Total Deductions and Taxes             364.48    2,089.48
Net Pay                              1,785.52   10,060.52`

const complaints = (text: string, source: 'text_layer' | 'ocr' = 'text_layer') =>
  stubsIn(text, { source, confidence: source === 'ocr' ? 0.95 : 1 }).flatMap(complaintsOf)

test('nothing is said of a stub whose figures agree', () => {
  expect(complaints(good)).toEqual([])
  expect(complaints(good, 'ocr')).toEqual([])
})

test.each([
  ['net pay', '1,785.52', '1,795.52', 'failed gross_minus_deductions_is_net'],
  ['an earning', '  150.00      150.00', '  160.00      150.00', 'failed earnings_sum'],
  ['a tax', '180.00 ', '190.00 ', 'failed deductions_sum'],
  ['the year', '10,060.52', '10,050.52', 'failed ytd_gross_minus_deductions_is_net'],
  ['hours', '80.00', '60.00', 'warning rate_times_hours'],
  ['a year below its period', '12,150.00', '1,215.00', 'failed ytd_not_below_current'],
  ['more taken in the year than was paid', '753.30', '12,753.30', 'failed ytd_deductions_sum'],
  ['a period that ends before it starts', '02/26/2024', '03/26/2024', 'failed pay_dates'],
  ['a pay date long after the period', '03/15/2024', '09/15/2024', 'warning pay_dates'],
  ['more social security than its rate', '133.30', '233.30', 'warning fica_rates'],
])('%s misprinted is marked', (_, printed, misprinted, complaint) => {
  expect(complaints(good.replace(printed, misprinted))).toContain(complaint)
})

test("the year's lines may be fewer than the year's total on paper, but a single digit off on a scan is a misreading", () => {
  const fewer = good.replace('  150.00      150.00', '  150.00           ')
  expect(complaints(fewer)).toEqual(['warning ytd_earnings_sum'])
  const misread = good.replace('12,000.00', '12,008.00')
  expect(complaints(misread)).toEqual(['warning ytd_earnings_sum'])
  expect(complaints(misread, 'ocr')).toEqual(['failed ytd_earnings_sum'])
})

const OUTSIDE_OF_GROSS = ['Mileage Reimbursement', 'Travel / Subsistence ']
test.each(OUTSIDE_OF_GROSS)('%s outside of the gross explains itself', (paid) => {
  const reimbursed = good
    .replace('Gross Pay ', `${paid}                   40.00       40.00\nGross Pay `)
    .replace('1,785.52   10,060.52', '1,825.52   10,100.52')
    .replace(/Total Deductions.*\n/, '')
  expect(complaints(reimbursed)).toEqual([])
})

test('a scan on which no net pay, and a paper on which no pay, could be made out cannot be relied on', () => {
  const withoutNet = good.replace(/Net Pay.*/, '')
  expect(complaints(withoutNet.replace(/Gross Pay.*/, ''))).toContain('failed pay_read')
  expect(complaints(withoutNet)).toEqual(['warning pay_read'])
  expect(complaints(withoutNet, 'ocr')).toEqual(['failed pay_read'])
})

test('figures of a scan are sure when its arithmetic bears them out, and only then', () => {
  const [proven] = stubsIn(good, { source: 'ocr', confidence: 0.95 })
  expect(proven!.fields.net_pay!.confidence).toBeGreaterThanOrEqual(0.9)
  expect(proven!.entries.every((entry) => entry.confidence >= 0.9)).toBe(true)
  const [unproven] = stubsIn(good.replace('1,785.52', '1,795.52'), { source: 'ocr', confidence: 0.95 })
  expect(unproven!.fields.net_pay!.confidence).toBeLessThan(0.9)
})

const besides = (below: string) => complaints(`${good}\n\n${below}`)

test.each([
  ['another pay date', 'Pay Date: 03/29/2024'],
  ['another person', 'Employee Name: Lena Ortiz'],
  ['another gross', 'Paul Renner   03/29/2024\nGross Pay   1,900.00\nNet Pay   1,785.52'],
  ['another net', 'Paul Renner   03/29/2024\nGross Pay   2,150.00\nNet Pay   1,655.40'],
])('%s below the stub is marked as a second stub', (_, below) => {
  expect(besides(below)).toEqual(['warning one_pay_stub'])
})

test.each([
  ['a cheque dated some days later', 'Check Date: 03/18/2024'],
  ['the same net and year', 'Net Pay   1,785.52   YTD   10,060.52'],
  ['a net of zero', 'Net Check   0.00'],
  [
    'a day in a sentence',
    'Wages of this check $1,920.00. Some of them are paid tax free; you signed the form on 06/02/2023.',
  ],
  ['a day in a later sentence', 'Stipends are paid in full. The handbook was last changed on 06/02/2023.'],
])('%s below the stub is no second stub', (_, below) => {
  expect(besides(below)).toEqual([])
})

const advice = `
Deposited to the account of    Account Number    Transit ABA      Amount
Paul Renner                    xxxxxx1234        xxxx xxxx      $2,785.52`

const deposits = (first: string, second: string) =>
  `Direct Deposit Distribution\nAccount             Amount\nChecking xxx1234    ${first}\nSavings xxx5678     ${second}`

test.each([
  ['A cheque', 'Pay to the order of  Paul Renner        $2,785.52'],
  ['A smaller cheque without a deposit', 'Pay to the order of  Paul Renner        $785.52'],
  ['An advice of deposit', advice],
  ['A list of deposits', deposits('1,785.52', '1,000.00')],
])('%s of another amount is marked', (_, below) => {
  expect(besides(below)).toEqual(['failed cheque_agrees'])
})

test.each([
  ['A cheque for the net', 'Pay to the order of  Paul Renner        $1,785.52'],
  ['A cheque for nothing', 'Pay to the order of  Paul Renner        $0.00'],
  ['Two deposits that make the net', deposits('1,500.00', '285.52')],
  ['A deposit of a part', deposits('1,000.00', '0.00')],
])('%s is not marked', (_, below) => {
  expect(besides(below)).toEqual([])
})
