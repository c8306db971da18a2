import type { Columns } from '../../../tables/column-groups.ts'
import type { ColumnRole } from '../../../tables/columns.ts'
import type { SectionHeading } from '../words/headings.ts'
import type { Table } from './parts.ts'

/** What is held, asked for or due has not come about, nor may it. */
const NOT_YET =
  /\b(pending|upcoming|scheduled|holds?|held|stop|due|unpaid|outstanding|authori[sz]\w*|posted|processed|cleared|memo)\b/i

export const TRANSACTIONS: SectionHeading = { kind: 'transactions', direction: null }
const LOAN: SectionHeading = { kind: 'loan', direction: null }
const DAILY: SectionHeading = { kind: 'daily', direction: null }
const DOUBTFUL: SectionHeading = { kind: 'doubtful', direction: null }
const CHECKS: SectionHeading = { kind: 'checks', direction: 'debit' }

/** A header of columns and the heading above it. */
interface Headed {
  above: Pick<Table, 'section' | 'title'> | null
  heading: SectionHeading | null
  /** Whether one of the columns has one of these roles. */
  has: (...roles: ColumnRole[]) => boolean
  groups: number
}

interface SectionRule {
  name: string
  isSuch: (headed: Headed) => boolean
  section: (headed: Headed) => SectionHeading
}

const asHeaded = ({ heading }: Headed) => heading ?? TRANSACTIONS

/** The first that a header is decides; one that is none of them is of transactions, or of what its heading says. */
const SECTION_RULES: readonly SectionRule[] = [
  {
    name: "a card's table looks like any other: it is the card's by the name above it",
    isSuch: ({ above, heading }) => heading?.kind === 'loan' && above?.title !== '',
    section: asHeaded,
  },
  { name: 'loan by its principal', isSuch: ({ has }) => has('principal'), section: () => LOAN },
  { name: 'account below a loan', isSuch: ({ heading }) => heading?.kind === 'loan', section: () => TRANSACTIONS },
  {
    name: 'fees and interest are told without a running balance, what is to come may have one',
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
  { name: 'no amounts', isSuch: ({ has }) => !has('amount', 'credit', 'debit'), section: asHeaded },
  {
    name: 'what each day added up to and left, several days beside each other, repeats the transactions',
    isSuch: ({ groups, has }) => groups > 1 && has('date') && has('balance') && !has('description', 'type', 'check'),
    section: () => DOUBTFUL,
  },
  {
    name: 'checks by their numbers',
    isSuch: ({ heading, has }) =>
      has('check') && !has('description') && has('date', 'amount') && heading?.direction !== 'credit',
    section: () => CHECKS,
  },
  {
    name: 'rows below daily balances',
    isSuch: ({ heading, has }) => has('description') && has('date') && heading?.kind === 'daily',
    section: () => TRANSACTIONS,
  },
  {
    name: 'rows below a summary',
    isSuch: ({ heading, has }) =>
      has('description') && has('credit', 'debit', 'balance') && heading?.kind === 'summary',
    section: () => TRANSACTIONS,
  },
]

/** What a table holds under its columns: the heading above says it, unless the columns say otherwise. */
export function sectionUnder(columns: Columns, above: Headed['above']): SectionHeading {
  const roles = rolesOf(columns)
  const has = (...names: ColumnRole[]) => names.some((name) => roles.has(name))
  const headed: Headed = { above, heading: above?.section ?? null, has, groups: columns.groups.length }
  return (SECTION_RULES.find(({ isSuch }) => isSuch(headed))?.section ?? asHeaded)(headed)
}

const isLedger = (has: Headed['has']) =>
  has('date') && has('description') && has('balance') && has('amount', 'credit', 'debit')

/** Whether a table lists checks by their numbers alone. */
export function areOfChecks(columns: Columns): boolean {
  const roles = rolesOf(columns)
  return roles.has('check') && !roles.has('description') && !roles.has('type')
}

const rolesOf = ({ groups }: Columns) => new Set(groups[0]!.columns.map(({ role }) => role))
