import { formTable } from '../../../../forms/form-table.ts'

/** Schedule K-1 of Form 1065, the share of a partner. */
export const K1_1065 = formTable(`
  line | years | caption                          | entry                                        | sum
  1    |       | Ordinary business income         | income: Ordinary business income (loss)
  2    |       | Net rental real estate           | income: Net rental real estate income (loss)
  3    |       | Other net rental                 | income: Other net rental income (loss)
  4    | 2018  |                                  | income: Guaranteed payments
  4a   | 2019- | Guaranteed payments for services | income: Guaranteed payments for services
  4b   | 2019- | Guaranteed payments for capital  | income: Guaranteed payments for capital
  4c   | 2019- | Total guaranteed                 |                                              | guaranteed_payments_sum = 4a + 4b
  5    |       | Interest income
  6a   |       | Ordinary dividends
  6b   |       | Qualified dividends
  7    |       | Royalties
  8    |       | Net short-term
  9a   |       | Net long-term
  9b   |       | Collectibles
  9c   |       | Unrecaptured
  10   |       | Net section 1231
  11   |       | Other income
  12   |       | Section 179
  13   |       | Other deductions
  14   |       | Self-employment earnings
  18   |       | Tax-exempt income
  19   |       | Distributions
  20   |       | Other information
  21   |       | Foreign taxes
`)

/** Schedule K-1 of Form 1120-S, the share of a shareholder. */
export const K1_1120S = formTable(`
  line | caption                  | entry
  1    | Ordinary business income | income: Ordinary business income (loss)
  2    | Net rental real estate   | income: Net rental real estate income (loss)
  3    | Other net rental         | income: Other net rental income (loss)
  4    | Interest income
  5a   | Ordinary dividends
  5b   | Qualified dividends
  6    | Royalties
  7    | Net short-term
  8a   | Net long-term
  8b   | Collectibles
  8c   | Unrecaptured
  9    | Net section 1231
  10   | Other income
  11   | Section 179
  12   | Other deductions
  16   | Items affecting
  17   | Other information
`)

/** Schedule K-1 of Form 1041, the share of a beneficiary. */
export const K1_1041 = formTable(`
  line | caption                  | entry
  1    | Interest income          | income: Interest of an estate or trust
  2a   | Ordinary dividends       | income: Ordinary dividends of an estate or trust
  2b   | Qualified dividends
  3    | Net short-term
  4a   | Net long-term
  4c   | Unrecaptured
  5    | Other portfolio and      | income: Other portfolio and nonbusiness income of an estate or trust
  6    | Ordinary business income | income: Ordinary business income of an estate or trust
  7    | Net rental real estate   | income: Net rental real estate income of an estate or trust
  8    | Other rental income      | income: Other rental income of an estate or trust
  9    | Directly apportioned
  10   | Estate tax deduction
  11   | Final year
  14   | Other information
`)
