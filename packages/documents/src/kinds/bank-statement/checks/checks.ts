import type { Check } from '@income/shared'
import { isoDate } from '../../../entities/date.ts'
import type { Account } from '../account.ts'
import { totalOfLines } from '../../../tables/ledger/settle/sums-of-columns.ts'
import { checksOf as checksOfEquations } from '../../../equations/checks.ts'
import { dailyBalances, misreadAmounts, runningBalance, withoutTransactions } from './balances.ts'
import { directions, pagesPresent, periodDates, transactionDates, unreadRows } from './rows.ts'
import { amountsOf, EQUATIONS, type StatementFigures } from './equations.ts'
import { ofIncompleteSummary, ofSummaryTotal, sectionCounts, sectionTotals } from './totals.ts'

/** Every relation that must hold in a statement. */
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

/** What the rest of the statement says of an equation's check. */
const WITH_PAGES: Readonly<Record<string, (check: Check, account: Account) => Check>> = {
  balance_reconciliation: withoutTransactions,
  summary_arithmetic: ofIncompleteSummary,
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
