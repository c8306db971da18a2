import type { Cents } from '../../../money/cents.ts'
import { exact, type Exact } from '../../arithmetic/exact.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'

/**
 * The part of the standard mileage rate that is depreciation, in cents a mile, by tax year (IRS notices on the standard
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

/** Depreciation within the mileage deduction (Schedule C line 44a), in cents; null for a year whose rate is not known. */
export function mileageDepreciation(miles: Exact, year: number): Exact | null {
  const rate = DEPRECIATION_CENTS[year]
  return rate === undefined ? null : miles.mul(exact(rate))
}

/** Business miles of a year (Schedule C line 44a), in hundredths. */
export function businessMiles(documents: readonly DocumentFacts[]): Cents {
  return documents.reduce((all, { fields }) => all + (centsOf(fields['line_44a']) ?? 0n), 0n)
}
