import { heading, inner, outer, pair, type Form, type FormRow, type FormTitle } from './form.ts'

export type MainFormName = '1040' | '1040-sr'

const TITLES: Record<MainFormName, FormTitle> = {
  '1040': { name: 'Form 1040', words: 'U.S. Individual Income Tax Return' },
  '1040-sr': { name: 'Form 1040-SR', words: 'U.S. Tax Return for Seniors' },
}

/** Form 1040 of a year from 2020: wages took the letters 1a to 1z in 2022, and 2025 numbers AGI 11a and the deduction 12e. */
export function form1040(year: number, form: MainFormName): Form {
  return {
    form,
    title: TITLES[form],
    pages: [
      [...wages(year), ...income(year), ...(year >= 2025 ? [] : deductions(year))],
      [
        heading('Tax and Credits'),
        ...(year >= 2025 ? deductionsFrom2025() : []),
        ...taxAndCredits(year),
        heading('Payments'),
        ...payments(),
        ...refund(),
      ],
    ],
  }
}

function wages(year: number): FormRow[] {
  if (year < 2022) return [heading('Income'), outer('1', 'Wages, salaries, tips, etc. Attach Form(s) W-2')]
  return [
    heading('Income'),
    outer('1a', 'Total amount from Form(s) W-2, box 1 (see instructions)'),
    outer('1b', 'Household employee wages not reported on Form(s) W-2'),
    outer('1c', 'Tip income not reported on line 1a (see instructions)'),
    outer('1d', 'Medicaid waiver payments not reported on Form(s) W-2 (see instructions)'),
    outer('1e', 'Taxable dependent care benefits from Form 2441, line 26'),
    outer('1f', 'Employer-provided adoption benefits from Form 8839, line 29'),
    outer('1g', 'Wages from Form 8919, line 6'),
    outer('1h', 'Other earned income (see instructions)'),
    outer('1z', 'Add lines 1a through 1h'),
  ]
}

function income(year: number): FormRow[] {
  const [gain, total, agi] = year >= 2025 ? ['7a', '9', '11a'] : ['7', '9', '11']
  const all = year < 2022 ? '1, 2b, 3b, 4b, 5b, 6b, 7, and 8' : '1z, 2b, 3b, 4b, 5b, 6b, 7, and 8'
  return [
    pair('2a', 'Tax-exempt interest', '2b', 'Taxable interest'),
    pair('3a', 'Qualified dividends', '3b', 'Ordinary dividends'),
    pair('4a', 'IRA distributions', '4b', 'Taxable amount'),
    pair('5a', 'Pensions and annuities', '5b', 'Taxable amount'),
    pair('6a', 'Social security benefits', '6b', 'Taxable amount'),
    outer(gain, 'Capital gain or (loss). Attach Schedule D if required'),
    outer('8', year < 2021 ? 'Other income from Schedule 1, line 9' : 'Additional income from Schedule 1, line 10'),
    outer(total, `Add lines ${all}. This is your total income`),
    ...adjustments(year),
    outer(agi, `Subtract line ${year < 2021 ? '10c' : '10'} from line 9. This is your adjusted gross income`),
  ]
}

function adjustments(year: number): FormRow[] {
  if (year >= 2021) return [outer('10', 'Adjustments to income from Schedule 1, line 26')]
  return [
    heading('10   Adjustments to income:'),
    inner('10a', 'From Schedule 1, line 22'),
    inner('10b', 'Charitable contributions if you take the standard deduction. See instructions'),
    outer('10c', 'Add lines 10a and 10b. These are your total adjustments to income'),
  ]
}

function deductions(year: number): FormRow[] {
  const itemized = 'Standard deduction or itemized deductions (from Schedule A)'
  const business = 'Qualified business income deduction from Form 8995 or Form 8995-A'
  const taxable = 'Subtract line 14 from line 11. If zero or less, enter -0-. This is your taxable income'
  if (year === 2021)
    return [
      inner('12a', itemized),
      inner('12b', 'Charitable contributions if you take the standard deduction (see instructions)'),
      outer('12c', 'Add lines 12a and 12b'),
      outer('13', business),
      outer('14', 'Add lines 12c and 13'),
      outer('15', taxable),
    ]
  return [outer('12', itemized), outer('13', business), outer('14', 'Add lines 12 and 13'), outer('15', taxable)]
}

/** On the second page, to which the income is carried over. */
function deductionsFrom2025(): FormRow[] {
  return [
    outer('11b', 'Amount from line 11a (adjusted gross income)'),
    outer('12e', 'Standard deduction or itemized deductions (from Schedule A)'),
    outer('13a', 'Qualified business income deduction from Form 8995 or Form 8995-A'),
    outer('13b', 'Additional deductions from Schedule 1-A, line 38'),
    outer('14', 'Add lines 12e, 13a, and 13b'),
    outer('15', 'Subtract line 14 from line 11b. If zero or less, enter -0-. This is your taxable income'),
  ]
}

function taxAndCredits(year: number): FormRow[] {
  return [
    outer('16', 'Tax (see instructions). Check if any from Form(s): 8814 4972'),
    outer('17', 'Amount from Schedule 2, line 3'),
    outer('18', 'Add lines 16 and 17'),
    outer(
      '19',
      year < 2022
        ? 'Nonrefundable child tax credit or credit for other dependents from Schedule 8812'
        : 'Child tax credit or credit for other dependents from Schedule 8812',
    ),
    outer('20', `Amount from Schedule 3, line ${year < 2021 ? 7 : 8}`),
    outer('21', 'Add lines 19 and 20'),
    outer('22', 'Subtract line 21 from line 18. If zero or less, enter -0-'),
    outer('23', `Other taxes, including self-employment tax, from Schedule 2, line ${year < 2021 ? 10 : 21}`),
    outer('24', 'Add lines 22 and 23. This is your total tax'),
  ]
}

function payments(): FormRow[] {
  return [
    inner('25a', 'Federal income tax withheld from: Form(s) W-2'),
    inner('25b', 'Form(s) 1099'),
    inner('25c', 'Other forms (see instructions)'),
    outer('25d', 'Add lines 25a through 25c'),
    outer('26', 'Estimated tax payments and amount applied from prior year return'),
    outer('32', 'Add lines 27, 28, 29, and 31. These are your total other payments and refundable credits'),
    outer('33', 'Add lines 25d, 26, and 32. These are your total payments'),
  ]
}

function refund(): FormRow[] {
  return [
    heading('Refund'),
    outer('34', 'If line 33 is more than line 24, subtract line 24 from line 33. This is the amount you overpaid'),
    outer('35a', 'Amount of line 34 you want refunded to you'),
    heading('Amount You Owe'),
    outer('37', 'Subtract line 33 from line 24. This is the amount you owe'),
  ]
}
