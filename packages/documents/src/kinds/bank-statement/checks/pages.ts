import type { Check } from '@income/shared'
import { check, notApplicable, passed } from '../../../model/check.ts'
import { linesOf } from '../../../layout/lines.ts'
import type { Account } from '../account.ts'
import { printedPageNumber } from '../../../layout/pages/printed-page-number.ts'

/**
 * The pages count from the first to the last. Missing pages are harmless where the balances prove that no transaction is
 * missing with them. Pages in between that are no part of the statement itself (disclosures) are there all the same.
 */
export function pagesPresent({ statementPages, settlement }: Account): Check {
  const name = 'pages_present'
  const numbers = statementPages.flatMap((page) => printedPageNumber(linesOf(page)) ?? [])
  const of = Math.max(0, ...numbers.map((number) => number.of ?? 0))
  if (of === 0) return notApplicable(name, 'The pages are not numbered.')
  // They may have been scanned back to front.
  const present = Math.abs(statementPages.at(-1)!.number - statementPages[0]!.number) + 1
  if (present >= of) return passed(name, 'No page is missing.')
  const proof = settlement.reconciles
    ? 'the balances prove that no transaction is missing'
    : 'the balances do not prove that no transaction is missing'
  const message = `${present} of ${of} pages are there, and ${proof}.`
  return check(name, settlement.reconciles ? 'warning' : 'failed', message, {
    expected: String(of),
    actual: String(present),
  })
}
