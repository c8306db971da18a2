import { formTable } from '../../../forms/form-table.ts'

/** Form 1065, the return of a partnership, with the schedules on its further pages. */
export const FORM_1065 = formTable(`
  line            | years     | column | caption | entry | sum
  1a              |           | inner  | Gross receipts or sales
  1b              |           | inner  | returns and allowances
  1c              |           | outer  | Balance. Subtract line 1b |  | net_receipts = 1a - 1b
  2               |           | outer  | Cost of goods sold
  3               |           | outer  | Gross profit |  | gross_profit = 1c - 2
  4               |           | outer  | from other partnerships | subtraction: Income of other partnerships, estates, trusts
  5               |           | outer  | Net farm profit | subtraction: Net farm profit (loss)
  6               |           | outer  | Net gain (loss) from Form 4797 | subtraction: Net gain (loss) from Form 4797
  7               |           | outer  | Other income (loss) | subtraction: Other income (loss)
  8               |           | outer  | Total income (loss) |  | business_income_sum = 3 to 7
  9               |           | outer  | Salaries and wages
  10              |           | outer  | Guaranteed payments to partners
  11              |           | outer  | Repairs and maintenance
  12              |           | outer  | Bad debts
  13              |           | outer  | Rent
  14              |           | outer  | Taxes and licenses
  15              |           | outer  | Interest (see instructions)
  16a             |           | inner  | Depreciation (if required
  16b             |           | inner  | Less depreciation reported
  16c             |           | outer  |  | add_back: Depreciation | net_depreciation = 16a - 16b
  17              |           | outer  | Depletion | add_back: Depletion
  18              |           | outer  | Retirement plans
  19              |           | outer  | Employee benefit programs
  20              | 2018-2022 | outer  | Other deductions
  20              | 2023-     | outer  | Energy efficient
  21              | 2018-2022 | outer  | Total deductions |  | business_deductions_sum = 9 to 15 + 16c to 20
  21              | 2023-     | outer  | Other deductions
  22              | 2018-2022 | outer  | Ordinary business income |  | ordinary_business_income = 8 - 21
  22              | 2023-     | outer  | Total deductions |  | business_deductions_sum = 9 to 15 + 16c to 21
  23              | 2023-     | outer  | Ordinary business income |  | ordinary_business_income = 8 - 22
  schedule_k_1    | 2018-2022 | outer  | Ordinary business income |  | income_on_schedule_k = 22
  schedule_k_1    | 2023-     | outer  | Ordinary business income |  | income_on_schedule_k = 23
  schedule_k_2    |           | outer  | Net rental real estate
  schedule_k_3a   |           | inner  | Other gross rental
  schedule_k_3b   |           | inner  | Expenses from other rental
  schedule_k_3c   |           | outer  | Other net rental |  | other_net_rental = schedule_k_3a - schedule_k_3b
  schedule_k_4a   |           | inner  | Services
  schedule_k_4b   |           | inner  | Capital
  schedule_k_4c   |           | outer  |  |  | guaranteed_payments_total = schedule_k_4a + schedule_k_4b
  schedule_k_5    |           | outer  | Interest income
  schedule_k_6a   |           | outer  | Ordinary dividends
  schedule_k_6b   |           | inner  | Qualified dividends
  schedule_k_7    |           | outer  | Royalties
  schedule_k_8    |           | outer  | Net short-term
  schedule_k_9a   |           | outer  | Net long-term
  schedule_k_10   |           | outer  | Net section 1231
  schedule_k_11   |           | outer  | Other income (loss)
  schedule_k_12   |           | outer  | Section 179
  schedule_k_13a  | 2018-2022 | outer  | Contributions
  schedule_k_13a  | 2023-     | outer  | Cash contributions
  schedule_k_14a  |           | outer  | Net earnings (loss) from self
  schedule_k_18c  |           | outer  | Nondeductible
  schedule_k_19a  |           | outer  | Distributions of cash
  schedule_k_19b  |           | outer  | Distributions of other
  schedule_l_1_d 2b_d 3_d 4_d 5_d 6_d 7a_d 7b_d 8_d 9b_d 10b_d 11_d 12b_d 13_d
  schedule_l_14_d |           |        |  |  | total_assets = schedule_l_1_d to schedule_l_13_d
  schedule_l_15_d
  schedule_l_16_d |           |        |  | subtraction: Notes payable in less than 1 year
  schedule_l_17_d 18_d 19a_d 19b_d 20_d 21_d
  schedule_l_22_d |           |        |  |  | total_liabilities = schedule_l_15_d to schedule_l_21_d; balance_sheet = schedule_l_14_d
  schedule_m1_1 2 3 4 |           | outer
  schedule_m1_4a  |           | inner
  schedule_m1_4b  |           | inner  |  | subtraction: Travel and entertainment, meals
  schedule_m1_5   |           | outer  |  |  | schedule_m1_additions = schedule_m1_1 to schedule_m1_4
  schedule_m1_6 7 |           | outer
  schedule_m1_8   |           | outer  |  |  | schedule_m1_deductions = schedule_m1_6 + schedule_m1_7
  schedule_m1_9   |           | outer  |  |  | schedule_m1_income = schedule_m1_5 - schedule_m1_8
  schedule_m2_1 2a 2b 3 4 |           | outer
  schedule_m2_5   |           | outer  |  |  | schedule_m2_additions = schedule_m2_1 to schedule_m2_4
  schedule_m2_6a 6b 7 |           | outer
  schedule_m2_8   |           | outer  |  |  | schedule_m2_reductions = schedule_m2_6a to schedule_m2_7
  schedule_m2_9   |           | outer  |  |  | schedule_m2_balance = schedule_m2_5 - schedule_m2_8
`)
