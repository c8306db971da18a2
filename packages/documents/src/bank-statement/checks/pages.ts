import type { Check } from '@income/shared'
import { linesOf } from '../../page/lines.ts'
import type { Account } from '../account.ts'
import { printedPageNumber } from '../accounts/statements.ts'
import { verdict } from './check.ts'

/**
 * The pages count from the first to the last. Missing pages are harmless where the balances prove that no transaction is
 * missing with them.
 */
export function pagesPresent({ statementPages, settlement }: Account): Check {
  const name = 'pages_present'
  const numbers = statementPages.flatMap((page) => printedPageNumber(linesOf(page)) ?? [])
  const of = Math.max(0, ...numbers.map((number) => number.of ?? 0))
  if (of === 0) return verdict(name, 'not_applicable', 'The pages are not numbered.')
  if (statementPages.length >= of) return verdict(name, 'passed', 'All pages are there.')
  return {
    name,
    status: settlement.reconciles ? 'warning' : 'failed',
    expected: String(of),
    actual: String(statementPages.length),
    message: settlement.reconciles
      ? 'Pages are missing, but no transaction is.'
      : 'Pages are missing, and the transactions on the others do not prove the balances.',
  }
}
