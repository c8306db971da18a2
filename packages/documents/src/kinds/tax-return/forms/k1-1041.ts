import { formTable } from '../../../forms/form-table.ts'

/** Schedule K-1 of Form 1041, the share of a beneficiary. */
export const K1_1041 = formTable(
  `
  line | caption                  | entry
  1    | Interest income          | income: Interest of an estate or trust
  2a   | Ordinary dividends       | income: Ordinary dividends of an estate or trust
  2b   | Qualified dividends      |
  3    | Net short-term           |
  4a   | Net long-term            |
  4c   | Unrecaptured             |
  5    | Other portfolio and      | income: Other portfolio and nonbusiness income of an estate or trust
  6    | Ordinary business income | income: Ordinary business income of an estate or trust
  7    | Net rental real estate   | income: Net rental real estate income of an estate or trust
  8    | Other rental income      | income: Other rental income of an estate or trust
  9    | Directly apportioned     |
  10   | Estate tax deduction     |
  11   | Final year               |
  14   | Other information        |
`,
)
