import { formTable } from '../../../forms/form-table.ts'

/** Schedule K-1 of Form 1065, the share of a partner. */
export const K1_1065 = formTable(
  `
  line | years | caption                          | entry                                        | sum
  1    |       | Ordinary business income         | income: Ordinary business income (loss)      |
  2    |       | Net rental real estate           | income: Net rental real estate income (loss) |
  3    |       | Other net rental                 | income: Other net rental income (loss)       |
  4    | 2018  |                                  | income: Guaranteed payments                  |
  4a   | 2019- | Guaranteed payments for services | income: Guaranteed payments for services     |
  4b   | 2019- | Guaranteed payments for capital  | income: Guaranteed payments for capital      |
  4c   | 2019- | Total guaranteed                 |                                              | guaranteed_payments_sum = 4a + 4b
  5    |       | Interest income                  |                                              |
  6a   |       | Ordinary dividends               |                                              |
  6b   |       | Qualified dividends              |                                              |
  7    |       | Royalties                        |                                              |
  8    |       | Net short-term                   |                                              |
  9a   |       | Net long-term                    |                                              |
  9b   |       | Collectibles                     |                                              |
  9c   |       | Unrecaptured                     |                                              |
  10   |       | Net section 1231                 |                                              |
  11   |       | Other income                     |                                              |
  12   |       | Section 179                      |                                              |
  13   |       | Other deductions                 |                                              |
  14   |       | Self-employment earnings         |                                              |
  18   |       | Tax-exempt income                |                                              |
  19   |       | Distributions                    |                                              |
  20   |       | Other information                |                                              |
  21   |       | Foreign taxes                    |                                              |
`,
)
