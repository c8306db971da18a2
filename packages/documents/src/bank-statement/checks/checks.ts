import type { Check } from '@income/shared'
import type { Account } from '../account.ts'
import { balanceReconciliation, dailyBalances, misreadAmounts, runningBalance } from './balances.ts'
import { periodDates, transactionDates } from './dates.ts'
import { directions } from './directions.ts'
import { pagesPresent } from './pages.ts'
import { unreadRows } from './rows.ts'
import { sectionCounts, sectionTotals, summaryArithmetic, summaryTotals } from './totals.ts'

/** Every relation that must hold in a statement. */
export function checksOf(account: Account): Check[] {
  return [
    balanceReconciliation(account),
    summaryArithmetic(account),
    ...summaryTotals(account),
    runningBalance(account),
    dailyBalances(account),
    sectionTotals(account),
    sectionCounts(account),
    periodDates(account),
    transactionDates(account),
    directions(account),
    unreadRows(account),
    pagesPresent(account),
    misreadAmounts(account),
  ]
}
