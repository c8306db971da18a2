import { formTable } from '../../../forms/form-table.ts'

/** Schedule K-1 of Form 1120-S, the share of a shareholder. */
export const K1_1120S = formTable(
  `
  line | caption                  | entry
  1    | Ordinary business income | income: Ordinary business income (loss)
  2    | Net rental real estate   | income: Net rental real estate income (loss)
  3    | Other net rental         | income: Other net rental income (loss)
  4    | Interest income          |
  5a   | Ordinary dividends       |
  5b   | Qualified dividends      |
  6    | Royalties                |
  7    | Net short-term           |
  8a   | Net long-term            |
  8b   | Collectibles             |
  8c   | Unrecaptured             |
  9    | Net section 1231         |
  10   | Other income             |
  11   | Section 179              |
  12   | Other deductions         |
  16   | Items affecting          |
  17   | Other information        |
`,
)
