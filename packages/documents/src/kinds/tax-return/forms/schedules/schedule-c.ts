import { formTable } from '../../../../forms/form-table.ts'

/** Schedule C, profit or loss from business. Add-backs as in Form 1084, section 3. */
export const SCHEDULE_C = formTable(`
  line             | column | entry                           | sum
  1 2              | outer
  3                | outer  |                                 | schedule_c_receipts = 1 - 2
  4                | outer
  5                | outer  |                                 | schedule_c_gross_profit = 3 - 4
  6                | outer  | subtraction: Other income
  7                | outer  |                                 | schedule_c_gross = 5 + 6
  8 9 10 11        | inner
  12               | inner  | add_back: Depletion
  13               | inner  | add_back: Depreciation
  14 15 16a 16b 17 | inner
  18 19 20a 20b 21 22 23 24a | outer
  24b              | outer  | subtraction: Deductible meals
  25 26 27a 27b    | outer
  28               | outer  |                                 | schedule_c_expenses = 8 to 27b
  29               | outer  |                                 | schedule_c_tentative = 7 - 28
  30               | outer  | add_back: Business use of home
  31               | outer  | income: Net profit or (loss)    | schedule_c_net = 29 - 30
  35 36 37 38 39 40 41 | outer
  42               | outer  |                                 | cost_of_goods = 40 - 41
  44a 44b 44c      | inline
  48               | outer
  48_amortization  |        | add_back: Amortization, Part V
  48_casualty      |        | add_back: Casualty loss, Part V
`)
