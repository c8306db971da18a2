import type { LineKind } from '../people/payroll.ts'
import type { Random } from '../random.ts'

/** A provider's names for the lines and totals of its stubs. */
export type Wording = Record<LineKind | Heading, string>
type Heading =
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
  regular: [
    'Regular',
    'Regular Pay',
    'Regular Earnings',
    'Reg Wages',
    'REG',
    'Hourly',
    'Salary',
    'Base Pay',
    '1-Regular Pay',
    'Regular Hours',
    'E01 Regular',
  ],
  overtime: ['Overtime', 'Overtime 1.5x', 'OT Pay', 'OT 1.5', 'Overtime (x1.5) hourly', 'Overtime Premium'],
  holiday: ['Holiday', 'Holiday Pay', 'Paid Holidays', 'HOL', 'Floating Holiday', 'Statutory Holiday'],
  bonus: ['Bonus', 'Discretionary Bonus', 'Annual Bonus', 'Spot Award', 'Retention Bonus'],
  commission: ['Commission', 'Sales Commission', 'Commissions', 'Incentive Pay'],
  federal: [
    'Federal Income Tax',
    'Federal Withholding',
    'Fed W/H',
    'FIT',
    'FITW',
    'Fed Withholding',
    'Federal Tax',
    'Federal Inc Tax',
    'Fed MWT EE',
    'Withholding Tax',
  ],
  social_security: [
    'Social Security Tax',
    'Social Security',
    'OASDI',
    'FICA - Social Security',
    'Fed OASDI/EE',
    'Soc Sec EE',
    'FICA',
    'SS',
    'Social Security Employee',
  ],
  medicare: ['Medicare Tax', 'Medicare', 'FICA - Medicare', 'Fed MED/EE', 'Medicare Employee', 'Med EE', 'MEDI'],
  state: ['State Income Tax', 'State Withholding', 'State Tax', 'SIT', 'CA Withholding', 'OH State Tax', 'State W/H'],
  retirement: ['401(k)', '401K Contribution', 'Retirement 401(k)', '401k Pre-Tax', '403(b)', 'TSP', 'Pension'],
  health: [
    'Medical',
    'Medical Insurance',
    'Health Plan',
    'Med Ins Pre-Tax',
    'Health Insurance',
    'PPO Family',
    'Kaiser HMO',
  ],
  dental: ['Dental', 'Dental Insurance', 'Dental Pre-tax', 'Delta Dental PPO'],
  hsa: ['HSA', 'Health Savings Account', 'HSA Employee', 'FSA Medical'],
  after_tax: [
    'Roth 401(k)',
    'Garnishment',
    'Union Dues',
    'Life Insurance',
    'Child Support',
    'Parking',
    'ESPP',
    'Charity',
  ],
  title: [
    'Earnings Statement',
    'Pay Stub',
    'Statement of Earnings',
    'Employee Pay Statement',
    'Payroll Advice',
    'Pay Slip',
    'Statement of Earnings and Deductions',
    'Earnings Record',
  ],
  period: ['Pay Period', 'Period', 'Pay Period Dates', 'For Period', 'Payroll Period', 'Pay Cycle'],
  payDate: ['Pay Date', 'Check Date', 'Payment Date', 'Advice Date', 'Date Paid', 'Pay Day'],
  gross: ['Gross Pay', 'Gross Earnings', 'Total Gross', 'Total Earnings', 'Gross Wages', 'Total Gross Pay', 'Gross'],
  net: ['Net Pay', 'Net Check', 'Net Pay Amount', 'Total Net Pay', 'NET PAY', 'Take Home Pay', 'Net Earnings'],
  deductions: ['Total Deductions', 'Total Taxes and Deductions', 'Total Withholdings and Deductions'],
  earningsTitle: [
    'Earnings',
    'Hours and Earnings',
    'Employee Gross Earnings',
    'EARNINGS',
    'Earnings and Hours',
    'Gross Earnings',
    'Pay',
    'Earnings Description',
  ],
  taxesTitle: [
    'Taxes',
    'Employee Taxes Withheld',
    'Tax Deductions',
    'Withholdings',
    'TAXES WITHHELD',
    'Employee Taxes',
    'Statutory Deductions',
    'Taxes Deducted',
  ],
  deductionsTitle: [
    'Deductions',
    'Employee Deductions',
    'Other Deductions',
    'Voluntary Deductions',
    'DEDUCTIONS',
    'Benefits and Other Deductions',
    'Pre-Tax and Post-Tax Deductions',
  ],
  current: ['Current', 'This Period', 'Amount', 'Current Amount', 'Current Period', 'This Pay'],
  ytd: ['YTD', 'Year to Date', 'Year-To-Date', 'YTD Amount', 'Y-T-D', 'YTD Total'],
  employerTitle: [
    'Employer Contributions',
    'Employer Paid Benefits',
    'Employer Taxes',
    'Company Paid',
    'Employer Costs',
    'Benefits Paid by Employer',
    'Company Contributions',
  ],
}

export function chooseWording(random: Random): Wording {
  const chosen = Object.entries(CHOICES).map(([name, words]) => [name, random.pick(words)])
  return Object.fromEntries(chosen) as Wording
}
