import type { PlacedFigure } from './figures.ts'

/** How a figure counts in the difference of a check: added, taken away, either, or not at all. */
type Parts = readonly bigint[]

const ADDED: Parts = [1n]
const TAKEN: Parts = [-1n]
const EITHER: Parts = [1n, -1n]
const NOT: Parts = []

/** The parts of lines by their direction, and of fields by their name without "_ytd". */
interface Sum {
  credit: Parts
  debit: Parts
  fields: Readonly<Record<string, Parts>>
}

/** Sums whose difference is that of the lines and the printed total, or of the printed net pay and what makes it up. */
const SUMS: Readonly<Record<string, Sum>> = {
  total_credits: { credit: ADDED, debit: NOT, fields: { total_credits: TAKEN } },
  total_debits: { credit: NOT, debit: ADDED, fields: { total_debits: TAKEN } },
  balance_reconciliation: {
    credit: ADDED,
    debit: TAKEN,
    fields: { opening_balance: ADDED, closing_balance: TAKEN },
  },
  daily_balances: { credit: EITHER, debit: EITHER, fields: { opening_balance: EITHER } },
  section_totals: { credit: EITHER, debit: EITHER, fields: {} },
  earnings_sum: { credit: ADDED, debit: NOT, fields: { gross_pay: TAKEN } },
  deductions_sum: { credit: NOT, debit: ADDED, fields: { total_deductions: TAKEN } },
  gross_minus_deductions_is_net: {
    credit: TAKEN,
    debit: ADDED,
    fields: { gross_pay: TAKEN, total_deductions: ADDED, net_pay: ADDED },
  },
}

const YEAR = 'ytd'

/** A figure may be part of a sum that is not listed here. */
export function partIn(check: string, { field, line }: PlacedFigure): Parts {
  const isOfYear = check.startsWith(`${YEAR}_`)
  const sum = SUMS[isOfYear ? check.slice(YEAR.length + 1) : check]
  if (!sum) return EITHER
  if (line) return (line.period === YEAR) === isOfYear ? sum[line.direction] : NOT
  const ofYear = field?.endsWith(`_${YEAR}`) ?? false
  if (field === null || ofYear !== isOfYear) return NOT
  return sum.fields[ofYear ? field.slice(0, -YEAR.length - 1) : field] ?? NOT
}
