import { formTable } from '../../../../forms/form-table.ts'

/** Schedule F, profit or loss from farming. */
export const SCHEDULE_F = formTable(`
  line            | entry                                                                     | sum
  1a 1b
  1c              |                                                                           | schedule_f_resale = 1a - 1b
  2
  3a              | add_back: Cooperative distributions
  3b              | subtraction: Cooperative distributions, taxable amount
  4a              | add_back: Agricultural program payments
  4b              | subtraction: Agricultural program payments, taxable amount
  5a
  5c              | subtraction: Commodity Credit Corporation loans forfeited, taxable amount
  6b              | subtraction: Crop insurance proceeds, taxable amount
  6d 7
  8               | subtraction: Other income
  9               |                                                                           | schedule_f_gross = 1c + 2 + 3b + 4b to 8
  10 11 12 13
  14              | add_back: Depreciation
  15 16 17 18 19 20 21a 21b 22 23 24a 24b 25 26 27 28 29 30 31 32a 32b 32c 32d 32e 32f
  32_amortization | add_back: Amortization, other expenses
  32_casualty     | add_back: Casualty loss, other expenses
  33              |                                                                           | schedule_f_expenses = 10 to 32f
  34              | income: Net farm profit or (loss)                                         | schedule_f_net = 9 - 33
`)
