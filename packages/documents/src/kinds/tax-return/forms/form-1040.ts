import { formTable } from '../../../forms/form-table.ts'

/** Form 1040 and Form 1040-SR, the individual income tax return. */
export const FORM_1040 = formTable(`
  line               | years     | column | caption | entry | sum
  1                  | 2018-2021 | outer  | Wages, salaries | income: Wages, salaries, tips
  1a                 | 2022-2024 | outer  | Form(s) W-2, box 1 | income: Wages (Form W-2)
  1a                 | 2025-     | outer  |  | income: Wages (Form W-2)
  1b                 | 2022-     | outer  |  | income: Household employee wages
  1c                 | 2022-     | outer  |  | income: Tip income
  1d                 | 2022-     | outer  |  | income: Medicaid waiver payments
  1e                 | 2022-     | outer  |  | income: Taxable dependent care benefits
  1f                 | 2022-     | outer  |  | income: Employer-provided adoption benefits
  1g                 | 2022-     | outer  |  | income: Wages from Form 8919
  1h                 | 2022-     | outer  |  | income: Other earned income
  1i                 | 2022-     | inner
  1z                 | 2022-     | outer  |  |  | wages_sum = 1a to 1h, some filled in
  2a                 |           | inner  | Tax-exempt | income: Tax-exempt interest
  2b                 |           | outer  | Taxable int | income: Taxable interest
  3a                 |           | inner  | Qualified div
  3b                 |           | outer  | Ordinary div | income: Ordinary dividends
  4a                 | 2018      | inner  |  | income: IRAs, pensions and annuities
  4a                 | 2019-     | inner  |  | income: IRA distributions
  4b                 | 2018      | outer  |  | income: IRAs, pensions and annuities, taxable amount
  4b                 | 2019-     | outer  |  | income: IRA distributions, taxable amount
  4c                 | 2019      | inner  |  | income: Pensions and annuities
  4d                 | 2019      | outer  |  | income: Pensions and annuities, taxable amount
  5a                 | 2018-2019 | inner  |  | income: Social security benefits
  5a                 | 2020-     | inner  |  | income: Pensions and annuities
  5b                 | 2018-2019 | outer  |  | income: Social security benefits, taxable amount
  5b                 | 2020-     | outer  |  | income: Pensions and annuities, taxable amount
  6                  | 2018      | outer  | Total income |  | total_income_sum = 1 + 2b + 3b + 4b + 5b + 6_from_schedule_1
  6                  | 2019      | outer  |  | income: Capital gain or (loss)
  6_from_schedule_1  | 2018      | inline |  | income: Additional income from Schedule 1
  6a                 | 2020-     | inner  |  | income: Social security benefits
  6b                 | 2020-     | outer  |  | income: Social security benefits, taxable amount
  7                  | 2018      | outer  | Adjusted gross / Schedule 1, line 36
  7                  | 2020-2024 | outer  | Capital gain | income: Capital gain or (loss)
  7a                 | 2019      | outer  |  | income: Other income from Schedule 1
  7a                 | 2025-     | outer  | Capital gain | income: Capital gain or (loss)
  7b                 | 2019      | outer  | total income |  | total_income_sum = 1 + 2b + 3b + 4b + 4d + 5b + 6 + 7a
  8                  | 2018      | outer  | Standard deduction or itemi
  8                  | 2020-2021 | outer  | income from Schedule 1 | income: Other income from Schedule 1
  8                  | 2022-     | outer  | income from Schedule 1 | income: Additional income from Schedule 1
  8a                 | 2019      | outer
  8b                 | 2019      | outer  | adjusted gross income |  | adjusted_gross_income = 7b - 8a
  9                  | 2018      | outer  | Qualified business
  9                  | 2019      | inner  | Standard deduction or itemi
  9                  | 2020-2021 | outer  | total income |  | total_income_sum = 1 + 2b + 3b + 4b + 5b + 6b + 7 + 8
  9                  | 2022-2024 | outer  | total income |  | total_income_sum = 1z + 2b + 3b + 4b + 5b + 6b + 7 + 8; total_income_sum = 1a to 1h + 2b + 3b + 4b + 5b + 6b + 7 + 8
  9                  | 2025-     | outer  | total income |  | total_income_sum = 1z + 2b + 3b + 4b + 5b + 6b + 7a + 8; total_income_sum = 1a to 1h + 2b + 3b + 4b + 5b + 6b + 7a + 8
  10                 | 2018      | outer  | Taxable income |  | taxable_income = 7 - 8 - 9, at least 0
  10                 | 2019      | inner  | Qualified business
  10                 | 2020      |        | Adjustments to income from
  10                 | 2021-     | outer  | Adjustments to income from
  10a 10b            | 2020      | inner
  10c                | 2020      | outer  | total adjustments |  | adjustments = 10a + 10b
  11                 | 2018      | outer  | Schedule 2 and check
  11                 | 2020      | outer  | adjusted gross income |  | adjusted_gross_income = 9 - 10c
  11                 | 2021-2024 | outer  | adjusted gross income |  | adjusted_gross_income = 9 - 10
  11                 | 2025-
  11_from_schedule_2 | 2018      | inline
  11a                | 2018      | inline | Tax (see inst
  11a                | 2019      | outer  |  |  | deductions = 9 + 10
  11a                | 2025-     | outer  | adjusted gross income |  | adjusted_gross_income = 9 - 10
  11b                | 2019      | outer  | Taxable income |  | taxable_income = 8b - 11a, at least 0
  11b                | 2025-     | outer
  12                 | 2018      | outer  | Schedule 3 and check
  12                 | 2020      | outer  | Standard deduction or itemi
  12                 | 2022-2024 | outer  | Standard deduction or itemi
  12_from_schedule_3 | 2018      | inline
  12a                | 2018      | inline | Child tax credit
  12a                | 2019      | inner
  12a                | 2021      | inner  | Standard deduction or itemi
  12b                | 2019      | outer
  12b                | 2021      | inner
  12c                | 2021      | outer  |  |  | standard_deduction = 12a + 12b
  12e                | 2025-     | outer  | Standard deduction or itemi
  13                 | 2018      | outer  | Subtract line 12 from |  | tax_after_credits = 11 - 12, at least 0
  13                 | 2020-2024 | outer  | Qualified business
  13a                | 2019      | inner
  13a                | 2025-     | outer
  13b                | 2019      | outer
  13b                | 2025-     | outer
  14                 | 2018      | outer
  14                 | 2019      | outer  |  |  | tax_after_credits = 12b - 13b, at least 0
  14                 | 2020      | outer  | Add lines 12 |  | deductions = 12 + 13
  14                 | 2021      | outer  | Add lines 12 |  | deductions = 12c + 13
  14                 | 2022-2024 | outer  | Add lines 12 |  | deductions = 12 + 13
  14                 | 2025-     | outer  | Add lines 12 |  | deductions = 12e + 13a + 13b
  15                 | 2018      | outer  | Total tax |  | total_tax = 13 + 14
  15                 | 2019      | outer
  15                 | 2020-2024 | outer  | taxable income |  | taxable_income = 11 - 14, at least 0
  15                 | 2025-     | outer  | taxable income |  | taxable_income = 11b - 14, at least 0; taxable_income = 11a - 14, at least 0; taxable_income = 11 - 14, at least 0
  16                 | 2018      | outer  | Federal income tax withheld
  16                 | 2019      | outer  | total tax |  | total_tax = 14 + 15
  16                 | 2020-     | outer  | Tax (see inst
  17                 | 2018      | outer
  17                 | 2019      | outer  | Federal income tax withheld
  17                 | 2020-     | outer  | Schedule 2, line 3
  17_from_schedule_5 17a 17b 17c | 2018      | inline
  18                 | 2018      | outer  | total payments |  | total_payments = 16 + 17
  18                 | 2020-     | outer  | Add lines 16 |  | tax_before_credits = 16 + 17
  18a 18b 18c 18d    | 2019      | inner
  18e                | 2019      | outer
  19                 | 2018      | outer  | amount you overpaid |  | refund_or_owed = 18 - 15, at least 0
  19                 | 2019      | outer  | total payments |  | total_payments = 17 + 18e
  19                 | 2020-     | outer  | child tax credit or credit
  20                 | 2019      | outer  | amount you overpaid |  | refund_or_owed = 19 - 16, at least 0
  20                 | 2020-     | outer  | Schedule 3, line 7 / Schedule 3, line 8
  20a                | 2018      | outer
  21                 | 2018      | inner
  21                 | 2020-     | outer  | Add lines 19 |  | credits = 19 + 20
  21a                | 2019      | outer
  22                 | 2018      | outer  | Amount you owe |  | refund_or_owed = 15 + 23 - 18, at least 0
  22                 | 2019      | inner
  22                 | 2020-     | outer  | Subtract line 21 |  | tax_after_credits = 18 - 21, at least 0
  23                 | 2018      | inner
  23                 | 2019      | outer  | Amount you owe |  | refund_or_owed = 16 + 24 - 19, at least 0
  23                 | 2020-     | outer  | Other taxes, incl
  24                 | 2019      | inner
  24                 | 2020-     | outer  | total tax |  | total_tax = 22 + 23
  25a 25b 25c        | 2020-     | inner
  25d                | 2020-     | outer  |  |  | withholding_sum = 25a + 25b + 25c
  26                 | 2020-     | outer  | estimated tax payments
  27                 | 2020      | inner
  27                 | 2021
  27                 | 2022-2024 | inner
  27                 | 2025-
  27a                | 2020
  27a                | 2021      | inner
  27a                | 2022-2024
  27a                | 2025-     | inner
  27b 27c            | 2021      | inner
  28 29 30 31        | 2020-     | inner
  32                 | 2020-     | outer  | total other payments |  | other_payments = 27 + 27a + 28 to 31
  33                 | 2020-     | outer  | your total payments |  | total_payments = 25d + 26 + 32
  34                 | 2020-     | outer  | amount you overpaid |  | refund_or_owed = 33 - 24, at least 0
  35a                | 2020-     | outer
  36                 | 2020-     | inner
  37                 | 2020-     | outer  | amount you owe / Subtract line 33 |  | refund_or_owed = 24 + 38 - 33, at least 0
  38                 | 2020-     | inner
`)
