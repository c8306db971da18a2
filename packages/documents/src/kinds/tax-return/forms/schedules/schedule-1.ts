import { formTable } from '../../../../forms/form-table.ts'

/** Schedule 1, additional income and adjustments. */
export const SCHEDULE_1 = formTable(`
  line | years     | column | entry                                                       | sum
  1    | 2019-2020 |        | income: Taxable refunds of state and local income taxes
  1    | 2021-     | outer  | income: Taxable refunds of state and local income taxes
  2a   | 2019-2020 |        | income: Alimony received
  2a   | 2021-     | outer  | income: Alimony received
  3    | 2019-2020 |        | income: Business income or (loss)
  3    | 2021-     | outer  | income: Business income or (loss)
  4    | 2019-2020 |        | income: Other gains or (losses)
  4    | 2021-     | outer  | income: Other gains or (losses)
  5    | 2019-2020 |        | income: Rental real estate, royalties, partnerships, trusts
  5    | 2021-     | outer  | income: Rental real estate, royalties, partnerships, trusts
  6    | 2019-2020 |        | income: Farm income or (loss)
  6    | 2021-     | outer  | income: Farm income or (loss)
  7    | 2019-2020 |        | income: Unemployment compensation
  7    | 2021-     | outer  | income: Unemployment compensation
  8    | 2019-2020 |        | income: Other income
  8a 8b 8c 8d 8e 8f 8g 8h 8i 8j 8k 8l 8m 8n 8o 8p 8q 8r 8s 8t 8u 8v 8z | 2021-     | inner  | income: Other income
  9    | 2021-     | outer  |                                                             | other_income_sum = 8a to 8z, some filled in
  10   | 2021-     | outer  |                                                             | additional_income_sum = 1 to 7 + 9
  11 12 13 14 15 16 17 18 19a 20 21 22 23 | 2021-     | outer
  24a 24b 24c 24d 24e 24f 24g 24h 24i 24j 24k 24z | 2021-     | inner
  25   | 2021-     | outer
  26   | 2021-     | outer  |                                                             | adjustments_sum = 11 to 21 + 23 + 25
`)
