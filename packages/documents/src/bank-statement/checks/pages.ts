import type { Check } from '@income/shared'
import { linesOf } from '../../page/lines.ts'
import type { Account } from '../account.ts'
import { printedPageNumber } from '../../page/printed-page-number.ts'
import { verdict } from './check.ts'

/**
 * The pages count from the first to the last. Missing pages are harmless where the balances prove that no transaction is
 * missing with them. Pages in between that are no part of the statement itself (disclosures) are there all the same.
 */
export function pagesPresent({ statementPages, settlement }: Account): Check {
  const name = 'pages_present'
  const numbers = statementPages.flatMap((page) => printedPageNumber(linesOf(page)) ?? [])
  const of = Math.max(0, ...numbers.map((number) => number.of ?? 0))
  if (of === 0) return verdict(name, 'not_applicable', 'The pages are not numbered.')
  // They may have been scanned back to front.
  const present = Math.abs(statementPages.at(-1)!.number - statementPages[0]!.number) + 1
  if (present >= of) return verdict(name, 'passed', 'All pages are there.')
  return {
    name,
    status: settlement.reconciles ? 'warning' : 'failed',
    expected: String(of),
    actual: String(present),
    message: settlement.reconciles
      ? 'Pages are missing, but no transaction is.'
      : 'Pages are missing, and the transactions on the others do not prove the balances.',
  }
}
