/** Amounts of a return in whole dollars, as returns are filed; `number` only here, where no cents are. */
export type Lines = Readonly<Record<string, number>>

export interface Income {
  wages: number
  interest: number
  dividends: number
  withheld: number
  business: BusinessIncome | null
}

export interface BusinessIncome {
  receipts: number
  returns: number
  /** By the line of Schedule C they stand on. */
  expenses: Lines
  homeOffice: number
}

export type FilingStatus = 'single' | 'married_filing_jointly' | 'head_of_household'

const STANDARD_DEDUCTION: Record<FilingStatus, number> = {
  single: 13_850,
  married_filing_jointly: 27_700,
  head_of_household: 20_800,
}

export interface Return {
  year: number
  status: FilingStatus
  form1040: Lines
  schedule1: Lines | null
  schedule2: Lines | null
  scheduleC: Lines | null
  scheduleSe: Lines | null
}

/** Fills in the forms so that every sum on them holds. */
export function calculateReturn(year: number, status: FilingStatus, income: Income): Return {
  const scheduleC = income.business ? profitOf(income.business) : null
  const profit = scheduleC?.['31'] ?? 0
  const scheduleSe = profit >= 433 ? selfEmploymentTax(profit) : null
  const schedule1 = scheduleC
    ? withoutZeros({ 3: profit, 10: profit, 15: scheduleSe?.['13'] ?? 0, 26: scheduleSe?.['13'] ?? 0 })
    : null
  const schedule2 = scheduleSe ? { 4: scheduleSe['12']!, 21: scheduleSe['12']! } : null
  const form1040 = mainForm(year, status, income, schedule1 ?? {}, schedule2 ?? {})
  return { year, status, form1040, schedule1, schedule2, scheduleC, scheduleSe }
}

function profitOf({ receipts, returns, expenses, homeOffice }: BusinessIncome): Lines {
  const gross = receipts - returns
  const total = Object.values(expenses).reduce((sum, amount) => sum + amount, 0)
  const tentative = gross - total
  return withoutZeros({
    1: receipts,
    2: returns,
    3: gross,
    5: gross,
    7: gross,
    ...expenses,
    28: total,
    29: tentative,
    30: homeOffice,
    31: tentative - homeOffice,
  })
}

/** Schedule SE, below the wage base. */
function selfEmploymentTax(profit: number): Lines {
  const base = Math.round(profit * 0.9235)
  const socialSecurity = Math.round(base * 0.124)
  const medicare = Math.round(base * 0.029)
  const tax = socialSecurity + medicare
  return {
    2: profit,
    3: profit,
    '4a': base,
    '4c': base,
    6: base,
    10: socialSecurity,
    11: medicare,
    12: tax,
    13: Math.round(tax / 2),
  }
}

function mainForm(year: number, status: FilingStatus, income: Income, schedule1: Lines, schedule2: Lines): Lines {
  const additional = schedule1['10'] ?? 0
  const adjustments = schedule1['26'] ?? 0
  const total = income.wages + income.interest + income.dividends + additional
  const agi = total - adjustments
  const deduction = STANDARD_DEDUCTION[status]
  const taxable = Math.max(0, agi - deduction)
  const tax = incomeTax(taxable, status)
  const other = schedule2['21'] ?? 0
  const due = tax + other
  const balance = income.withheld - due
  return withoutZeros({
    ...(year < 2022 ? { 1: income.wages } : { '1a': income.wages, '1z': income.wages }),
    '2b': income.interest,
    '3b': income.dividends,
    8: additional,
    9: total,
    10: adjustments,
    [year >= 2025 ? '11a' : '11']: agi,
    ...(year < 2022 ? { '12a': deduction, '12c': deduction } : { [year >= 2025 ? '12e' : '12']: deduction }),
    14: deduction,
    15: taxable,
    16: tax,
    18: tax,
    22: tax,
    23: other,
    24: due,
    '25a': income.withheld,
    '25d': income.withheld,
    33: income.withheld,
    34: Math.max(0, balance),
    '35a': Math.max(0, balance),
    37: Math.max(0, -balance),
  })
}

/** The brackets of 2023 serve every year: what is asked of a sample is that its sums hold. */
function incomeTax(taxable: number, status: FilingStatus): number {
  const width = status === 'married_filing_jointly' ? 2 : 1
  const brackets: readonly [upTo: number, rate: number][] = [
    [11_000, 0.1],
    [44_725, 0.12],
    [95_375, 0.22],
    [182_100, 0.24],
    [Infinity, 0.32],
  ]
  let tax = 0
  let from = 0
  for (const [upTo, rate] of brackets) {
    tax += Math.max(0, Math.min(taxable, upTo * width) - from) * rate
    from = upTo * width
  }
  return Math.round(tax)
}

/** Lines that come to nothing are left blank, as filers do. */
function withoutZeros(lines: Record<string, number>): Lines {
  return Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0))
}
