import { formTable } from '../../../../forms/form-table.ts'

/** Schedule E, supplemental income; a line with an asterisk has an amount for each of the properties A, B and C. */
export const SCHEDULE_E = formTable(
  `
  line            | entry                                                   | sum
  3_*             | income: Rents received, property *
  4_*             | income: Royalties received, property *
  5_* 6_* 7_* 8_*
  9_*             | add_back: Insurance, property *
  10_* 11_*
  12_*            | add_back: Mortgage interest, property *
  13_* 14_* 15_*
  16_*            | add_back: Taxes, property *
  17_*
  18_*            | add_back: Depreciation, property *
  19_*
  19_*_casualty   | add_back: Casualty loss, property *
  19_*_hoa_dues   | add_back: Dues of a homeowners' association, property *
  20_*            | subtraction: Total expenses, property *                 | rental_expenses_* = 5_* to 19_*
  23a 23b 23c 23d 23e 24 25
  26              |                                                         | rental_income_sum = 24 - 25
  30 31
  32              |                                                         | partnership_income_sum = 30 - 31
`,
  ['a', 'b', 'c'],
)
