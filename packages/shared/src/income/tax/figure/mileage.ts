import type { Cents } from '../../../money/cents.ts'
import { exact, type Exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'

/**
 * The depreciation within the standard mileage rate, in cents per mile, by tax year (IRS notices on the standard
 * mileage rates; 2024: Notice 2024-08, 2025: Notice 2025-5, 2026: Notice 2026-10).
 */
const DEPRECIATION_CENTS: Readonly<Record<number, bigint>> = {
  2016: 24n,
  2017: 25n,
  2018: 25n,
  2019: 26n,
  2020: 27n,
  2021: 26n,
  2022: 26n,
  2023: 28n,
  2024: 30n,
  2025: 33n,
  2026: 35n,
}

/** Depreciation within the mileage deduction (Schedule C line 44a), in cents; null for a year with an unknown rate. */
export function mileageDepreciation(miles: Exact, year: number): Exact | null {
  const rate = DEPRECIATION_CENTS[year]
  return rate === undefined ? null : miles.mul(exact(rate))
}

/** The standard mileage rate, in tenths of a cent per mile; for 2022 the lower rate of its first half. */
const STANDARD_TENTHS: Readonly<Record<number, bigint>> = {
  2016: 540n,
  2017: 535n,
  2018: 545n,
  2019: 580n,
  2020: 575n,
  2021: 560n,
  2022: 585n,
  2023: 655n,
  2024: 670n,
  2025: 700n,
  2026: 725n,
}
/** Miles and amounts are rounded. */
const ROUNDED_SHARE = exact('0.98')

/** Business miles of a year for which the standard mileage rate was claimed (Schedule C line 44a), in hundredths. */
export function businessMiles(documents: readonly DocumentFacts[]): Cents {
  return documents.reduce((all, form) => all + (claimsActualExpenses(form) ? 0n : milesOn(form)), 0n)
}

function milesOn({ fields }: DocumentFacts): Cents {
  return centsOf(fields['line_44a']) ?? 0n
}

/**
 * Whether line 9, which includes parking and tolls, is less than the standard rate for its miles: then the car's actual
 * expenses were claimed, with depreciation on line 13 (IRS Publication 463, chapter 4).
 */
export function claimsActualExpenses(form: DocumentFacts): boolean {
  const claimed = centsOf(form.fields['line_9']) ?? 0n
  const rate = STANDARD_TENTHS[Number(form.fields['tax_year'])]
  const miles = milesOn(form)
  if (claimed === 0n || miles === 0n || rate === undefined) return false
  return exact(claimed).lt(exact(miles * rate, 1000n).mul(ROUNDED_SHARE))
}
