import { formTable } from '../../../forms/form-table.ts'

/** Form 1120, the return of a corporation, with the schedules on its last page. */
export const FORM_1120 = formTable(`
  line              | years | column | caption | entry | sum
  1a                |       | inner  | Gross receipts or sales
  1b                |       | inner  | Returns and allowances
  1c                |       | outer  | Balance. Subtract line 1b |  | net_receipts = 1a - 1b
  2                 |       | outer  | Cost of goods sold
  3                 |       | outer  | Gross profit |  | gross_profit = 1c - 2
  4                 |       | outer  | Dividends and inclusions
  5                 |       | outer  | Interest
  6                 |       | outer  | Gross rents
  7                 |       | outer  | Gross royalties
  8                 |       | outer  | Capital gain net income | subtraction: Capital gain net income
  9                 |       | outer  | Net gain or (loss) from Form 4797 | subtraction: Net gain or (loss) from Form 4797
  10                |       | outer  | Other income | subtraction: Other income
  11                |       | outer  | Total income. Add |  | business_income_sum = 3 to 10
  12                |       | outer  | Compensation of officers
  13                |       | outer  | Salaries and wages
  14                |       | outer  | Repairs and maintenance
  15                |       | outer  | Bad debts
  16                |       | outer  | Rents
  17                |       | outer  | Taxes and licenses
  18                |       | outer  | Interest (see instructions)
  19                |       | outer  | Charitable contributions
  20                |       | outer  | Depreciation | add_back: Depreciation
  21                |       | outer  | Depletion | add_back: Depletion
  22                |       | outer  | Advertising
  23                |       | outer  | Pension, profit-sharing
  24                |       | outer  | Employee benefit programs
  25                |       | outer  | Energy efficient / Reserved
  26                |       | outer  | Other deductions
  27                |       | outer  | Total deductions |  | business_deductions_sum = 12 to 26
  28                |       | outer  | Taxable income before net operating |  | income_before_deductions = 11 - 27
  29a               |       | inner  | Net operating loss deduction
  29b               |       | inner  | Special deductions
  29c               |       | outer  | Add lines 29a | add_back: Net operating loss and special deductions | loss_and_special_deductions = 29a + 29b
  30                |       | outer  | Taxable income. Subtract | income: Taxable income | corporate_taxable_income = 28 - 29c
  31                |       | outer  | Total tax | subtraction: Total tax
  33                |       | outer  | Total payments
  34                |       | outer  | Estimated tax penalty
  35                |       | outer  | Amount owed |  | refund_or_owed = 31 + 34 - 33, at least 0
  36                |       | outer  | Overpayment |  | refund_or_owed = 33 - 31 - 34, at least 0
  37                |       | inner  | Enter amount from line 36 you want: Credited / Credited to
  schedule_l_1_d 2b_d 3_d 4_d 5_d 6_d 7_d 8_d 9_d 10b_d 11b_d 12_d 13b_d 14_d
  schedule_l_15_d   |       |        |  |  | total_assets = schedule_l_1_d to schedule_l_14_d
  schedule_l_16_d
  schedule_l_17_d   |       |        |  | subtraction: Notes payable in less than 1 year
  schedule_l_18_d 19_d 20_d 21_d 22a_d 22b_d 23_d 24_d 25_d 26_d 27_d
  schedule_l_28_d   |       |        |  |  | total_liabilities = schedule_l_16_d to schedule_l_26_d - schedule_l_27_d; balance_sheet = schedule_l_15_d
  schedule_m1_1 2 3 4 5 |       | outer
  schedule_m1_5a 5b |       | inner
  schedule_m1_5c    |       | inner  |  | subtraction: Travel and entertainment, meals
  schedule_m1_6     |       | outer  |  |  | schedule_m1_additions = schedule_m1_1 to schedule_m1_5
  schedule_m1_7 8   |       | outer
  schedule_m1_9     |       | outer  |  |  | schedule_m1_deductions = schedule_m1_7 + schedule_m1_8
  schedule_m1_10    |       | outer  |  |  | schedule_m1_income = schedule_m1_6 - schedule_m1_9; schedule_m1_income = 28
  schedule_m2_1 2 3 |       | outer
  schedule_m2_4     |       | outer  |  |  | schedule_m2_additions = schedule_m2_1 to schedule_m2_3
  schedule_m2_5a    |       | outer  |  | subtraction: Cash distributions
  schedule_m2_5b 5c 6 |       | outer
  schedule_m2_7     |       | outer  |  |  | schedule_m2_reductions = schedule_m2_5a to schedule_m2_6
  schedule_m2_8     |       | outer  |  |  | schedule_m2_balance = schedule_m2_4 - schedule_m2_7
`)
