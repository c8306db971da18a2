import type { TaxForm } from '@income/shared'
import type { FormLine } from '../../forms/form-line.ts'
import { formTable } from '../../forms/form-table.ts'

/** The forms on which payers report payments, and their boxes. */
export const INFORMATION_RETURNS = {
  '1099-int': formTable(`
    line | column | caption | entry
    1    |        | Interest income not included in box 3 / Interest income | income: Interest
    2    |        | Early withdrawal penalty |
    3    |        | Interest on U.S. Savings Bonds and Treasury obligations / Interest on U.S. Savings Bonds and Treas. obligations / Interest on U.S. Savings Bonds | income: Interest on U.S. savings bonds and Treasury obligations
    4    |        | Federal income tax withheld| withholding: Federal income tax withheld
    5    |        | Investment expenses |
    6    |        | Foreign tax paid |
    7    | text   | Foreign country or U.S. territory / Foreign country or U.S. possession / Foreign country |
    8    |        | Tax-exempt interest | income: Tax-exempt interest
    9    |        | Specified private activity bond interest |
    10   |        | Market discount |
    11   |        | Bond premium |
    12   |        | Bond premium on Treasury obligations |
    13   |        | Bond premium on tax-exempt bond |
    14   | text   | Tax-exempt and tax credit bond CUSIP no. / Tax-exempt bond CUSIP no.      |
    15   | text   | State |
    16   | text   | State identification no. |
    17   |        | State tax withheld |
  `),
  '1099-div': formTable(`
    line | years     | column | caption | entry | sum
    1a   |           |        | Total ordinary dividends | income: Ordinary dividends         |
    1b   |           |        | Qualified dividends | | qualified_dividends <= 1a
    2a   |           |        | Total capital gain distr. / Total capital gain distributions | income: Capital gain distributions |
    2b   |           |        | Unrecap. Sec. 1250 gain / Unrecaptured section 1250 gain | | section_1250_gain <= 2a
    2c   |           |        | Section 1202 gain | | section_1202_gain <= 2a
    2d   |           |        | Collectibles (28%) gain / Collectibles 28% rate gain / Collectibles gain  | | collectibles_gain <= 2a
    2e   | 2021-     |        | Section 897 ordinary dividends |
    2f   | 2021-     |        | Section 897 capital gain |
    3    |           |        | Nondividend distributions |
    4    |           |        | Federal income tax withheld| withholding: Federal income tax withheld
    5    |           |        | Section 199A dividends | | section_199a_dividends <= 1a
    6    |           |        | Investment expenses |
    7    |           |        | Foreign tax paid |
    8    |           | text   | Foreign country or U.S. territory / Foreign country or U.S. possession / Foreign country |
    9    |           |        | Cash liquidation distributions |
    10   |           |        | Noncash liquidation distributions |
    12   | 2021-     |        | Exempt-interest dividends | income: Exempt-interest dividends  |
    11   | 2018-2020 |        | Exempt-interest dividends | income: Exempt-interest dividends  |
    13   | 2021-     |        | Specified private activity bond interest dividends | | private_activity_dividends <= 12
    12   | 2018-2020 |        | Specified private activity bond interest dividends | | private_activity_dividends <= 11
    14   | 2021-     | text   | State |
    13   | 2018-2020 | text   | State |
    15   | 2021-     | text   | State identification no. |
    14   | 2018-2020 | text   | State identification no. |
    16   | 2021-     |        | State tax withheld |
    15   | 2018-2020 |        | State tax withheld |
  `),
  '1099-nec': formTable(`
    line | column | caption | entry
    1    |        | Nonemployee compensation | income: Nonemployee compensation
    4    |        | Federal income tax withheld| withholding: Federal income tax withheld
    5    |        | State tax withheld |
    6    | text   | State/Payer's state no. |
    7    |        | State income |
  `),
  '1099-misc': formTable(`
    line | years     | column | caption | entry
    1    |           |        | Rents | income: Rents
    2    |           |        | Royalties | income: Royalties
    3    |           |        | Other income | income: Other income
    4    |           |        | Federal income tax withheld| withholding: Federal income tax withheld
    5    |           |        | Fishing boat proceeds | income: Fishing boat proceeds
    6    |           |        | Medical and health care payments | income: Medical and health care payments
    7    | 2018-2019 |        | Nonemployee compensation |
    8    |           |        | Substitute payments in lieu of dividends or interest |
    9    | 2020-     |        | Crop insurance proceeds |
    10   | 2018-2019 |        | Crop insurance proceeds |
    10   | 2020-     |        | Gross proceeds paid to an attorney |
    14   | 2018-2019 |        | Gross proceeds paid to an attorney |
    11   | 2021-     |        | Fish purchased for resale |
    12   | 2020-     |        | Section 409A deferrals |
    15a  | 2018-2019 |        | Section 409A deferrals |
    14   | 2021-     |        | Excess golden parachute payments |
    13   | 2018-2020 |        | Excess golden parachute payments |
    15   | 2021-     |        | Nonqualified deferred compensation |
    14   | 2020      |        | Nonqualified deferred compensation |
    16   | 2021-     |        | State tax withheld |
    15   | 2020      |        | State tax withheld |
    16   | 2018-2019 |        | State tax withheld |
    17   | 2021-     | text   | State/Payer's state no. |
    16   | 2020      | text   | State/Payer's state no. |
    17   | 2018-2019 | text   | State/Payer's state no. |
    18   | 2021-     |        | State income |
    17   | 2020      |        | State income |
    18   | 2018-2019 |        | State income |
  `),
  '1099-r': formTable(`
    line | years     | column | caption | entry | sum
    1    |           |        | Gross distribution | income: Gross distribution           |
    2a   |           |        | Taxable amount | income: Distribution, taxable amount | taxable_distribution <= 1
    3    |           |        | Capital gain (included in box 2a) | | capital_gain_included <= 2a
    4    |           |        | Federal income tax withheld| withholding: Federal income tax withheld | withheld_from_distribution <= 1
    5    |           |        | Employee contributions/Designated Roth contributions or insurance premiums / Employee contributions |
    6    |           |        | Net unrealized appreciation in employer's securities |
    7    |           | text   | Distribution code(s) / Distribution codes / Distribution code |
    7_ira_sep_simple |           | mark   | IRA/SEP/SIMPLE
    8    |           |        | Other |
    9a   |           | text   | Your percentage of total distribution |
    9b   |           |        | Total employee contributions |
    10   |           |        | Amount allocable to IRR within 5 years |
    11   |           | text   | 1st year of desig. Roth contrib. |
    14   | 2020-     |        | State tax withheld |
    12   | 2018-2019 |        | State tax withheld |
    15   | 2020-     | text   | State/Payer's state no. |
    13   | 2018-2019 | text   | State/Payer's state no. |
    16   | 2020-     |        | State distribution |
    14   | 2018-2019 |        | State distribution |
    17   | 2020-     |        | Local tax withheld |
    15   | 2018-2019 |        | Local tax withheld |
    18   | 2020-     | text   | Name of locality |
    16   | 2018-2019 | text   | Name of locality |
    19   | 2020-     |        | Local distribution |
    17   | 2018-2019 |        | Local distribution |
  `),
  'ssa-1099': formTable(`
    line | caption | entry | sum
    3    | Benefits paid in | |
    4    | Benefits repaid to SSA in / Benefits repaid | |
    5    | Net benefits for / Net benefits | income: Net benefits         | net_benefits = 3 - 4
    6    | Voluntary Federal income tax withheld | withholding: Federal income tax withheld |
  `),
} satisfies Partial<Record<TaxForm, readonly FormLine[]>>
