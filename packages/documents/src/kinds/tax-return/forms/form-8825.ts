import { formTable } from '../../../forms/form-table.ts'

/** Form 8825, the rental real estate of a partnership or an S corporation; a line with an asterisk has an amount for each property. */
export const FORM_8825 = formTable(
  `
  line        | column | entry                              | sum
  2_* 3_* 4_* 5_* 6_* 7_* 8_* 9_* 10_* 11_* 12_* 13_*
  14_*        |        | add_back: Depreciation, property *
  15_*
  16_*        |        |                                    | property_expenses_* = 3_* to 15_*
  17_*        |        |                                    | property_income_* = 2_* - 16_*
  18a         | outer  |                                    | gross_rents_sum = 2_a + 2_b + 2_c + 2_d
  18b 19 20a  | outer
  21          | outer  |                                    | net_rental_income = 18a + 19 + 20a - 18b
`,
  ['a', 'b', 'c', 'd'],
)
