import type { ExtractedDocument } from '../document.ts'
import type { ClaimedPage, Kind } from '../kind.ts'
import { facingPages } from './accounts/facing-pages.ts'
import { splitStatements } from './accounts/statements.ts'
import { documentOf } from './assemble.ts'
import { readStatement } from './read-statement.ts'
import { monthFirst } from './words/day-first.ts'
import { recogniseBankStatement } from './recognise.ts'

/** Bank statements: one document for each account and period. */
export const bankStatement: Kind = {
  documentType: 'bank_statement',
  equations: [
    'balance_reconciliation',
    'summary_arithmetic',
    'total_credits',
    'total_debits',
    'running_balance',
    'daily_balances',
    'section_totals',
    'misread_amounts',
  ],
  recognise: recogniseBankStatement,
  read: readPages,
}

function readPages(claimed: readonly ClaimedPage[]): ExtractedDocument[] {
  const statements = splitStatements(monthFirst(claimed.flatMap(({ page }) => facingPages(page))))
  return statements.flatMap(readStatement).map(documentOf)
}
