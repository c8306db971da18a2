import { columnRole, STUB_TABLES } from './headings.ts'
import { sectionOf } from './sections.ts'
import { dateMeaning } from './labels.ts'
import { isDeductionLine, isEmployerLine, isTaxLine, totalLabel } from './total.ts'

test.each([
  ['Earnings', 'earnings'],
  ['HOURS AND EARNINGS', 'earnings'],
  ['Hours & Earnings', 'earnings'],
  ['Deductions (continued)', 'deductions'],
  ['Employee Taxes Withheld', 'taxes'],
  ['Deductions Statutory', 'taxes'],
  ['Statutory', 'taxes'],
  ['Statutory Deductions', 'taxes'],
  ['Taxes / Deductions', 'deductions'],
  ['Pre-Tax Deductions', 'deductions'],
  ['Pre-Tax and Post-Tax DedGarient', 'deductions'],
  ['Pre-Tax and Post-Tax Deductions Amount', null],
  ['Voluntary Deductions and Annuities', 'deductions'],
  ['Other', 'deductions'],
  ['Employer Taxes', 'employer'],
  ['Company Paid Benefits', 'employer'],
  ['Client Paid', 'employer'],
  ['Employer Contributions', 'employer'],
  ['Net Pay Distribution', 'distribution'],
  ['Other Benefits and Information', 'information'],
  ['Other [orci and information', 'information'],
  ['Taxable Wages', 'information'],
  ['Paid Time Off', 'leave'],
  ['Paid by church (not in check)', 'employer'],
  ['Work performed', 'earnings'],
  ['EARN', 'earnings'],
  ['DED', 'deductions'],
  ['Summary', 'summary'],
  ['Adjustments to Net Pay', 'adjustments'],
  ['Plus non-taxable', 'earnings'],
  ['Non-Taxable Earnings', 'earnings'],
  ['Eamings', 'earnings'],
  ['Eaminas', 'earnings'],
  ['Medical insurance', null],
  ['Jane Doe', null],
])('the heading "%s" opens %s', (text, expected) => {
  expect(sectionOf(text)).toBe(expected)
})

test.each([
  ['Current', 'current'],
  ['This Period ($)', 'current'],
  ['YTD', 'ytd'],
  ['Year-To-Date', 'ytd'],
  ['Y.T.D.', 'ytd'],
  ['Y-T-D', 'ytd'],
  ['Y-T- ☒', 'ytd'],
  ['Y-1-D', 'ytd'],
  ['y-TD', 'ytd'],
  ['HH:MM', 'hours'],
  ['¥=T=D', 'ytd'],
  ['Y¥=T=D', 'ytd'],
  ['YTD Amount', 'ytd'],
  ['Total to date', 'ytd'],
  ['CAL YTD', 'ytd'],
  ['CALYTD', 'ytd'],
  ['New YTD', 'ytd'],
  ['YearToDate', 'ytd'],
  ['Season to date', 'ytd'],
  ['Dist Paid', 'employer'],
  ['Piece rate/hr rate', 'rate'],
  ['YTD Hours', 'ytd_hours'],
  ['Hrs/Units', 'hours'],
  ['Qty', 'hours'],
  ['Pay Rate', 'rate'],
  ['Pgy Rate', 'rate'],
  ['Taxable Wages', 'other'],
  ['Adj Hrs', 'other'],
  ['Plan Year Used', 'other'],
  ['Accrued YTD', 'other'],
  ['Employer Current', 'employer'],
  ['Company Tax', null],
  ['Amount', null],
])('the column "%s" holds %s', (text, expected) => {
  expect(columnRole(text)).toBe(expected)
})

test.each([
  ['Gross Pay', 'gross_pay', null],
  ['TOTAL EARNINGS', 'gross_pay', null],
  ['YTD Gross', 'gross_pay', 'ytd'],
  ['Net Pay', 'net_pay', null],
  ['Take Home Pay', 'net_pay', null],
  ['Net payout', 'net_pay', null],
  ['Net Y-T-D', 'net_pay', 'ytd'],
  ['Gross settlement', 'gross_pay', null],
  ['NET SETTLEMENT', 'net_pay', null],
  ['/560 Net payment amount', 'net_pay', null],
  ['Current Deductions', 'total_deductions', 'current'],
  ['Taxes and Deductions', 'total_deductions', null],
  ['Total Taxes and Adjustments', 'total_deductions', null],
  ['Total Personal Deductions', 'total_deductions', null],
  ['Total Taxes', 'total_taxes', null],
  ['Total Hours and Earnings', 'gross_pay', null],
  ['TOTAL DEDNS', 'total_deductions', null],
  ['Net amount of check', 'net_pay', null],
  ['Check Amount (Net Pay)', 'net_pay', null],
  ['Net wages paid', 'net_pay', null],
  ['Net Amount Deposited', 'net_pay', null],
  ['Gross Eaminas', 'gross_pay', null],
  ['Qross Pay', 'gross_pay', null],
  ['Tota1 VVithholdinas', 'total_deductions', null],
  ['Net Eamings', 'net_pay', null],
  ['DEDUCTIONS SUBTOTAL', 'partial', null],
])('"%s" names %s', (text, name, period) => {
  expect(totalLabel(text)).toMatchObject({ name, period })
})

test.each(['Regular Pay', 'Federal Income Tax', 'Net Operating Bonus', 'Gross Receipts Tax'])(
  '"%s" is not a total',
  (text) => {
    expect(totalLabel(text)).toBeNull()
  },
)

test.each([
  ['Pay Date:', 'pay_date'],
  ['Employee: Jane Doe  Check Date', 'pay_date'],
  ['Period Ending:', 'period_end'],
  ['Pay Period Begin', 'period_start'],
  ['Pay Period:', 'period'],
  ['Period Beg/End:', 'period'],
  ['Warrant Date', 'pay_date'],
  ['Paycheck Date', 'pay_date'],
  ['Settlement Date', 'pay_date'],
  ['Pay stub for', 'pay_date'],
  ['To', 'period_end'],
  ['Year to date', null],
  ['Hire Date', 'hire_date'],
  ['Original Hire Date:', 'hire_date'],
  ['Date of Hire', 'hire_date'],
  ['Rehire Date', 'rehire_date'],
  ['Date of Birth', 'other'],
  ['Original check date', 'other'],
  ['Next Pay Period:', 'other'],
  ['Previous check date', 'other'],
  ['Pay advice for the month ended', 'period_end'],
  ['Department', null],
])('the label "%s" is of %s', (text, expected) => {
  expect(dateMeaning(text)).toBe(expected)
})

test('taxes, deductions and what the employer pays are distinguished by their names', () => {
  const taxes = [
    'Federal Income Tax',
    'FICA EE',
    'CA SDI',
    'NY State Income Tax',
    'OASDI',
    'Fed W/H',
    'State',
    'NJ UI/HC/WD',
  ]
  for (const tax of taxes) expect([tax, isTaxLine(tax)]).toEqual([tax, true])
  for (const deduction of ['401(k)', '401K 6%', '403b', 'Medical Pre-tax', 'Dental', 'Union Dues', 'Roth 401K'])
    expect([deduction, isTaxLine(deduction), isDeductionLine(deduction)]).toEqual([deduction, false, true])
  expect(isTaxLine('Per diem (non-tax)')).toBe(false)
  for (const paid of ['401k Match', 'ER Medical', 'Employer HSA Contribution', 'FUTA'])
    expect([paid, isEmployerLine(paid)]).toEqual([paid, true])
})

test.each(['Description', 'Descr', 'Descripti', 'Descripton'])(
  '"%s", which OCR may cut short, heads names',
  (heading) => expect(STUB_TABLES.headsNames(heading)).toBe(true),
)
