import { columns, heading, inner, outer, PROPERTIES, properties, type Form } from '../form.ts'

export const SCHEDULE_1: Form = {
  form: 'schedule_1',
  title: { name: 'SCHEDULE 1 (Form 1040)', words: 'Additional Income and Adjustments to Income', sequence: '01' },
  pages: [
    [
      heading('Part I   Additional Income'),
      outer('1', 'Taxable refunds, credits, or offsets of state and local income taxes'),
      outer('2a', 'Alimony received'),
      outer('3', 'Business income or (loss). Attach Schedule C'),
      outer('4', 'Other gains or (losses). Attach Form 4797'),
      outer('5', 'Rental real estate, royalties, partnerships, S corporations, trusts, etc. Attach Schedule E'),
      outer('6', 'Farm income or (loss). Attach Schedule F'),
      outer('7', 'Unemployment compensation'),
      outer('9', 'Total other income. Add lines 8a through 8z'),
      outer('10', 'Combine lines 1 through 7 and 9. This is your additional income'),
    ],
    [
      heading('Part II   Adjustments to Income'),
      outer('11', 'Educator expenses'),
      outer('13', 'Health savings account deduction. Attach Form 8889'),
      outer('15', 'Deductible part of self-employment tax. Attach Schedule SE'),
      outer('16', 'Self-employed SEP, SIMPLE, and qualified plans'),
      outer('17', 'Self-employed health insurance deduction'),
      outer('20', 'IRA deduction'),
      outer('21', 'Student loan interest deduction'),
      outer('26', 'Add lines 11 through 23 and 25. These are your adjustments to income'),
    ],
  ],
}

/** For 2019 and 2020. */
export const EARLIER_SCHEDULE_1: Form = {
  ...SCHEDULE_1,
  pages: [
    [
      heading('Part I   Additional Income'),
      outer('1', 'Taxable refunds, credits, or offsets of state and local income taxes'),
      outer('2a', 'Alimony received'),
      outer('3', 'Business income or (loss). Attach Schedule C'),
      outer('4', 'Other gains or (losses). Attach Form 4797'),
      outer('5', 'Rental real estate, royalties, partnerships, S corporations, trusts, etc. Attach Schedule E'),
      outer('6', 'Farm income or (loss). Attach Schedule F'),
      outer('7', 'Unemployment compensation'),
      outer('8', 'Other income. List type and amount'),
      outer('9', 'Combine lines 1 through 8. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 8'),
      heading('Part II   Adjustments to Income'),
      outer('10', 'Educator expenses'),
      outer('12', 'Health savings account deduction. Attach Form 8889'),
      outer('14', 'Deductible part of self-employment tax. Attach Schedule SE'),
      outer('15', 'Self-employed SEP, SIMPLE, and qualified plans'),
      outer('16', 'Self-employed health insurance deduction'),
      outer('19', 'IRA deduction'),
      outer('20', 'Student loan interest deduction'),
      outer('22', 'Add lines 10 through 21. These are your adjustments to income'),
    ],
  ],
}

export const SCHEDULE_2: Form = {
  form: 'schedule_2',
  title: { name: 'SCHEDULE 2 (Form 1040)', words: 'Additional Taxes', sequence: '02' },
  pages: [
    [
      heading('Part I   Tax'),
      outer('1', 'Alternative minimum tax. Attach Form 6251'),
      outer('2', 'Excess advance premium tax credit repayment. Attach Form 8962'),
      outer('3', 'Add lines 1 and 2. Enter here and on Form 1040, line 17'),
      heading('Part II   Other Taxes'),
      outer('4', 'Self-employment tax. Attach Schedule SE'),
      outer('8', 'Additional tax on IRAs or other tax-favored accounts. Attach Form 5329 if required'),
      outer('11', 'Additional Medicare Tax. Attach Form 8959'),
      outer('21', 'Add lines 4, 7 through 16, and 18. These are your total other taxes'),
    ],
  ],
}

/** For 2019 and 2020. */
export const EARLIER_SCHEDULE_2: Form = {
  ...SCHEDULE_2,
  pages: [
    [
      heading('Part I   Tax'),
      outer('1', 'Alternative minimum tax. Attach Form 6251'),
      outer('2', 'Excess advance premium tax credit repayment. Attach Form 8962'),
      outer('3', 'Add lines 1 and 2. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 17'),
      heading('Part II   Other Taxes'),
      outer('4', 'Self-employment tax. Attach Schedule SE'),
      outer('6', 'Additional tax on IRAs, other qualified retirement plans. Attach Form 5329 if required'),
      outer('8', 'Taxes from: Form 8959 Form 8960'),
      outer('10', 'Add lines 4 through 8. These are your total other taxes'),
    ],
  ],
}

export const SCHEDULE_3: Form = {
  form: 'schedule_3',
  title: { name: 'SCHEDULE 3 (Form 1040)', words: 'Additional Credits and Payments', sequence: '03' },
  pages: [
    [
      heading('Part I   Nonrefundable Credits'),
      outer('1', 'Foreign tax credit. Attach Form 1116 if required'),
      outer('2', 'Credit for child and dependent care expenses from Form 2441, line 11. Attach Form 2441'),
      outer('3', 'Education credits from Form 8863, line 19'),
      outer('4', 'Retirement savings contributions credit. Attach Form 8880'),
      outer('7', 'Total other nonrefundable credits. Add lines 6a through 6z'),
      outer('8', 'Add lines 1 through 4, 5a, 5b, and 7. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 20'),
    ],
  ],
}

/** For 2019 and 2020. */
export const EARLIER_SCHEDULE_3: Form = {
  ...SCHEDULE_3,
  pages: [
    [
      heading('Part I   Nonrefundable Credits'),
      outer('1', 'Foreign tax credit. Attach Form 1116 if required'),
      outer('2', 'Credit for child and dependent care expenses. Attach Form 2441'),
      outer('3', 'Education credits from Form 8863, line 19'),
      outer('4', 'Retirement savings contributions credit. Attach Form 8880'),
      outer('5', 'Residential energy credits. Attach Form 5695'),
      outer('7', 'Add lines 1 through 6. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 20'),
    ],
  ],
}

export const SCHEDULE_SE: Form = {
  form: 'schedule_se',
  title: { name: 'SCHEDULE SE (Form 1040)', words: 'Self-Employment Tax', sequence: '17' },
  pages: [
    [
      heading('Part I   Self-Employment Tax'),
      outer('2', 'Net profit or (loss) from Schedule C, line 31; and Schedule K-1 (Form 1065), box 14, code A'),
      outer('3', 'Combine lines 1a, 1b, and 2'),
      outer(
        '4a',
        'If line 3 is more than zero, multiply line 3 by 92.35% (0.9235). Otherwise, enter amount from line 3',
      ),
      outer('4c', 'Combine lines 4a and 4b. If less than $400, stop; you do not owe self-employment tax'),
      outer('6', 'Add lines 4c and 5b'),
      outer('10', 'Multiply the smaller of line 6 or line 9 by 12.4% (0.124)'),
      outer('11', 'Multiply line 6 by 2.9% (0.029)'),
      outer('12', 'Self-employment tax. Add lines 10 and 11. Enter here and on Schedule 2 (Form 1040), line 4'),
      inner('13', 'Deduction for one-half of self-employment tax. Multiply line 12 by 50% (0.50)'),
    ],
  ],
}

export const SCHEDULE_B: Form = {
  form: 'schedule_b',
  title: { name: 'SCHEDULE B (Form 1040)', words: 'Interest and Ordinary Dividends', sequence: '08' },
  pages: [
    [
      heading('Part I   Interest'),
      outer('2', 'Add the amounts on line 1'),
      outer('3', 'Excludable interest on series EE and I U.S. savings bonds. Attach Form 8815'),
      outer('4', 'Subtract line 3 from line 2. Enter the result here and on Form 1040, line 2b'),
      heading('Part II   Ordinary Dividends'),
      outer('6', 'Add the amounts on line 5. Enter the total here and on Form 1040, line 3b'),
    ],
  ],
}

export const SCHEDULE_E: Form = {
  form: 'schedule_e',
  title: { name: 'SCHEDULE E (Form 1040)', words: 'Supplemental Income and Loss', sequence: '13' },
  pages: [
    [
      heading('Part I   Income or Loss From Rental Real Estate and Royalties'),
      ...properties('address'),
      ...properties('use'),
      { kind: 'table head', table: PROPERTIES, text: 'Income:   Properties:', heads: ['A', 'B', 'C'] },
      columns('3', 'Rents received'),
      columns('4', 'Royalties received'),
      heading('Expenses:'),
      columns('5', 'Advertising'),
      columns('6', 'Auto and travel (see instructions)'),
      columns('7', 'Cleaning and maintenance'),
      columns('8', 'Commissions'),
      columns('9', 'Insurance'),
      columns('10', 'Legal and other professional fees'),
      columns('11', 'Management fees'),
      columns('12', 'Mortgage interest paid to banks, etc.'),
      columns('13', 'Other interest'),
      columns('14', 'Repairs'),
      columns('15', 'Supplies'),
      columns('16', 'Taxes'),
      columns('17', 'Utilities'),
      columns('18', 'Depreciation expense or depletion'),
      columns('19', 'Other (list)'),
      columns('20', 'Total expenses. Add lines 5 through 19'),
      columns('21', 'Subtract line 20 from line 3 (rents)'),
      inner('23a', 'Total of all amounts reported on line 3 for all rental properties'),
      inner('23b', 'Total of all amounts reported on line 4 for all royalty properties'),
      inner('23c', 'Total of all amounts reported on line 12 for all properties'),
      inner('23d', 'Total of all amounts reported on line 18 for all properties'),
      inner('23e', 'Total of all amounts reported on line 20 for all properties'),
      outer('24', 'Income. Add positive amounts shown on line 21. Do not include any losses'),
      outer('25', 'Losses. Add royalty losses from line 21 and rental real estate losses from line 22'),
      outer('26', 'Total rental real estate and royalty income or (loss). Combine lines 24 and 25'),
    ],
  ],
}

export const SCHEDULE_A: Form = {
  form: 'schedule_a',
  title: { name: 'SCHEDULE A (Form 1040)', words: 'Itemized Deductions', sequence: '07' },
  pages: [
    [
      heading('Taxes You Paid'),
      inner('5a', 'State and local income taxes or general sales taxes'),
      inner('5b', 'State and local real estate taxes (see instructions)'),
      inner('5c', 'State and local personal property taxes'),
      inner('5d', 'Add lines 5a through 5c'),
      inner('5e', 'Enter the smaller of line 5d or $10,000 ($5,000 if married filing separately)'),
      outer('7', 'Add lines 5e and 6'),
      heading('Interest You Paid'),
      inner('8a', 'Home mortgage interest and points reported to you on Form 1098'),
      inner('8e', 'Add lines 8a through 8c'),
      outer('10', 'Add lines 8e and 9'),
      heading('Gifts to Charity'),
      inner('11', 'Gifts by cash or check. If you made any gift of $250 or more, see instructions'),
      inner('12', 'Other than by cash or check. You must attach Form 8283 if over $500'),
      inner('13', 'Carryover from prior year'),
      outer('14', 'Add lines 11 through 13'),
      heading('Total Itemized Deductions'),
      outer('17', 'Add the amounts in the far right column for lines 4 through 16'),
    ],
  ],
}
