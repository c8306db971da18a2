import type { TaxForm } from '@income/shared'

/** A box of a Form 1099 and its possible contents, in whole dollars. */
export interface Box {
  number: string
  caption: string
  /** Least and most; a text is used unchanged. */
  amount?: readonly [least: number, most: number]
  text?: string
}

export interface Form1099 {
  form: TaxForm
  title: string
  omb: string
  /** From left to right, two in a row. */
  boxes: readonly Box[]
}

const WITHHELD: Box = { number: '4', caption: 'Federal income tax withheld', amount: [10, 900] }

export const FORMS_1099: readonly Form1099[] = [
  {
    form: '1099-int',
    title: 'Interest Income',
    omb: '1545-0112',
    boxes: [
      { number: '1', caption: 'Interest income', amount: [900, 6_000] },
      { number: '2', caption: 'Early withdrawal penalty' },
      { number: '3', caption: 'Interest on U.S. Savings Bonds', amount: [20, 800] },
      WITHHELD,
      { number: '5', caption: 'Investment expenses' },
      { number: '6', caption: 'Foreign tax paid' },
      { number: '8', caption: 'Tax-exempt interest', amount: [20, 900] },
      { number: '10', caption: 'Market discount' },
    ],
  },
  {
    form: '1099-div',
    title: 'Dividends and Distributions',
    omb: '1545-0110',
    boxes: [
      { number: '1a', caption: 'Total ordinary dividends', amount: [3_000, 9_000] },
      { number: '1b', caption: 'Qualified dividends', amount: [1_000, 3_000] },
      { number: '2a', caption: 'Total capital gain distr.', amount: [100, 2_000] },
      { number: '2b', caption: 'Unrecap. Sec. 1250 gain' },
      { number: '3', caption: 'Nondividend distributions' },
      WITHHELD,
      { number: '12', caption: 'Exempt-interest dividends', amount: [20, 400] },
      { number: '9', caption: 'Cash liquidation distributions' },
    ],
  },
  {
    form: '1099-nec',
    title: 'Nonemployee Compensation',
    omb: '1545-0116',
    boxes: [
      { number: '1', caption: 'Nonemployee compensation', amount: [4_000, 90_000] },
      WITHHELD,
      { number: '5', caption: 'State tax withheld', amount: [40, 900] },
      { number: '7', caption: 'State income', amount: [4_000, 90_000] },
    ],
  },
  {
    form: '1099-misc',
    title: 'Miscellaneous Information',
    omb: '1545-0115',
    boxes: [
      { number: '1', caption: 'Rents', amount: [6_000, 40_000] },
      { number: '2', caption: 'Royalties', amount: [50, 4_000] },
      { number: '3', caption: 'Other income' },
      WITHHELD,
      { number: '5', caption: 'Fishing boat proceeds' },
      { number: '6', caption: 'Medical and health care payments' },
    ],
  },
  {
    form: '1099-r',
    title: 'Distributions From Pensions, Annuities, etc.',
    omb: '1545-0119',
    boxes: [
      { number: '1', caption: 'Gross distribution', amount: [20_000, 40_000] },
      { number: '2a', caption: 'Taxable amount', amount: [9_000, 20_000] },
      { number: '3', caption: 'Capital gain (included in box 2a)' },
      WITHHELD,
      { number: '7', caption: 'Distribution code(s)', text: '7' },
      { number: '16', caption: 'State distribution' },
    ],
  },
  {
    form: 'ssa-1099',
    title: 'SOCIAL SECURITY BENEFIT STATEMENT',
    omb: '',
    boxes: [
      { number: '3', caption: 'Benefits Paid in', amount: [14_000, 40_000] },
      { number: '4', caption: 'Benefits Repaid to SSA in' },
      { number: '5', caption: 'Net Benefits for', amount: [0, 0] },
      { number: '6', caption: 'Voluntary Federal Income Tax Withheld', amount: [400, 4_000] },
    ],
  },
]
