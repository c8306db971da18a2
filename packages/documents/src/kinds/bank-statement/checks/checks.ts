import type { Check } from '@income/shared'
import type { Account } from '../account.ts'
import { balancesReconcile, balancesRun, dailyBalances, misreadAmounts } from './balances.ts'
import { datedInPeriod, rowsDated } from './dates.ts'
import { directions } from './directions.ts'
import { pagesPresent } from './pages.ts'
import { unreadRows } from './rows.ts'
import { sectionCounts, sectionTotals, summaryAddsUp, summaryTotals } from './totals.ts'

/** Every relation that must hold in a statement. */
export function checksOf(account: Account): Check[] {
  return [
    balancesReconcile(account),
    summaryAddsUp(account),
    ...summaryTotals(account),
    balancesRun(account),
    dailyBalances(account),
    sectionTotals(account),
    sectionCounts(account),
    datedInPeriod(account),
    rowsDated(account),
    directions(account),
    unreadRows(account),
    pagesPresent(account),
    misreadAmounts(account),
  ]
}
