import type { ExtractedDocument } from '../../model/document.ts'
import type { ClaimedPage, Kind } from '../kind.ts'
import { facingPages } from '../../layout/pages.ts'
import { splitStatements } from './accounts/statements.ts'
import { documentOf } from './document.ts'
import { checksOfValues, decidingFigures, provenByBalance } from './checks/checks.ts'
import { EQUATIONS } from './checks/equations.ts'
import type { Page } from '../../model/page.ts'
import type { Trace } from '../../model/pass.ts'
import { LINE_RULES } from '../../tables/ledger/line-rules.ts'
import { PASSES } from '../../tables/ledger/reading-order.ts'
import { partsOfStatement, readStatement } from './read-statement.ts'
import { monthFirst } from '../../layout/words/dates.ts'
import { recogniseBankStatement } from './recognise.ts'

/** Bank statements: one document for each account and period. */
export const bankStatement: Kind = {
  documentType: 'bank_statement',
  equations: [
    ...EQUATIONS.map(({ name }) => name),
    'running_balance',
    'daily_balances',
    'section_totals',
    'misread_amounts',
  ],
  recognise: recogniseBankStatement,
  read: readPages,
  checksOfValues,
  decidingFigures,
  settledChecks: provenByBalance,
  rules: [...PASSES, ...LINE_RULES],
  explain,
}

function readPages(claimed: readonly ClaimedPage[]): ExtractedDocument[] {
  const further = new Map(claimed.map((own) => [own.page.number, own.further ?? 0]))
  return statementsOn(claimed.map(({ page }) => page))
    .flatMap((pages) => readStatement(pages, further.get(pages.at(-1)!.number)))
    .map(documentOf)
}

function statementsOn(pages: readonly Page[]): Page[][] {
  return splitStatements(monthFirst(pages.flatMap(facingPages)))
}

function explain(claimed: readonly ClaimedPage[], trace: Trace): void {
  for (const statement of statementsOn(claimed.map(({ page }) => page))) partsOfStatement(statement, trace)
}
