import { centsOf, type Check, type Entry } from '@income/shared'
import { checksOf } from '../../../equations/checks.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'
import { runningBalance } from './balances.ts'
import { periodDates, transactionDates } from './rows.ts'
import { amountsOf, type DatedMovement, EQUATIONS, type StatementFigures } from './equations.ts'

/** The relations between the balances, totals, dates and transactions of a statement. */
export function checksOfValues({ document: { fields }, entries }: ReadDocument): Check[] {
  const value = (name: string) => fields[name]?.value ?? null
  const figures: StatementFigures = {
    opening: centsOf(value('opening_balance')),
    closing: centsOf(value('closing_balance')),
    totals: { credit: centsOf(value('total_credits')), debit: centsOf(value('total_debits')) },
    start: value('period_start'),
    end: value('period_end'),
    transactions: entries.map(movement),
  }
  return [
    ...checksOf(EQUATIONS, amountsOf(figures)),
    runningBalance(figures),
    periodDates(figures),
    transactionDates(figures),
  ]
}

export function decidingFigures({ fields }: DecidedDocument): DecidingFigure[] {
  if (!fields['closing_balance']?.value) return []
  return [{ field: 'closing_balance', verifiedBy: ['balance_reconciliation', 'summary_arithmetic'] }]
}

/** A balance that OCR misread is no longer part of an entry. */
function movement({ direction, amount, balance, date }: Entry): DatedMovement {
  return { direction, amount: centsOf(amount) ?? 0n, balance: centsOf(balance), date, isScanned: false }
}

/** Printed counts and sums of sections that differ, and missing pages, are harmless where the balances prove the amounts. */
const HARMLESS = new Set(['section_totals', 'section_counts', 'pages_present'])

export function provenByBalance(checks: readonly Check[]): Check[] {
  const reconciles = checks.some(({ name, status }) => name === 'balance_reconciliation' && status === 'passed')
  if (!reconciles) return [...checks]
  return checks.map((check) =>
    HARMLESS.has(check.name) && check.status === 'failed' ? { ...check, status: 'warning' } : check,
  )
}
