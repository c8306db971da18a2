import type { Cents, TextSource } from '@income/shared'
import type { PrintedDate } from '../../../entities/date.ts'
import type { MoneyLine } from '../lines/money-line.ts'
import type { Period } from '../../../tables/totals/total.ts'

/** What the checks of a stub rest on: its amounts and dates, as it was read or as a reviewer has corrected it. */
export interface StubFigures {
  lines: readonly StubAmounts[]
  totals: Record<Period, PrintedTotals>
  dates: Record<'start' | 'end' | 'payDate', PrintedDate | null>
  source: TextSource
}

export type StubAmounts = Pick<MoneyLine, 'kind' | 'description' | 'current' | 'ytd' | 'hours' | 'rate'>

/** The totals of a column as printed; null where one is not. */
export type PrintedTotals = Record<'gross' | 'net' | 'deductions', Cents | null>
