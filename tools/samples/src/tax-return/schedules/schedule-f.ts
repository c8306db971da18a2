import { heading, outer, pair, type Form } from '../form.ts'

/** Expenses in two columns side by side, as on the form. */
export const SCHEDULE_F: Form = {
  form: 'schedule_f',
  title: { name: 'SCHEDULE F (Form 1040)', words: 'Profit or Loss From Farming', sequence: '14' },
  pages: [
    [
      heading('Part I   Farm Income—Cash Method'),
      outer('1a', 'Sales of purchased livestock and other resale items'),
      outer('1b', 'Cost or other basis of purchased livestock or other items reported on line 1a'),
      outer('1c', 'Subtract line 1b from line 1a'),
      outer('2', 'Sales of livestock, produce, grains, and other products you raised'),
      pair('3a', 'Cooperative distributions', '3b', 'Taxable amount'),
      pair('4a', 'Agricultural program payments', '4b', 'Taxable amount'),
      outer('7', 'Custom hire (machine work) income'),
      outer('8', 'Other income, including federal and state gasoline or fuel tax credit or refund'),
      outer('9', 'Gross income. Add amounts in the right column (lines 1c, 2, 3b, 4b, 5a, 5c, 6b, 6d, 7, and 8)'),
      heading('Part II   Farm Expenses—Cash and Accrual Method. Do not include personal or living expenses.'),
      pair('10', 'Car and truck', '23', 'Pension and profit-sharing plans'),
      pair('11', 'Chemicals', '24a', 'Vehicles, machinery, equipment'),
      pair('12', 'Conservation', '24b', 'Other (land, animals, etc.)'),
      pair('13', 'Custom hire', '25', 'Repairs and maintenance'),
      pair('14', 'Depreciation', '26', 'Seeds and plants'),
      pair('16', 'Feed', '27', 'Storage and warehousing'),
      pair('17', 'Fertilizers and lime', '28', 'Supplies'),
      pair('18', 'Freight and trucking', '29', 'Taxes'),
      pair('19', 'Gasoline, fuel, oil', '30', 'Utilities'),
      pair('20', 'Insurance', '31', 'Veterinary, breeding, medicine'),
      outer('33', 'Total expenses. Add lines 10 through 32f. If line 32f is negative, see instructions'),
      outer('34', 'Net farm profit or (loss). Subtract line 33 from line 9'),
    ],
  ],
}
