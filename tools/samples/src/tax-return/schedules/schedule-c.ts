import { heading, inner, outer, pair, type Form, type FormRow } from '../form.ts'

/** The layout of the expenses: the form has two columns, programs print one. */
export type ExpenseColumns = 'one' | 'two'

const LEFT = [
  ['8', 'Advertising'],
  ['9', 'Car and truck'],
  ['10', 'Commissions and fees'],
  ['11', 'Contract labor'],
  ['12', 'Depletion'],
  ['13', 'Depreciation'],
  ['15', 'Insurance'],
  ['17', 'Legal services'],
] as const
const RIGHT = [
  ['18', 'Office expense (see instructions)'],
  ['20b', 'Rent or lease: Other business property'],
  ['22', 'Supplies (not included in Part III)'],
  ['23', 'Taxes and licenses'],
  ['24a', 'Travel and meals: Travel'],
  ['24b', 'Deductible meals (see instructions)'],
  ['25', 'Utilities'],
  ['26', 'Wages (less employment credits)'],
] as const

export function scheduleC(columns: ExpenseColumns): Form {
  return {
    form: 'schedule_c',
    title: {
      name: 'SCHEDULE C (Form 1040)',
      words: 'Profit or Loss From Business (Sole Proprietorship)',
      sequence: '09',
    },
    pages: [
      [
        heading('Part I   Income'),
        outer('1', 'Gross receipts or sales. See instructions for line 1'),
        outer('2', 'Returns and allowances'),
        outer('3', 'Subtract line 2 from line 1'),
        outer('4', 'Cost of goods sold (from line 42)'),
        outer('5', 'Gross profit. Subtract line 4 from line 3'),
        outer('6', 'Other income, including federal and state gasoline or fuel tax credit or refund'),
        outer('7', 'Gross income. Add lines 5 and 6'),
        heading('Part II   Expenses. Enter expenses for business use of your home only on line 30.'),
        ...expenses(columns),
        outer('28', 'Total expenses before expenses for business use of home. Add lines 8 through 27'),
        outer('29', 'Tentative profit or (loss). Subtract line 28 from line 7'),
        outer('30', 'Expenses for business use of your home. Attach Form 8829'),
        outer('31', 'Net profit or (loss). Subtract line 30 from line 29'),
      ],
    ],
  }
}

function expenses(columns: ExpenseColumns): FormRow[] {
  if (columns === 'one') return [...LEFT, ...RIGHT].map(([line, text]) => inner(line, text))
  return LEFT.map(([line, text], i) => {
    const [rightLine, rightText] = RIGHT[i]!
    return pair(line, text, rightLine, rightText)
  })
}
