import type { FarmIncome } from './schedules/farm.ts'
import type { Gains } from './schedules/gains.ts'
import type { Address } from '../people/person.ts'
import type { Dollars, Lines } from './lines.ts'

export interface Income {
  wages: Dollars
  interest: Dollars
  taxExemptInterest: Dollars
  dividends: Dollars
  retirement: Retirement
  withheld: Dollars
  business: BusinessIncome | null
  /** Rented houses, at most three, with more rent than expenses. */
  rentals: readonly Rental[]
  farm: FarmIncome | null
  gains: Gains | null
  /** From Schedule 3, line 3. */
  educationCredit: Dollars
  /** If claimed instead of the standard deduction. */
  itemized: Itemized | null
}

/** Lines 4a to 6b of Form 1040: gross amounts, and their taxable parts. */
export type Retirement = Readonly<
  Partial<Record<'ira' | 'pension' | 'socialSecurity', { gross: Dollars; taxable: Dollars }>>
>

/** Deductions of Schedule A. */
export interface Itemized {
  stateIncomeTax: Dollars
  realEstateTax: Dollars
  mortgageInterest: Dollars
  gifts: Dollars
}

/** On Schedule C: its name, activity and number. */
export interface Business {
  name: string
  activity: string
  ein: string
}

export interface BusinessIncome {
  receipts: Dollars
  returns: Dollars
  /** By line of Schedule C. */
  expenses: Lines
  homeOffice: Dollars
}

export interface Rental {
  property: Property
  rents: Dollars
  /** By line of Schedule E. */
  expenses: Lines
}

/** Lines 1a to 2 of Schedule E. */
export interface Property {
  address: Address
  /** The form's code: 1 is a single family residence. */
  type: number
  rentalDays: number
  personalDays: number
}

export type FilingStatus = 'single' | 'married_filing_jointly' | 'head_of_household'
