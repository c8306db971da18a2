import type { ColumnRole, Columns } from '../columns.ts'
import { directionOf, sectionHeading, type SectionHeading } from './words/headings.ts'
import type { Table } from './parts.ts'
import type { Line } from '../../layout/lines.ts'
import { headerAt } from './header/header.ts'
import { numberAlone } from './figures/listed-accounts.ts'
import { columnRole, isHeading, MONEY_ROLES } from './words/columns.ts'
import { balanceKind, isTotalLabel } from './words/figures.ts'

/** Amounts that are held, requested or due have not been booked, and may never be. */
const NOT_YET =
  /\b(pending|upcoming|scheduled|holds?|held|stop|due|unpaid|outstanding|authori[sz]\w*|posted|processed|cleared|memo)\b/i

const TRANSACTIONS: SectionHeading = { kind: 'transactions', direction: null }
const LOAN: SectionHeading = { kind: 'loan', direction: null }
const DAILY: SectionHeading = { kind: 'daily', direction: null }
const CHECKS: SectionHeading = { kind: 'checks', direction: 'debit' }

/** A header of columns and the heading above it. */
interface Headed {
  above: Pick<Table, 'section' | 'title'> | null
  heading: SectionHeading | null
  /** Whether one of the columns has one of these roles. */
  has: (...roles: ColumnRole[]) => boolean
}

interface SectionRule {
  name: string
  isSuch: (headed: Headed) => boolean
  section: (headed: Headed) => SectionHeading
}

const asHeaded = ({ heading }: Headed) => heading ?? TRANSACTIONS

/** The first kind that matches a header decides; others are of transactions, or of what their heading names. */
const SECTION_RULES: readonly SectionRule[] = [
  { name: 'loan by its principal', isSuch: ({ has }) => has('principal'), section: () => LOAN },
  {
    name: 'fees and interest are listed without a running balance, pending items may have one',
    isSuch: ({ above, heading, has }) =>
      heading?.kind === 'doubtful' && isLedger(has) && above !== null && !NOT_YET.test(above.title),
    section: () => TRANSACTIONS,
  },
  {
    name: 'table under a heading that is of no transactions',
    isSuch: ({ heading }) => heading?.kind === 'doubtful' || heading?.kind === 'aside',
    section: asHeaded,
  },
  {
    name: 'list of accounts',
    isSuch: ({ heading }) => heading?.kind === 'accounts',
    section: ({ heading, has }) => (has('date') && has('description') ? TRANSACTIONS : heading!),
  },
  {
    name: 'daily balances',
    isSuch: ({ has }) => !has('amount', 'credit', 'debit') && has('date') && !has('description'),
    section: () => DAILY,
  },
  {
    name: 'checks by their numbers',
    isSuch: ({ heading, has }) =>
      has('check') && !has('description') && has('date', 'amount') && heading?.direction !== 'credit',
    section: () => CHECKS,
  },
  {
    name: 'rows below a summary or daily balances',
    isSuch: ({ heading, has }) =>
      has('description') &&
      ((heading?.kind === 'summary' && has('credit', 'debit', 'balance')) ||
        (heading?.kind === 'daily' && has('date'))),
    section: () => TRANSACTIONS,
  },
]

/** What a table holds: the heading above names it, unless the columns contradict it. */
export function sectionUnder(columns: Columns, above: Headed['above']): SectionHeading {
  const headed: Headed = {
    above,
    heading: above?.section ?? null,
    has: (...roles) => has(columns, ...roles),
  }
  return (SECTION_RULES.find(({ isSuch }) => isSuch(headed))?.section ?? asHeaded)(headed)
}

const isLedger = (has: Headed['has']) =>
  has('date') && has('description') && has('balance') && has('amount', 'credit', 'debit')

/** Whether one of the tables only lists checks or items by their numbers. */
export const isOfOtherKind = (before: Columns, columns: Columns): boolean =>
  areOfChecks(before) !== areOfChecks(columns) ||
  (has(before, 'description') && has(before, 'balance') && !has(columns, 'description', 'type', 'balance'))

const areOfChecks = (columns: Columns) => has(columns, 'check') && !has(columns, 'description', 'type')

function has(columns: Columns, ...roles: ColumnRole[]): boolean {
  const own = rolesOf(columns)
  return roles.some((role) => own.has(role))
}

const rolesOf = ({ groups }: Columns) => new Set(groups[0]!.columns.map(({ role }) => role))

const POSTED = /^(posted|completed|cleared|settled|history)$/i

/** The heading that a line is or begins with ("No. Checks: 2" may follow). Labels over amounts are no heading. */
export function headingAt(lines: readonly Line[], at: number): SectionHeading | null {
  const line = lines[at]!
  if (line.hasMoney) return headingWithTotal(line, lines, at)
  if (line.tokens[0]?.kind === 'date' || lines.slice(at + 1, at + 3).some(isRowOfFigures)) return null
  if (isBesideHeads(line.cells)) return null
  if (isOverDailyBalances(line, lines[at + 1])) return DAILY
  return summaryBeside(line.cells) ?? sectionHeading(line.text) ?? headingBeside(line.cells)
}

/** "Balance by day" over "06/02 5,590.03  06/11 5,390.60": only balances are listed in pairs without words. */
function isOverDailyBalances({ text }: Line, below: Line | undefined): boolean {
  const kinds = below?.tokens.map(({ kind }) => kind) ?? []
  return (
    /\bbalances?\b/i.test(text) && kinds.length > 2 && kinds.every((kind, i) => kind === (i % 2 ? 'money' : 'date'))
  )
}

/** "Account summary   Interest summary": of titles side by side, the one of the balances describes what is below. */
function summaryBeside(titles: readonly Line[]): SectionHeading | null {
  const headings = titles.length > 1 ? titles.map(({ text }) => sectionHeading(text)) : []
  return headings.includes(null) ? null : (headings.find((heading) => heading!.kind === 'summary') ?? null)
}

/** "Activity   Amount   Interest summary": the last is the title of a box beside the summary that the column headings belong to. */
function isBesideHeads(cells: readonly Line[]): boolean {
  const heads = cells.slice(0, -1)
  const areHeads = heads.some(({ text }) => isHeading(text) && MONEY_ROLES.includes(columnRole(text)))
  return areHeads && sectionHeading(cells.at(-1)!.text)?.kind === 'doubtful'
}

/** "Posted" below pending transactions, on a printout, heads the completed ones. */
export const posted = ({ text }: Line, above: Table | null): SectionHeading | null =>
  above?.section.kind === 'doubtful' && POSTED.test(text) ? TRANSACTIONS : null

/** "Deposit date   Amount held   Date available" heads unknown columns, not deposits. */
const headingBeside = ([first, ...others]: readonly Line[]): SectionHeading | null =>
  others.length > 0 && /\bdates?$/i.test(first!.text) ? null : sectionHeading(first!.text)

/** Amounts and nothing else, unless an account's number comes first. */
function isRowOfFigures({ tokens, amounts, label }: Line): boolean {
  return (
    amounts.length > 1 &&
    numberAlone(label) === null &&
    tokens.every((token) => token.kind === 'money' || (token.kind !== 'date' && !/\p{L}/u.test(token.text)))
  )
}

/** Fees, charges and the payment due under a loan belong to the loan. */
export const isOfLoan = (title: string, table: Table | null) =>
  table?.section.kind === 'loan' && /\b(fees?|charges?|interest|minimum payment|payment due|past due)\b/i.test(title)

/** "Other withdrawals, debits and service  1,171.38" over "charges": the continuation of a summary's label. */
export const isRestOfLabel = ({ text }: Line, table: Table | null) =>
  table?.section.kind === 'summary' && /^\p{Ll}/u.test(text)

export const isSameSection = (a: SectionHeading, b: SectionHeading) => a.kind === b.kind && a.direction === b.direction

/** A heading with its sum: "+ Deposits and Credits (4) $1,200.00", followed by rows or the header of a table. */
function headingWithTotal(line: Line, lines: readonly Line[], at: number): SectionHeading | null {
  const label = line.wording
  const direction = directionOf(label)
  const isSummary = line.amounts.length > 1
  if (!direction || isSummary || /^\W*total/i.test(line.text) || line.leadingDate) return null
  if (!isFollowedByRows(lines, at)) return null
  const words = label
    .replace(/\b((there|you) (were|was|had)|totall?ing)\b.*$/i, '')
    .replace(/[()+$.,:-]/g, ' ')
    .trim()
  if (isTotalLabel(words)) return null
  return sectionHeading(words)
}

function isFollowedByRows(lines: readonly Line[], at: number): boolean {
  // A line that explains the marks of the rows may be in between.
  const below = /^[*^†]\s/.test(lines[at + 1]?.text ?? '') ? at + 2 : at + 1
  const next = lines[below]
  if (!next) return false
  if (headerAt(lines, below)) return true
  return next.isDatedRow && balanceKind(next.wording) === null
}

/** Securities and their price: no deposit account has a column for either. */
const HELD = /^(?:number of |no\. of |# of )?(?:shares|units|quantity|qty\.?)(?: held| traded)?$/i
const WORTH = /^(?:(?:share|unit|market|closing|trade) )?(?:price|nav|value)(?: per (?:share|unit))?$/i

/** Whether a line is the header of securities bought, sold or held beside an account's cash. */
export function headsSecurities(line: Line): boolean {
  const cells = line.cells
  if (cells.length < 3 || line.hasMoney) return false
  return cells.some(({ text }) => HELD.test(text)) && cells.some(({ text }) => WORTH.test(text))
}
