import type { FilingStatus, Income } from './income.ts'
import { amountOn, round, sum, withoutZeros, type Dollars, type Lines } from './lines.ts'

const STANDARD_DEDUCTION: Record<FilingStatus, Dollars> = {
  single: 13_850n,
  married_filing_jointly: 27_700n,
  head_of_household: 20_800n,
}

const NOTHING = { gross: 0n, taxable: 0n }

interface MainForm {
  year: number
  status: FilingStatus
  income: Income
  /** null if the return has none, like the others. */
  schedule1: Lines | null
  schedule2: Lines | null
  schedule3: Lines | null
  /** Of Schedule D. */
  gain: Dollars
  itemized: Dollars | null
}

/** Form 1040, its lines numbered as in that year. */
export function mainForm({ year, status, income, schedule1, schedule2, schedule3, gain, itemized }: MainForm): Lines {
  const additional = amountOn(schedule1, year < 2021 ? '9' : '10')
  const adjustments = amountOn(schedule1, year < 2021 ? '22' : '26')
  const { ira = NOTHING, pension = NOTHING, socialSecurity = NOTHING } = income.retirement
  const retired = sum([ira, pension, socialSecurity].map(({ taxable }) => taxable))
  const total = income.wages + income.interest + income.dividends + retired + gain + additional
  const agi = total - adjustments
  const deduction = itemized ?? STANDARD_DEDUCTION[status]
  const taxable = positive(agi - deduction)
  const tax = incomeTax(taxable, status)
  const other = amountOn(schedule2, year < 2021 ? '10' : '21')
  const credits = amountOn(schedule3, year < 2021 ? '7' : '8')
  const taxAfterCredits = positive(tax - credits)
  const due = taxAfterCredits + other
  const refund = positive(income.withheld - due)
  return withoutZeros({
    ...(year < 2022 ? { 1: income.wages } : { '1a': income.wages, '1z': income.wages }),
    '2a': income.taxExemptInterest,
    '2b': income.interest,
    '3b': income.dividends,
    '4a': ira.gross,
    '4b': ira.taxable,
    '5a': pension.gross,
    '5b': pension.taxable,
    '6a': socialSecurity.gross,
    '6b': socialSecurity.taxable,
    [year >= 2025 ? '7a' : '7']: gain,
    8: additional,
    9: total,
    ...(year < 2021 ? { '10a': adjustments, '10c': adjustments } : { 10: adjustments }),
    ...(year >= 2025 ? { '11a': agi, '11b': agi } : { 11: agi }),
    ...(year === 2021 ? { '12a': deduction, '12c': deduction } : { [year >= 2025 ? '12e' : '12']: deduction }),
    14: deduction,
    15: taxable,
    16: tax,
    18: tax,
    20: credits,
    21: credits,
    22: taxAfterCredits,
    23: other,
    24: due,
    '25a': income.withheld,
    '25d': income.withheld,
    33: income.withheld,
    34: refund,
    '35a': refund,
    37: positive(due - income.withheld),
  })
}

/** The brackets of 2023 are used for every year: only the sums of a sample must hold. */
function incomeTax(taxable: Dollars, status: FilingStatus): Dollars {
  const width = status === 'married_filing_jointly' ? 2n : 1n
  const brackets: readonly [from: Dollars, percentMore: bigint][] = [
    [0n, 10n],
    [11_000n, 2n],
    [44_725n, 10n],
    [95_375n, 2n],
    [182_100n, 8n],
  ]
  const hundredths = brackets.map(([from, percentMore]) => positive(taxable - from * width) * percentMore)
  return round(
    hundredths.reduce((total, amount) => total + amount, 0n),
    100n,
  )
}

function positive(amount: Dollars): Dollars {
  return amount > 0n ? amount : 0n
}
