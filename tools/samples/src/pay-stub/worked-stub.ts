import { makeEmployment, type Frequency } from '../people/employment.ts'
import type { PayPeriod } from '../people/pay-periods.ts'
import { payOf, type PayLine } from '../people/payroll.ts'
import type { Employer, Person } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample } from '../sample.ts'
import { drawPayStub } from './pay-stub.ts'
import type { StubStyle } from './style.ts'
import type { Wording } from './wordings.ts'

/** The contents of a worked example for a pay stub: earnings, taxes and deductions; gross and net follow from them. */
export interface WorkedStub {
  person: Person
  employer: Employer
  frequency: Frequency
  period: PayPeriod
  lines: readonly PayLine[]
  /** The stub's names for lines with unusual names. */
  names?: Partial<Wording>
}

const WORDING: Wording = {
  ...{ regular: 'Regular', overtime: 'Overtime', holiday: 'Holiday', bonus: 'Bonus', commission: 'Commission' },
  ...{ federal: 'Federal Income Tax', social_security: 'Social Security Tax', medicare: 'Medicare Tax' },
  ...{ state: 'State Income Tax', retirement: '401(k)', health: 'Medical', dental: 'Dental', hsa: 'HSA' },
  ...{ after_tax: 'Union Dues', title: 'Earnings Statement', period: 'Pay Period', payDate: 'Pay Date' },
  ...{ gross: 'Gross Pay', net: 'Net Pay', deductions: 'Total Deductions', earningsTitle: 'Earnings' },
  ...{ taxesTitle: 'Taxes', deductionsTitle: 'Deductions', current: 'Current', ytd: 'YTD' },
  employerTitle: 'Employer Contributions',
}

const STYLE: StubStyle = {
  layout: 'stacked',
  wording: WORDING,
  face: 'sans',
  dateFormat: 'MM/DD/YYYY',
  dollarSigns: false,
  negativeDeductions: false,
  zeros: 'printed',
  period: 'range',
  frequency: 'printed',
  employerLines: 'left out',
  heading: 'ruled',
  cheque: 'left out',
}

/** A stub with the amounts of an example, drawn like a payroll provider's. */
export function workedStub({ person, employer, frequency, period, lines, names }: WorkedStub): Promise<Sample> {
  const year = Number(period.payDate.slice(0, 4))
  const employment = makeEmployment(new Random('worked stub'), { person, employer, frequency, year })
  const style = { ...STYLE, wording: { ...WORDING, ...names } }
  return drawPayStub({ employment, pay: payOf(period, lines), style }, `pay-stub-${period.payDate}.pdf`)
}
