import type { Cents } from '@income/shared'
import { earnings, sumOf, withheld } from '../lines/money-line.ts'
import type { StubReading } from '../read-stub.ts'
import type { Period } from '../vocabulary/total.ts'

/** What one column of a stub, this period's or the year's, says in totals and adds up to in lines. */
export interface ColumnSums {
  gross: Cents | null
  net: Cents | null
  /** The printed total of taxes and deductions, positive. */
  deductions: Cents | null
  /** Sums of the lines; null where no line has a figure in this column. */
  earned: Cents | null
  withheld: Cents | null
}

/** What is taken may be printed with a minus sign; of a cheque taken back, whose gross has one too, it is given back. */
const withheldOf = (cents: Cents, gross: Cents): Cents => (cents < 0n && gross >= 0n ? -cents : cents)

export function columnSums({ totals, lines }: Pick<StubReading, 'totals' | 'lines'>, period: Period): ColumnSums {
  const { gross, net, deductions } = totals[period]
  return {
    gross: gross?.cents ?? null,
    net: net?.cents ?? null,
    deductions: deductions ? withheldOf(deductions.cents, gross?.cents ?? 0n) : null,
    earned: sumOf(earnings(lines), period),
    withheld: sumOf(withheld(lines), period),
  }
}
