import type { ExtractedDocument } from '../../model/document.ts'
import type { ClaimedPage, Kind } from '../kind.ts'
import { facingPages, printedPageNumber, type PrintedPageNumber } from '../../layout/pages.ts'
import { documentOf } from './document.ts'
import { checksOfValues, decidingFigures, provenByBalance } from './checks/checks.ts'
import { EQUATIONS } from './checks/equations.ts'
import type { Page } from '../../model/page.ts'
import type { Trace } from '../../model/pass.ts'
import { LINE_RULES, parse } from '../../tables/ledger/parse.ts'
import { PASSES } from '../../tables/ledger/reading-order.ts'
import { monthFirst } from '../../layout/words/dates.ts'
import { recogniseBankStatement } from './recognise.ts'
import { linesOf } from '../../layout/lines.ts'
import { isoDate } from '../../entities/date.ts'
import { firstPeriodOn } from '../../entities/period.ts'
import { type Account, isSumOfOthers, type Transaction } from './accounts/account.ts'
import { type AccountParts, splitAccounts } from './accounts/accounts.ts'
import {
  type ListedBalance,
  balancesInList,
  listedNumber,
  listedOnly,
  withListedFigures,
  withMemberNumber,
} from './accounts/listed.ts'
import { accountType } from './identity/account-type.ts'
import { periodOfAccount, statementIdentity, type StatementIdentity } from './identity/identity.ts'
import { accountNumberOn, prepaidCardNumber } from '../../entities/account-number.ts'
import { figureAt, type Part, type RowPart, type TextPart } from '../../tables/ledger/parts.ts'
import { type Days, interestAtEnd, settleDates } from '../../tables/ledger/settle/dates.ts'
import { mendAmounts } from '../../tables/ledger/settle/mend-amounts.ts'
import { overdrawnReadings } from '../../tables/ledger/settle/overdrawn.ts'
import { reconcile, type Settlement } from '../../tables/ledger/settle/reconcile.ts'
import { followBalances, movedWithoutAmount } from '../../tables/ledger/settle/running.ts'
import { type Summary, summaryBetween, summaryOf } from '../../tables/ledger/settle/summary.ts'
import { withDatesMarked } from '../../tables/ledger/words/date-marks.ts'
import { mendHeadings } from '../../tables/ledger/words/mend-headings.ts'
import { withoutBlanksInAmounts } from '../../layout/words/broken.ts'
import { tablesOf } from '../../tables/ledger/settle/tables.ts'

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

const statementsOn = (pages: readonly Page[]): Page[][] => splitStatements(monthFirst(pages.flatMap(facingPages)))

function explain(claimed: readonly ClaimedPage[], trace: Trace): void {
  for (const statement of statementsOn(claimed.map(({ page }) => page))) partsOfStatement(statement, trace)
}

/** Splits a file where another statement begins: at another page 1, or another period without consecutive page numbers. */
function splitStatements(pages: readonly Page[]): Page[][] {
  const statements: Page[][] = []
  let before: Facts | null = null
  for (const page of pages) {
    const facts = factsOf(page)
    if (!before || beginsAnother(facts, before)) {
      statements.push([page])
      before = facts
    } else {
      statements.at(-1)!.push(page)
      before = { period: before.period ?? facts.period, number: facts.number ?? before.number }
    }
  }
  return statements
}

interface Facts {
  period: string | null
  number: PrintedPageNumber | null
}

function factsOf(page: Page): Facts {
  const lines = linesOf(page)
  const end = firstPeriodOn(page, lines)?.end
  return { period: end ? isoDate(end.value) : null, number: printedPageNumber(lines) }
}

function beginsAnother(facts: Facts, before: Facts): boolean {
  const goesOn = facts.number !== null && before.number !== null && facts.number.page > before.number.page
  if (goesOn) return false
  const anotherPeriod = facts.period !== null && before.period !== null && facts.period !== before.period
  const countsAnew = facts.number?.page === 1 && before.number !== null && facts.period !== null
  return anotherPeriod || countsAnew
}

/** The accounts of one statement, in page order. */
function readStatement(pages: readonly Page[], furtherPages = 0): Account[] {
  const parts = partsOfStatement(pages)
  const identity = statementIdentity(pages)
  const read = splitAccounts(parts).map((account) => readAccount(account, parts, { pages, furtherPages, ...identity }))
  const accounts = read.filter((account) => !isSumOfOthers(account, read))
  const known = accounts.map(({ number, settlement }) => ({
    number: number?.value ?? null,
    closing: settlement.closing?.amount.amount.cents ?? null,
  }))
  const listed = listedOnly(parts, known).map((part) =>
    readAccount(accountOfListing(part), [], { pages, furtherPages, ...identity }),
  )
  return withMemberNumber([...accounts.filter(hasContent), ...listed], parts)
}

/** Classifies each line of a statement; `trace` receives the rules. */
const partsOfStatement = (pages: readonly Page[], trace?: Trace): Part[] =>
  parse(withDatesMarked(withoutBlanksInAmounts(pages).map(mendHeadings)), trace)

function readAccount(
  account: AccountParts,
  statement: readonly Part[],
  { pages: statementPages, ...ofAll }: StatementIdentity & Pick<Account, 'furtherPages'> & { pages: readonly Page[] },
): Account {
  const { parts, printed, settlement } = settleAccount(account, statement)
  const summary = settlement.reconciles ? summaryBetween(parts, printed, settlement) : printed
  const listed = listedNumber(parts, settlement.closing?.amount.amount.cents ?? null, statement)
  const number = account.number ?? listed ?? prepaidCardNumber(statementPages)
  const { start, end } = periodOfAccount(account, statementPages, settlement.opening, settlement.closing)
  const transactions = transactionsOf(settlement, { start: start?.value ?? null, end: end?.value ?? null })
  return {
    ...ofAll,
    statementPages,
    pages: [...new Set(parts.filter((part) => holdsContent(part) || parts.length === 1).map((part) => part.page))],
    number,
    type: accountType(account),
    start,
    end,
    summary,
    settlement,
    transactions,
    running: followBalances(
      settlement.tables.flatMap(({ rows }) => rows),
      settlement.opening?.amount.amount.cents ?? null,
    ),
    daily: parts.filter((part) => part.kind === 'daily'),
    listed: balancesInList({ number, parts }, statement),
    unread: [...parts.filter(seemsRow), ...withoutAmount(settlement)],
  }
}

interface SettledParts {
  parts: readonly Part[]
  printed: Summary
  settlement: Settlement
}

/** An account's balances and transactions as printed, or with the signs of an overdraft if only those reconcile. */
function settleAccount({ parts, number }: AccountParts, statement: readonly Part[]): SettledParts {
  const settle = (own: readonly Part[]): SettledParts => {
    const printed = withListedFigures(summaryOf(own), { number: number?.value ?? null, parts: own }, statement)
    return { parts: own, printed, settlement: reconcile(tablesOf(own), printed) }
  }
  const { printed, settlement: read } = settle(parts)
  const settlement = mendAmounts(read)
  const others = settlement.reconciles === false ? overdrawnReadings(parts).map(settle) : []
  return others.find((other) => other.settlement.reconciles) ?? { parts, printed, settlement }
}

const seemsRow = (part: Part): part is TextPart => part.kind === 'text' && part.seemsRow === true

function withoutAmount({ tables, opening }: Settlement): RowPart[] {
  const rows = tables.filter(({ source }) => !source.isAside).flatMap(({ source }) => source.rows)
  return movedWithoutAmount(rows, opening?.amount.amount.cents ?? null)
}

const holdsContent = (part: Part) => part.kind !== 'text' || part.isCaption === true

function transactionsOf(settlement: Settlement, days: Days): Transaction[] {
  return settlement.tables.flatMap(({ rows }) => {
    const own = rows.map((settled) => settled.row)
    const dates = interestAtEnd(own, settleDates(own, days), days.end)
    return rows.map((settled, i) => ({ ...settled, date: dates[i]! }))
  })
}

/** An account for which the statement lists only its balances. */
function accountOfListing(listed: ListedBalance): AccountParts {
  const { page, line, label, balance } = listed
  const section = { kind: 'accounts', direction: null } as const
  const opening = listed.figures.find(({ figure }) => figure === 'opening')
  const figures = [
    ...(opening ? [figureAt(listed, 'opening', { ...opening, section })] : []),
    figureAt(listed, 'closing', { label, amount: balance, section }),
  ]
  return { number: accountNumberOn(page, line), parts: [{ kind: 'text', page, line }, ...figures] }
}

function hasContent({ transactions, settlement, summary }: Account): boolean {
  return (
    transactions.length > 0 || settlement.opening !== null || settlement.closing !== null || summary.credits.length > 0
  )
}
