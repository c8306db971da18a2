import type { Page } from '../../model/page.ts'
import { type Trace, runPasses, type NamedRule } from '../../model/pass.ts'
import { PART_PASSES } from './part-passes.ts'
import { isBare, type LineAt, type Part, type RowPart } from './parts.ts'
import { type Line, linesOf } from '../../layout/lines.ts'
import { headerAt } from './header/header.ts'
import { withoutTimesBelow } from '../../layout/reading-order/dates.ts'
import { accountsAcross, endsList } from './figures/listed-accounts.ts'
import { ParseState } from './parse-state.ts'
import { inReadingOrder } from './reading-order.ts'
import { seemsRow, beginsWithRemains } from './rows/undated.ts'
import { accountNumberOn } from '../../entities/account-number.ts'
import type { SectionHeading } from './words/headings.ts'
import { namesDepositAccount, opensCredit } from './credit.ts'
import { beginsSummary } from './figures/figure-lines.ts'
import {
  balanceBelow,
  beginsAnother,
  bringsAmount,
  followsRow,
  isBetweenRows,
  isFinePrintBelow,
  isFlushBelow,
} from './rows/continuation.ts'
import { headsList, listHeadsAt } from './figures/parts-beside-rows.ts'
import { headingAt, headsSecurities, isOfLoan, isRestOfLabel, posted } from './sections.ts'

const LOAN: SectionHeading = { kind: 'loan', direction: null }
const SECURITIES: SectionHeading = { kind: 'aside', direction: null }

/** What a line of a statement may be. */
interface LineRule extends NamedRule {
  /** Takes the line, or returns false and leaves it to the next rule, possibly in another table than before. */
  take: (state: ParseState, at: LineAt) => boolean
}

/** Every line but table headers is offered to these in this order. The first that takes it decides; others are text. */
export const LINE_RULES: readonly LineRule[] = [
  {
    name: 'deposit account ends a loan',
    example: 'Everyday Checking 1234567890',
    take: (state, at) => {
      if (state.table?.section.kind === 'loan' && namesDepositAccount(at)) state.table = null
      return false
    },
  },
  {
    name: 'rest of a row that breaks off',
    example: 'TRANSFER TO / SAVINGS 4411',
    take: (state, at) => state.finishRow(at),
  },
  { name: 'amount of a row cut by the page', example: '(next page) 45.00', take: (state, at) => state.finishCut(at) },
  { name: "rest of an account's name", example: 'Primary / Savings', take: (state, at) => state.finishAccount(at) },
  {
    name: 'loan or card begins',
    example: 'Visa Platinum ending 1234 / Minimum payment due 25.00',
    take: (state, { line, lines, index }) => {
      if (opensCredit(lines, index)) state.beginTable(LOAN, line.text)
      return false
    },
  },
  {
    name: 'securities begin',
    example: 'Holdings',
    take: (state, { line }) => {
      if (headsSecurities(line)) state.beginTable(SECURITIES, line.text)
      return false
    },
  },
  { name: 'date over rows', example: 'June 3 / Coffee shop 4.50', take: (state, at) => state.takeGroupDate(at) },
  {
    name: 'row under the date of the one before',
    example: '06/03 Grocer 20.00 / Bookshop',
    take: (state, at) => {
      const { row, date } = state
      if (!row || !date || !beginsAnother(row, at.line)) return false
      state.beginRow(at, row.table, date)
      return true
    },
  },
  continuation(
    'description flush below',
    '06/03 Grocer 20.00 / Main Street 12',
    (row, { line, lines, index }) => headerAt(lines, index + 1) === null && isFlushBelow(row, line),
  ),
  continuation('fine print below a row', '06/03 Grocer 20.00 / Card ending 1234', (row, { line }) =>
    isFinePrintBelow(row, line),
  ),
  continuation('amount below its text', '06/03 Grocer / Main Street 20.00', (row, { line }) => bringsAmount(row, line)),
  { name: 'heading of a section or a list', example: 'Deposits and Additions', take: takeHeading },
  {
    name: 'list of accounts ends',
    example: '06/03 Grocer 20.00',
    take: (state, { line }) => {
      if (state.table?.section.kind === 'accounts' && endsList(line)) state.table = null
      return false
    },
  },
  { name: 'rows', example: '06/03 Grocer 20.00', take: (state, at) => state.takeRows(at) },
  { name: 'balance below a row', example: '06/03 Grocer 20.00 / 480.00', take: takeBalanceBelow },
  {
    name: 'row that begins with the remains of a date',
    example: 'O6/ Grocer 20.00',
    take: (state, at) => beginsWithRemains(at.line, state.table?.columns?.groups[0]?.columns) && state.takeDamaged(at),
  },
  {
    name: 'summary ends a list of accounts or holdings',
    example: 'Beginning balance 500.00',
    take: (state, { line }) => {
      const section = state.table?.section
      if ((section?.kind === 'accounts' || section === SECURITIES) && beginsSummary(line)) state.table = null
      return false
    },
  },
  {
    name: 'figures, totals and listed accounts',
    example: 'Total deposits 2,300.00',
    take: (state, at) => state.takeFigures(at),
  },
  { name: 'row without a legible date', example: 'I Grocer 20.00', take: (state, at) => state.takeDamaged(at) },
  continuation('row continuation', '06/03 Grocer 20.00 / SPRINGFIELD OH', (row, { line }) => followsRow(row, line)),
  continuation(
    'text between rows',
    '06/03 Grocer 20.00 / REF 77 / 06/04 Bookshop 9.00',
    (row, { page, line, lines, index }) =>
      accountNumberOn(page, line) === null && isBetweenRows(row, line, lines[index + 1]),
  ),
]

/** A rule for a line that continues the previous row. */
function continuation(name: string, example: string, goesOn: (row: RowPart, at: LineAt) => boolean): LineRule {
  return {
    name,
    example,
    take: (state, at) => {
      if (!state.row || !goesOn(state.row, at)) return false
      state.continueRow(state.row, at.line)
      return true
    },
  }
}

/** The header of a list names its columns and may be an amount as well; a section heading is nothing else. */
function takeHeading(state: ParseState, at: LineAt): boolean {
  const { line, lines, index } = at
  if (headsList(lines, index, state.table)) {
    state.takeListHead(at, listHeadsAt(lines, index))
    return false
  }
  // "Mobile deposit 20.00" below the date of the previous row is a row, not a heading with its total.
  if (state.isUndated(line) || isRestOfLabel(line, state.table)) return false
  const heading = headingAt(lines, index) ?? posted(line, state.table)
  if (!heading || isOfLoan(line.text, state.table)) return false
  state.takeHeading(at, heading)
  return true
}

function takeBalanceBelow({ row }: ParseState, { line }: LineAt): boolean {
  const balance = row && balanceBelow(row, line)
  if (!row || !balance) return false
  row.cells.balance = balance
  row.more.push(line)
  return true
}

/** Parses the pages of a statement line by line, each line under the current heading and columns. */
export function parse(pages: readonly Page[], trace?: Trace): Part[] {
  const parts = partsOf(pages, trace).flatMap((part) => (part.kind === 'row' && isBare(part) ? textOfRow(part) : part))
  return [...runPasses(PART_PASSES, parts, undefined)]
}

const textOfRow = ({ page, line, more }: RowPart): Part[] =>
  [line, ...more].map((l) => ({ kind: 'text', page, line: l }))

/** What each line is. A header of columns may span lines; every other line is taken by a rule, or is text. */
function partsOf(pages: readonly Page[], trace?: Trace): Part[] {
  const state = new ParseState()
  for (const page of pages) {
    const lines = linesOfPage(page, trace)
    for (let index = 0; index < lines.length;) {
      const { rule, count } = takeAt(state, { page, lines, index }, trace)
      trace?.took(page, lines.slice(index, index + count), rule)
      index += count
    }
    state.endPage()
  }
  return state.parts
}

function linesOfPage(page: Page, trace?: Trace): Line[] {
  const ordered = inReadingOrder(linesOf(page), trace && ((pass) => trace.changed(page, pass)))
  return withoutTimesBelow(ordered)
}

/** Takes the lines that begin here together; returns how many, and by which rule. */
function takeAt(
  state: ParseState,
  at: Pick<LineAt, 'page' | 'lines' | 'index'>,
  trace?: Trace,
): { rule: string; count: number } {
  const { page, lines, index } = at
  // "Number   Balance   Balance" is the lowest line of headings over the list of accounts.
  const isOfList = state.table?.section.kind === 'accounts' && headsList(lines, index, state.table)
  const header = isOfList ? null : headerAt(lines, index)
  if (header) {
    state.takeHeader(header, lines[index + header.lines - 1]!)
    return { rule: 'header of columns', count: header.lines }
  }
  const across = accountsAcross(page, lines, index)
  if (across) {
    state.parts.push(...across.accounts)
    return { rule: 'accounts side by side', count: across.lines }
  }
  const line = lines[index]!
  return { rule: takeLine(state, { ...at, line }, trace), count: 1 }
}

function takeLine(state: ParseState, at: LineAt, trace?: Trace): string {
  const { page, line } = at
  for (const { name, take } of LINE_RULES) {
    const { table } = state
    if (take(state, at)) return name
    if (table !== state.table) trace?.turned(page, line, name)
  }
  const isUnread = seemsRow(line, state.table)
  state.parts.push({ kind: 'text', page, line, ...(isUnread && { seemsRow: true }) })
  return isUnread ? 'text that seems a row' : 'text'
}
