import { formTable } from '../../../forms/form-table.ts'

/** Form 1120-S, the return of an S corporation, with the schedules on its further pages. */
export const FORM_1120_S = formTable(`
  line              | years     | column | caption | entry | sum
  1a                |           | inner  | Gross receipts or sales
  1b                |           | inner  | returns and allowances
  1c                |           | outer  | Balance. Subtract line 1b |  | net_receipts = 1a - 1b
  2                 |           | outer  | Cost of goods sold
  3                 |           | outer  | Gross profit |  | gross_profit = 1c - 2
  4                 |           | outer  | Net gain (loss) from Form 4797 | subtraction: Net gain (loss) from Form 4797
  5                 |           | outer  | Other income (loss) | subtraction: Other income (loss)
  6                 |           | outer  | Total income (loss) |  | business_income_sum = 3 to 5
  7                 |           | outer  | Compensation of officers
  8                 |           | outer  | Salaries and wages
  9                 |           | outer  | Repairs and maintenance
  10                |           | outer  | Bad debts
  11                |           | outer  | Rents
  12                |           | outer  | Taxes and licenses
  13                |           | outer  | Interest (see instructions)
  14                |           | outer  | Depreciation | add_back: Depreciation
  15                |           | outer  | Depletion | add_back: Depletion
  16                |           | outer  | Advertising
  17                |           | outer  | Pension, profit-sharing
  18                |           | outer  | Employee benefit programs
  19                | 2018-2022 | outer  | Other deductions
  19                | 2023-     | outer  | Energy efficient
  20                | 2018-2022 | outer  | Total deductions |  | business_deductions_sum = 7 to 19
  20                | 2023-     | outer  | Other deductions
  21                | 2018-2022 | outer  | Ordinary business income |  | ordinary_business_income = 6 - 20
  21                | 2023-     | outer  | Total deductions |  | business_deductions_sum = 7 to 20
  22                | 2023-     | outer  | Ordinary business income |  | ordinary_business_income = 6 - 21
  schedule_k_1      | 2018-2022 | outer  | Ordinary business income |  | income_on_schedule_k = 21
  schedule_k_1      | 2023-     | outer  | Ordinary business income |  | income_on_schedule_k = 22
  schedule_k_2      |           | outer  | Net rental real estate
  schedule_k_3a     |           | inner  | Other gross rental
  schedule_k_3b     |           | inner  | Expenses from other rental
  schedule_k_3c     |           | outer  | Other net rental |  | other_net_rental = schedule_k_3a - schedule_k_3b
  schedule_k_4      |           | outer  | Interest income
  schedule_k_5a     |           | outer  | Ordinary dividends
  schedule_k_5b     |           | inner  | Qualified dividends
  schedule_k_6      |           | outer  | Royalties
  schedule_k_7      |           | outer  | Net short-term
  schedule_k_8a     |           | outer  | Net long-term
  schedule_k_9      |           | outer  | Net section 1231
  schedule_k_10     |           | outer  | Other income (loss)
  schedule_k_11     |           | outer  | Section 179
  schedule_k_12a    |           | outer
  schedule_k_16c    |           | outer  | Nondeductible
  schedule_k_16d    |           | outer  | Distributions (attach
  schedule_k_16e    |           | outer  | Repayment of loans
  schedule_k_18     |           | outer  | Income (loss) reconciliation
  schedule_l_1_d 2b_d 3_d 4_d 5_d 6_d 7_d 8_d 9_d 10b_d 11b_d 12_d 13b_d 14_d
  schedule_l_15_d   |           |        |  |  | total_assets = schedule_l_1_d to schedule_l_14_d
  schedule_l_16_d
  schedule_l_17_d   |           |        |  | subtraction: Notes payable in less than 1 year
  schedule_l_18_d 19_d 20_d 21_d 22_d 23_d 24_d 25_d 26_d
  schedule_l_27_d   |           |        |  |  | total_liabilities = schedule_l_16_d to schedule_l_25_d - schedule_l_26_d; balance_sheet = schedule_l_15_d
  schedule_m1_1 2 3 |           | outer
  schedule_m1_3a    |           | inner
  schedule_m1_3b    |           | inner  |  | subtraction: Travel and entertainment, meals
  schedule_m1_4     |           | outer  |  |  | schedule_m1_additions = schedule_m1_1 to schedule_m1_3
  schedule_m1_5 6   |           | outer
  schedule_m1_7     |           | outer  |  |  | schedule_m1_deductions = schedule_m1_5 + schedule_m1_6
  schedule_m1_8     |           | outer  |  |  | schedule_m1_income = schedule_m1_4 - schedule_m1_7; schedule_m1_income = schedule_k_18
  schedule_m2_1_a 2_a 3_a 4_a 5_a
  schedule_m2_6_a   |           |        |  |  | schedule_m2_combined = schedule_m2_1_a to schedule_m2_3_a - schedule_m2_4_a - schedule_m2_5_a
  schedule_m2_7_a
  schedule_m2_8_a   |           |        |  |  | schedule_m2_balance = schedule_m2_6_a - schedule_m2_7_a
`)
