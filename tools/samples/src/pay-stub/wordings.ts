import type { LineKind } from '../people/payroll.ts'
import type { Random } from '../random.ts'

/** What a provider calls the lines and totals of its stubs. */
export type Wording = Record<LineKind | Heading, string>
export type Heading =
  | 'title'
  | 'period'
  | 'payDate'
  | 'gross'
  | 'net'
  | 'deductions'
  | 'earningsTitle'
  | 'taxesTitle'
  | 'deductionsTitle'
  | 'current'
  | 'ytd'
  | 'employerTitle'

const CHOICES: Record<LineKind | Heading, readonly string[]> = {
  regular: ['Regular', 'Regular Pay', 'Regular Earnings', 'Reg Wages'],
  overtime: ['Overtime', 'Overtime 1.5x', 'OT Pay'],
  holiday: ['Holiday', 'Holiday Pay', 'Paid Holidays'],
  bonus: ['Bonus', 'Discretionary Bonus'],
  commission: ['Commission', 'Sales Commission'],
  federal: ['Federal Income Tax', 'Federal Withholding', 'Fed W/H', 'FIT'],
  social_security: ['Social Security Tax', 'Social Security', 'OASDI', 'FICA - Social Security'],
  medicare: ['Medicare Tax', 'Medicare', 'FICA - Medicare'],
  state: ['State Income Tax', 'State Withholding', 'State Tax'],
  retirement: ['401(k)', '401K Contribution', 'Retirement 401(k)'],
  health: ['Medical', 'Medical Insurance', 'Health Plan'],
  dental: ['Dental', 'Dental Insurance'],
  hsa: ['HSA', 'Health Savings Account'],
  after_tax: ['Roth 401(k)', 'Garnishment', 'Union Dues', 'Life Insurance'],
  title: ['Earnings Statement', 'Pay Stub', 'Statement of Earnings', 'Employee Pay Statement', 'Payroll Advice'],
  period: ['Pay Period', 'Period', 'Pay Period Dates'],
  payDate: ['Pay Date', 'Check Date', 'Payment Date'],
  gross: ['Gross Pay', 'Gross Earnings', 'Total Gross'],
  net: ['Net Pay', 'Net Check', 'Net Pay Amount'],
  deductions: ['Total Deductions'],
  earningsTitle: ['Earnings', 'Hours and Earnings', 'Employee Gross Earnings'],
  taxesTitle: ['Taxes', 'Employee Taxes Withheld', 'Tax Deductions'],
  deductionsTitle: ['Deductions', 'Employee Deductions', 'Other Deductions'],
  current: ['Current', 'This Period', 'Amount'],
  ytd: ['YTD', 'Year to Date', 'Year-To-Date'],
  employerTitle: ['Employer Contributions', 'Employer Paid Benefits', 'Employer Taxes'],
}

export function chooseWording(random: Random): Wording {
  const chosen = Object.entries(CHOICES).map(([name, words]) => [name, random.pick(words)])
  return Object.fromEntries(chosen) as Wording
}
