import { exactly, type Equation } from '../../../equations/equation.ts'
import type { ColumnSums } from '../proof/column-sums.ts'

/** What the lines of a section add up to, and the total printed for them. */
export type SumOfLines = Equation<keyof ColumnSums>

const SUM = { relation: 'equals', minus: [], expected: 'total', tolerance: exactly, severity: 'failed' } as const
const EARNED = { ...SUM, total: 'gross', plus: ['earned'] } as const
const WITHHELD = { ...SUM, total: 'deductions', plus: ['withheld'] } as const

/** Why lines may add up to another amount than the printed total, and both be right. */
const because = 'imputed or reimbursed pay makes the difference'
const noYear = 'There is no year-to-date total, or there are no lines to compare it with.'

export const EARNINGS: SumOfLines = {
  ...EARNED,
  name: 'earnings_sum',
  wording: {
    sum: 'Earnings add up to',
    total: 'gross pay',
    because,
    blank: 'There is no gross pay, or there are no earnings to compare it with.',
  },
}

export const DEDUCTIONS: SumOfLines = {
  ...WITHHELD,
  name: 'deductions_sum',
  wording: {
    sum: 'Taxes and deductions add up to',
    total: 'their printed total',
    because,
    blank: 'There is no total of deductions, or there are no lines to compare it with.',
  },
}

/** The total is of deductions other than taxes. */
export const DEDUCTIONS_ALONE: SumOfLines = {
  ...DEDUCTIONS,
  wording: { ...DEDUCTIONS.wording, because: 'the total leaves out taxes' },
}

export const YTD_EARNINGS: SumOfLines = {
  ...EARNED,
  name: 'ytd_earnings_sum',
  wording: { sum: 'Year-to-date earnings add up to', total: 'year-to-date gross pay', because, blank: noYear },
}

export const YTD_DEDUCTIONS: SumOfLines = {
  ...WITHHELD,
  name: 'ytd_deductions_sum',
  wording: { sum: 'Year-to-date taxes and deductions add up to', total: 'their printed total', because, blank: noYear },
}
