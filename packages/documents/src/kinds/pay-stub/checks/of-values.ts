import { centsOf, type Check, type Entry } from '@income/shared'
import { parsePrintedDate } from '../../../entities/date.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'
import type { LineKind } from '../lines/money-line.ts'
import { checksOfFigures } from './checks.ts'
import type { StubAmounts } from './figures.ts'

/** The relations between the amounts and dates of a pay stub. */
export function checksOfValues({ document, entries }: ReadDocument): Check[] {
  const { fields, text_source: source } = document
  const total = (name: string) => centsOf(fields[name]?.value)
  const date = (name: string) => parsePrintedDate(fields[name]?.value ?? '')
  return checksOfFigures({
    lines: entries.flatMap(amountsOf),
    totals: {
      current: { gross: total('gross_pay'), net: total('net_pay'), deductions: total('total_deductions') },
      ytd: { gross: total('gross_pay_ytd'), net: total('net_pay_ytd'), deductions: total('total_deductions_ytd') },
    },
    dates: { start: date('period_start'), end: date('period_end'), payDate: date('pay_date') },
    source,
  })
}

/** Gross pay; of a stub without it, net pay. */
export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  const field = ['gross_pay', 'net_pay'].find((name) => fields[name]?.value)
  return field ? [{ field, verifiedBy: ['earnings_sum', 'gross_minus_deductions_is_net'] }] : []
}

const KINDS: readonly LineKind[] = ['earning', 'tax', 'deduction']

function amountsOf({ category, description, amount, ytd_amount, hours, rate }: Entry): StubAmounts[] {
  const kind = KINDS.find((known) => known === category)
  return kind ? [{ kind, description, current: centsOf(amount), ytd: centsOf(ytd_amount), hours, rate }] : []
}
