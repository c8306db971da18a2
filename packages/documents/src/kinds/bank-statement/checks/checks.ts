import { type Check, centsOf, type Entry } from '@income/shared'
import { isoDate } from '../../../entities/date.ts'
import type { Account } from '../accounts/account.ts'
import { totalOfLines } from '../../../tables/ledger/settle/sums-of-columns.ts'
import { checksOf as checksOfEquations } from '../../../equations/equation.ts'
import { dailyBalances, misreadAmounts, runningBalance, withoutTransactions } from './balances.ts'
import { directions, pagesPresent, periodDates, transactionDates, unreadRows } from './rows.ts'
import { ofSummaryTotal, sectionCounts, sectionTotals } from './totals.ts'
import type { ReadDocument } from '../../../model/document.ts'
import type { DecidedDocument, DecidingFigure } from '../../kind.ts'
import { type StatementFigures, type DatedMovement, EQUATIONS, amountsOf } from './equations.ts'

/** All checks of a statement. */
export function checksOf(account: Account): Check[] {
  const figures = figuresOf(account)
  return [
    ...checksOfEquations(EQUATIONS, amountsOf(figures)).map((check) => WITH_PAGES[check.name]!(check, account)),
    runningBalance(figures),
    dailyBalances(account),
    sectionTotals(account),
    sectionCounts(account),
    periodDates(figures),
    transactionDates(figures),
    directions(account),
    unreadRows(account),
    pagesPresent(account),
    misreadAmounts(account),
  ]
}

/** Adjusts an equation's check to the rest of the statement. */
const WITH_PAGES: Readonly<Record<string, (check: Check, account: Account) => Check>> = {
  balance_reconciliation: withoutTransactions,
  summary_arithmetic: (check) => check,
  total_credits: (check, account) => ofSummaryTotal(check, 'credit', account),
  total_debits: (check, account) => ofSummaryTotal(check, 'debit', account),
}

function figuresOf({ settlement, summary, start, end, transactions }: Account): StatementFigures {
  const total = (lines: typeof summary.credits) => (lines.length > 0 ? totalOfLines(lines) : null)
  return {
    opening: settlement.opening?.amount.amount.cents ?? null,
    closing: settlement.closing?.amount.amount.cents ?? null,
    totals: { credit: total(summary.credits), debit: total(summary.debits) },
    start: start && isoDate(start.value),
    end: end && isoDate(end.value),
    transactions: transactions.map(({ date, ...movement }) => ({ ...movement, date: date && isoDate(date) })),
  }
}

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
    ...checksOfEquations(EQUATIONS, amountsOf(figures)),
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

/** Differences in printed counts, totals of sections and missing pages are harmless if the balances prove the amounts. */
const HARMLESS = new Set(['section_totals', 'section_counts', 'pages_present'])

export function provenByBalance(checks: readonly Check[]): Check[] {
  const reconciles = checks.some(({ name, status }) => name === 'balance_reconciliation' && status === 'passed')
  if (!reconciles) return [...checks]
  return checks.map((check) =>
    HARMLESS.has(check.name) && check.status === 'failed' ? { ...check, status: 'warning' } : check,
  )
}
