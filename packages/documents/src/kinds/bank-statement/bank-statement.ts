import type { ExtractedDocument } from '../../model/document.ts'
import type { ClaimedPage, Kind } from '../kind.ts'
import { facingPages } from './accounts/facing-pages.ts'
import { splitStatements } from './accounts/statements.ts'
import { documentOf } from './assemble.ts'
import { checksOfValues, provenByBalance } from './checks/of-values.ts'
import type { Page } from '../../model/page.ts'
import { partsOfStatement, readStatement } from './read-statement.ts'
import type { Trace } from './parse/trace.ts'
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
  checksOfValues,
  settledChecks: provenByBalance,
}

function readPages(claimed: readonly ClaimedPage[]): ExtractedDocument[] {
  return statementsOn(claimed.map(({ page }) => page))
    .flatMap(readStatement)
    .map(documentOf)
}

function statementsOn(pages: readonly Page[]): Page[][] {
  return splitStatements(monthFirst(pages.flatMap(facingPages)))
}

/** Tells a trace what becomes of each line of statements. */
export function traceStatements(pages: readonly Page[], trace: Trace): void {
  for (const statement of statementsOn(pages)) partsOfStatement(statement, trace)
}
