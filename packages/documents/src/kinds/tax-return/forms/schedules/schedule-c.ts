import { formTable } from '../../../../forms/form-table.ts'

/** Schedule C, profit or loss from business. Add-backs as in Form 1084, section 3. */
export const SCHEDULE_C = formTable(
  `
  line            | column | entry                           | sum
  1               | outer  |                                 |
  2               | outer  |                                 |
  3               | outer  |                                 | schedule_c_receipts = 1 - 2
  4               | outer  |                                 |
  5               | outer  |                                 | schedule_c_gross_profit = 3 - 4
  6               | outer  | subtraction: Other income       |
  7               | outer  |                                 | schedule_c_gross = 5 + 6
  8               | inner  |                                 |
  9               | inner  |                                 |
  10              | inner  |                                 |
  11              | inner  |                                 |
  12              | inner  | add_back: Depletion             |
  13              | inner  | add_back: Depreciation          |
  14              | inner  |                                 |
  15              | inner  |                                 |
  16a             | inner  |                                 |
  16b             | inner  |                                 |
  17              | inner  |                                 |
  18              | outer  |                                 |
  19              | outer  |                                 |
  20a             | outer  |                                 |
  20b             | outer  |                                 |
  21              | outer  |                                 |
  22              | outer  |                                 |
  23              | outer  |                                 |
  24a             | outer  |                                 |
  24b             | outer  | subtraction: Deductible meals   |
  25              | outer  |                                 |
  26              | outer  |                                 |
  27a             | outer  |                                 |
  27b             | outer  |                                 |
  28              | outer  |                                 | schedule_c_expenses = 8 to 27b
  29              | outer  |                                 | schedule_c_tentative = 7 - 28
  30              | outer  | add_back: Business use of home  |
  31              | outer  | income: Net profit or (loss)    | schedule_c_net = 29 - 30
  35              | outer  |                                 |
  36              | outer  |                                 |
  37              | outer  |                                 |
  38              | outer  |                                 |
  39              | outer  |                                 |
  40              | outer  |                                 |
  41              | outer  |                                 |
  42              | outer  |                                 | cost_of_goods = 40 - 41
  44a             | inline |                                 |
  44b             | inline |                                 |
  44c             | inline |                                 |
  48              | outer  |                                 |
  48_amortization |        | add_back: Amortization, Part V  |
  48_casualty     |        | add_back: Casualty loss, Part V |
`,
)
