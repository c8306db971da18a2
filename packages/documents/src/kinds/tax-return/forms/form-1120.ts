import { formTable } from '../../../forms/form-table.ts'

/** Form 1120, the return of a corporation, with the schedules on its last page. */
export const FORM_1120 = formTable(`
  line             | years     | column | caption | entry | sum
  1a               |           | inner  | Gross receipts or sales |  |
  1b               |           | inner  | Returns and allowances |  |
  1c               |           | outer  | Balance. Subtract line 1b |  | net_receipts = 1a - 1b
  2                |           | outer  | Cost of goods sold |  |
  3                |           | outer  | Gross profit |  | gross_profit = 1c - 2
  4                |           | outer  | Dividends and inclusions |  |
  5                |           | outer  | Interest |  |
  6                |           | outer  | Gross rents |  |
  7                |           | outer  | Gross royalties |  |
  8                |           | outer  | Capital gain net income | subtraction: Capital gain net income |
  9                |           | outer  | Net gain or (loss) from Form 4797 | subtraction: Net gain or (loss) from Form 4797 |
  10               |           | outer  | Other income | subtraction: Other income |
  11               |           | outer  | Total income. Add |  | business_income_sum = 3 to 10
  12               |           | outer  | Compensation of officers |  |
  13               |           | outer  | Salaries and wages |  |
  14               |           | outer  | Repairs and maintenance |  |
  15               |           | outer  | Bad debts |  |
  16               |           | outer  | Rents |  |
  17               |           | outer  | Taxes and licenses |  |
  18               |           | outer  | Interest (see instructions) |  |
  19               |           | outer  | Charitable contributions |  |
  20               |           | outer  | Depreciation | add_back: Depreciation |
  21               |           | outer  | Depletion | add_back: Depletion |
  22               |           | outer  | Advertising |  |
  23               |           | outer  | Pension, profit-sharing |  |
  24               |           | outer  | Employee benefit programs |  |
  25               |           | outer  | Energy efficient / Reserved |  |
  26               |           | outer  | Other deductions |  |
  27               |           | outer  | Total deductions |  | business_deductions_sum = 12 to 26
  28               |           | outer  | Taxable income before net operating |  | income_before_deductions = 11 - 27
  29a              |           | inner  | Net operating loss deduction |  |
  29b              |           | inner  | Special deductions |  |
  29c              |           | outer  | Add lines 29a | add_back: Net operating loss and special deductions | loss_and_special_deductions = 29a + 29b
  30               |           | outer  | Taxable income. Subtract | income: Taxable income | corporate_taxable_income = 28 - 29c
  31               |           | outer  | Total tax | subtraction: Total tax |
  schedule_l_1_d   |           |        |  |  |
  schedule_l_2b_d  |           |        |  |  |
  schedule_l_3_d   |           |        |  |  |
  schedule_l_4_d   |           |        |  |  |
  schedule_l_5_d   |           |        |  |  |
  schedule_l_6_d   |           |        |  |  |
  schedule_l_7_d   |           |        |  |  |
  schedule_l_8_d   |           |        |  |  |
  schedule_l_9_d   |           |        |  |  |
  schedule_l_10b_d |           |        |  |  |
  schedule_l_11b_d |           |        |  |  |
  schedule_l_12_d  |           |        |  |  |
  schedule_l_13b_d |           |        |  |  |
  schedule_l_14_d  |           |        |  |  |
  schedule_l_15_d  |           |        |  |  | total_assets = schedule_l_1_d to schedule_l_14_d
  schedule_l_16_d  |           |        |  |  |
  schedule_l_17_d  |           |        |  | subtraction: Notes payable in less than 1 year |
  schedule_l_18_d  |           |        |  |  |
  schedule_l_19_d  |           |        |  |  |
  schedule_l_20_d  |           |        |  |  |
  schedule_l_21_d  |           |        |  |  |
  schedule_l_22a_d |           |        |  |  |
  schedule_l_22b_d |           |        |  |  |
  schedule_l_23_d  |           |        |  |  |
  schedule_l_24_d  |           |        |  |  |
  schedule_l_25_d  |           |        |  |  |
  schedule_l_26_d  |           |        |  |  |
  schedule_l_27_d  |           |        |  |  |
  schedule_l_28_d  |           |        |  |  | total_liabilities = schedule_l_16_d to schedule_l_26_d - schedule_l_27_d; balance_sheet = schedule_l_15_d
  schedule_m1_1    |           | outer  |  |  |
  schedule_m1_2    |           | outer  |  |  |
  schedule_m1_3    |           | outer  |  |  |
  schedule_m1_4    |           | outer  |  |  |
  schedule_m1_5    |           | outer  |  |  |
  schedule_m1_5a   |           | inner  |  |  |
  schedule_m1_5b   |           | inner  |  |  |
  schedule_m1_5c   |           | inner  |  | subtraction: Travel and entertainment, meals |
  schedule_m1_6    |           | outer  |  |  | schedule_m1_additions = schedule_m1_1 to schedule_m1_5
  schedule_m1_7    |           | outer  |  |  |
  schedule_m1_8    |           | outer  |  |  |
  schedule_m1_9    |           | outer  |  |  | schedule_m1_deductions = schedule_m1_7 + schedule_m1_8
  schedule_m1_10   |           | outer  |  |  | schedule_m1_income = schedule_m1_6 - schedule_m1_9; schedule_m1_income = 28
  schedule_m2_1    |           | outer  |  |  |
  schedule_m2_2    |           | outer  |  |  |
  schedule_m2_3    |           | outer  |  |  |
  schedule_m2_4    |           | outer  |  |  | schedule_m2_additions = schedule_m2_1 to schedule_m2_3
  schedule_m2_5a   |           | outer  |  | subtraction: Cash distributions |
  schedule_m2_5b   |           | outer  |  |  |
  schedule_m2_5c   |           | outer  |  |  |
  schedule_m2_6    |           | outer  |  |  |
  schedule_m2_7    |           | outer  |  |  | schedule_m2_reductions = schedule_m2_5a to schedule_m2_6
  schedule_m2_8    |           | outer  |  |  | schedule_m2_balance = schedule_m2_4 - schedule_m2_7
`)
