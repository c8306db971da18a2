/** A line and words of its wording that no other line of the form has. */
export interface Wording {
  line: string
  words: RegExp
}

/** Lines of Form 1040 by their wording, for scans on which the printed numbers cannot be read. */
const WORDINGS: readonly { from: number; to: number; lines: Record<string, RegExp> }[] = [
  {
    from: 2018,
    to: 2018,
    lines: {
      '6': /Total income/i,
      '7': /Adjusted gross|Schedule 1, line 36/i,
      '8': /Standard deduction or itemi/i,
      '9': /Qualified business/i,
      '10': /Taxable income/i,
      '11': /Schedule 2 and check/i,
      '11a': /Tax \(see inst/i,
      '12a': /Child tax credit/i,
      '12': /Schedule 3 and check/i,
      '13': /Subtract line 12 from/i,
      '15': /Total tax/i,
      '16': /Federal income tax withheld/i,
      '18': /total payments/i,
      '19': /amount you overpaid/i,
      '22': /Amount you owe/i,
    },
  },
  {
    from: 2019,
    to: 2019,
    lines: {
      '7b': /total income/i,
      '8b': /adjusted gross income/i,
      '9': /Standard deduction or itemi/i,
      '10': /Qualified business/i,
      '11b': /Taxable income/i,
      '16': /total tax/i,
      '17': /Federal income tax withheld/i,
      '19': /total payments/i,
      '20': /amount you overpaid/i,
      '23': /Amount you owe/i,
    },
  },
  { from: 2018, to: 2021, lines: { '1': /Wages, salaries/i } },
  {
    from: 2018,
    to: 9999,
    lines: { '2a': /Tax-exempt/i, '2b': /Taxable int/i, '3a': /Qualified div/i, '3b': /Ordinary div/i },
  },
  { from: 2020, to: 2020, lines: { '10c': /total adjustments/i, '12': /Standard deduction or itemi/i } },
  { from: 2021, to: 2021, lines: { '12a': /Standard deduction or itemi/i } },
  { from: 2022, to: 2024, lines: { '1a': /Form\(s\) W-2, box 1/i, '12': /Standard deduction or itemi/i } },
  {
    from: 2020,
    to: 2024,
    lines: { '7': /Capital gain/i, '11': /adjusted gross income/i, '13': /Qualified business/i },
  },
  {
    from: 2025,
    to: 9999,
    lines: { '7a': /Capital gain/i, '11a': /adjusted gross income/i, '12e': /Standard deduction or itemi/i },
  },
  {
    from: 2020,
    to: 9999,
    lines: {
      '8': /income from Schedule 1/i,
      '9': /total income/i,
      '10': /Adjustments to income from/i,
      '14': /Add lines 12/i,
      '15': /taxable income/i,
      '16': /Tax \(see inst/i,
      '17': /Schedule 2, line 3/i,
      '18': /Add lines 16/i,
      '19': /child tax credit or credit/i,
      '20': /Schedule 3, line [78]/i,
      '21': /Add lines 19/i,
      '22': /Subtract line 21/i,
      '23': /Other taxes, incl/i,
      '24': /total tax/i,
      '26': /estimated tax payments/i,
      '32': /total other payments/i,
      '33': /your total payments/i,
      '34': /amount you overpaid/i,
      '37': /amount you owe|Subtract line 33/i,
    },
  },
]

export function wordingsOf(year: number): Wording[] {
  return WORDINGS.filter(({ from, to }) => from <= year && year <= to).flatMap(({ lines }) =>
    Object.entries(lines).map(([line, words]) => ({ line, words })),
  )
}
