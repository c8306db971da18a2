import { formTable } from '../../../../forms/form-table.ts'

/** Schedule 1, additional income and adjustments. */
export const SCHEDULE_1 = formTable(
  `
  line | years     | column | entry                                                       | sum
  1    | 2019-2020 |        | income: Taxable refunds of state and local income taxes     |
  1    | 2021-     | outer  | income: Taxable refunds of state and local income taxes     |
  2a   | 2019-2020 |        | income: Alimony received                                    |
  2a   | 2021-     | outer  | income: Alimony received                                    |
  3    | 2019-2020 |        | income: Business income or (loss)                           |
  3    | 2021-     | outer  | income: Business income or (loss)                           |
  4    | 2019-2020 |        | income: Other gains or (losses)                             |
  4    | 2021-     | outer  | income: Other gains or (losses)                             |
  5    | 2019-2020 |        | income: Rental real estate, royalties, partnerships, trusts |
  5    | 2021-     | outer  | income: Rental real estate, royalties, partnerships, trusts |
  6    | 2019-2020 |        | income: Farm income or (loss)                               |
  6    | 2021-     | outer  | income: Farm income or (loss)                               |
  7    | 2019-2020 |        | income: Unemployment compensation                           |
  7    | 2021-     | outer  | income: Unemployment compensation                           |
  8    | 2019-2020 |        | income: Other income                                        |
  8a   | 2021-     | inner  | income: Other income                                        |
  8b   | 2021-     | inner  | income: Other income                                        |
  8c   | 2021-     | inner  | income: Other income                                        |
  8d   | 2021-     | inner  | income: Other income                                        |
  8e   | 2021-     | inner  | income: Other income                                        |
  8f   | 2021-     | inner  | income: Other income                                        |
  8g   | 2021-     | inner  | income: Other income                                        |
  8h   | 2021-     | inner  | income: Other income                                        |
  8i   | 2021-     | inner  | income: Other income                                        |
  8j   | 2021-     | inner  | income: Other income                                        |
  8k   | 2021-     | inner  | income: Other income                                        |
  8l   | 2021-     | inner  | income: Other income                                        |
  8m   | 2021-     | inner  | income: Other income                                        |
  8n   | 2021-     | inner  | income: Other income                                        |
  8o   | 2021-     | inner  | income: Other income                                        |
  8p   | 2021-     | inner  | income: Other income                                        |
  8q   | 2021-     | inner  | income: Other income                                        |
  8r   | 2021-     | inner  | income: Other income                                        |
  8s   | 2021-     | inner  | income: Other income                                        |
  8t   | 2021-     | inner  | income: Other income                                        |
  8u   | 2021-     | inner  | income: Other income                                        |
  8v   | 2021-     | inner  | income: Other income                                        |
  8z   | 2021-     | inner  | income: Other income                                        |
  9    | 2021-     | outer  |                                                             | other_income_sum = 8a to 8z, some filled in
  10   | 2021-     | outer  |                                                             | additional_income_sum = 1 to 7 + 9
  11   | 2021-     | outer  |                                                             |
  12   | 2021-     | outer  |                                                             |
  13   | 2021-     | outer  |                                                             |
  14   | 2021-     | outer  |                                                             |
  15   | 2021-     | outer  |                                                             |
  16   | 2021-     | outer  |                                                             |
  17   | 2021-     | outer  |                                                             |
  18   | 2021-     | outer  |                                                             |
  19a  | 2021-     | outer  |                                                             |
  20   | 2021-     | outer  |                                                             |
  21   | 2021-     | outer  |                                                             |
  22   | 2021-     | outer  |                                                             |
  23   | 2021-     | outer  |                                                             |
  24a  | 2021-     | inner  |                                                             |
  24b  | 2021-     | inner  |                                                             |
  24c  | 2021-     | inner  |                                                             |
  24d  | 2021-     | inner  |                                                             |
  24e  | 2021-     | inner  |                                                             |
  24f  | 2021-     | inner  |                                                             |
  24g  | 2021-     | inner  |                                                             |
  24h  | 2021-     | inner  |                                                             |
  24i  | 2021-     | inner  |                                                             |
  24j  | 2021-     | inner  |                                                             |
  24k  | 2021-     | inner  |                                                             |
  24z  | 2021-     | inner  |                                                             |
  25   | 2021-     | outer  |                                                             |
  26   | 2021-     | outer  |                                                             | adjustments_sum = 11 to 21 + 23 + 25
`,
)
