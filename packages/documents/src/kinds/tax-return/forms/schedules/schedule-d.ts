import { formTable } from '../../../../forms/form-table.ts'

/** Schedule D, capital gains and losses: (d) proceeds, (e) cost, (g) adjustments, (h) gain. */
export const SCHEDULE_D = formTable(`
  line | sum
  1a_h | sales_gain_1a = 1a_d + 1a_g - 1a_e
  1b_h | sales_gain_1b = 1b_d + 1b_g - 1b_e
  2_h  | sales_gain_2 = 2_d + 2_g - 2_e
  3_h  | sales_gain_3 = 3_d + 3_g - 3_e
  7    | short_term_sum = 1a_h to 3_h + 4 + 5 + 6
  8a_h | sales_gain_8a = 8a_d + 8a_g - 8a_e
  8b_h | sales_gain_8b = 8b_d + 8b_g - 8b_e
  9_h  | sales_gain_9 = 9_d + 9_g - 9_e
  10_h | sales_gain_10 = 10_d + 10_g - 10_e
  15   | long_term_sum = 8a_h to 10_h + 11 + 12 + 13 + 14
  16   | capital_gain_sum = 7 + 15
`)
