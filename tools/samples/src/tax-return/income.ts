import type { FarmIncome } from './farm.ts'
import type { Gains } from './gains.ts'
import type { Dollars, Lines } from './lines.ts'

export interface Income {
  wages: Dollars
  interest: Dollars
  dividends: Dollars
  withheld: Dollars
  business: BusinessIncome | null
  /** Rented houses, at most three; with more rent than expenses. */
  rentals: readonly Rental[]
  farm: FarmIncome | null
  gains: Gains | null
  /** Of Schedule 3, line 3. */
  educationCredit: Dollars
  /** Where they are claimed instead of the standard deduction. */
  itemized: Itemized | null
}

/** Deductions of Schedule A. */
export interface Itemized {
  stateIncomeTax: Dollars
  realEstateTax: Dollars
  mortgageInterest: Dollars
  gifts: Dollars
}

export interface BusinessIncome {
  receipts: Dollars
  returns: Dollars
  /** By the line of Schedule C they stand on. */
  expenses: Lines
  homeOffice: Dollars
}

export interface Rental {
  rents: Dollars
  /** By the line of Schedule E they stand on. */
  expenses: Lines
}

export type FilingStatus = 'single' | 'married_filing_jointly' | 'head_of_household'
