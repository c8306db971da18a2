import { amount, sum } from '../../arithmetic/index.ts'
import { monthsEmployed } from '../elapsed.ts'
import type { Employment, WageYear } from '../employment.ts'
import type { EarningType } from '../vocabulary/earning-type.ts'
import type { YearToDate } from './rhythm.ts'

/**
 * What W-2s show about a type of pay in a year: all of their wages, if the employment pays only commission. Commission
 * is documented by a pay stub and the W-2s of two years (Fannie Mae B3-3.1-04). Null for any other type, because a W-2
 * does not separate types of pay.
 */
export function yearOfW2s(type: EarningType, year: number, employment: HistoryOf): TypeYear | null {
  const ofYear = employment.w2s.filter((w2) => w2.year === year)
  if (ofYear.length === 0 || !isAllCommission(type, employment)) return null
  return {
    pay: sum(ofYear.map(({ wages }) => amount(wages, `W-2 of ${year}`))),
    months: monthsEmployed(year, employment.stubs),
    documentIds: ofYear.map(({ document }) => document.id),
  }
}

/** Pay of a type in a year, and the documents that show it. */
export interface TypeYear extends YearToDate {
  documentIds: string[]
}

/** The facts that the history of variable pay is read from. */
export interface HistoryOf {
  stubs: Employment['stubs']
  /** W-2s the reviewer has not refused. */
  w2s: readonly WageYear[]
}

function isAllCommission(type: EarningType, { stubs }: HistoryOf): boolean {
  const paid = stubs.flatMap(({ earnings }) => earnings.map((earning) => earning.type))
  return type === 'commission' && paid.every((other) => other === 'commission' || other === 'not_income')
}
